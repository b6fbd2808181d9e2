import { expect, test } from "vitest";
import { addressKey, ownAddress } from "~/imports/posts/exported";
import { plainSlug } from "~/imports/posts/make-post";
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

test.each([
  ["10<sup>6</sup> in 12 m<sup>2</sup> of H<sub>2</sub>O", "10⁶ in 12 m² of H₂O"],
  [
    "the 1<sup>st</sup>, x<sup>a+b</sup> and v<sub>max</sub>, CO<sub>2</sub>™",
    "the 1st, x^(a+b) and vₘₐₓ, CO₂™",
  ],
  ["2<sup>&minus;1</sup> and 10<sup>12</sup>", "2⁻¹ and 10¹²"],
])("raised and lowered signs keep their meaning: %s", async (html, shown) => {
  expect(await textOf({ html: `<p>${html}</p>` }, places, [])).toBe(shown);
});

test("Markdown's raised signs, notes of GitHub and Hugo, and parts to open read as they were shown", async () => {
  const text =
    "10^6^ of H~2~O, but ~~no~~ `a^2^` and ~/home.\n\n> [!NOTE]\n> Mind it.\n\n> [!tip]- Better\n> So.\n";
  expect(await markdown(text)).toBe(
    "10⁶ of H₂O, but ~~no~~ `a^2^` and ~/home.\n\n> **Note**\n>\n> Mind it.\n\n> **Better**\n>\n> So.\n",
  );
  const two = "<details><summary>One</summary>First</details><details><summary>Two</summary>Second</details>";
  expect(await textOf({ html: two }, places, [])).toBe("**One**\n\nFirst\n\n**Two**\n\nSecond");
});

test("of players, fields and what Markdown has not no letters are left over, and each is told", async () => {
  const left: string[] = [];
  const html = `<div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="https://a.example/a.mp3"></audio><div class="kg-audio-title">Talk</div><div class="kg-audio-player"><button>Play</button><span>0:00</span><span>1×</span></div></div></div>
<p><mark>Marked</mark> <button>Press</button><select><option>One</option></select> <span title="Long">short</span></p><table><tr><th colspan="2">Wide</th></tr><tr><td>a</td><td>b</td></tr></table><canvas>old</canvas>`;
  expect(await textOf({ html }, places, left)).toMatch(
    /^<https:\/\/a\.example\/a\.mp3>\n\nTalk\n\n_Marked_ +short\n\n\|/,
  );
  expect(left).toEqual([
    ...["audio, now a link: https://a.example/a.mp3", "mark, of which the text stays", "a button: Press"],
    ...["a select: One", "the title of a span: Long", "the colspan of a th: 2", "a canvas"],
  ]);
});

test("a table keeps its caption, and a text that Markdown cannot write is told", async () => {
  const left: string[] = [];
  const html = "<table><caption>Wet</caption><tr><th>a</th></tr><tr><td><pre>b\nc</pre></td></tr></table>";
  expect(await textOf({ html }, places, left)).toMatch(/^_Wet_\n\n\| a/);
  expect(left).toEqual([expect.stringMatching(/^text that reads otherwise: “Wetabc”, here “Weta/)]);
});

test.each([
  ["Как вырастить щавель", "kak-vyrastit-shchavel"],
  ["%d0%a7%d0%b0%d0%b9", "chay"],
  ["Їжак і чай", "yizhak-i-chay"],
  ["Größe: Smørbrød", "grosse-smorbrod"],
  ["Επίπεδο", "epipedo"],
])("the title %s makes a slug that can be read: %s", (title, slug) => {
  expect(plainSlug(title)).toBe(slug);
});

test.each([
  ["http://old.example/a/?x=1#p", "/a/?x=1#p"],
  ["https://www.OLD.example", "/"],
  ["//old.example/a", "/a"],
  ["https://xn--bcher-kva.example/a", "/a"],
  ["https://www.bücher.example/a", "/a"],
  ["__GHOST_URL__/a", "/a"],
  ["https://old.example.evil.example/a", null],
  ["https://x.example/?to=https://old.example/a", null],
  ["/a", null],
])("the link %s leads on the old site to %s", (href, path) => {
  expect(ownAddress(href, ["https://old.example", "https://bücher.example", "__GHOST_URL__"])).toBe(path);
});

test("an old address is the same in each spelling", () => {
  const keys = ["/gr%c3%bcn/a%2Db/", "/grün/a-b", "/gr%C3%BCn//a-b"].map(addressKey);
  expect(new Set(keys)).toEqual(new Set(["/gr%C3%BCn/a-b"]));
});
