import { expect, test } from "vitest";
import { PNG, withImports } from "../moved";

// What people bring along arrives, or is named: under "Left" or "Refused".

const moved = withImports();
const { own, run } = moved;
const redirects = () => JSON.parse(own("redirects.json")) as Record<string, string>;

const HEAD =
  '<rss xmlns:wp="w"><channel><link>https://old.example/garden</link><wp:base_blog_url>https://old.example/garden</wp:base_blog_url>';

let number = 0;
function item(name: string, html: string, more: Record<string, string> = {}, kind = "post") {
  number += 1;
  const fields = {
    "wp:post_id": String(number),
    "wp:post_date": "2024-05-03 08:00:00",
    "wp:status": "publish",
    ...more,
  };
  const link = `https://old.example/garden/${name}/`;
  return `<item><title>${name}</title><link>${link}</link><wp:post_name>${name}</wp:post_name><wp:post_type>${kind}</wp:post_type><content:encoded><![CDATA[${html}]]></content:encoded>${Object.entries(
    fields,
  )
    .map(([field, value]) => `<${field}>${value}</${field}>`)
    .join("")}</item>`;
}
const meta = (key: string, value: string) =>
  `<wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value>`;
const file = (id: string, name: string, parent = "0") =>
  item(
    name,
    "",
    { "wp:post_id": id, "wp:post_parent": parent, "wp:attachment_url": `https://old.example/up/${name}.png` },
    "attachment",
  );

test("of WordPress excerpts, galleries by their post, buttons, blocks and pages arrive, and what does not is named", async () => {
  const { given } = moved;
  given.write("up/reed.png", PNG);
  given.write("up/sedge.png", Buffer.concat([PNG, PNG]));
  given.write("up/unused.png", PNG);
  given.write(
    "all.xml",
    HEAD +
      item(
        "peat",
        'Text.\n\n[gallery]\n\n[button link="https://x.example/a"]Go[/button] [map lat="1" zoom="2"]',
        {
          "wp:post_id": "50",
          "excerpt:encoded": "By hand.",
          "wp:is_sticky": "1",
          "wp:postmeta": meta("_wp_old_slug", "turf"),
          "wp:custom": "x",
        },
      ) +
      item(
        "moss",
        '<!-- wp:gallery {"ids":[71]} /-->\n<!-- wp:paragraph -->\n<p>Mid <a class="wp-block-button__link">Nowhere</a></p>\n<!-- /wp:paragraph -->\n<!-- wp:latest-posts {"n":3} /-->\n<!-- wp:block {"ref":90} /-->\n<img class="wp-image-71">',
        {
          "wp:postmeta": meta("price", "3"),
        },
      ) +
      item(
        "about",
        '<p>See <a href="https://old.example/garden/category/wet/">wet</a>, <a href="http://www.old.example/garden/peat/amp/">peat</a>, <a href="/garden/?page_id=60">us</a>, <a href="//old.example/garden/reed/">picture</a>, <a href="tel:1">call</a>.</p>',
        { "wp:post_id": "60", "wp:post_parent": "61" },
        "page",
      ) +
      item("newsletter", "<p>Letter</p>", {}, "page") +
      item("hidden", "<p>Not yet</p>", { "wp:status": "draft" }, "page") +
      item("tour", "<p>Product</p>", {}, "product") +
      item("menu", "", {}, "nav_menu_item") +
      item("shared", "<p>Of many posts</p>", { "wp:post_id": "90" }, "wp_block") +
      item("wet", "<p>W</p>").replace(
        "</item>",
        '<category domain="category" nicename="wet">Wet</category><category domain="post_format" nicename="f">Aside</category></item>',
      ) +
      file("70", "reed", "50") +
      file("71", "sedge") +
      file("72", "unused") +
      "</channel></rss>",
  );
  const { out } = await run("posts", moved.given.at("."), "--offline");
  expect(own("posts/peat.md")).toContain("seo:\n  description: By hand.\n");
  expect(own("posts/peat.md")).toContain("![](/files/posts/up/reed.png)\n\n[Go](https://x.example/a)");
  expect(own("posts/moss.md")).toMatch(
    /sedge\.png\)[\s\S]+Mid Nowhere\n\nOf many posts\n\n!\[\]\(.*sedge\.png\)/,
  );
  expect(own("pages/about.md")).toMatch(
    /^---\ntitle: about\ndescription: .*\n---\n\nSee \[wet\]\(\/blog\/tags\/wet\), \[peat\]\(\/blog\/peat\), \[us\]\(\/about\), \[picture\]\(\/files\/posts\/up\/reed\.png\), \[call\]/,
  );
  expect(own("pages/newsletter-2.md")).toContain("Letter");
  expect(redirects()).toMatchObject({
    ...{ "/garden/peat": "/blog/peat", "/garden/turf": "/blog/peat", "/garden/?p=50": "/blog/peat" },
    ...{
      "/garden/about": "/about",
      "/garden/?page_id=60": "/about",
      "/garden/category/wet": "/blog/tags/wet",
    },
  });
  for (const line of [
    "hidden: it is a draft there, and a page is public",
    "pages/newsletter-2.md: its slug newsletter, which another page has",
    "posts/peat.md: its place above the others",
    'posts/peat.md: the shortcode button link="https://x.example/a"',
    'posts/peat.md: the shortcode map lat="1" zoom="2"',
    "posts/moss.md: a link without an address: Nowhere",
    'posts/moss.md: the block latest-posts {"n":3}',
    "posts/wet.md: its post_format: Aside",
    "pages/about.md: the link tel:1: links of this kind do nothing here",
    "product tour",
    "what only the old site needed: nav_menu_item (1), wp_block (1)",
    "fields that mean nothing here: wp:custom (1), price (1)",
    "files of the export that no post shows: https://old.example/up/unused.png",
    "files in up/ that no post shows: unused.png",
  ])
    expect(out).toContain(`\n  ${line}\n`);
});

