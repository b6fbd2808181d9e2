import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser";
import { type Idea, journey } from "./journey";
import { type Mode, openBrowser } from "./script-modes";

const DOGS =
  "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together.";

export const IDEAS: { idea: Idea; words: RegExp }[] = [
  { idea: { platform: "Lovable", description: DOGS }, words: /dog/i },
  {
    idea: {
      platform: "Cursor / Windsurf",
      appType: "Web App",
      description: "Beekeepers log hive inspections with date and honey yield.",
    },
    words: /hive|inspection/i,
  },
  {
    idea: {
      platform: "Bolt",
      appType: "Mobile App",
      description: "QR menu for restaurants, customers scan at the table and order.",
    },
    words: /menu/i,
  },
  {
    idea: {
      platform: "Replit",
      appType: "Web App",
      description: "A choir plans rehearsals; singers say whether they come.",
    },
    words: /rehearsal/i,
  },
  {
    idea: { platform: "Rork", description: "Running buddy app: log runs with gps, share pics with friends." },
    words: /run/i,
  },
];

/** One idea's way from the platform to a saved plan and its file, scripts in this mode. */
export function ideaBecomesPlan({ idea, words }: (typeof IDEAS)[number], mode: Mode): void {
  test(`scripts ${mode}: an idea for ${idea.platform} becomes a saved plan`, async ({ browser, server }) => {
    const context = await openBrowser(browser, server, mode);
    const page = await context.newPage();
    const { file } = await journey(page, server, idea, words);
    expect(await readFile(file, "utf8")).toMatch(words);
    await context.close();
  });
}
