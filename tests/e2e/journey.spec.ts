import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser";
import { type Idea, journey } from "./journey";
import { openBrowser } from "./script-modes";

const MODES = ["on", "off", "blocked"] as const;

const DOGS =
  "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together.";

const IDEAS: { idea: Idea; words: RegExp }[] = [
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

for (const mode of MODES) {
  for (const { idea, words } of IDEAS) {
    test(`scripts ${mode}: an idea for ${idea.platform} becomes a saved plan`, async ({
      browser,
      server,
    }) => {
      const context = await openBrowser(browser, server, mode);
      const page = await context.newPage();
      const { file } = await journey(page, server, idea, words);
      expect(await readFile(file, "utf8")).toMatch(words);
      await context.close();
    });
  }
}
