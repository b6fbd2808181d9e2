import { describe, expect, it } from "vitest";
import { longDate } from "~/base/text/time-zone";
import { fillIn, postHeadSchema, readingMinutes, toolsSchema } from "~/site/pages";
import { contentsOf, renderMarkdown } from "~/site/render/markdown";
import { siteSchema } from "~/site/site";

describe("contentsOf", () => {
  it("names the headings of the second level as they are read, with their ids", () => {
    const html = renderMarkdown("## One `two` & *three*\n\n### Below\n\n## Four\n\n## Five");
    expect(contentsOf(html)).toEqual([
      { id: "one-two-three", text: "One two & three" },
      { id: "four", text: "Four" },
      { id: "five", text: "Five" },
    ]);
  });

  it("leaves a short text without a list", () => {
    expect(contentsOf(renderMarkdown("## One\n\n## Two"))).toEqual([]);
  });
});

describe("renderMarkdown", () => {
  it("gives headings ids that differ, below the page's own heading", () => {
    expect(renderMarkdown("# One & two\n\n## `One` two\n\n## One two\n\n## Main\n\n### §")).toBe(
      [
        '<h2 id="one-two">One &amp; two</h2>',
        '<h2 id="one-two-2"><code>One</code> two</h2>',
        '<h2 id="one-two-3">One two</h2>',
        '<h2 id="main-2">Main</h2>',
        '<h3 id="part">§</h3>',
        "",
      ].join("\n"),
    );
  });

  it("shows HTML instead of obeying it", () => {
    const html = renderMarkdown(
      "<script>alert(1)</script>\n\nA <b onclick=x>b</b> `<i>` &lt;u>\n\n<!-- c -->",
    );
    expect(html).not.toMatch(/<(script|b|i|u|!--)/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("<code>&lt;i&gt;</code>");
  });

  it("links to own and foreign addresses, and nowhere else", () => {
    expect(renderMarkdown("[a](/tools) [b](https://b.example/?c&d) [e](mailto:e@f.example)")).toBe(
      '<p><a href="/tools">a</a> <a href="https://b.example/?c&amp;d" rel="noopener">b</a> <a href="mailto:e@f.example">e</a></p>\n',
    );
    for (const url of [
      "javascript:alert(1)",
      "JaVaScRiPt:x",
      "data:text/html,x",
      "//evil.example",
      "/\\evil.example",
      "/\\/evil.example",
      "/%5cevil.example",
      "</\tevil.example>",
      "./\\evil.example",
      "<vbscript: x>",
    ]) {
      const html = renderMarkdown(`[a](${url}) ![b](${url})`);
      expect(html, url).not.toMatch(/<a|<img/);
    }
    expect(renderMarkdown('![a "b"](/c.png)')).toContain(
      '<img src="/c.png" alt="a &quot;b&quot;" loading="lazy">',
    );
  });

  it("names a code block's language; what scrolls can be reached by keyboard, what wraps need not", () => {
    expect(renderMarkdown("```python\na < b\n```")).toBe(
      '<figure class="code"><figcaption>python</figcaption><pre tabindex="0"><code class="language-python">a &lt; b\n</code></pre></figure>\n',
    );
    expect(renderMarkdown("```markdown\n# A\n```")).toBe(
      '<figure class="code"><figcaption>Markdown</figcaption><pre class="wraps"><code class="language-markdown"># A\n</code></pre></figure>\n',
    );
    expect(renderMarkdown('```x"onload=y\nz\n```')).toContain("<figcaption>x</figcaption>");
    expect(renderMarkdown("```rules\nz\n```")).toContain('<figure class="code" id="rules-block">');
  });

  it("tells five kinds of words in code apart, and code is still shown, not obeyed", () => {
    const html = renderMarkdown('```ts\n// <i>\nconst a = f("<b>", 1);\n```');
    expect(html).toContain('<span class="hl-c">// &lt;i&gt;</span>\n<span class="hl-k">const</span> a = ');
    expect(html).toContain('<span class="hl-s">&quot;&lt;b&gt;&quot;</span>, <span class="hl-n">1</span>');
    expect(html).not.toMatch(/hljs|<[bi]>/);
    for (const code of ["const a = (b) => <B c={d}>e</B>;", "type A<B> = { c: D[] }"]) {
      const rendered = renderMarkdown(`\`\`\`tsx\n${code}\n\`\`\``);
      expect(rendered.match(/<span/g)?.length, code).toBe(rendered.match(/<\/span>/g)?.length);
      const text = rendered.replace(/<figcaption>.*?<\/figcaption>|<[^>]*>/g, "");
      expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").trim(), code).toBe(code);
    }
  });

  it.each(["https://a.example/x", "Word", '<a b> "title"', "See the others, below."])(
    "keeps a footnote's text: %s",
    (note) => {
      const html = renderMarkdown(`Said.[^1]\n\n[^1]: ${note}\n\n[b]: /c`);
      const [said, kept, ...more] = html.split("\n").filter(Boolean);
      expect([said, more]).toEqual(["<p>Said.[^1]</p>", []]);
      const text = kept
        ?.replace(/<[^>]+>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">");
      expect(text?.replaceAll("&quot;", '"')).toBe(`[^1]: ${note}`);
    },
  );

  it("puts tables where they can scroll", () => {
    const html = renderMarkdown("| a | b |\n| --- | ---: |\n| 1 | **2** |");
    expect(html).toContain('<th scope="col">a</th><th scope="col" class="num">b</th>');
    expect(html).toContain('<td>1</td><td class="num"><strong>2</strong></td>');
    expect(html).toMatch(/^<div class="wide-table" role="group" aria-label="Table" tabindex="0">/);
  });
});

it("dates are long, by UTC; reading takes a minute at least", () => {
  expect(longDate("2025-07-19")).toBe("July 19, 2025");
  expect(longDate(new Date("2025-05-26T23:59:59Z"))).toBe("May 26, 2025");
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("word ".repeat(1540))).toBe(7);
});

it("a text is filled in with the names there are", () => {
  expect(fillIn("{{a}} {{a}} {{ b }}", { a: "$&" })).toBe("$& $& {{ b }}");
});

describe("what content is refused", () => {
  const head = { slug: "a", title: "A", date: "2025-07-19" };
  const tool = { name: "A", description: "B", link: "https://a.example/", category: "web" };
  it.each([
    ["a slug with a slash", postHeadSchema, { ...head, slug: "../a" }, "slug"],
    ["a slug that ends in a dot", postHeadSchema, { ...head, slug: "a." }, "slug"],
    ["a date that is none", postHeadSchema, { ...head, date: "2025-02-30" }, "date"],
    ["a field that nobody reads", postHeadSchema, { ...head, tittle: "A" }, ""],
    ["a script as link", toolsSchema, [{ ...tool, link: "javascript:alert(1)" }], "0.link"],
    ["another site as own path", toolsSchema, [{ ...tool, link: "//evil.example" }], "0.link"],
    ["a foreign picture", toolsSchema, [{ ...tool, image: "https://a.example/b.png" }], "0.image"],
    ["a category that is none", toolsSchema, [{ ...tool, category: "desk" }], "0.category"],
    [
      "a countdown to nowhere",
      siteSchema,
      { name: "A", description: "B", partners: {}, waitlist: { date: "soon" } },
      "waitlist.date",
    ],
  ])("%s", (_, schema, value, field) => {
    const parsed = schema.safeParse(value);
    expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
  });
});
