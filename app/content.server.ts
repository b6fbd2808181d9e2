import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { countdownTo } from "~/domain/countdown";
import { incomingMarkdown } from "~/domain/incoming-markdown";
import { incomingText, unfitCharacters } from "~/domain/incoming-text";
import { nestsTooDeep, TOO_DEEP } from "~/domain/markdown-depth";
import { type Site, type SiteView, siteSchema } from "~/domain/site";
import {
  fillIn,
  jobsSchema,
  type LegalName,
  type LegalText,
  legalHeadSchema,
  type Post,
  postHeadSchema,
  postOf,
  toolsSchema,
} from "~/domain/site-pages";
import { type Texts, textsSchema } from "~/domain/site-texts";
import { now } from "~/kernel/clock";
import { config, contentDir } from "~/kernel/config";
import { once } from "~/kernel/once";
import { ALL_QUESTIONS } from "~/planner";
import { renderMarkdown } from "~/render/markdown";

/** The characters that were taken out of each file, or became a line end. */
const changed = new Map<string, Set<string>>();

/** Makes a value of a file one that a feed can hold, and notes what that changed. */
type TakeIn = { value: (key: unknown, value: unknown) => unknown; markdown: (text: string) => string };

/** Names its file. One that reading another file meets, as legal texts need site.json, is told as it is. */
class ContentError extends Error {}

/** Reads a content file; errors name the file. */
function readContent<T>(file: string, read: (text: string, takeIn: TakeIn) => T): T {
  const at = path.join(contentDir(), file);
  const taken = (text: string, asTaken: (text: string) => string) => {
    const unfit = unfitCharacters(text);
    if (unfit.length === 0) return text;
    changed.set(file, new Set([...(changed.get(file) ?? []), ...unfit]));
    return asTaken(text);
  };
  const takeIn: TakeIn = {
    value: (_, value) => (typeof value === "string" ? taken(value, incomingText) : value),
    markdown: (text) => taken(text, incomingMarkdown),
  };
  try {
    return read(readFileSync(at, "utf8").replace(/^\uFEFF/, ""), takeIn);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`${at} ${(error as Error).message}`, { cause: error });
  }
}

/** Checks a value. @throws Error that names each wrong field */
function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  // Runs once: compiling a parser would take longer.
  const parsed = schema.safeParse(value, { jitless: true });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    (issue) => `  ${issue.path.join(".") || "(whole file)"}: ${issue.message}`,
  );
  throw new Error(`has mistakes:\n${lines.join("\n")}`);
}

const readJson = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  readContent(file, (text, takeIn) => check(schema, JSON.parse(text, takeIn.value)));

/** Front matter between two lines of three hyphens, and the text below it. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)/;

function readMarkdown<Schema extends z.ZodType>(text: string, takeIn: TakeIn, schema: Schema) {
  const [, head = "", body = ""] = FRONT_MATTER.exec(text) ?? [];
  // The empty line stands for the first ---: so mistakes are told with the file's own lines.
  return {
    head: check(schema, parse(`\n${head}`, takeIn.value) ?? {}),
    body: takeIn.markdown(body),
  };
}

// Content is read at the first use and kept: a change takes effect at the next start.

/** content/site.json. */
export const siteContent: () => Site = once(() => readJson("site.json", siteSchema));

/** Where members find the community: what the content says, else the site that signs its members on here. */
export function communityUrl(): string {
  return siteContent().links.communityChannel || config().community.url;
}

export function siteView(): SiteView {
  const { name, description, offer, links } = siteContent();
  return { name, description, offer, hasCommunity: communityUrl() !== "", reviewsUrl: links.reviews };
}

/** content/posts, newest first. */
export const posts: () => Post[] = once(() => {
  const files = readdirSync(path.join(contentDir(), "posts")).filter((name) => name.endsWith(".md"));
  return files
    .map((file) => readContent(path.join("posts", file), (text, takeIn) => readPost(file, text, takeIn)))
    .sort(newestFirst);
});

/** By code units: a collation would have to be loaded at every start. */
function newestFirst(a: Post, b: Post): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}

