import { describe, expect, it } from "vitest";
import { replaceWizardStart, withLinksFrom, withoutLinks } from "~/base/text/markdown-links";

const SITE = "https://loam.example/";
const full = (markdown: string) => withLinksFrom(markdown, SITE, `${SITE}newsletter/7`);

describe("links of a text that is read elsewhere", () => {
  it.each([
    ["[a](/tools)", "[a](https://loam.example/tools)"],
    ["[a]( /tools)", "[a]( https://loam.example/tools)"],
    ["[a](</tools>)", "[a](<https://loam.example/tools>)"],
    ["[a](</my tools>)", "[a](<https://loam.example/my%20tools>)"],
    ["[a](./blog)", "[a](https://loam.example/blog)"],
    ["[a](../blog 'Title')", "[a](https://loam.example/blog 'Title')"],
    ["[a](#part)", "[a](https://loam.example/newsletter/7#part)"],
    ["[a](/x_\\(y\\)?a=1&b=2#c)", "[a](https://loam.example/x_%28y%29?a=1&b=2#c)"],
    ["[a][t] and [t]\n\n[t]: /tools 'Tools'", "[a][t] and [t]\n\n[t]: https://loam.example/tools 'Tools'"],
    ["![a](/map.png)", "![a](https://loam.example/map.png)"],
    ["[![a](/map.png)](/map)", "[![a](https://loam.example/map.png)](https://loam.example/map)"],
    ["> - [a](/tools)", "> - [a](https://loam.example/tools)"],
    ["| a |\n|---|\n| [b](/c) |", "| a |\n|---|\n| [b](https://loam.example/c) |"],
    ["a\r\n\r\n\t[b]: /c\r\n\r\n[d](/e)", "a\r\n\r\n\t[b]: /c\r\n\r\n[d](https://loam.example/e)"],
    ["\uFEFF[a](/tools)", "[a](https://loam.example/tools)"],
  ])("%j", (markdown, right) => {
    expect(full(markdown)).toBe(right);
  });

  it.each([
    "```js\nconst a = handlers[name](/^a$/);\n```",
    "    handlers[name](/^a$/)",
    "`[a](/tools)` and \\[a](/tools)",
    "[a](https://other.example/x) <https://other.example> https://other.example",
    "[a](mailto:ann@example.com) [b](//evil.example) [c](/\\evil.example) [d](javascript:alert(1)) [e](tools)",
    "[a]: not a definition [b](",
    "<div>\n[a](/tools)\n</div>",
  ])("nothing else changes: %j", (markdown) => {
    expect(full(markdown)).toBe(markdown);
  });

  it("on the site itself they stay paths", () => {
    expect(withLinksFrom("[a](./blog) [b](#part) ![c](/d.png)", "/", "")).toBe(
      "[a](/blog) [b](#part) ![c](/d.png)",
    );
    expect(withLinksFrom("[a](./other)", "/blog/", "")).toBe("[a](/blog/other)");
  });
});

describe("links to what is gone", () => {
  const without = (markdown: string) => withoutLinks(markdown, "/blog/", (path) => path.startsWith("/jobs"));

  it.each([
    ["See [our *jobs*](/jobs 'Jobs'), [tools](/tools).", "See our *jobs*, [tools](/tools)."],
    ["[a](../jobs) [b](/jobs/x?y#z)", "a b"],
    ["[![x](/p.png)](/jobs) [![x](/p.png)](/b)", "![x](/p.png) [![x](/p.png)](/b)"],
    [
      "[a][Our  Jobs] [our jobs][] [our jobs] [b][c]\n\n[our jobs]: /jobs\n[c]: /c",
      "a our jobs our jobs [b][c]\n\n\n[c]: /c",
    ],
  ])("have their words alone: %j", (markdown, right) => {
    expect(without(markdown)).toBe(right);
  });

  it.each(["`[a](/jobs)` [b](/b)", "[a](jobs) [b](https://other.example/jobs)", "\uFEFF[a](/b)"])(
    "nothing else changes: %j",
    (markdown) => {
      expect(without(markdown)).toBe(markdown);
    },
  );
});

it("a paragraph is replaced, and the same words in code are not", () => {
  const code = "```\n{{braindumper}}\n```";
  const text = (paragraph: string) => `a\n\n${paragraph}\n\n${code}\n\nsay {{braindumper}}`;
  expect(replaceWizardStart(text("{{braindumper}}"), "there")).toBe(text("there"));
});
