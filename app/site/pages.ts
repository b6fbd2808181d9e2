import { z } from "zod";
import { replaceWizardStart } from "~/base/text/markdown-links";
import { isOwnPath } from "~/base/text/url";
import { contentLine } from "./site";

export const ownPath = z.string().refine(isOwnPath, "must be an own path like /tools");
const link = z.union([z.url({ protocol: /^https?$/ }), ownPath]);
const isoDate = z.iso.date("must be a date like 2025-07-19");

/**
 * Returns the last part of a tag's address. Letters of any script are kept; `+` and `#`, as in C++ and C#, become
 * words.
 */
export function tagSlug(name: string): string {
  return name
    .replaceAll("+", "plus")
    .replaceAll("#", "sharp")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const tag = z
  .union([
    contentLine.transform((name) => ({ name: name.trim(), slug: tagSlug(name) })),
    z
      .object({ name: contentLine, slug: z.string().optional() })
      .transform(({ name, slug = name }) => ({ name: name.trim(), slug: tagSlug(slug) })),
  ])
  .refine(({ slug }) => slug !== "", "must have a letter or a digit");

/** Tags with the same address count once. */
const tags = z
  .array(tag)
  .default([])
  .transform((all) => all.filter(({ slug }, at) => all.findIndex((other) => other.slug === slug) === at));

/** The front matter of a post in content/posts, as `normalizedHead` returns it. The file is named after the slug. */
export const postHeadSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, "may have a-z, 0-9, and - or . between them"),
  title: contentLine.min(1),
  date: isoDate,
  /** The day of the last change. */
  updated: isoDate.optional(),
  /** The day from which on visitors no longer see it. */
  expires: isoDate.optional(),
  /** What feeds of another site called it: readers there know it by this. */
  guid: z.union([contentLine.min(1), z.number().transform(String)]).optional(),
  /** Visitors do not see it. */
  draft: z.boolean("must be true or false").default(false),
  tags,
  author: z
    .array(z.strictObject({ name: contentLine.min(1), url: z.union([link, z.literal("")]).default("") }))
    .default([]),
  picture: z.strictObject({ url: ownPath, alt: contentLine.default("") }).optional(),
  seo: z
    .strictObject({ title: contentLine.min(1).optional(), description: contentLine.min(1).optional() })
    .default({}),
  /** The post contains the block of coding rules. */
  rules: z.boolean().default(false),
  /** An empty id means no video yet. `poster` is the path of a picture. */
  video: z
    .strictObject({
      id: z.string().regex(/^[\w-]*$/, "must be the provider's id of a video"),
      title: contentLine.min(1),
      poster: z.union([ownPath, z.literal("")]).default(""),
    })
    .optional(),
});

/** Returns the description of a post for search engines. */
export const pageDescription = ({ description }: Pick<Post, "description">): string =>
  description || "read this blog post on the site";

/** A tag of posts. `slug` is the last part of its page's address. */
export type Tag = { name: string; slug: string };

/** `url`: where the name links to, or "". */
export type Author = { name: string; url: string };

export type Post = {
  slug: string;
  title: string;
  /** Year-month-day. */
  date: string;
  /** The moment, if the front matter names more than the day. */
  moment: Date | null;
  /** Its name in feeds, if it has one of its own. */
  guid: string | undefined;
  /** The day of the last change, if the front matter names one. */
  updated: string | undefined;
  /** The day from which on visitors no longer see it. */
  expires: string | undefined;
  isDraft: boolean;
  tags: Tag[];
  authors: Author[];
  /** `url` is an own path. Null also where nothing is there. */
  picture: { url: string; alt: string } | null;
  /** Where the front matter says that the picture is, or "". */
  pictureUrl: string;
  /** The title of link previews. */
  shareTitle: string;
  /** "" when its author wrote none. */
  description: string;
  minutes: number;
  html: string;
  /** The file without its front matter, and without links to what is switched off. */
  markdown: string;
  /** The file without its front matter. */
  written: string;
  hasRules: boolean;
  video: { id: string; title: string; poster: string } | null;
};

