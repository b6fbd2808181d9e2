import { expect, it } from "vitest";
import { newsletterLetter } from "~/newsletter/letter";
import { mistakesOfMail } from "../support/valid-html";

const origin = "https://loam.example";
const CODE = "const a = handlers[name](/^a$/);";
const body = `\`\`\`js\n${CODE}\n\`\`\`\n\n[tools][t] and [tools](</tools>) and [tools]( /tools) and [here](./blog)\n\n[t]: /tools`;

const issue = {
  site: { name: "Loam", origin },
  sender: { controller: "", contact: "", address: "" },
  subject: "Issue",
  body: "Text",
  webUrl: `${origin}/newsletter/7`,
};
const write = (text: string) =>
  newsletterLetter({ ...issue, body: text })(`${origin}/newsletter/unsubscribe?id=a`);

it("code is the same in both parts, and every link leads to the site", () => {
  const { html, text } = write(body);
  expect(text).toContain(CODE);
  expect(html).toContain(CODE);
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(?:tools|here)</g)].map(([, url]) => url);
  expect(links).toEqual([`${origin}/tools`, `${origin}/tools`, `${origin}/tools`, `${origin}/blog`]);
  expect(text).toContain(
    `tools <${origin}/tools> and tools <${origin}/tools> and tools <${origin}/tools> and here <${origin}/blog>`,
  );
});

it("the issue is in the site's language, what is around it in English", () => {
  const { html } = newsletterLetter({ ...issue, site: { ...issue.site, language: "ar" } })(`${origin}/a`);
  expect(html).toContain('<html lang="en">');
  expect(html.match(/<(h1|div)[^>]* lang="ar" dir="auto"/g)).toHaveLength(2);
  // One issue may be in another script than the others.
  expect(write("Text").html.match(/<(h1|div)[^>]* dir="auto"/g)).toHaveLength(2);
});

it.each([
  ["Grove Ltd", "Grove Ltd\nLane 1\n0150 Oslo", "Grove Ltd|Lane 1|0150 Oslo|a@grove.example"],
  ["Grove Ltd", "Grove Ltd, Lane 1, 0150 Oslo", "Grove Ltd, Lane 1, 0150 Oslo|a@grove.example"],
  ["Grove Ltd, Lane 1, Oslo", "Lane 1\nOslo\nNorway", "Grove Ltd, Lane 1, Oslo|Norway|a@grove.example"],
  ["Grove", "Grove Lane 1\na@grove.example", "Grove|Grove Lane 1|a@grove.example"],
])("says once who sends it: %s, %j", (controller, address, below) => {
  const sender = { controller, contact: "a@grove.example", address };
  const { text, html } = newsletterLetter({ ...issue, sender })(`${origin}/a`);
  expect(text.split("\n\n").at(-1)).toBe(below.replaceAll("|", "\n"));
  expect(html).toContain(`<br>${below.replaceAll("|", "<br>")}</p>`);
});

it.each([
  ["# One **two**\n\nThree *four*\nfive `six` &amp; \\*", "One two\n\nThree four\nfive six & *"],
  ["<https://a.example> [Ann](mailto:ann@a.example)", "https://a.example Ann <ann@a.example>"],
  ["- one\n  - [x] two\n- three\n\n3. four", "- one\n  - [x] two\n- three\n\n3. four"],
  ["> one\n>\n> two\n\n---\n\n<b>three</b>", "> one\n> \n> two\n\n* * *\n\n<b>three</b>"],
  ["| Day | Who |\n|:--|--:|\n| Mon | **Ann** |\n| Tue | |", "Day · Who\nMon · Ann\nTue ·"],
  ['![A tree](/a.png "it") ![](b.png)', `Picture: A tree, ${origin}/a.png Picture: b.png`],
  ["```\n[a](/b)\n\n**c**\n```", "    [a](/b)\n    \n    **c**"],
])("says in the text part what somebody reads, without marks: %j", (markdown, said) => {
  expect(write(`Before\n\n${markdown}\n\nAfter`).text).toContain(`Before\n\n${said}\n\nAfter`);
});

it("keeps a footnote's text", () => {
  expect(write("Said.[^1]\n\n[^1]: https://a.example/x").html).toContain(">https://a.example/x<");
});

it.each([
  "[a <https://b.example/?x=1&y=2>](/tools) [**<https://b.example>**](/tools)",
  '<b>bold</b> & "quotes" &MadeUp; &#11; ![a picture](/a.png "it") [![a picture](/a.png)](/tools)',
  "# One\n\n## Two\n\n##### Five\n\n- [ ] to do\n- [x] done\n\n3. third\n\n> > quote\n\n| a | b |\n|--:|---|\n| 1 | `<i>` |\n\n<div>\nblock\n</div>",
])("is valid HTML: %s", async (markdown) => {
  expect(await mistakesOfMail(write(markdown).html)).toEqual([]);
});
