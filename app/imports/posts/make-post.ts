import { stringify } from "yaml";
import { startOfDay } from "~/base/text/time-zone";
import { decoded } from "~/base/text/url";
import { postHeadSchema, tagSlug } from "~/site/pages";
import { NEVER, normalizedHead } from "~/site/post-head";
import type { ExportedPost } from "./exported";
import type { Ledger } from "./ledger";
import type { Places } from "./places";
import { firstWords, textOf } from "./text-of";

/** Letters that are no other letter with an accent, as they are written with a to z. */
const LATIN = new Map<string, string>([
  ...pairs(
    "абвгдезийклмнопрстуфхыэґіјљњћђџҳѳ",
    "a b v g d e z i y k l m n o p r s t u f kh y e g i j lj nj c dj dz h f",
  ),
  ...pairs("ёжцчшщъьюяєїўқғ", "yo zh ts ch sh shch   yu ya ye yi u q g"),
  ...pairs("αβγδεζηθικλμνξοπρστυφχψως", "a v g d e z i th i k l m n x o p r s t y f ch ps o s"),
  ...pairs("ßæøœđłþðıŋ", "ss ae o oe d l th d i ng"),
]);

function pairs(letters: string, latin: string): [string, string][] {
  const written = latin.split(" ");
  return [...letters].map((letter, at) => [letter, written[at] ?? ""]);
}

const inLatin = (text: string): string =>
  [...text.normalize("NFC").toLowerCase()]
    .map((letter) => LATIN.get(letter) ?? LATIN.get(letter.normalize("NFD").charAt(0)) ?? letter)
    .join("");

/** Makes a slug from any text: lowercase letters a to z, digits and hyphens. */
export function plainSlug(text: string): string {
  return tagSlug(inLatin(decoded(text)))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 120)
    .replace(/-$/, "");
}

const inOneLine = (text: unknown) => (typeof text === "string" ? text.trim().replace(/\s+/g, " ") : "");

/** Optional fields: an invalid value is left out instead of refusing the post. */
const SPARE = new Set(["guid", "updated", "tags", "author", "picture", "seo", "video", "rules"]);

/**
 * Renders a post or a page as a file of CONTENT_DIR. What cannot be kept goes to `left`, unknown fields are counted. A post
 * without text becomes a draft. @returns also why it is a draft; null when it is not
 * @throws Error whose message says why it cannot be a post
 */
export async function fileOf(
  post: ExportedPost,
  slug: string,
  { places, timeZone, left, ledger }: { places: Places; timeZone: string; left: string[]; ledger: Ledger },
): Promise<{ file: string; hidden: string | null }> {
  const { head, hidden, others, moment } = normalizedHead({ ...post.head, slug }, post.file, timeZone);
  // The day is part of a post's head alone.
  if (post.isPage) head.date ??= NEVER;
  const { picture } = head as { picture?: { url?: unknown } };
  if (typeof picture?.url === "string") {
    const place = await places.picture(picture.url, left);
    head.picture = place ? { ...picture, url: place } : undefined;
  }
  for (const name of Object.keys(head)) {
    if (name in postHeadSchema.shape) continue;
    ledger.count("fields that mean nothing here", name);
    delete head[name];
  }
  const said = checked(head, left);
  // With its hour: several posts may be of one day. A day alone begins at midnight.
  if (moment && said.date && +moment !== +startOfDay(String(said.date), timeZone))
    said.date = moment.toISOString().replace(".000Z", "Z");
  // Where several fields say the same, the most exact one counts: of the others what they say is reported.
  const { description } = (said.seo ?? {}) as { description?: string };
  for (const { name, value } of others) {
    const other = inOneLine(typeof value === "string" ? value : JSON.stringify(value));
    if (other && other !== inOneLine(description)) left.push(`its ${name}: ${other.slice(0, 500)}`);
  }
  const text = await textOf(post.text, places, left);
  if (!description) {
    const words = firstWords(text);
    if (words) said.seo = { ...(said.seo ?? {}), description: words };
  }
  if (/^```rules\b/m.test(text)) said.rules = true;
  const isEmpty = !text.trim() && !said.video;
  if (post.isPage)
    return { file: pageOf(said, text, hidden ?? (isEmpty ? "without text" : null), left), hidden: null };
  if (isEmpty) said.draft = true;
  const file = `---\n${stringify(said, { lineWidth: 0 })}---\n\n${text.trim()}\n`;
  return { file, hidden: hidden ?? (isEmpty ? "without text" : null) };
}

/** Pages have fewer fields, and are public. @throws Error for one that is not to be */
function pageOf(said: Record<string, unknown>, text: string, hidden: string | null, left: string[]): string {
  if (hidden) throw new Error(`it is ${hidden}, and a page is public`);
  const {
    title,
    updated,
    seo,
    picture,
    expires,
    tags,
    author: _,
    slug: _slug,
    date: _date,
    guid: _guid,
    draft: _draft,
    ...more
  } = said;
  const unused = { picture, expires, tags, ...more };
  for (const [name, value] of Object.entries(unused))
    if (value !== undefined)
      left.push(`its ${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
  const { description = String(title) } = (seo ?? {}) as { description?: string };
  const head = { title, description, ...(updated !== undefined && { updated }) };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${text.trim()}\n`;
}

const oneOrAll = <T>(all: T[]) => (all.length > 1 ? all : all[0]);

function checked(head: Record<string, unknown>, left: string[]): Record<string, unknown> {
  const parsed = postHeadSchema.safeParse(head);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
    const fatal = wrong.filter(({ field }) => !SPARE.has(field) || head[field] === undefined);
    const told = ({ field, message }: (typeof wrong)[number]) =>
      head[field] === undefined ? `it has no ${field}` : `${field} ${message}`;
    if (fatal.length > 0) throw new Error(fatal.map(told).join(", "));
    for (const { field, message } of wrong) {
      if (head[field] !== undefined) left.push(`the field ${field}: ${message}`);
      head[field] = undefined;
    }
    return checked(head, left);
  }
  const { slug, title, date, guid, updated, expires, draft, tags, author, picture, seo, rules, video } =
    parsed.data;
  const all = {
    slug,
    title,
    // A draft without a date gets a placeholder in the year 9999, which is not written.
    date: draft && date.startsWith("9999") ? undefined : date,
    guid,
    updated,
    expires,
    draft: draft || undefined,
    tags: tags.length > 0 ? tags.map((tag) => (tagSlug(tag.name) === tag.slug ? tag.name : tag)) : undefined,
    author: oneOrAll(author.map((one) => (one.url ? one : one.name))),
    picture: picture && (picture.alt ? picture : picture.url),
    seo: Object.keys(seo).length > 0 ? seo : undefined,
    rules: rules || undefined,
    video,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
