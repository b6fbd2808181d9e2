import { dayAt, momentOf } from "~/base/text/time-zone";
import { isFields } from "./content-overlay";

type Fields = Record<string, unknown>;

/**
 * The names of our fields in Hugo, Jekyll, Ghost and exports of WordPress, the most exact one first. Case, hyphens
 * and underscores are ignored.
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
  description: ["description", "metadescription", "customexcerpt", "excerpt", "summary"],
  shareTitle: ["metatitle", "seotitle", "ogtitle"],
} as const;

const plain = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

/** Takes fields out of a post's front matter by their meaning. What is left over was not understood. */
class Head {
  readonly left: Map<string, { name: string; value: unknown }>;
  readonly names: Record<string, string> = {};
  /** Fields that say something else than the one that counts. */
  readonly others: { name: string; value: unknown }[] = [];

  constructor(given: Fields) {
    const said = Object.entries(given).filter(
      ([, value]) => value !== undefined && value !== null && value !== "",
    );
    this.left = new Map(said.map(([name, value]) => [plain(name), { name, value }]));
  }

  one(word: string): unknown {
    const found = this.left.get(word);
    this.left.delete(word);
    return found?.value;
  }

  /** Takes the first name that is present; of the others, which say the same less exactly, what differs goes to `others`. */
  any(field: keyof typeof WORDS, accepts: (value: unknown) => boolean = () => true): unknown {
    const there = WORDS[field]
      .flatMap((word) => this.left.get(word) ?? [])
      .filter(({ value }) => accepts(value));
    for (const { name } of there) this.left.delete(plain(name));
    if (there[0]) this.names[field] = there[0].name;
    const first = JSON.stringify(there[0]?.value);
    this.others.push(...there.slice(1).filter(({ value }) => JSON.stringify(value) !== first));
    return there[0]?.value;
  }
}

const PUBLIC = new Set(["published", "publish", "scheduled", "future"]);

/** Fields of Hugo, Ghost and others that mark a page as unlisted or only mailed, and what they say of it. */
const HIDING: Record<string, string> = {
  headless: "unlisted there",
  unlisted: "unlisted there",
  private: "private there",
  emailonly: "only mailed there",
};

const STATUSES: Record<string, string> = { draft: "a draft there", sent: "only mailed there" };
const READERS: Record<string, string> = {
  members: "for members only",
  only_free: "for subscribers only",
  private: "private there",
};

/** Whether Hugo's `build` (formerly `_build`) says that the page is rendered and listed. */
function isBuilt(build: unknown): boolean {
  if (!isFields(build)) return true;
  const { render = "always", list = "always" } = build;
  return (render === true || render === "always") && list !== false && list !== "never";
}

/**
 * Returns the value of `draft`, and why in words. A page that was not public where it comes from is a draft here,
 * until somebody says otherwise.
 */
function takeDraft(head: Head): { draft: unknown; hidden: string | null } {
  const marks = Object.entries(HIDING).map(([word, says]) => ({ says, value: head.one(word) }));
  const mark = marks.find(({ value }) => value === true || value === 1);
  const built = isBuilt(head.one("build"));
  const own = head.one("draft");
  const published = typeof head.left.get("published")?.value === "boolean" ? head.one("published") : true;
  const status = String(head.one("status") ?? "published").toLowerCase();
  const readers = String(head.one("visibility") ?? "public");
  const password = head.one("password");
  const hidden =
    (own === true && "a draft there") ||
    (published === false && "not published there") ||
    (!PUBLIC.has(status) && (STATUSES[status] ?? `${status} there`)) ||
    (readers !== "public" && (READERS[readers] ?? "for paying members only")) ||
    (password !== undefined && "behind a password") ||
    mark?.says ||
    (built ? null : "unlisted there");
  return { draft: own !== undefined && own !== false ? own : hidden !== null, hidden };
}

/** A file name of Jekyll: a day and the slug. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})-(?=.)/;

/** Returns the slug in a file's name. */
export const slugOfFile = (file: string): string => file.replace(/\.(?:md|markdown)$/, "").replace(DATED, "");

/** A day that no post reaches: a draft needs none. */
export const NEVER = "9999-12-31";

/**
 * Converts a post's front matter from any of those programs to our field names. Unknown fields are passed on. `file`:
 * the file's name.
 * @returns also the moment of `date` if that has a time, the name of each field in the file, for messages, in `hidden` why it is a draft (null when it is not), and in
 * `others` the fields that lost to another one
 */
export function normalizedHead(given: Fields, file: string, timeZone: string) {
  const head = new Head(given);
  const dated = DATED.exec(file)?.[1];
  const { draft, hidden } = takeDraft(head);
  const isDay = (value: unknown) => typeof value !== "boolean";
  const seo = head.one("seo");
  const date = head.any("date", isDay);
  const own = {
    slug: head.one("slug") ?? slugOfFile(file),
    title: head.any("title"),
    date: dayOf(date, timeZone) ?? dayOf(dated, timeZone) ?? (draft === true ? NEVER : undefined),
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
  return {
    head: Object.fromEntries([...said, ...left]) as Fields,
    names: head.names,
    moment: timeOf(date, timeZone),
    hidden,
    others: head.others,
  };
}

/** Reads a list, or a text with commas; in Jekyll's, spaces separate too. */
function listOf(value: unknown, byBlanks: boolean): unknown[] {
  if (value === undefined) return [];
  if (typeof value !== "string") return Array.isArray(value) ? value : [value];
  const parts = value.includes(",") || !byBlanks ? value.split(",") : value.split(/\s+/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** In Ghost, a tag that begins with # is internal. */
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

/** Reads a time in any of those programs' formats; one without an offset is of `timeZone`. Null for a day alone, and for all else. */
function timeOf(value: unknown, timeZone: string): Date | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  const [, year = "", month = "", day = "", time = "", zone] = MOMENT.exec(text) ?? [];
  const asMail = /^[a-z]{3}, \d/i.test(text) ? new Date(text) : null;
  if (asMail && !Number.isNaN(+asMail)) return asMail;
  if (!time) return null;
  const local = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${time.padStart(time.indexOf(":") === 1 ? time.length + 1 : 0, "0")}`;
  if (!zone) return momentOf(local.slice(0, 16), timeZone);
  const moment = new Date(local + (/^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, "$1:$2") : "Z"));
  return Number.isNaN(+moment) ? null : moment;
}

/**
 * Reads a day or a time in any of those programs' formats; a time becomes the day it falls on in `timeZone`. An unreadable value is
 * returned unchanged, for the error message.
 */
function dayOf(value: unknown, timeZone: string): unknown {
  if (typeof value !== "string") return value;
  const [, year = "", month = "", day = "", time, zone] = MOMENT.exec(value.trim()) ?? [];
  if (year && !(time && zone)) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = timeOf(value, timeZone);
  return moment ? dayAt(moment, timeZone) : value;
}
