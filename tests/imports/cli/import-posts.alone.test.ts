import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PNG, withImports } from "../moved";

const moved = withImports();
let content: typeof moved.content;
let given: typeof moved.given;
const { own, run } = moved;
beforeEach(() => {
  ({ content, given } = moved);
});

const numberOf = ({ out }: { out: string }) => /import undo (\d+)/.exec(out)?.[1] ?? "";
const state = () =>
  readdirSync(content.folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => [name, name.includes(".") && !name.startsWith(".") ? own(name) : ""]);

function ghost() {
  const post = (more: object) => ({ status: "published", visibility: "public", type: "post", ...more });
  const data = {
    posts: [
      post({
        ...{ id: "1", title: 'Peat: "all" of it', slug: "peat", published_at: "2024-01-02T10:00:00.000Z" },
        custom_excerpt: "About peat.",
        meta_description: "Peat for search engines.",
        feature_image: "__GHOST_URL__/content/images/2024/01/bog.png",
        html: [
          '<h2>Wet</h2><p>See <a href="__GHOST_URL__/moss/">moss</a> &amp; <b>more</b>.</p>',
          '<figure><img src="https://x.example/content/images/size/w600/2024/01/bog.png" alt="A bog"><figcaption>Wet</figcaption></figure>',
          '<figure class="kg-embed-card"><iframe src="https://www.youtube.com/embed/abc-1?rel=0"></iframe></figure>',
          '<pre><code class="language-js">a &lt; b</code></pre><script>alert(1)</script>',
          "<p>At https://x.example/a_b_(c), in <code>https://x.example/_</code>.</p>",
          "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
          '<p><a href="__GHOST_URL__/content/files/2024/01/Plan A.pdf#page=2">Plan</a></p>',
          '<p><a href="__GHOST_URL__/export.json">All</a></p>',
          '<p><a href="__GHOST_URL__/#/portal/signup">Join</a></p>',
          '<p><a href="https://x.example/a">End<br></a><br></p>',
        ].join(""),
      }),
      post({
        id: "2",
        title: "Moss",
        slug: "moss",
        published_at: "2024-01-03T10:00:00.000Z",
        visibility: "paid",
        html: "<p>For members.</p>",
      }),
      post({ id: "3", title: "About", slug: "about", type: "page", html: "<p>Us.</p>" }),
    ],
    tags: [
      { id: "t", name: "Bog", slug: "the-bog" },
      { id: "u", name: "#hidden", slug: "hash-hidden" },
    ],
    posts_tags: [
      { post_id: "1", tag_id: "t", sort_order: 0 },
      { post_id: "1", tag_id: "u", sort_order: 1 },
    ],
    users: [{ id: "a", name: "Ann", slug: "ann", website: "https://ann.example" }],
    posts_authors: [{ post_id: "1", author_id: "a" }],
  };
  given.write("export.json", JSON.stringify({ db: [{ meta: {}, data }] }));
  given.write("content/images/2024/01/bog.png", PNG);
  given.write("content/files/2024/01/Plan A.pdf", "%PDF");
  return given.at("export.json");
}

const PEAT = `---
slug: peat
title: 'Peat: "all" of it'
date: 2024-01-02T10:00:00Z
guid: "1"
tags:
  - name: Bog
    slug: the-bog
author:
  name: Ann
  url: https://ann.example
picture: /files/posts/2024/01/bog.png
seo:
  description: Peat for search engines.
---

## Wet

See [moss](/blog/moss) & **more**.

![A bog](/files/posts/2024/01/bog.png)

_Wet_

<https://www.youtube.com/watch?v=abc-1>

\`\`\`js
a < b
\`\`\`

At <https://x.example/a_b_(c)>, in \`https://x.example/_\`.

| a |
| - |
| 1 |

[Plan](/files/posts/2024/01/plan-a.pdf#page=2)

[All](/export.json)

[Join](/newsletter)

[End](https://x.example/a)
`;

