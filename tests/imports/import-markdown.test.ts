import { expect, test } from "vitest";
import { firstWords, textOf } from "~/imports/posts/text-of";

const places = { picture: async (src: string) => src, link: async (href: string) => href };
const markdown = (text: string) => textOf({ markdown: text }, places, []);

const FOREIGN = `A word[^b], another[^1] and \`a[^1]\`.

[^1]: The first
  goes on.

    With a second part.
[^b]: https://a.example
[^unused]: Nobody names it.

## Heading {#anchor .wide}

Below
{.note}

Under {#under}
=====

Term
: What it means
: Or that

- [ ] to do
- [x] done

\`\`\`md
## Heading {#anchor}
[^1]: shown
\`\`\`
`;

const OURS = `A word\\[1], another\\[2] and \`a[^1]\`.

## Heading

Below


Under
=====

**Term**

- What it means
- Or that

- [ ] to do
- [x] done

\`\`\`md
## Heading {#anchor}
[^1]: shown
\`\`\`

---

1. https://a.example
2. The first
   goes on.

   With a second part.`;

test("of imported Markdown nothing shows that only its own program knows: footnotes, ids, definitions", async () => {
  expect((await markdown(FOREIGN)).replace(/\n{3,}(?!Under)/g, "\n\n").trim()).toBe(OURS);
  const withHtml = await markdown(`${FOREIGN}\n<b>Bold</b>\n`);
  for (const part of ["A word\\[1], another\\[2]", "# Under\n", "- [x] done", "2. The first"])
    expect(withHtml).toContain(part);
  expect(withHtml).not.toMatch(/\\\[\^|\{\.note|anchor \.wide/);
  expect(firstWords(OURS)).toBe("A word, another and a[^1].");
});

test("of imported HTML the numbers of footnotes lead nowhere, and a file has one link", async () => {
  const html = `<p>Word<sup class="fn"><a href="#a">[1]</a></sup> <a href="/a.pdf">Plan</a><a href="/a.pdf" class="wp-block-file__button">Download</a></p>
<ol><li>Note <a href="#b" class="footnote-backref">Back</a> <a href="#c">↩︎</a></li></ol>
<div class="kg-file-card"><a class="kg-file-card-container" href="/b.pdf"><div><div class="kg-file-card-title">Plan B</div><div class="kg-file-card-filename">b.pdf</div></div></a></div>`;
  expect(await textOf({ html }, places, [])).toBe("Word\\[1] [Plan](/a.pdf)\n\n1. Note\n\n[Plan B](/b.pdf)");
});
