import { z } from "zod";
import { replaceWizardStart } from "./markdown-links";
import { isOwnPath } from "./own-path";
import { contentLine } from "./site";

const ownPath = z.string().refine(isOwnPath, "must be an own path like /tools");
const link = z.union([z.url({ protocol: /^https?$/ }), ownPath]);
const isoDate = z.iso.date("must be a date like 2025-07-19");

/** The front matter of a post in content/posts. The file is named after the slug. */
export const postHeadSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, "may have a-z, 0-9, and - or . between them"),
  title: contentLine.min(1),
  date: isoDate,
  seo: z
    .strictObject({ title: contentLine.min(1).optional(), description: contentLine.min(1).optional() })
    .default({}),
  /** The post holds the block of coding rules. */
  rules: z.boolean().default(false),
  /** Empty id: no video yet. `poster` is the path of a picture. */
  video: z
    .strictObject({
      id: z.string().regex(/^[\w-]*$/, "must be the provider's id of a video"),
      title: contentLine.min(1),
      poster: z.union([ownPath, z.literal("")]).default(""),
    })
    .optional(),
});

const NO_DESCRIPTION = "read this blog post on the site";

export type Post = {
  slug: string;
  title: string;
  /** Year-month-day. */
  date: string;
  /** Title of link previews. */
  shareTitle: string;
  description: string;
  minutes: number;
  html: string;
  /** The file without its front matter. */
  markdown: string;
  hasRules: boolean;
  video: { id: string; title: string; poster: string } | null;
};

export type PostCard = Pick<Post, "slug" | "title" | "date" | "description" | "minutes">;

export function postOf(head: z.output<typeof postHeadSchema>, body: string, render: () => string): Post {
  return {
    slug: head.slug,
    title: head.title,
    date: head.date,
    shareTitle: head.seo.title ?? head.title,
    description: head.seo.description ?? NO_DESCRIPTION,
    minutes: readingMinutes(body),
    // At the first reader: a start that coloured every post's code would take half as long again.
    get html() {
      return render();
    },
    get markdown() {
      return replaceWizardStart(body, "").trim();
    },
    hasRules: head.rules,
    video: head.video?.id ? head.video : null,
  };
}

export const postCard = ({ slug, title, date, description, minutes }: Post): PostCard => ({
  slug,
  title,
  date,
  description,
  minutes,
});

const WORDS_A_MINUTE = 220;

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
}

const TOOL_CATEGORIES = ["web", "backend", "mobile"] as const;

export const toolsSchema = z.array(
  z.strictObject({
    name: z.string().min(1).max(40),
    description: z.string().min(1).max(200),
    link,
    /** Path of a picture in public/; empty: the first letter is drawn. */
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
    /** Search engines list no position without a date. */
    posted: isoDate.optional(),
  }),
);

export type Job = z.output<typeof jobsSchema>[number];

/** The texts in content/legal: each is a page at the URL of its name. */
export const LEGAL_NAMES = ["terms", "privacy", "security"] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];

/** The head of a text in content/legal. */
export const legalHeadSchema = z.strictObject({
  title: contentLine.min(1),
  description: z.string().min(1),
  updated: isoDate,
});

export type LegalText = z.output<typeof legalHeadSchema> & { html: string };

/** Replaces {{controller}} and the like. @throws Error for an unknown name */
export function fillIn(text: string, names: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined)
      throw new Error(`{{${name}}} is not a name; there are ${Object.keys(names).join(", ")}`);
    return value;
  });
}