test("posts of Ghost come with their pictures, links and old addresses; what is left is told", async () => {
  const file = ghost();
  const { code, out } = await run("posts", file);
  expect(code).toBe(0);
  expect(own("posts/peat.md")).toBe(PEAT);
  // For members only, so it is not suddenly for everybody.
  expect(own("posts/moss.md")).toContain("\ndraft: true\n");
  expect(readFileSync(path.join(content.folder, "files/posts/2024/01/bog.png"))).toEqual(PNG);
  expect(own("files/posts/2024/01/plan-a.pdf")).toBe("%PDF");
  expect(JSON.parse(own("redirects.json"))).toEqual({
    ...{ "/peat": "/blog/peat", "/moss": "/blog/moss" },
    ...{ "/tag/the-bog": "/blog/tags/the-bog", "/tag/the-bog/rss": "/blog/tags/the-bog/feed.xml" },
    ...{ "/author/ann": "/blog", "/rss": "/feed.xml" },
    "/content/images/2024/01/bog.png": "/files/posts/2024/01/bog.png",
    "/content/files/2024/01/Plan%20A.pdf": "/files/posts/2024/01/plan-a.pdf",
  });
  expect(out).toContain("Ghost: 3 posts read, 3 written, 1 of them as a draft, 0 there already.");
  expect(own("pages/about.md")).toBe("---\ntitle: About\ndescription: Us.\n---\n\nUs.\n");
  for (const left of [
    "Drafts, which nobody sees until you take out draft: true:\n  posts/moss.md: for paying members only\n",
    "posts/peat.md: file __GHOST_URL__/export.json: is not in the export's folder",
    "posts/peat.md: a script",
    "embedded, now a link: https://www.youtube.com/watch?v=abc-1",
    "posts/peat.md: its custom_excerpt: About peat.",
  ])
    expect(out).toContain(left);
  vi.resetModules();
  (await import("~/assemble")).assemble();
  const { checkContent, findPost, oldAddresses } = await import("~/site/site.server");
  const { contentWarnings } = await import("~/site/warnings.server");
  checkContent();
  const leads = (from: string) => oldAddresses()(from, "");
  // To a draft nothing leads until somebody makes it public.
  expect(["/peat", "/tag/the-bog/rss", "/moss"].map(leads)).toEqual([
    ...["/blog/peat", "/blog/tags/the-bog/feed.xml", null],
  ]);
  expect(contentWarnings().filter((warning) => warning.includes("posts/"))).toEqual([
    "posts/peat.md leads to /blog/moss, a draft that nobody sees.",
    "posts/peat.md leads to /export.json, where there is nothing.",
  ]);
  expect(findPost("peat")?.post).toMatchObject({ authors: [{ name: "Ann" }], tags: [{ slug: "the-bog" }] });
});

