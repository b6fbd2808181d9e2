import { describe, expect, test } from "vitest";
import { nestsTooDeep } from "~/base/text/markdown-depth";
import { newsletterLetter } from "~/newsletter/letter";
import { renderMarkdown } from "~/site/render/markdown";

/** By kind: so many inside each other. */
const NESTED: Record<string, (times: number) => string> = {
  quotes: (times) => `${">".repeat(times)} a`,
  "quotes with spaces": (times) => `${"> ".repeat(times)}a`,
  "lists in a line": (times) => `${"- ".repeat(times)}a`,
  "lists over lines": (times) =>
    Array.from({ length: Math.min(times, 260) }, (_, at) => `${"  ".repeat(at)}- a`).join("\n"),
  links: (times) => `${"![".repeat(times)}a${"](/b)".repeat(times)}`,
  brackets: (times) => `${"[".repeat(times)}a${"]".repeat(times)}`,
  emphasis: (times) => `${"*a _b ".repeat(times)}c${" b_ a*".repeat(times)}`,
  stars: (times) => `${"*".repeat(times)}a${"*".repeat(times)}`,
  deletions: (times) => `${"~~a *b ".repeat(times)}c${"* ~~".repeat(times)}`,
  "quotes and lists": (times) => `${"> - ".repeat(times)}a`,
};
const site = { name: "Loam", origin: "https://loam.example" } as never;
const sender = { controller: "", contact: "", address: "" };

describe.each(Object.keys(NESTED))("%s", (kind) => {
  const nested = NESTED[kind] as (times: number) => string;

  test.each([200, 4000])("%i times inside each other are refused, or rendered", (times) => {
    const body = nested(times);
    if (nestsTooDeep(body)) return;
    expect(renderMarkdown(body)).toContain("a");
    const made = newsletterLetter({ site, sender, subject: "s", body, webUrl: null });
    expect(made("https://loam.example/u").html).toContain("a");
  });

  test("a dozen are taken", () => {
    expect(nestsTooDeep(nested(12))).toBe(false);
  });
});

test.each(["quotes", "quotes with spaces", "lists in a line", "lists over lines", "quotes and lists"])(
  "9,000 nested %s are too deep",
  (kind) => {
    expect(nestsTooDeep((NESTED[kind] as (times: number) => string)(9000))).toBe(true);
  },
);

test("depth is what is open at once: a long list is not deep, nor is code", () => {
  expect(nestsTooDeep("- a\n\n> b\n\n*c*\n\n".repeat(500))).toBe(false);
  expect(nestsTooDeep(`\`\`\`\n${">".repeat(200)}\n${" ".repeat(200)}- a\n\`\`\``)).toBe(false);
});
