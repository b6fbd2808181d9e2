import { readFile } from "node:fs/promises";
import { IDEAS, type PlatformKey } from "../support/people";
import { journey } from "./journey";
import { slowUnless } from "./script-modes";
import { expect, test } from "./site";

/** A word of each idea that its plan must hold. */
const WORDS: Record<PlatformKey, RegExp> = {
  lovable: /dog/i,
  cursor: /hive|inspection/i,
  bolt: /menu/i,
  replit: /rehearsal/i,
  rork: /run/i,
};

// One idea's way from the platform to a saved plan and its file.
for (const [platform, mode, quick] of [
  ["lovable", "off", true],
  ["cursor", "on", false],
  ["lovable", "on", false],
  ["cursor", "blocked", false],
  ["bolt", "off", false],
  ["replit", "on", false],
  ["rork", "off", false],
] as const) {
  test(
    `an idea for ${platform} becomes a saved plan, scripts ${mode}`,
    slowUnless(quick),
    async ({ openPage, server }) => {
      const page = await openPage(mode);
      const { file } = await journey(page, server, IDEAS[platform], WORDS[platform]);
      expect(await readFile(file, "utf8")).toMatch(WORDS[platform]);
    },
  );
}