test("a trial writes nothing, a second run changes nothing, and an import can be taken back", async () => {
  const file = ghost();
  const before = state();
  expect((await run("posts", file, "--dry-run")).out).toContain("3 to be written, 1 of them as a draft");
  expect(state()).toEqual(before);
  const number = numberOf(await run("posts", file));
  const after = state();
  // As of one that was killed.
  mkdirSync(path.join(content.folder, ".import-posts", "posts"), { recursive: true });
  expect((await run("posts", file)).out).toContain("0 written, 3 there already");
  expect(state()).toEqual(after);
  await content.change("posts/moss.md", (text) => `${text}\nMine.\n`);
  const { config } = await import("~/base/kernel/config");
  const note = path.join(config().dataDir, `imports/posts-${number}.json`);
  renameSync(note, `${note}.away`);
  // As after a restore of the database alone: it is not called undone.
  expect(await run("undo", number, "--yes")).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Which files import ${number} wrote is noted in`),
  });
  // Nor is one that breaks off.
  writeFileSync(note, "[");
  expect((await run("undo", number, "--yes")).code).toBe(1);
  expect((await run("list")).out).toContain("undo not done: run it again");
  renameSync(`${note}.away`, note);
  const { out } = await run("undo", number, "--yes");
  expect(out).toBe(
    "4 files deleted. Changed since, and left:\n  posts/moss.md\nOld addresses that stay, as posts of theirs do:\n  /moss\n  /rss\nRestart the site to show that.\n",
  );
  expect(existsSync(path.join(content.folder, "files"))).toBe(false);
  expect(JSON.parse(own("redirects.json"))).toEqual({ "/moss": "/blog/moss", "/rss": "/feed.xml" });
  expect((await run("undo", number, "--yes")).err).toContain(`Import ${number} is undone already.`);
  // No number is used twice.
  expect(Number(numberOf(await run("posts", file)))).toBe(Number(number) + 1);
  expect(own("posts/moss.md")).toContain("Mine.");
});

test("of many old addresses ten are printed, and how many more there are", async () => {
  const aliases = Array.from({ length: 12 }, (_, at) => `/old-${at}`);
  given.write(
    "content/posts/a.md",
    `---\ntitle: A\ndate: 2024-01-02\naliases: ${JSON.stringify(aliases)}\n---\nText\n`,
  );
  const { out } = await run("posts", given.at("."));
  const all = Object.keys(JSON.parse(own("redirects.json"))).length;
  expect(all).toBeGreaterThan(11);
  expect(out.match(/^ {2}\/\S+ to \/\S+$/gm)).toHaveLength(10);
  expect(out).toContain(`\n  and ${all - 10} more, all in redirects.json\n`);
});

test("a post whose slug another post has, of the site or of another blog, gets one of its own", async () => {
  const file = ghost();
  content.write("posts/peat.md", "---\ntitle: My own\ndate: 2024-01-01\n---\nText\n");
  const first = await run("posts", file);
  expect(first.out).toContain("3 posts read, 3 written, 1 of them as a draft, 0 there already.");
  expect(first.out).toContain("posts/peat-2.md: its slug peat, which another post has");
  expect(own("posts/peat-2.md")).toContain("## Wet");
  const blog = (name: string, draft: string) =>
    given.write(
      `${name}/peat.md`,
      `---\ntitle: Peat\n${draft}\naliases: [/peat, /${name}]\n---\nOf ${name}\n`,
    );
  blog("b", "draft: true");
  blog("c", "draft: true");
  blog("d", "date: 2024-01-02");
  const others = [];
  for (const name of ["b", "c", "d"]) others.push(await run("posts", given.at(name)));
  expect(["peat-3", "peat-4", "peat-5"].map((name) => own(`posts/${name}.md`).split("\n").at(-2))).toEqual([
    ...["Of b", "Of c", "Of d"],
  ]);
  const redirects = JSON.parse(own("redirects.json"));
  expect(redirects).toMatchObject({ "/peat": "/blog/peat-2", "/b": "/blog/peat-3", "/d": "/blog/peat-5" });
  expect(others[2]?.out).toContain("the old address /peat: redirects.json leads it to /blog/peat-2");
  await content.change("posts/peat-5.md", (text) => text.replace("title: Peat", "title: Renamed"));
  const before = state();
  for (const again of [file, given.at("b"), given.at("c"), given.at("d")])
    expect((await run("posts", again)).out).toContain(" 0 written");
  expect(state()).toEqual(before);
});

test("what a post that stays needs is not taken back: its pictures", async () => {
  const first = numberOf(await run("posts", ghost()));
  given.write("b/a.md", "---\ntitle: B\ndate: 2024-01-02\n---\n![x](bog.png)\n");
  given.write("b/bog.png", PNG);
  const second = numberOf(await run("posts", given.at("b")));
  await run("undo", first, "--yes");
  await content.change("posts/a.md", (text) => `${text}\nMine.\n`);
  expect((await run("undo", second, "--yes")).out).toContain(
    "Still shown by a post:\n  files/posts/bog.png\n",
  );
  expect(existsSync(path.join(content.folder, "files/posts/bog.png"))).toBe(true);
  const { adminJson } = await import("../../support/admin");
  expect(await adminJson("import", "list")).toMatchObject([
    {
      number: Number(second),
      kind: "posts",
      file: "b",
      counts: { written: 1 },
      undoneAt: expect.any(String),
    },
    { number: Number(first), kind: "posts", file: "export.json", counts: { written: 3 } },
  ]);
});

const wxr = (items: string, head = '<?xml version="1.0" encoding="UTF-8" ?>') =>
  `${head}<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.example</link>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name><![CDATA[Ann B]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>wet</wp:category_nicename><wp:category_parent>land</wp:category_parent></wp:category>
<wp:category><wp:category_nicename>land</wp:category_nicename><wp:category_parent></wp:category_parent></wp:category>
${items}</channel></rss>`;
const ITEM = `<item><title>Peat &amp; moss</title><link>https://old.example/2024/01/peat/</link><dc:creator>ann</dc:creator>
<content:encoded><![CDATA[First
line. Then <b>more</b>.
https://www.youtube.com/watch?v=zz_z&amp;t=1

[caption id="a" width="3"]<img src="https://old.example/wp-content/uploads/2024/01/bog-300x200.png" alt="A bog"/> Wet[/caption]

[sourcecode language="php"]echo "[b]";[/sourcecode]

<a href="https://old.example/wp-content/uploads/2024/01/plan.docx">Plan</a>
<a href="https://old.example/wp-content/uploads/2024/01/gone.pdf">Gone</a>

[gallery ids="7"] [form id="3"]Text [sic] stays.]]></content:encoded>
<wp:post_id>5</wp:post_id><wp:post_date>2024-01-02 10:00:00</wp:post_date><wp:post_name>peat</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="wet"><![CDATA[Wetter]]></category>
<category domain="post_tag" nicename="wet-land"><![CDATA[Wet land]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>[{"content":"A &lt;b&gt;note&lt;/b&gt;","id":"n"}]</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_content>Nice</wp:comment_content></wp:comment></item>
<item><title>Gone</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status></item>
<item><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example/wp-content/uploads/2024/01/bog.png</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Wet land</wp:meta_value></wp:postmeta></item>`;

test("posts of WordPress come with paragraphs, captions and galleries", async () => {
  given.write("uploads/2024/01/bog.png", PNG);
  given.write("uploads/2024/01/plan.docx", "PK");
  given.write("a.xml", wxr(ITEM).replace(">", ">\b"));
  const { code, out } = await run("posts", given.at("a.xml"), "--offline");
  expect([code, out]).toEqual([
    0,
    expect.stringContaining("WordPress: 2 posts read, 1 written, 0 there already, 1 refused."),
  ]);
  const picture = "/files/posts/2024/01/bog";
  expect(own("posts/peat.md")).toBe(`---
slug: peat
title: Peat & moss
date: 2024-01-02T10:00:00Z
tags:
  - Wetter
  - Wet land
author: Ann B
picture:
  url: ${picture}.png
  alt: Wet land
seo:
  description: First line. Then more.
---

First\\
line. Then **more**.

<https://www.youtube.com/watch?v=zz_z&t=1>

![A bog](${picture}.png)

_Wet_

\`\`\`php
echo "[b]";
\`\`\`

[Plan](/files/posts/2024/01/plan.docx)\\
[Gone](https://old.example/wp-content/uploads/2024/01/gone.pdf)

![](${picture}.png)

Text \\[sic] stays.

---

1. A **note**
`);
  expect(JSON.parse(own("redirects.json"))).toEqual({
    ...{ "/2024/01/peat": "/blog/peat", "/?p=5": "/blog/peat" },
    ...{ "/category/land/wet": "/blog/tags/wetter", "/category/land/wet/feed": "/blog/tags/wetter/feed.xml" },
    ...{ "/tag/wet-land": "/blog/tags/wet-land", "/tag/wet-land/feed": "/blog/tags/wet-land/feed.xml" },
    ...{
      "/author/ann": "/blog",
      "/feed": "/feed.xml",
      "/feed/atom": "/feed.xml",
      "/?feed=rss2": "/feed.xml",
    },
    ...{
      "/wp-content/uploads/2024/01/bog.png": `${picture}.png`,
      "/wp-content/uploads/2024/01/bog-300x200.png": `${picture}.png`,
      "/wp-content/uploads/2024/01/plan.docx": "/files/posts/2024/01/plan.docx",
    },
  });
  expect(out).toContain("posts/peat.md: embedded, now a link: https://www.youtube.com/watch?v=zz_z&t=1");
  expect(out).toContain("Gone: it is in the trash");
  expect(out).toContain(
    "posts/peat.md: file https://old.example/wp-content/uploads/2024/01/gone.pdf: is elsewhere, to be loaded",
  );
  expect(out).toContain("posts/peat.md: 1 comment");
  expect(out).toContain('posts/peat.md: the shortcode form id="3"');
});

test("a folder of Markdown keeps its text; tags of its site's program become Markdown or are told", async () => {
  given.write("_config.yml", "permalink: pretty\n");
  given.write("assets/img/Bog Land.PNG", PNG);
  given.write(
    "_posts/2024-01-02-peat.md",
    '---\ntitle: Peat\ncategories: bog\nlayout: post\nredirect_from: /old\n---\nA *text* as it was.\n\n![Bog]({{ site.baseurl }}/assets/img/Bog%20Land.PNG "t")\n[next]({% post_url 2024-01-03-moss %})\n\n{% include form.html %}\n',
  );
  given.write(
    "_posts/2024-01-03-moss.md",
    "---\ntitle: Moss\n---\n<p>Some <em>HTML</em></p>\n\n{% highlight js %}\na < {{ b }}\n{% endhighlight %}\n\n{{< bog id=1 >}}\n",
  );
  given.write("_drafts/fen.md", "---\ntitle: Fen\n---\nLater.\n");
  given.write("_posts/2024-01-04-bad.md", "---\ntitle: [\n---\n");
  given.write("_posts/undated.md", "---\ntitle: Undated\n---\nText\n");
  const { out } = await run("posts", given.folder);
  expect(own("posts/peat.md")).toContain(
    "seo:\n  description: A text as it was.\n---\n\nA *text* as it was.\n\n![Bog](/files/posts/bog-land.png)\n[next](/blog/moss)\n",
  );
  expect(own("posts/moss.md")).toContain(
    "seo:\n  description: Some HTML\n---\n\nSome _HTML_\n\n```js\na < {{ b }}\n```\n",
  );
  expect(own("posts/fen.md")).toContain("title: Fen\ndraft: true\n");
  expect(JSON.parse(own("redirects.json"))).toMatchObject({
    "/bog/2024/01/02/peat": "/blog/peat",
    "/old": "/blog/peat",
    "/2024/01/03/moss": "/blog/moss",
    "/category/bog": "/blog/tags/bog",
    "/atom.xml": "/feed.xml",
  });
  expect(out).toContain("Jekyll: 5 posts read, 3 written, 1 of them as a draft, 0 there already, 2 refused.");
  for (const left of [
    "posts/peat.md: the tag include",
    "posts/moss.md: the shortcode bog",
    "fields that mean nothing here: layout (1)",
    "2024-01-04-bad.md: ",
    "_posts/undated.md: it has no date",
  ])
    expect(out).toContain(left);
});

test("an old address where the site has a page is left, so that the site still starts", async () => {
  const post = (name: string, more: string) =>
    given.write(`_posts/2024-01-02-${name}.md`, `---\ntitle: ${name}\n${more}\n---\n[a](/a(b)) [ö](/ö/)\n`);
  post("peat", "permalink: /tools/");
  post("moss", "tags: [Größe]\npermalink: /blog/peat\nredirect_from: [/blog/Old_Moss, '/a(b)', /ö]");
  const { out } = await run("posts", given.folder);
  expect(JSON.parse(own("redirects.json"))).toEqual({
    ...{ "/blog/Old_Moss": "/blog/moss", "/a%28b%29": "/blog/moss", "/%C3%B6": "/blog/moss" },
    ...{ "/tags/größe": "/blog/tags/gro%C3%9Fe", "/tag/größe": "/blog/tags/gro%C3%9Fe" },
    "/atom.xml": "/feed.xml",
  });
  expect(out).toContain("the old address /tools: there is a page of the site at this address");
  expect(out).toContain("the old address /blog/peat: there is another post at this address");
  expect(own("posts/peat.md")).toContain("[a](/blog/moss) [ö](/blog/moss)");
  vi.resetModules();
  (await import("~/assemble")).assemble();
  const { checkContent, oldAddresses } = await import("~/site/site.server");
  const { contentWarnings } = await import("~/site/warnings.server");
  checkContent();
  expect(contentWarnings().filter((warning) => warning.includes("redirects.json"))).toEqual([]);
  for (const from of ["/blog/Old_Moss", "/a(b)", "/%C3%B6"])
    expect(oldAddresses()(from, ""), from).toBe("/blog/moss");
});

test("a site of Hugo keeps its addresses by its permalinks, references lead to posts, and what it cascades is told", async () => {
  given.write(
    "site/hugo.toml",
    'baseURL = "https://old.example/"\n[permalinks.page]\nposts = "/:year/:month/:slugorfilename/"\nnotes = "/:sections/:contentbasename"\nodd = "/:year/:slug/"\nold = "/:January/:slug/"\nnew = "/:sections[1:]/:slug/"\n[[cascade]]\nauthor = "Ann"\n',
  );
  const post = (file: string, head: string, text = "Text") =>
    given.write(`site/content/${file}`, `\n+++\ntitle = "A B"\ndate = 2024-01-02\n${head}\n+++\n${text}\n`);
  post(
    "posts/2024-01-02-peat.md",
    'tags = ["Wet land"]\ncategories = ["Bog"]',
    '[a]({{< ref "moss" >}}) [b]({{< relref "posts/moss/index.md#part" >}}) [c](/about/) [d]({{< ref "/gone.md" >}}) [e](../posts/moss/index.md) [f]({{< relref "moss/index.md" >}}) [g](moss/index.md#h) [h](../moss/) [n](https://old.example/2024/01/moss/#p) [i](x.pdf) [j](/y.pdf) [k](z.pdf) [![l](bog.png)](bog.png)',
  );
  given.write("site/static/y.pdf", "%PDF of all");
  given.write("site/content/posts/z.pdf", "%PDF");
  given.write("site/content/posts/bog.png", PNG);
  post("posts/moss/index.md", "");
  post("notes/deep/fen.md", 'slug = "Fen-Land"');
  post("odd/reed.md", 'author = "Cy"');
  given.write("site/content/odd/_index.md", "---\ntitle: Odd\ncascade:\n  author: Bo\n---\n");
  post("new/rush.md", "");
  post("old/sedge.md", "");
  post("old.md", "expiryDate = 2024-02-03");
  post("about.md", 'description = """\nMore\n  lines."""');
  const { out } = await run("posts", given.at("site/content"));
  expect(own("posts/peat.md")).toContain(
    "\n[a](/blog/moss) [b](/blog/moss#part) [c](/blog/about) [d](/gone.md) [e](/blog/moss) [f](/blog/moss) [g](/blog/moss#h) [h](/blog/moss) [n](/blog/moss#p) [i](x.pdf) [j](/files/posts/y.pdf) [k](/files/posts/z.pdf) [![l](/files/posts/bog.png)](/files/posts/bog.png)\n",
  );
  expect(JSON.parse(own("redirects.json"))).toEqual({
    ...{ "/2024/01/2024-01-02-peat": "/blog/peat", "/2024/01/moss": "/blog/moss", "/about": "/blog/about" },
    ...{ "/old": "/blog/old", "/y.pdf": "/files/posts/y.pdf" },
    ...{
      "/2024/a-b": "/blog/reed",
      "/notes/deep/fen": "/blog/fen-land",
      "/index.xml": "/feed.xml",
    },
    ...{
      "/tags/wet-land": "/blog/tags/wet-land",
      "/tags/wet-land/index.xml": "/blog/tags/wet-land/feed.xml",
    },
    ...{ "/categories/bog": "/blog/tags/bog", "/categories/bog/index.xml": "/blog/tags/bog/feed.xml" },
  });
  expect(out).toContain("Hugo: 8 posts read, 8 written");
  for (const left of [
    "by the permalinks /:January/:slug/",
    "by the permalinks /:sections[1:]/:slug/",
    'what the settings cascades: [{"author":"Ann"}]',
    'what odd/_index.md cascades: {"author":"Bo"}',
    "posts/peat.md: the link /gone.md: no post",
    "file x.pdf: is not in the export's folder",
  ])
    expect(out).toContain(left);
  expect(out).not.toContain("description");
  expect(own("posts/old.md")).toContain("\nexpires: 2024-02-03\n");
  given.write("site/content/odd/_index.md", "---\ncascade: [{ draft: true }]\n---\n");
  expect((await run("posts", given.at("site/content"))).err).toContain(
    'odd/_index.md hides posts by a cascade, [{"draft":true}]: write that into those posts first.',
  );
});

test("Substack's folder is read by its list", async () => {
  given.write(
    "posts.csv",
    "post_id,post_date,is_published,type,audience,title,subtitle\n12.peat,2024-01-02T10:00:00Z,true,newsletter,everyone,Peat&#x2019;s,Wet\n13.moss,,false,newsletter,only_paid,Moss,\n14.bog,2024-01-04T10:00:00Z,true,newsletter,everyone,Bog,\n",
  );
  given.write(
    "posts/12.peat.html",
    '<p>Text <a href="https://wet.substack.com/p/bog?utm_source=x">bog</a> <a href="https://wet.substack.com/about">us</a> <a href="https://dry.substack.com/p/sand">dry</a></p>',
  );
  const { out } = await run("posts", given.folder);
  expect(own("posts/peat.md")).toBe(
    "---\nslug: peat\ntitle: Peat’s\ndate: 2024-01-02T10:00:00Z\nseo:\n  description: Wet\n---\n\nText [bog](/blog/bog) [us](https://wet.substack.com/about) [dry](https://dry.substack.com/p/sand)\n",
  );
  expect(out).toContain(
    "posts/peat.md: the link https://wet.substack.com/about: still leads to the old site",
  );
  expect(out).not.toContain("dry.substack.com");
  expect(out).toContain("3 written, 2 of them as drafts, 0 there already.");
  expect(out).toContain("\n  posts/moss.md: not published there\n  posts/bog.md: without text\n");
  expect(out).toContain("posts/bog.md: its text: the file posts/14.bog.html is missing");
  expect(own("posts/bog.md")).toContain("\ndraft: true\n");
  expect(JSON.parse(own("redirects.json"))).toMatchObject({ "/p/peat": "/blog/peat" });
});

describe("what cannot be read is refused in a sentence, and nothing is written", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(10)}">]>`;
  test.each<[string, string, string | Buffer, RegExp]>([
    [
      "an entity bomb",
      "a.xml",
      wxr(ITEM.replace("Peat", "&b;"), bomb),
      /declares a type of its own \(DOCTYPE\)/,
    ],
    [
      "a file that is cut off",
      "a.xml",
      wxr(ITEM).slice(0, 900),
      /a\.xml, line \d+: it is cut off or damaged/,
    ],
    [
      "another encoding",
      "a.xml",
      Buffer.from(wxr(ITEM.replace("Peat", "Bjørn")), "latin1"),
      /not in UTF-8: convert it first/,
    ],
    ["a feed", "a.xml", "<rss><channel></channel></rss>", /is no export of WordPress/],
    ["damaged JSON", "a.json", '{"db": [', /a\.json is cut off or damaged/],
    ["other JSON", "a.json", "{}", /is no export of Ghost/],
    ["an empty file", "a.xml", "", /is empty/],
    ["another kind of file", "a.zip", "PK", /is not known: give/],
  ])("%s", async (_, name, text, message) => {
    given.write(name, text);
    const before = state();
    const { code, err } = await run("posts", given.at(name));
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    expect(state()).toEqual(before);
  });

  test("the content of a Loam", async () => {
    expect((await run("posts", content.folder)).err).toContain("a Loam’s content: copy what you want of it");
  });

  test("a picture outside of the export's folder, or that is none", async () => {
    mkdirSync(given.at("in"));
    given.write("secret.png", PNG);
    given.write("in/page.png", "<html>");
    given.write("in/a.md", "---\ntitle: A\ndate: 2024-01-02\n---\n![x](../secret.png) ![y](page.png)\n");
    const { out } = await run("posts", given.at("in"));
    expect(out).toContain("picture ../secret.png: is not in the export's folder");
    expect(out).toContain("picture page.png: is no picture");
    expect(own("posts/a.md")).toContain("\nx y\n");
  });

  test("redirects.json that is damaged", async () => {
    writeFileSync(path.join(content.folder, "redirects.json"), "[");
    const before = state();
    expect(await run("posts", ghost())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/redirects\.json cannot be read: line 1, column 2, /),
    });
    expect(state()).toEqual(before);
  });
});

