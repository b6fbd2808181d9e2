import { expect, it } from "vitest";
import { postHeadSchema, postOf } from "~/site/pages";
import { blogFeed, nameFrom, newsletterFeed } from "~/site/render/feeds";
import { siteContent } from "~/site/site.server";
import { readXml } from "../support/parse-xml";
import { mistakesOfPart } from "../support/valid-html";

const origin = "https://loam.example";
const CODE = '```js\nconst a = handlers[name](/^a$/);\n```\n\n```html\n<a href="/x">\n```';

/** The texts of a feed's entries, as readers show them. */
const texts = (json: string) =>
  (JSON.parse(json) as { items: { content_html: string }[] }).items.map(({ content_html }) => content_html);
const linksOf = (html = "") => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => url);
const codeOf = (html = "") =>
  [...html.matchAll(/<code[^>]*>([\s\S]*?)<\/code>/g)].map(([, code = ""]) =>
    code
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:lt|#x3C|#60);/g, "<")
      .replace(/&(?:gt|#62);/g, ">")
      .replace(/&(?:quot|#34);/g, '"')
      .trim(),
  );

it("a post's links lead to the site, and its code is unchanged", async () => {
  const markdown = `See [another post](./kiro), [tools][t] and [below](#part).\n\n${CODE}\n\n[t]: </tools>`;
  const head = postHeadSchema.parse({ slug: "pasted", title: "Pasted text", date: "2026-11-01" });
  const post = postOf(
    head,
    markdown,
    () => markdown,
    () => "",
  );
  const [html] = texts((await blogFeed({ site: siteContent(), posts: [post], origin })).json1());
  expect(linksOf(html)).toEqual([`${origin}/blog/kiro`, `${origin}/tools`, `${origin}/blog/pasted#part`]);
  expect(codeOf(html)).toEqual(["const a = handlers[name](/^a$/);", '<a href="/x">']);
});

it("an issue's links lead to the site, and its code is unchanged", async () => {
  const markdown = `[tools][t] and [tools](</tools>) and [tools]( /tools) and [here](./blog) [below](#part)\n\n${CODE}\n\n[t]: /tools`;
  const issue = { number: 7, title: "Issue", markdown, date: new Date("2026-11-01") };
  const [html] = texts((await newsletterFeed(siteContent(), origin, [issue])).json1());
  expect(linksOf(html)).toEqual([
    ...Array.from({ length: 3 }, () => `${origin}/tools`),
    `${origin}/blog`,
    `${origin}/newsletter/7#part`,
  ]);
  expect(codeOf(html)).toEqual(["const a = handlers[name](/^a$/);", '<a href="/x">']);
});

it("is strict XML and valid HTML, whatever stands in it, and says it unchanged", async () => {
  const title = 'A ]]> B & <b> "q" \u2028';
  const markdown =
    "[a <https://b.example/?x&y>](/tools) <pre> <b x & y </pre> &MadeUp; ]]> `]]>`\n\n| a |\n|--:|\n| [x](./y) |";
  const issue = { number: 7, title, markdown, date: new Date("2026-11-01") };
  const feed = await newsletterFeed(siteContent(), origin, [issue]);
  const read = readXml(feed.rss2());
  const [html = ""] = texts(feed.json1());
  expect(read("title").at(-1)).toBe(title.replace("\u2028", "\n"));
  expect(read("content:encoded")).toEqual([html]);
  expect(await mistakesOfPart(html)).toEqual([]);
});

it("calls an entry what another site's feed called it, else by the address that the site had first", async () => {
  const head = { slug: "a", title: "A", date: "2026-11-01" };
  const made = (more: object) =>
    postOf(
      postHeadSchema.parse({ ...head, ...more }),
      "a",
      () => "a",
      () => "",
    );
  const posts = [made({ guid: "https://old.example/?p=12" }), made({})];
  nameFrom("http://first.example");
  try {
    const read = readXml((await blogFeed({ site: siteContent(), posts, origin })).rss2());
    expect(read("guid")).toEqual(["https://old.example/?p=12", "http://first.example/blog/a"]);
    expect(read("link").slice(1)).toEqual([`${origin}/blog/a`, `${origin}/blog/a`]);
  } finally {
    nameFrom(origin);
  }
});

it("has the hour of a post, and the type and length of its picture", async () => {
  const picture = { url: "/files/a.svg" };
  const head = postHeadSchema.parse({ slug: "a", title: "A", date: "2026-11-01", picture });
  const moment = new Date("2026-11-01T17:30:00Z");
  const post = postOf(
    head,
    "a",
    () => "a",
    () => "",
    undefined,
    moment,
  );
  const xml = (await blogFeed({ site: siteContent(), posts: [post], origin })).rss2();
  expect(readXml(xml)("pubDate")).toEqual(["Sun, 01 Nov 2026 17:30:00 GMT"]);
  expect(xml).toMatch(/<enclosure [^>]*type="image\/svg\+xml"/);
});

it("has the newest texts whole, up to 200,000 characters in all, and of each further one a link", async () => {
  const issue = (number: number, length: number) => ({
    number,
    title: `A & ${number}`,
    markdown: "a".repeat(length),
    date: new Date("2026-11-01"),
  });
  const issues = [issue(4, 150_000), issue(3, 60_000), issue(2, 50_000), issue(1, 1)];
  const link = (number: number) => `<p><a href="${origin}/newsletter/${number}">A &amp; ${number}</a></p>`;
  expect(
    texts((await newsletterFeed(siteContent(), origin, issues)).json1()).map((html) => html.slice(0, 80)),
  ).toEqual([`<p>${"a".repeat(77)}`, link(3), `<p>${"a".repeat(77)}`, link(1)]);
});
