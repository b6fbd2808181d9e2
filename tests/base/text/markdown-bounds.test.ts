import { describe, expect, test } from "vitest";
import { markdownProblem } from "~/base/text/markdown-bounds";
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
    if (markdownProblem(body)) return;
    expect(renderMarkdown(body)).toContain("a");
    const made = newsletterLetter({ site, sender, subject: "s", body, webUrl: null });
    expect(made("https://loam.example/u").html).toContain("a");
  });

  test("a dozen are taken", () => {
    expect(markdownProblem(nested(12))).toBeNull();
  });
});

test.each(["quotes", "quotes with spaces", "lists in a line", "lists over lines", "quotes and lists"])(
  "9,000 nested %s are too deep",
  (kind) => {
    expect(markdownProblem((NESTED[kind] as (times: number) => string)(9000))).toMatch(/inside each other/);
  },
);

test("depth is what is open at once: a long list is not deep, nor is code", () => {
  expect(markdownProblem("- a\n\n> b\n\n*c*\n\n".repeat(500))).toBeNull();
  expect(markdownProblem(`\`\`\`\n${">".repeat(200)}\n${" ".repeat(200)}- a\n\`\`\``)).toBeNull();
});

const row = (cells: number) => `|${"a|".repeat(cells)}`;

test.each([
  [
    "a table that would be filled up to a hundred times its size",
    `${row(600)}\n|${"-|".repeat(600)}\n${"|\n".repeat(18_000)}`,
  ],
  ["ends of emphases that are looked for again and again", "a_".repeat(20_000)],
  ["parts of a line that are one letter", "!".repeat(40_000)],
  ["ends of deletions that are looked for again and again", "~~a~~".repeat(8000)],
  ["emphases that might end at each of many signs", `${"*".repeat(100)}${"&*".repeat(20_000)}`],
  ["more lines of lists than anybody reads", "- a\n".repeat(15_000)],
  ["an item of a list that goes on for ever", `- a\n${"a\n".repeat(28_000)}`],
  ["the same in quotes and lists", `> - > 1. a\n${"> a\n".repeat(20_000)}`],
])("%s is refused, and soon", (_, body) => {
  const before = process.cpuUsage();
  expect(markdownProblem(body)).toMatch(/too many small parts/);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});

test("a table as people make them is taken, and so is a long text", () => {
  expect(markdownProblem(`${row(12)}\n|${"-|".repeat(12)}\n${`${row(12)}\n`.repeat(200)}`)).toBeNull();
  expect(
    markdownProblem("Some *words* and a [link](/a) with snake_case_names in `code`.\n\n".repeat(1200)),
  ).toBeNull();
  expect(markdownProblem(`- a\n${"b b b b b b b b b b b b b b b b b b b b\n".repeat(1000)}`)).toBeNull();
  expect(markdownProblem(`1. a\n\n${"   b\n".repeat(5000)}\n- a\n\n${"c\n".repeat(5000)}`)).toBeNull();
  expect(markdownProblem(`- a\n\`\`\`\n${"b\n".repeat(20_000)}\`\`\``)).toBeNull();
  expect(markdownProblem("`a` and [b](/c), *d*: ".repeat(600))).toBeNull();
});
