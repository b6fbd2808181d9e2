import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { links } from "~/base/links";
import { longDate } from "~/base/text/time-zone";
import { withDatabase } from "../support/database";
import { mistakesOfPart } from "../support/valid-html";
import { Visitor } from "../support/visitor";

const database = withDatabase();

const ORIGIN = "http://127.0.0.1:3000";
const get = (url: string, headers?: Record<string, string>) => new Visitor().get(url, headers);
const slugs = readdirSync("content/posts").map((name) => name.replace(/\.md$/, ""));
const ONE = "kiro-ai-replaced-cursor-for-me-heres-why";

type Meta = {
  title: string;
  description: string;
  canonical: string;
  picture?: { url: string; alt: string };
};
const metaOf = async (url: string) => (await get(url)).data.meta as Meta;

describe("every file for machines", () => {
  const FILES: [path: string, type: string][] = [
    ["/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/feed.json", "application/feed+json"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    [`/blog/${ONE}.md`, "text/markdown; charset=utf-8"],
    ["/share/_site.png", "image/png"],
    [`/share/${ONE}.png`, "image/png"],
  ];

  test.each(FILES)(
    "%s has its type and a validator, sets no cookie, and is not sent twice",
    async (file, type) => {
      const first = await get(file);
      expect(first.status).toBe(200);
      expect(first.headers.get("Content-Type")).toBe(type);
      expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
      expect(first.headers.getSetCookie()).toEqual([]);
      const tag = first.headers.get("ETag") as string;
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
      for (const known of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
        const again = await get(file, { "If-None-Match": known });
        expect([again.status, again.text, again.headers.get("ETag")]).toEqual([304, "", tag]);
      }
      expect((await get(file, { "If-None-Match": 'W/"other"' })).status).toBe(200);
    },
  );
});

describe("the feeds", () => {
  type JsonFeed = {
    title: string;
    items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
  };
  const jsonFeed = async () => JSON.parse((await get("/feed.json")).text) as JsonFeed;

  test("hold every post whole, newest first, under its full address", async () => {
    const { title, items } = await jsonFeed();
    expect(title).toBe("Loam Blog");
    expect(items.map(({ url }) => url).sort()).toEqual(slugs.map((slug) => `${ORIGIN}/blog/${slug}`).sort());
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(items[0]).toMatchObject({
      id: `${ORIGIN}/blog/${ONE}`,
      title: "Kiro AI Replaced Cursor for Me: Here's Why",
      date_published: "2025-07-19T00:00:00.000Z",
    });
    for (const { content_html } of items) expect(content_html.length).toBeGreaterThan(4000);
  });

  test("lead nowhere but to full addresses", async () => {
    const targets = (await jsonFeed()).items.flatMap(({ content_html }) =>
      [...content_html.matchAll(/<[^>]* (?:href|src)="([^"]*)"/g)].map(([, target]) => target),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !/^(https?:|mailto:)/.test(target ?? ""))).toEqual([]);
  });

  test("hold valid HTML", async () => {
    for (const { url, content_html } of (await jsonFeed()).items)
      expect(await mistakesOfPart(content_html), url).toEqual([]);
  });

  test("the RSS one says the same", async () => {
    const { text } = await get("/feed.xml");
    const { items } = await jsonFeed();
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/);
    const urls = [...text.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(urls).toEqual(items.map(({ url }) => url));
    expect(text).toContain(`<atom:link href="${ORIGIN}/feed.xml" rel="self" type="application/rss+xml"/>`);
    expect(text).toContain("<pubDate>Sat, 19 Jul 2025 00:00:00 GMT</pubDate>");
  });
});

test("the sitemap has every public page, each with an answer and its own canonical address", async () => {
  const { text } = await get("/sitemap.xml");
  const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url as string);
  expect(urls).toContain(`${ORIGIN}/`);
  expect(urls).toEqual(expect.arrayContaining(slugs.map((slug) => `${ORIGIN}/blog/${slug}`)));
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    expect((await get(url)).status, url).toBe(200);
    expect((await metaOf(url)).canonical, url).toBe(url);
  }
  expect(text).toContain(`<loc>${ORIGIN}/blog/${ONE}</loc><lastmod>2025-07-19</lastmod>`);
});