test("pictures are loaded from public addresses only, where redirects lead too, and up to a size", async () => {
  const { createServer } = await import("node:http");
  const { download } = await import("~/imports/posts/download");
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/on") return response.writeHead(302, { location: "http://127.0.0.2/secret" }).end();
    if (request.url === "/round") return response.writeHead(302, { location: "/round" }).end();
    response.end(request.url === "/large" ? Buffer.alloc(2000) : PNG);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  const from = (host: string, path: string, mayAsk?: (ip: string) => boolean) =>
    download(`http://${host}:${port}${path}`, 1000, mayAsk);
  const refused = { problem: "is at a private address, which is not asked" };
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1"])
    expect(await from(host, "/a"), host).toEqual(refused);
  expect(asked).toEqual([]);
  const here = (ip: string) => ip === "127.0.0.1";
  expect(await from("127.0.0.1", "/a", here)).toEqual({ bytes: PNG });
  expect(await from("127.0.0.1", "/on", here)).toEqual(refused);
  expect(await from("127.0.0.1", "/round", here)).toEqual({ problem: "leads on too often" });
  expect(await from("127.0.0.1", "/large", here)).toMatchObject({
    problem: expect.stringContaining("has more than"),
  });
  server.close();
});

test.runIf(process.geteuid?.() === 0)(
  "what root's commands make belongs to the owner of the folder around it, and the site reads it",
  async () => {
    const nobody = 65534;
    const { config } = await import("~/base/kernel/config");
    const { dataDir } = config();
    for (const name of ["delivered-content.json", "outbox"])
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
    chmodSync(content.folder, 0o755);
    for (const folder of [dataDir, content.folder, path.join(content.folder, "posts")])
      chownSync(folder, nobody, nobody);
    given.write(
      "peat.md",
      "---\ntitle: Peat\ndate: 2024-01-02\naliases: [/old-peat]\n---\n\n![Bog](bog.png)\n",
    );
    given.write("bog.png", PNG);
    // As program.ts sets it for every command.
    const umask = process.umask(0o077);
    try {
      const imported = await run("posts", given.folder);
      expect(imported.code).toBe(0);
      const { admin } = await import("../../support/admin");
      await admin("check", "--content", "--done");
      await admin("mail", "test", "ada@example.test");
    } finally {
      process.umask(umask);
    }
    const made = [content.folder, dataDir].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /^posts.peat|redirects|^files|imports|outbox|delivered/.test(name))
        .map((name) => {
          const { uid, mode } = statSync(path.join(folder, name));
          return [name.replace(/\d{4}.*eml$/, "*.eml"), uid, (mode & 0o777).toString(8)];
        }),
    );
    chownSync(dataDir, 0, 0);
    expect(made.sort()).toEqual([
      ["delivered-content.json", nobody, "600"],
      ["files", nobody, "755"],
      ["files/posts", nobody, "755"],
      ["files/posts/bog.png", nobody, "644"],
      ["imports", nobody, "700"],
      [expect.stringMatching(/^imports.posts-\d+\.json$/), nobody, "600"],
      ["outbox", nobody, "700"],
      ["outbox/*.eml", nobody, "600"],
      ["posts/peat.md", nobody, "644"],
      ["redirects.json", nobody, "644"],
    ]);
  },
);

