import { expect, it } from "vitest";
import { postHeadSchema, tagSlug } from "~/site/pages";
import { normalizedHead } from "~/site/post-head";

/** The head as the site reads it. */
const read = (head: Record<string, unknown>, file = "a.md", timeZone = "UTC") =>
  postHeadSchema.parse(normalizedHead(head, file, timeZone).head);

const NOTHING = { rules: false, draft: false, tags: [], author: [], seo: {} };

it("a head of Hugo means what it means there", () => {
  const hugo = {
    Title: "Peat",
    date: "2024-01-02T23:30:00-05:00",
    lastmod: "2024-02-01",
    categories: ["Bog"],
    tags: ["bog", "Wet land"],
    authors: ["Ann", "Bo"],
    summary: "About peat.",
    cover: { image: "/files/a.png", alt: "A bog" },
  };
  expect(read(hugo, "peat.md", "Europe/Oslo")).toEqual({
    ...NOTHING,
    slug: "peat",
    title: "Peat",
    date: "2024-01-03",
    updated: "2024-02-01",
    tags: [
      { name: "bog", slug: "bog" },
      { name: "Wet land", slug: "wet-land" },
    ],
    author: [
      { name: "Ann", url: "" },
      { name: "Bo", url: "" },
    ],
    picture: { url: "/files/a.png", alt: "A bog" },
    seo: { description: "About peat." },
  });
  expect(read({ title: "A", date: "2024-01-02", publishDate: "2024-03-04" }).date).toBe("2024-03-04");
});

it("a head of Ghost means what it means there", () => {
  const ghost = {
    title: "Peat",
    slug: "a",
    status: "published",
    visibility: "public",
    published_at: "2024-01-02T10:00:00.000Z",
    custom_excerpt: "About peat.",
    meta_title: "Peat, at last",
    tags: [
      { name: "Bog", slug: "the-bog" },
      { name: "#internal", slug: "hash-internal" },
    ],
    primary_author: null,
    authors: [{ name: "Ann", url: "https://ann.example/" }],
    feature_image: "/files/a.png",
    feature_image_alt: "A bog",
  };
  expect(read(ghost)).toMatchObject({
    date: "2024-01-02",
    draft: false,
    tags: [{ name: "Bog", slug: "the-bog" }],
    author: [{ name: "Ann", url: "https://ann.example/" }],
    picture: { url: "/files/a.png", alt: "A bog" },
    seo: { title: "Peat, at last", description: "About peat." },
  });
});

it("a file of Jekyll has its day and its slug in its name, and its words apart by blanks", () => {
  const head = { title: "A", layout: "post", categories: "bog wet-land", tags: "a, b c" };
  expect(normalizedHead(head, "2024-01-02-a-b.md", "UTC").head).toMatchObject({
    slug: "a-b",
    date: "2024-01-02",
    tags: ["a", "b c", "bog", "wet-land"],
    layout: "post",
  });
  expect(read({ title: "A", date: "2024-01-02", tags: "machine learning" }).tags).toEqual([
    { name: "machine learning", slug: "machine-learning" },
  ]);
});

it.each([
  { draft: true },
  { status: "draft" },
  { status: "private" },
  { published: false },
  { visibility: "paid" },
  { password: "secret" },
  { status: "sent" },
  { status: "scheduled", email_only: true },
  { headless: true },
  { _build: { render: "never", list: "never" } },
  { build: { list: false } },
  { unlisted: true },
])("%j is not for everybody: a draft, which needs no day", (head) => {
  expect(read({ title: "A", ...head }).draft).toBe(true);
});

it.each([
  { status: "publish" },
  { status: "scheduled", email_only: false },
  { published: true },
  { visibility: "public" },
  { build: { render: "always", publishResources: false } },
])("%j is no draft", (head) => {
  expect(read({ title: "A", date: "2024-01-02", ...head }).draft).toBe(false);
});

it.each(["expires", "expiryDate", "unpublishdate"])("%s is the day from which on nobody sees it", (name) => {
  const head = { title: "A", date: "2024-01-02", [name]: "2024-03-04T00:00:00Z" };
  expect(read(head).expires).toBe("2024-03-04");
});

it.each([
  ["2024-01-02 23:30:00", "2024-01-02"],
  ["2024-01-02 23:30:00 +0000", "2024-01-03"],
  ["2024/1/2", "2024-01-02"],
  ["Tue, 02 Jan 2024 10:00:00 +0000", "2024-01-02"],
])("%s is the day %s", (date, day) => {
  expect(read({ title: "A", date }, "a.md", "Europe/Oslo").date).toBe(day);
});

it("a wrong value is told under the name that it has in the file", () => {
  const { head, names } = normalizedHead(
    { title: "A", date: "2024-01-02", image: "https://a.example/b.png" },
    "a.md",
    "UTC",
  );
  const [issue] = postHeadSchema.safeParse(head).error?.issues ?? [];
  expect(issue?.path).toEqual(["picture", "url"]);
  expect(names.picture).toBe("image");
});

it("tags that are not the same have addresses that are not", () => {
  const names = ["C", "C++", "C#", ".NET", "Café", "日本語", "हिन्दी", "한국어", "A & B"];
  expect(names.map(tagSlug)).toEqual([
    "c",
    "cplusplus",
    "csharp",
    "net",
    "cafe",
    "日本語",
    "हिन्दी",
    "한국어",
    "a-b",
  ]);
});

it.each([
  [{ draft: true }, "a draft there"],
  [{ published: false }, "not published there"],
  [{ status: "pending" }, "pending there"],
  [{ status: "sent" }, "only mailed there"],
  [{ email_only: 1 }, "only mailed there"],
  [{ visibility: "members" }, "for members only"],
  [{ visibility: "tiers" }, "for paying members only"],
  [{ visibility: "only_paid" }, "for paying members only"],
  [{ password: "x" }, "behind a password"],
  [{ unlisted: true }, "unlisted there"],
  [{ build: { render: "never" } }, "unlisted there"],
  [{ status: "published", visibility: "public", draft: false }, null],
])("why %j is a draft is said", (head, why) => {
  expect(normalizedHead(head, "a.md", "UTC").hidden).toBe(why);
});

it.each([
  ["2024-03-05T23:30:00+01:00", "2024-03-05T22:30:00.000Z"],
  ["2024-03-05 9:05", "2024-03-05T08:05:00.000Z"],
  ["Tue, 05 Mar 2024 09:05:00 GMT", "2024-03-05T09:05:00.000Z"],
  ["2024-03-05", undefined],
])("the moment of %s in Oslo is %s", (date, moment) => {
  expect(normalizedHead({ date }, "a.md", "Europe/Oslo").moment?.toISOString()).toBe(moment);
});