test("Jekyll's posts come from folders at any depth and keep their addresses; other languages and files are named", async () => {
  const { given } = moved;
  given.write(
    "_config.yml",
    "url: https://old.example\nbaseurl: garden\ncollections_dir: all\ntimezone: America/Los_Angeles\ndefaults:\n- scope: { path: '' }\n  values: { layout: post }\n",
  );
  given.write(
    "all/wet/_posts/2024-03-01-late.mkdn",
    "---\ntitle: Late\ndate: 2024-03-01 22:30:00 -0800\nsummary: Short.\ndescription: Long.\n---\nBy {{ site.url }}.\n",
  );
  given.write(
    "all/_posts/2024-03-02-page.html",
    '---\ntitle: Page\npermalink: /:year/:title/\n---\n<p><a href="{{ site.baseurl }}{% link all/wet/_posts/2024-03-01-late.mkdn %}">a</a> <a href="https://OLD.example/garden/wet/2024/03/01/late.html">b</a> <a href="/about/">c</a> {% include x.html y=1 %}</p>\n',
  );
  given.write("all/_posts/deep/2024-03-03-old.textile", "---\ntitle: Old\n---\nh2. Old\n");
  given.write("about.md", "---\ntitle: About\n---\nUs\n");
  given.write("_layouts/post.html", "<p>");
  given.write("node_modules/a/_posts/2024-01-01-no.md", "---\ntitle: No\n---\nNo\n");
  const { out } = await run("posts", given.folder);
  expect(redirects()).toMatchObject({
    "/garden/wet/2024/03/01/late.html": "/blog/late",
    "/garden/2024/page": "/blog/page",
    "/garden/feed.xml": "/feed.xml",
  });
  expect(own("posts/page.md")).toContain("[a](/blog/late) [b](/blog/late) [c](/about/)");
  expect(own("posts/late.md")).toContain("By https://old.example.");
  expect(out).toContain("Jekyll: 3 posts read, 2 written, 0 there already, 1 refused.");
  for (const line of [
    "all/_posts/deep/2024-03-03-old.textile: is in Textile, which is not read: convert it to Markdown or HTML",
    "what the settings say of all posts: layout",
    "posts/late.md: its summary: Short.",
    "posts/page.md: the link /about/: leads to nothing that came along",
    "posts/page.md: the tag include x.html y=1",
    "files that no post shows: about.md",
    "files in _layouts/ that no post shows: post.html",
    "folders that are not looked into: node_modules/",
  ])
    expect(out).toContain(`\n  ${line}\n`);
});