describe("export ghost", () => {
  const OWN = {
    "posts/moor.md": `---
slug: moor
title: The moor
date: 2024-03-04
guid: old-7
updated: 2024-05-06
tags:
  - Bog
author: Mara Öz
picture:
  url: /files/peat.png
  alt: Bog
seo:
  title: The moor in spring
  description: About it.
rules: true
---

One, [us](/us), [later](/blog/later#x).

![Peat](/files/peat.png)

| a |  b |
| - | -: |
| 1 |  2 |

\`\`\`
plain
\`\`\`

\`\`\`js
a < b;
\`\`\`

\`\`\`rules
Be kind.
\`\`\`
`,
    "posts/later.md": `---
slug: later
title: Later
draft: true
author:
  - Ann
  - name: Mara Öz
    url: https://mara.example
seo:
  description: Not yet.
---

Some day.
`,
    "pages/us.md": `---
title: Us
description: Who we are.
updated: 2024-05-06
---

Two.
`,
  };

  test("is read again with nothing lost", async () => {
    for (const [file, text] of Object.entries(OWN)) content.write(file, text);
    content.write("files/peat.png", PNG);
    const exported = async () => {
      vi.resetModules();
      const { admin } = await import("../../support/admin");
      return JSON.parse((await admin("export", "ghost")).out).data;
    };
    const before = await exported();
    given.write("ghost.json", JSON.stringify({ data: before }));
    for (const folder of ["posts", "pages"]) rmSync(path.join(content.folder, folder), { recursive: true });
    mkdirSync(path.join(content.folder, "posts"));
    expect((await run("posts", given.at("ghost.json"), "--yes")).code).toBe(0);
    expect(Object.keys(OWN).map(own)).toEqual(Object.values(OWN));
    expect(await exported()).toEqual(before);
  });
});