export type PostCard = Pick<Post, "slug" | "title" | "date" | "description" | "minutes" | "picture">;

/**
 * Makes a post of its front matter and body. `shown`: the body as visitors get it, as Markdown; `html`: the same
 * rendered; `isPlace`: whether something is at an own path.
 */
export function postOf(
  head: z.output<typeof postHeadSchema>,
  body: string,
  shown: () => string,
  html: () => string,
  isPlace: (url: string) => boolean = () => true,
  moment: Date | null = null,
): Post {
  return {
    slug: head.slug,
    title: head.title,
    date: head.date,
    moment,
    guid: head.guid,
    updated: head.updated,
    expires: head.expires,
    isDraft: head.draft,
    tags: head.tags,
    authors: head.author,
    // Looked up later: while posts are read, other posts are not known.
    get picture() {
      return head.picture && isPlace(head.picture.url) ? head.picture : null;
    },
    pictureUrl: head.picture?.url ?? "",
    shareTitle: head.seo.title ?? head.title,
    description: head.seo.description ?? "",
    minutes: readingMinutes(body),
    // Rendered when it is first read: highlighting the code of every post would make the start half as long again.
    get html() {
      return html();
    },
    get markdown() {
      return replaceWizardStart(shown(), "").trim();
    },
    written: body,
    hasRules: head.rules,
    video: head.video?.id ? head.video : null,
  };
}

export const postCard = ({ slug, title, date, description, minutes, picture }: Post): PostCard => ({
  slug,
  title,
  date,
  description,
  minutes,
  picture,
});

const WORDS_A_MINUTE = 220;

/** Returns the reading time in minutes, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
}

const TOOL_CATEGORIES = ["web", "backend", "mobile"] as const;

export const toolsSchema = z.array(
  z.strictObject({
    name: z.string().min(1).max(40),
    description: z.string().min(1).max(200),
    link,
    /** The path of a picture in public/. When it is empty, the first letter is drawn. */
    image: z.union([ownPath, z.literal("")]).default(""),
    category: z.enum(TOOL_CATEGORIES),
    isFeatured: z.boolean().default(false),
    affiliatePerks: z.string().max(40).default(""),
  }),
);

export type Tool = z.output<typeof toolsSchema>[number];

export const jobsSchema = z.array(
  z.strictObject({
    title: contentLine.min(1),
    place: z.string().min(1),
    skills: z.array(z.string().min(1)),
    about: z.string().min(1),
    requirements: z.array(z.string().min(1)).min(1),
    /** Search engines do not list a position without a date. */
    posted: isoDate.optional(),
  }),
);

export type Job = z.output<typeof jobsSchema>[number];

/** The front matter of a text in content/legal. */
export const legalHeadSchema = z.strictObject({
  title: contentLine.min(1),
  description: z.string().min(1),
  updated: isoDate,
});

/** The text below the front matter, with names filled in. `markdown` is `written` without links to switched-off parts. */
export type Body = { readonly html: string; readonly markdown: string; written: string };

export type LegalText = z.output<typeof legalHeadSchema> & Body;

/** The front matter of a page in content/pages. */
export const pageHeadSchema = legalHeadSchema.partial({ updated: true });

export type OwnPage = z.output<typeof pageHeadSchema> & Body;

const NAME_IN_TEXT = /\{\{(\w+)\}\}/g;

/** Returns an error for each `{{name}}` in a field's text that is none of `names`. */
export function unknownNames(field: string, text: string, names: Record<string, string>): string[] {
  const used = new Set([...text.matchAll(NAME_IN_TEXT)].map(([, name = ""]) => name));
  return [...used]
    .filter((name) => names[name] === undefined)
    .map((name) => `${field}: {{${name}}} is not a name; there are ${Object.keys(names).join(", ")}`);
}

/** Replaces `{{controller}}` and the like; unknown names stay. */
export const fillIn = (text: string, names: Record<string, string>): string =>
  text.replace(NAME_IN_TEXT, (written, name: string) => names[name] ?? written);
