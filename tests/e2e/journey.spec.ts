import { readFile } from "node:fs/promises";
import { IDEAS, type PlatformKey } from "../support/people";
import { journey } from "./journey";
import { SLOW } from "./script-modes";
import { expect, test } from "./site";

/** A word of each idea that its plan must hold. */
const WORDS: Record<PlatformKey, RegExp> = {
  lovable: /dog/i,
  cursor: /hive|inspection/i,
  bolt: /menu/i,
  replit: /rehearsal/i,
  rork: /run/i,
};

// One idea's way from the platform to a saved plan and its file; without scripts in tests/braindumper/journey.page.test.ts.
for (const [platform, mode] of [
  ["cursor", "on"],
  ["lovable", "on"],
  ["cursor", "blocked"],
  ["replit", "on"],
] as const) {
  test(
    `an idea for ${platform} becomes a saved plan, scripts ${mode}`,
    SLOW,
    async ({ openPage, server }) => {
      const page = await openPage(mode);
      const { file } = await journey(page, server, IDEAS[platform], WORDS[platform]);
      expect(await readFile(file, "utf8")).toMatch(WORDS[platform]);
    },
  );
}