test("Hugo's posts keep the addresses of their languages, below the site's own, also where the site has a folder of that name", async () => {
  const { given } = moved;
  given.write(
    "hugo.toml",
    'baseURL = "https://old.example/wet/"\n[languages.en]\nweight = 1\n[languages.de]\ncontentDir = "inhalt"\n[languages.fr]\nweight = 3\n',
  );
  const post = (file: string, text = "Text") =>
    given.write(file, `+++\ntitle = "A"\ndate = 2024-01-02\n+++\n${text}\n`);
  post("content/newsletter/peas.md", "[de](peas.fr.md) [up](https://www.old.example/wet/de/posts/bean/)");
  post("content/newsletter/peas.fr.md");
  post("inhalt/posts/bean/index.md");
  post("content/share/moos.org");
  given.write("content/posts/_index.md", "---\ntitle: Posts\n---\nOf all\n");
  const { out } = await run("posts", given.folder);
  expect(redirects()).toMatchObject({
    "/wet/newsletter/peas": "/blog/peas",
    "/wet/fr/newsletter/peas": "/blog/peas-fr",
    "/wet/de/posts/bean": "/blog/bean-de",
  });
  expect(own("posts/peas.md")).toContain("[de](/blog/peas-fr) [up](/blog/bean-de)");
  for (const line of [
    "content/share/moos.org: is in Org, which is not read: convert it to Markdown or HTML",
    "posts/peas-fr.md: its language, fr",
    "files in content/ that no post shows: posts/_index.md",
  ])
    expect(out).toContain(`\n  ${line}\n`);
  given.write(
    "plain/peat.md",
    "---\ntitle: B\ndate: 2024-01-02\naliases: [/newsletter/may, /community/rules, /share/peat]\n---\nText\n",
  );
  await run("posts", given.at("plain"));
  expect(redirects()).toMatchObject({
    "/newsletter/may": "/blog/peat",
    "/community/rules": "/blog/peat",
    "/share/peat": "/blog/peat",
  });
});

test("what Substack draws in a browser is a text, a link or named", async () => {
  const { given } = moved;
  const drawn = (component: string, data: object, inside = "") =>
    `<div class="${component.toLowerCase()}" data-component-name="${component}" data-attrs="${JSON.stringify(data).replaceAll('"', "&quot;")}">${inside}</div>`;
  given.write(
    "posts.csv",
    "post_id,post_date,is_published,type,audience,title,extra\n1.a,2024-01-02T10:00:00Z,true,newsletter,everyone,A,x\n2.us,2024-01-02T10:00:00Z,true,page,everyone,Us,\n",
  );
  given.write(
    "posts/1.a.html",
    [
      '<p>As <span class="mention-wrap" data-attrs="{&quot;name&quot;:&quot;Ann&quot;}" data-component-name="MentionToDOM"></span> says<a class="footnote-anchor" href="#footnote-1">1</a>.</p>',
      drawn("LatexBlockToDOM", { persistentExpression: "E = mc^2" }),
      drawn("PollToDOM", { id: 77 }),
      drawn(
        "EmbeddedPostToDOM",
        { url: "https://b.example/p/x", title: "Their post" },
        '<a href="#"><img src="logo.png">Read more</a>',
      ),
      drawn("AudioPlaceholder", { mediaUploadId: "u-1", label: null }),
      '<div class="footnote" data-component-name="FootnoteToDOM"><a class="footnote-number">1</a><div class="footnote-content"><p>The note.</p></div></div>',
    ].join(""),
  );
  given.write("posts/2.us.html", "<p>We.</p>");
  given.write("posts/9.lost.html", "<p>In no list</p>");
  const { out } = await run("posts", given.folder);
  expect(own("posts/a.md").split("---\n\n")[1]).toContain(
    "As Ann says\\[1].\n\n```latex\nE = mc^2\n```\n\n[Their post](https://b.example/p/x)\n\n[audio](https://api.substack.com/api/v1/audio/upload/u-1/src)\n",
  );
  expect(own("posts/a.md")).toMatch(/---\n\n1\. The note\.\n$/);
  expect(own("pages/us.md")).toContain("We.");
  for (const line of [
    "posts/a.md: a poll (77)",
    "columns of posts.csv that mean nothing here: extra (1)",
    "files in posts/ that no post shows: 9.lost.html",
  ])
    expect(out).toContain(`\n  ${line}\n`);
});
