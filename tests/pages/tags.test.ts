import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newFolder } from "../support/folder";
import { readXml } from "../support/parse-xml";

withDatabase();
const setEnvironment = withEnvironment();

const ORIGIN = "http://127.0.0.1:3000";
const folder = newFolder();
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** A blog with a post of Hugo's, one of Ghost's words, a draft, one of next century, and one that has ended. */
beforeAll(() => {
  vi.resetModules();
  for (const name of ["posts", "legal", "files"]) mkdirSync(path.join(folder, name));
  write("files/moss.png", "");
  cpSync("content/site.json", path.join(folder, "site.json"));
  write(
    "posts/peat.md",
    '+++\ntitle = "Peat"\ndate = 2024-01-02T10:00:00Z\nlastmod = 2024-05-06\ntags = ["Wet land", "日本語"]\nauthor = "Ann"\n+++\nText.',
  );
  write(
    "posts/moss.md",
    [
      ...["---", "title: Moss", "status: published", "published_at: 2024-01-01 10:00:00", "tags: [wet land]"],
      ...[
        "feature_image: /files/moss.png",
        "authors: [{ name: Bo, url: https://bo.example/ }]",
        "---",
        "Text.",
      ],
    ].join("\n"),
  );
  write("posts/bog.md", "---\ntitle: Bog\ndraft: true\ntags: [secret]\n---\nText.");
  write("posts/fen.md", "---\ntitle: Fen\ndate: 2124-01-01\ntags: [later]\n---\nText.");
  write(
    "posts/reed.md",
    "---\ntitle: Reed\ndate: 2024-01-01\nexpiryDate: 2024-02-01\ntags: [gone]\n---\nText.",
  );
});
afterAll(() => void vi.resetModules());

async function get(url: string) {
  setEnvironment({ CONTENT_DIR: folder });
  const { Visitor } = await import("../support/visitor");
  return new Visitor().get(url);
}

test("a tag has a page and a feed of its posts, whatever letters it is written in", async () => {
  const page = await get("/blog/tags/wet-land");
  expect(page.data).toMatchObject({
    title: "Posts about Wet land",
    posts: [{ slug: "peat" }, { slug: "moss" }],
    meta: { canonical: `${ORIGIN}/blog/tags/wet-land`, feed: { href: "/blog/tags/wet-land/feed.xml" } },
  });
  expect((await get("/blog/tags/%E6%97%A5%E6%9C%AC%E8%AA%9E")).data.posts).toMatchObject([{ slug: "peat" }]);
  expect(await get("/blog/tags/Wet-Land?a=b")).toMatchObject({
    status: 308,
    location: "/blog/tags/wet-land?a=b",
  });
  expect((await get("/blog")).data.tags).toEqual([
    { name: "Wet land", slug: "wet-land" },
    { name: "日本語", slug: "日本語" },
  ]);
  const feed = await get("/blog/tags/wet-land/feed.xml");
  expect(feed.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const read = readXml(feed.text);
  expect(read("title")).toEqual(["Loam Blog: Wet land", "Peat", "Moss"]);
  expect(read("category")).toEqual(["Wet land", "日本語", "wet land"]);
  expect(read("author")).toEqual(["Ann", "Bo"]);
  expect(feed.text).toContain(`<enclosure length="0" type="image/png" url="${ORIGIN}/files/moss.png"/>`);
});

test("who wrote a post, what it is about and its picture are in its page and head", async () => {
  const { data } = await get("/blog/moss");
  expect(data.post).toMatchObject({
    authors: [{ name: "Bo", url: "https://bo.example/" }],
    tags: [{ name: "wet land", slug: "wet-land" }],
  });
  expect(data.picture).toEqual({ url: "/files/moss.png", alt: "", size: null });
  expect(data.meta).toMatchObject({ picture: { url: `${ORIGIN}/files/moss.png`, alt: "Moss", size: null } });
  const { pageMeta } = await import("~/site/ui/page-meta");
  const root = { id: "root", data: { site: { name: "Loam" }, picture: { url: "", alt: "" } } };
  const tags = pageMeta({ data, matches: [root] } as unknown as Parameters<typeof pageMeta>[0]);
  expect(tags).toContainEqual({ name: "author", content: "Bo" });
  expect(tags).not.toContainEqual(expect.objectContaining({ property: "og:image:width" }));
  expect(JSON.stringify(tags)).toContain(
    '"author":[{"@type":"Person","name":"Bo","url":"https://bo.example/"}]',
  );
});

describe("a draft, a post whose day is to come, and one that has ended", () => {
  test.each([
    "/blog/bog",
    "/blog/fen",
    "/blog/reed",
    "/blog/tags/gone",
    "/blog/bog.md",
    "/share/bog.png",
    "/blog/tags/secret",
    "/blog/tags/later/feed.xml",
  ])("%s is not there", async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  test.each(["/blog", "/feed.xml", "/feed.json", "/sitemap.xml", "/llms.txt"])(
    "%s does not name it",
    async (url) => {
      const { text, data } = await get(url);
      const said = text + JSON.stringify(data ?? "");
      expect(said).toContain("peat");
      expect(said).not.toMatch(/bog\b(?!")|fen\b|reed\b|secret|later|gone/);
    },
  );

  test("content check names all", async () => {
    setEnvironment({ CONTENT_DIR: folder });
    const { admin } = await import("../support/admin");
    const { out } = await admin("check", "--content");
    expect(out).toContain("posts/bog.md is a draft that nobody sees.");
    expect(out).toContain("posts/reed.md is a post that ended on 2024-02-01.");
    expect(out).toContain("posts/fen.md is a post that waits for 2124-01-01.");
    expect(out).toContain("Without a description (seo.description): posts/peat.md, posts/moss.md.");
  });
});

test("the sitemap has each tag's page, and a post's last change", async () => {
  const { text } = await get("/sitemap.xml");
  expect(text).toContain(`<loc>${ORIGIN}/blog/tags/wet-land</loc><lastmod>2024-01-02</lastmod>`);
  expect(text).toContain(`<loc>${ORIGIN}/blog/peat</loc><lastmod>2024-05-06</lastmod>`);
});