test("robots.txt keeps robots off what belongs to one visitor, and off nothing that the sitemap names", async () => {
  const { text } = await get("/robots.txt");
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => rule as string);
  const isClosed = (url: string) => closed.some((rule) => url.startsWith(rule));
  const own = [
    links.account(),
    links.braindumps(),
    links.plan("x"),
    links.go("x"),
    links.outbox(),
    links.verify(),
  ];
  expect(own.filter((url) => !isClosed(url))).toEqual([]);
  const sitemap = (await get("/sitemap.xml")).text;
  const open = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  expect(open.filter(isClosed)).toEqual([]);
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test("llms.txt follows its form, and each post it names is there as Markdown", async () => {
  const { text } = await get("/llms.txt");
  expect(text).toMatch(/^# Loam\n\n> .+\n\n[^#]+\n\n## /);
  const named = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, url]) => url as string);
  expect(named.filter((url) => url.endsWith(".md"))).toHaveLength(slugs.length);
  for (const url of named) expect((await get(url)).status, url).toBe(200);
});

describe("a post as Markdown", () => {
  test.each(slugs)(
    "%s: its title, its day, where it stands, and the text as it was written",
    async (slug) => {
      const source = readFileSync(path.join("content/posts", `${slug}.md`), "utf8");
      const [, date = ""] = /^date: (.+)$/m.exec(source) ?? [];
      const { text } = await get(`/blog/${slug}.md`);
      expect(text).toMatch(/^# \S/);
      expect(text).toContain(`\n\n${longDate(date)} · ${ORIGIN}/blog/${slug}\n\n`);
      // The wizard's first step is for the page alone.
      const written = source.slice(source.indexOf("---", 4) + 3).replace(/^\{\{braindumper\}\}$/m, "");
      expect(text.endsWith(`${written.trim()}\n`)).toBe(true);
    },
  );

  test.each(["/blog/nope.md", "/blog/.md.md", "/blog/..%2f..%2fREADME.md", "/blog/__proto__.md"])(
    "%s is not there",
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );
});

describe("the picture for sharing", () => {
  test.each(["/", `/blog/${ONE}`])("%s has one, at an address that names its version", async (page) => {
    const { picture } = (await metaOf(page)) as Meta;
    const url = picture?.url ?? `${ORIGIN}/share/_site.png`;
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.text.slice(1, 4)).toBe("PNG");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    if (picture) expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  test("every post's is another one, drawn once and kept on disk", async () => {
    const folder = path.join(database.dataDir(), "share-images");
    const both = await Promise.all(
      slugs.flatMap((slug) => [get(`/share/${slug}.png`), get(`/share/${slug}.png`)]),
    );
    const hashes = both.map(({ text }) => createHash("sha256").update(text).digest("hex"));
    expect(new Set(hashes).size).toBe(slugs.length);
    const kept = readdirSync(folder);
    expect(kept.length).toBeGreaterThanOrEqual(slugs.length);
    expect(kept.filter((name) => !/^[0-9a-f]{12}\.png$/.test(name))).toEqual([]);
  });

  test.each(["/share/nope.png", "/share/_other.png", "/share/..%2f..%2fpackage.png", "/share/__proto__.png"])(
    "%s is not there, and nothing is drawn",
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );
});

test("the manifest names the site and icons that are there", async () => {
  const manifest = JSON.parse((await get("/manifest.webmanifest")).text) as {
    name: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.name).toBe("Loam");
  expect(manifest.icons.map(({ purpose }) => purpose ?? "any")).toContain("maskable");
});

test("/favicon.ico leads to the icon", async () => {
  expect(await get("/favicon.ico")).toMatchObject({
    status: 302,
    location: expect.stringMatching(/favicon.*\.ico/),
  });
});

test("an unknown partner is the 404 page", async () => {
  const answer = await get("/go/nobody");
  expect(answer.status).toBe(404);
  expect(answer.problem?.title).toBe("Oops! Page not found");
});
