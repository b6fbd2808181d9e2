import { expect, it } from "vitest";
import { renderMarkdown } from "~/site/render/markdown";

it.each([
  ["a <pre> <b onclick=x & y </pre> z", "<p>a &lt;pre&gt; &lt;b onclick=x &amp; y &lt;/pre&gt; z</p>\n"],
  [
    "&copy; &MadeUp; &amp; \\&amp; & `&amp;`",
    "<p>© &amp;MadeUp; &amp; &amp;amp; &amp; <code>&amp;amp;</code></p>\n",
  ],
])("shows as text what is no Markdown: %s", (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html);
});

it.each([
  [
    "[a <https://b.example/?x&y>](/tools)",
    'a <a href="https://b.example/?x&amp;y" rel="noopener">https://b.example/?x&amp;y</a>',
  ],
  ["[x](https://b.example/?a=1&amp;b=2)", '<a href="https://b.example/?a=1&amp;b=2" rel="noopener">x</a>'],
  ["[x](java&#115;cript:alert)", "x"],
  ['![a &amp; *b* "c"](/x.png)', '<img src="/x.png" alt="a &amp; b &quot;c&quot;" loading="lazy">'],
])("links and pictures have one address, read once: %s", (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(`<p>${html}</p>\n`);
});