const RULES_BLOCK = /^(```|~~~)rules\b/gm;

function readPost(file: string, text: string, takeIn: TakeIn): Post {
  const { head, body } = readMarkdown(text, takeIn, postHeadSchema);
  if (file !== `${head.slug}.md`) throw new Error(`has mistakes:\n  slug: the file must be ${head.slug}.md`);
  const blocks = body.match(RULES_BLOCK)?.length ?? 0;
  if (blocks !== (head.rules ? 1 : 0)) {
    throw new Error("has mistakes:\n  rules: true goes with exactly one code block of the language `rules`");
  }
  checkDepth(body);
  const html = once(() => renderMarkdown(body));
  return postOf(head, body, html);
}

function checkDepth(body: string): void {
  if (nestsTooDeep(body)) throw new Error(`has mistakes:\n  text: ${TOO_DEEP}`);
}

/** A post with its neighbours in time. */
export function findPost(slug: string): { post: Post; newer: Post | null; older: Post | null } | null {
  const all = posts();
  const at = all.findIndex((post) => post.slug === slug);
  const post = all[at];
  return post ? { post, newer: all[at - 1] ?? null, older: all[at + 1] ?? null } : null;
}

export const texts: () => Texts = once(() => readJson("texts.json", textsSchema.superRefine(checkAnswers)));

/** An answer to an unknown question would silently be missing in the example. */
function checkAnswers({ home: { sample } }: Texts, context: z.RefinementCtx) {
  const known = ALL_QUESTIONS.map(({ id }) => id);
  for (const id of Object.keys(sample.answers)) {
    if (known.includes(id)) continue;
    const message = `is not the id of a question. There are ${known.join(", ")}`;
    context.addIssue({ code: "custom", path: ["home", "sample", "answers", id], message });
  }
}

export const tools = once(() => readJson("tools.json", toolsSchema));

export const jobs = once(() => readJson("jobs.json", jobsSchema));

const legalTexts = once(() => {
  const read = (name: string) => readContent(path.join("legal", `${name}.md`), readLegal);
  return { terms: read("terms"), privacy: read("privacy"), security: read("security") };
});

export const legalText = (name: LegalName): LegalText => legalTexts()[name];

/** How to apply for the positions: at the form, else by mail to the contact; null as long as nobody can. */
export function applyAt(): { form: string } | { mail: string } | null {
  const { contact, links } = siteContent();
  if (links.jobApplication) return { form: links.jobApplication };
  return contact ? { mail: contact } : null;
}

/** What the operator still has to see to, for the desk and `admin check`: visitors do not read of it. */
export function contentWarnings(): string[] {
  const { controller, contact, waitlist } = siteContent();
  const warnings: string[] = [];
  if (!controller)
    warnings.push("controller in site.json is empty: the law asks who is responsible for this site.");
  if (!contact) warnings.push("contact in site.json is empty: the law asks for a way to reach you.");
  if (jobs().length > 0 && !applyAt())
    warnings.push(
      "jobs.json has positions that nobody can apply for: set links.jobApplication or contact in site.json.",
    );
  if (countdownTo(new Date(waitlist.date), now()).isOver)
    warnings.push("waitlist.date in site.json has passed: set the next one.");
  for (const [file, characters] of changed)
    warnings.push(
      `${file} has characters that no feed may hold: ${[...characters].join(", ")}. Soft line breaks are read as line ends, others left out.`,
    );
  return warnings;
}

function readLegal(text: string, takeIn: TakeIn): LegalText {
  const { head, body } = readMarkdown(text, takeIn, legalHeadSchema);
  const { name, controller, contact } = siteContent();
  const names = {
    site: name,
    controller: controller || "the operator of this site",
    contact: contact ? `[${contact}](mailto:${contact})` : "no address is given here",
  };
  const filled = fillIn(body, names);
  checkDepth(filled);
  const html = once(() => renderMarkdown(filled));
  return {
    ...head,
    get html() {
      return html();
    },
  };
}

/** Reads all content, so that mistakes stop the start. @throws Error that names each file and field */
export function checkContent(): void {
  const problems: string[] = [];
  for (const read of [siteContent, texts, posts, tools, jobs, legalTexts]) {
    try {
      read();
    } catch (error) {
      const { message } = error as Error;
      if (!problems.includes(message)) problems.push(message);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
