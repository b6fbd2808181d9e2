import { isFields } from "./content-overlay";
import { dayAt } from "./time-zone";

type Fields = Record<string, unknown>;

/**
 * What Hugo, Jekyll, Ghost and exports of WordPress call our fields, the most exact first; in any case, with or without
 * hyphens and underscores.
 */
const WORDS = {
  title: ["title"],
  date: ["publishdate", "date", "publishedat", "pubdate", "publisheddate", "published"],
  updated: ["updated", "lastmod", "updatedat", "lastmodifiedat", "modified"],
  expires: ["expires", "expirydate", "unpublishdate"],
  picture: [
    "picture",
    "featureimage",
    "featuredimage",
    "cover",
    "coverimage",
    "image",
    "images",
    "heroimage",
  ],
  pictureAlt: ["featureimagealt", "featuredimagealt", "coveralt", "imagealt"],
  author: ["author", "authors"],
  description: ["description", "customexcerpt", "excerpt", "metadescription", "summary"],
  shareTitle: ["metatitle", "seotitle", "ogtitle"],
} as const;

const plain = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

/** Takes fields out of a head by what they mean: what is left nobody has understood. */
class Head {
  readonly left: Map<string, { name: string; value: unknown }>;
  readonly names: Record<string, string> = {};

  constructor(given: Fields) {
    const said = Object.entries(given).filter(([, value]) => value !== null && value !== "");
    this.left = new Map(said.map(([name, value]) => [plain(name), { name, value }]));
  }

  one(word: string): unknown {
    const found = this.left.get(word);
    this.left.delete(word);
    return found?.value;
  }

  /** The first that is there; the others say the same less exactly. */
  any(field: keyof typeof WORDS, accepts: (value: unknown) => boolean = () => true): unknown {
    const there = WORDS[field]
      .flatMap((word) => this.left.get(word) ?? [])
      .filter(({ value }) => accepts(value));
    for (const { name } of there) this.left.delete(plain(name));
    if (there[0]) this.names[field] = there[0].name;
    return there[0]?.value;
  }
}

const PUBLIC = new Set(["published", "publish", "scheduled", "future"]);

/** Of Hugo, Ghost and others: a page that has one is listed nowhere, or only mailed. */
const HIDING = ["headless", "unlisted", "private", "emailonly"];

/** Hugo's `build`, and `_build` of before: whether the page is made, and listed. */
function isBuilt(build: unknown): boolean {
  if (!isFields(build)) return true;
  const { render = "always", list = "always" } = build;
  return (render === true || render === "always") && list !== false && list !== "never";
}

/** A page that was not for everybody is for nobody until somebody says so. */
function takeDraft(head: Head): unknown {
  const hiding = HIDING.map((word) => head.one(word));
  const isHidden = !isBuilt(head.one("build")) || hiding.some((value) => value === true || value === 1);
  const own = head.one("draft");
  const published = typeof head.left.get("published")?.value === "boolean" ? head.one("published") : true;
  const status = head.one("status");
  const visibility = head.one("visibility");
  const password = head.one("password");
  if (own !== undefined && own !== false) return own;
  const isOpen = PUBLIC.has(String(status ?? "published").toLowerCase());
  return (
    isHidden ||
    published === false ||
    !isOpen ||
    (visibility ?? "public") !== "public" ||
    password !== undefined
  );
}

/** The name of a file of Jekyll: a day, and the slug. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})-(?=.)/;

/** The slug that a file's name stands for. */
export const slugOfFile = (file: string): string => file.replace(/\.(?:md|markdown)$/, "").replace(DATED, "");

/** A day that no post reaches: a draft needs none. */
const NEVER = "9999-12-31";

/**
 * The head of a post in our words, whoever's it was written in; what means nothing here stays as it is. `file` is the file's
 * name. @returns also under which name the file has a field, for messages
 */
export function ownHead(given: Fields, file: string, timeZone: string) {
  const head = new Head(given);
  const dated = DATED.exec(file)?.[1];
  const draft = takeDraft(head);
  const isDay = (value: unknown) => typeof value !== "boolean";
  const seo = head.one("seo");
  const own = {
    slug: head.one("slug") ?? slugOfFile(file),
    title: head.any("title"),
    date:
      dayOf(head.any("date", isDay), timeZone) ??
      dayOf(dated, timeZone) ??
      (draft === true ? NEVER : undefined),
    updated: dayOf(head.any("updated"), timeZone),
    expires: dayOf(head.any("expires"), timeZone),
    draft,
    tags: [
      ...listOf(head.one("tags"), dated !== undefined),
      ...listOf(head.one("categories"), dated !== undefined),
      ...listOf(head.one("tag"), false),
      ...listOf(head.one("category"), false),
    ].filter((tag) => !isInternal(tag)),
    author: authorsOf(head.any("author")),
    picture: pictureOf(head.any("picture"), head.any("pictureAlt")),
    seo: seoOf(seo, head.any("description"), head.any("shareTitle")),
  };
  const said = Object.entries(own).filter(([, value]) => value !== undefined);
  const left = [...head.left.values()].map(({ name, value }) => [name, value]);
  return { head: Object.fromEntries([...said, ...left]) as Fields, names: head.names };
}

/** A list, or one text with commas; Jekyll has blanks between them too. */
function listOf(value: unknown, byBlanks: boolean): unknown[] {
  if (value === undefined) return [];
  if (typeof value !== "string") return Array.isArray(value) ? value : [value];
  const parts = value.includes(",") || !byBlanks ? value.split(",") : value.split(/\s+/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Ghost shows nobody a tag that begins with #. */
const isInternal = (tag: unknown) => String(isFields(tag) ? tag.name : tag).startsWith("#");

function authorsOf(value: unknown): unknown[] | undefined {
  if (value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).map((author) => {
    if (!isFields(author)) return { name: author };
    return { name: author.name, url: author.url ?? author.link ?? author.website ?? "" };
  });
}

function pictureOf(value: unknown, alt: unknown): unknown {
  const first = Array.isArray(value) ? value[0] : value;
  if (first === undefined) return undefined;
  if (!isFields(first)) return { url: first, alt };
  return { url: first.url ?? first.image ?? first.src ?? first.path, alt: first.alt ?? alt };
}

function seoOf(seo: unknown, description: unknown, title: unknown): unknown {
  if (seo !== undefined && !isFields(seo)) return seo;
  const said = { ...(title ? { title } : {}), ...(description ? { description } : {}) };
  return { ...said, ...seo };
}

const MOMENT =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The day of a date or moment in any of the spellings of those heads: a moment with an offset is the day it is in
 * `timeZone`. What is none stays, to be told.
 */
function dayOf(value: unknown, timeZone: string): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  const [, year = "", month = "", day = "", time, zone] = MOMENT.exec(text) ?? [];
  if (!year) {
    const moment = /^[a-z]{3}, \d/i.test(text) ? new Date(text) : null;
    return moment && !Number.isNaN(+moment) ? dayAt(moment, timeZone) : value;
  }
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!time || !zone) return written;
  const offset = /^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, "$1:$2") : "Z";
  const moment = new Date(
    `${written}T${time.padStart(time.indexOf(":") === 1 ? time.length + 1 : 0, "0")}${offset}`,
  );
  return Number.isNaN(+moment) ? value : dayAt(moment, timeZone);
}
