import { stringify } from "yaml";
import { postHeadSchema, tagSlug } from "~/site/pages";
import { normalizedHead } from "~/site/post-head";
import type { ExportedPost } from "./exported";
import type { Places } from "./places";
import { firstWords, textOf } from "./text-of";

/** Makes a slug from any text: lowercase letters without accents, digits and hyphens. */
export function plainSlug(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {}
  return tagSlug(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 120)
    .replace(/-$/, "");
}

const inOneLine = (text: unknown) => (typeof text === "string" ? text.trim().replace(/\s+/g, " ") : "");

const DESCRIPTIONS = ["description", "meta_description", "custom_excerpt", "excerpt", "summary"];

/** Optional fields: an invalid value is left out instead of refusing the post. */
const SPARE = new Set(["updated", "tags", "author", "picture", "seo", "video", "rules"]);

/**
 * Renders a post as a file for content/posts. What cannot be kept goes to `left`, unknown fields to `fields`. A post
 * without text becomes a draft. @returns also why it is a draft; null when it is not
 * @throws Error whose message says why it cannot be a post
 */
export async function fileOf(
  post: ExportedPost,
  slug: string,
  { places, timeZone, left, fields }: { places: Places; timeZone: string; left: string[]; fields: string[] },
): Promise<{ file: string; hidden: string | null }> {
  const { head, hidden } = normalizedHead({ ...post.head, slug }, post.file, timeZone);
  const { picture } = head as { picture?: { url?: unknown } };
  if (typeof picture?.url === "string") {
    const place = await places.picture(picture.url, left);
    head.picture = place ? { ...picture, url: place } : undefined;
  }
  for (const name of Object.keys(head)) {
    if (name in postHeadSchema.shape) continue;
    fields.push(name);
    delete head[name];
  }
  const said = checked(head, left);
  // A post has only one description here, so others are reported.
  const { description } = (said.seo ?? {}) as { description?: string };
  for (const name of DESCRIPTIONS) {
    const other = inOneLine(post.head[name]);
    if (description && other && other !== inOneLine(description)) left.push(`its ${name}: ${other}`);
  }
  const text = await textOf(post.text, places, left);
  if (!description) {
    const words = firstWords(text);
    if (words) said.seo = { ...(said.seo ?? {}), description: words };
  }
  const isEmpty = !text.trim() && !said.video;
  if (isEmpty) said.draft = true;
  const file = `---\n${stringify(said, { lineWidth: 0 })}---\n\n${text.trim()}\n`;
  return { file, hidden: hidden ?? (isEmpty ? "without text" : null) };
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
  const { slug, title, date, updated, expires, draft, tags, author, picture, seo, rules, video } =
    parsed.data;
  const all = {
    slug,
    title,
    // A draft without a date gets a placeholder in the year 9999, which is not written.
    date: draft && date.startsWith("9999") ? undefined : date,
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
