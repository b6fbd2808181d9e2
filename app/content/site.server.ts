import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readBrand } from "~/content/brand.server";
import {
  attempt,
  contentPath,
  deliveredFolder,
  leaveOut,
  mistakes,
  problemsFound,
  readContent,
  readJson,
  readMarkdown,
  refuse,
  type TakeIn,
} from "~/content/files.server";
import { isPage, readFiles, readFilledText, readOldAddresses, readPages } from "~/content/own.server";
import { isFields } from "~/domain/content-overlay";
import { replaceWizardStart, withoutLinks } from "~/domain/markdown-links";
import { oneSpelling } from "~/domain/one-spelling";
import { ownHead, slugOfFile } from "~/domain/post-head";
import { type FindRedirect, readRedirects } from "~/domain/redirects";
import {
  isNamedPage,
  type MenuEntry,
  NAMED_PAGES,
  type Site,
  type SiteView,
  siteSchema,
} from "~/domain/site";
import { isTaken, partAt, type SitePart } from "~/domain/site-addresses";
import {
  jobsSchema,
  LEGAL_NAMES,
  type LegalName,
  type LegalText,
  legalHeadSchema,
  type Post,
  postHeadSchema,
  postOf,
  type Tag,
  toolsSchema,
} from "~/domain/site-pages";
import { type Texts, textsSchema } from "~/domain/site-texts";
import { dayAt, startOfDay, timeText } from "~/domain/time-zone";
import { now } from "~/kernel/clock";
import { config, contentDir } from "~/kernel/config";
import { writeWhole } from "~/kernel/finish-file";
import { isThere } from "~/kernel/is-there";
import { once } from "~/kernel/once";
import { ALL_QUESTIONS } from "~/planner";
import { renderMarkdown } from "~/render/markdown";
import type { Headed } from "~/render/share-pictures";

const DELIVERED = [
  "site.json",
  "texts.json",
  "tools.json",
  "jobs.json",
  ...LEGAL_NAMES.map((name) => `legal/${name}.md`),
];

/** The text of each delivered file that an operator's may take the place of, or be laid over. */
export function deliveredFiles(): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(deliveredFolder(), file), "utf8");
  return Object.fromEntries(DELIVERED.map((file) => [file, read(file)]));
}

const noteFile = () => path.join(config().dataDir, "delivered-content.json");

/** The delivered files as they were when they were last noted; null when they never were. */
export function notedFiles(): Record<string, string> | null {
  return isThere(noteFile()) ? JSON.parse(readFileSync(noteFile(), "utf8")) : null;
}

/** Notes the delivered files, so that a later version can say what has changed. */
export function noteDelivered(): void {
  writeWhole(noteFile(), JSON.stringify(deliveredFiles()));
}

// Content is read at the first use and kept: a change takes effect at the next start.

const ownSite: () => Site = once(() => readJson("site.json", siteSchema));

/** While the rest of the content is checked, in place of one that has mistakes. */
let standIn: Site | null = null;

/** content/site.json. */
export const siteContent = (): Site => standIn ?? ownSite();

/** A moment in the site's time zone, as pages show it. */
export const siteTime = (moment: Date): string => timeText(moment, siteContent().timeZone);

/** Where members find the community: what the content says, else the site that signs its members on here. */
export function communityUrl(): string {
  return siteContent().links.communityChannel || config().community.url;
}

/** The part of site.json that every page shows. */
export function siteView(): SiteView {
  const { name, description, offer, links, newsletter, menu, footer, off, timeZone } = siteContent();
  return {
    ...{ name, description, offer, off, timeZone },
    hasCommunity: communityUrl() !== "",
    hasArchive: newsletter.archive,
    reviewsUrl: links.reviews,
    menu: entriesOf(menu),
    footer: entriesOf(footer),
    brand: brand()?.view ?? null,
  };
}

/** Entries of menu or footer: one's own pages have their title and address. */
function entriesOf(entries: Site["menu"]): MenuEntry[] {
  return entries.map(({ page, ...entry }) => {
    if (page === undefined || isNamedPage(page)) return { ...entry, page };
    return { ...entry, label: entry.label ?? ownPages().get(page)?.title, url: `/${page}` };
  });
}

/** The operator's look (content/brand); null: as delivered. */
export const brand = once(readBrand);

/** The site as its pictures for sharing show it. */
export function picturedSite(): Headed {
  const { name, description } = siteContent();
  const own = brand();
  return { name, description, headline: texts().home.title, look: own?.card, share: own?.share ?? undefined };
}

/** Whether a part of the site is there: site.json may switch it off. */
export const hasPart = (part: SitePart): boolean => !siteContent().off.includes(part);

/** Whether an own address belongs to a part that is switched off. */
export function isOff(address: string): boolean {
  const part = partAt(address);
  return part !== null && !hasPart(part);
}

/** Also those whose day is to come. */
export const finishedPosts = () => allPosts().filter(({ isDraft }) => !isDraft);

const postFiles = once(() => readdirSync(contentPath("posts")).filter((name) => name.endsWith(".md")));

/** content/posts with drafts, newest first. An operator's folder replaces the delivered one. */
export const allPosts: () => Post[] = once(() => {
  const read = postFiles().flatMap((file) => {
    const post = attempt(() =>
      readContent(path.join("posts", file), (text, takeIn) => readPost(file, text, takeIn)),
    );
    return post ?? [];
  });
  const slugs = read.map(({ slug }) => slug);
  for (const slug of new Set(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)))
    refuse(`${contentPath("posts")} has two files for the slug ${slug}`);
  return read.sort(newestFirst);
});

/** The posts of the time between two days on which one begins or ends. */
let shown = { from: Number.NaN, until: Number.NaN, posts: [] as Post[] };

/** The posts that are shown today where the site is, newest first; the same list until one begins or ends. */
export function posts(): Post[] {
  if (!hasPart("blog")) return [];
  const at = now().getTime();
  if (at >= shown.from && at < shown.until) return shown.posts;
  const moment = (day: string) => startOfDay(day, siteContent().timeZone).getTime();
  const finished = finishedPosts().map((post) => ({
    post,
    begins: moment(post.date),
    ends: post.expires ? moment(post.expires) : Number.POSITIVE_INFINITY,
  }));
  const changes = finished.flatMap(({ begins, ends }) => [begins, ends]);
  const from = Math.max(Number.NEGATIVE_INFINITY, ...changes.filter((change) => change <= at));
  const until = Math.min(Number.POSITIVE_INFINITY, ...changes.filter((change) => change > at));
  const seen = finished.filter(({ begins, ends }) => begins <= at && at < ends).map(({ post }) => post);
  shown = { from, until, posts: seen };
  return seen;
}

/** The day it is where the site is. */
export const today = (): string => dayAt(now(), siteContent().timeZone);

/** Why visitors do not see a post on a day, in words that follow its name; null when they see it. */
export function whyUnseen({ isDraft, date, expires }: Post, day = today()): string | null {
  if (isDraft) return "a draft that nobody sees";
  if (date > day) return `a post that waits for ${date}`;
  return expires && expires <= day ? `a post that ended on ${expires}` : null;
}

/** The posts with a tag, newest first, and the tag as the newest of them has it; null where there is none. */
export function postsWithTag(slug: string): { tag: Tag; posts: Post[] } | null {
  const tagOf = (post: Post) => post.tags.find((tag) => tag.slug === slug);
  const found = posts().filter(tagOf);
  const tag = found[0] && tagOf(found[0]);
  return tag ? { tag, posts: found } : null;
}

const MOST_TAGS = 12;

/** The tags of most posts, as the newest post has them. */
export function commonTags(): Tag[] {
  const found = new Map<string, { tag: Tag; count: number }>();
  for (const tag of posts().flatMap(({ tags }) => tags))
    found.set(tag.slug, {
      tag: found.get(tag.slug)?.tag ?? tag,
      count: (found.get(tag.slug)?.count ?? 0) + 1,
    });
  const sorted = [...found.values()].sort((a, b) => b.count - a.count);
  return sorted.slice(0, MOST_TAGS).map(({ tag }) => tag);
}

/** By code units: a collation would have to be loaded at every start. */
function newestFirst(a: Post, b: Post): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}

/** A text without what belongs to a part that is switched off: links that lead to nothing else have their words alone. */
function withoutParts(body: string, folder = "/"): string {
  const linked = withoutLinks(body, folder, (address) => isOff(address) && isDead(address));
  return hasPart("braindumper") ? linked : replaceWizardStart(linked, "");
}

const RULES_BLOCK = /^(```|~~~)rules\b/gm;

function readPost(file: string, text: string, takeIn: TakeIn): Post {
  const problems = ({ slug, rules }: Record<string, unknown>, written: string) => {
    const blocks = written.match(RULES_BLOCK)?.length ?? 0;
    return [
      ...(slugOfFile(file) === slug ? [] : [`slug: the file must be ${slug}.md`]),
      ...(blocks === (rules === true ? 1 : 0)
        ? []
        : ["rules: true goes with exactly one code block of the language `rules`"]),
    ];
  };
  const asOurs = (written: Record<string, unknown>) => ownHead(written, file, siteContent().timeZone);
  const { head, body } = readMarkdown(`posts/${file}`, text, takeIn, postHeadSchema, problems, asOurs);
  const shown = once(() => withoutParts(body, "/blog/"));
  const html = once(() => renderMarkdown(shown()));
  return postOf(head, body, shown, html);
}

/** What would stop a start of the site with a file in content/posts, or null; `at` is where the file is now. */
export function postProblem(file: string, at: string): string | null {
  try {
    readContent(path.join("posts", file), (text, takeIn) => readPost(file, text, takeIn), at);
    return null;
  } catch (error) {
    return (error as Error).message.replace(/^.* has mistakes:\s*/, "").replaceAll("\n  ", "; ");
  }
}

/** A post with its neighbours in time. */
export function findPost(slug: string): { post: Post; newer: Post | null; older: Post | null } | null {
  const all = posts();
  const at = all.findIndex((post) => post.slug === slug);
  const post = all[at];
  return post ? { post, newer: all[at - 1] ?? null, older: all[at + 1] ?? null } : null;
}

export const texts: () => Texts = once(() => readJson("texts.json", textsSchema, leaveOutOldAnswers));

/** The example may have been written when other questions were asked. */
function leaveOutOldAnswers(value: unknown): void {
  const known: string[] = ALL_QUESTIONS.map(({ id }) => id);
  const { answers } = (value as Texts).home?.sample ?? {};
  if (!isFields(answers)) return;
  for (const id of Object.keys(answers))
    if (!known.includes(id)) leaveOut("texts.json", value, ["home", "sample", "answers", id]);
}

const allTools = once(() => readJson("tools.json", toolsSchema));

/** The tools, without those that lead to a part that is switched off. */
export const tools = () => allTools().filter(({ link }) => !isOff(link));

const allJobs = once(() => readJson("jobs.json", jobsSchema));

export const jobs = () => (hasPart("jobs") ? allJobs() : []);

export const legalTexts = once(() => {
  const read = (name: LegalName): [LegalName, LegalText][] => {
    const file = `legal/${name}.md`;
    const text = attempt(() => readContent(file, (text, takeIn) => readLegal(file, text, takeIn)));
    return text ? [[name, text]] : [];
  };
  return new Map(LEGAL_NAMES.flatMap(read));
});

/** One that has mistakes stops the start. */
export const legalText = (name: LegalName): LegalText => legalTexts().get(name) as LegalText;

/** How to apply for the positions: at the form, else by mail to the contact; null as long as nobody can. */
export function applyAt(): { form: string } | { mail: string } | null {
  const { contact, links } = siteContent();
  if (links.jobApplication) return { form: links.jobApplication };
  return contact ? { mail: contact } : null;
}

/** Whether there is nothing at an own address, and it leads nowhere; of the site's own names capitals lead to small letters. */
export function isDead(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  const small = path.replace(/^\/[^/]*/, (name) => name.toLowerCase());
  return pageAt(path) === null && pageAt(small) === null && leadsTo(address) === null;
}

/** Where redirects.json leads from an own address. */
function leadsTo(address: string): string | null {
  const [, path = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return redirects().find(oneSpelling(path) ?? "", search);
}

/** Why visitors meet nothing on a day at an own address, in words; null where there is something. */
export function deadEnd(address: string, day: string): string | null {
  if (!isDead(address)) return unseenAt(leadsTo(address) ?? address, day);
  return isOff(address) ? "which is switched off in site.json" : "where there is nothing";
}

/** What `{{site}}` and the like stand for in legal texts and pages. */
function namesInTexts(): Record<string, string> {
  const { name, controller, contact } = siteContent();
  return {
    site: name,
    controller: controller || "the operator of this site",
    contact: contact ? `[${contact}](mailto:${contact})` : "no address is given here",
  };
}

function readLegal(file: string, text: string, takeIn: TakeIn): LegalText {
  return readFilledText(file, text, takeIn, legalHeadSchema, namesInTexts(), withoutParts);
}

/** content/pages by name, content/files by path. */
export const ownPages = once(() =>
  readPages({ ...namesInTexts(), braindumper: "{{braindumper}}" }, withoutParts),
);
export const ownFiles = once(readFiles);

export const redirects = once(() => readOldAddresses(pageAt));

/** Where an old address leads (content/redirects.json), or null; to a post, and the page of a tag, once it is public. */
export const oldAddresses = once((): FindRedirect => {
  const { find } = redirects();
  return (path, search) => {
    const to = find(path, search);
    return to !== null && unseenAt(to) ? null : to;
  };
});

/** Why visitors see nothing of the post or tag at an address, in words; null when they do, or it is of neither. */
function unseenAt(address: string, day = today()): string | null {
  const path = oneSpelling(address.split(/[?#]/, 1)[0] ?? "") ?? "";
  const [, tag, slug] = /^\/blog\/(?:tags\/([^/]+)(?:\/feed\.xml)?|([^/]+?)(?:\.md)?)$/.exec(path) ?? [];
  const post = allPosts().find((each) => each.slug === slug);
  if (post) return whyUnseen(post, day);
  const named = tag && decodeURIComponent(tag);
  const tagged = allPosts().filter(({ tags }) => tags.some((each) => each.slug === named));
  const isUnseen = tagged.length > 0 && tagged.every((each) => whyUnseen(each, day));
  return isUnseen ? "a tag of posts that nobody sees" : null;
}

/** What would stop a start with these in redirects.json: each begins with the old address and a colon. */
export const oldAddressProblems = (table: Record<string, string>): string[] =>
  readRedirects(table, pageAt).problems;

/** What stands at an own address, or will on the day of a post, in words; null when nothing does. */
function pageAt(address: string): string | null {
  const asked = oneSpelling(address.split(/[?#]/, 1)[0] ?? "");
  if (asked === null || isOff(asked)) return null;
  const [, folder, name = ""] = /^\/(blog|files)\/(.+?)(?:\.md)?$/.exec(asked) ?? [];
  const [, tag] = /^tags\/([^/]+)(?:\/feed\.xml)?$/.exec(name) ?? [];
  if (folder === "blog" && tag) {
    const isOf = ({ tags }: Post) => tags.some(({ slug }) => slug === tag);
    return finishedPosts().some(isOf) ? "a tag's page" : null;
  }
  if (folder === "blog") return postFiles().some((file) => slugOfFile(file) === name) ? "a post" : null;
  if (folder === "files")
    return ownFiles().has(decodeURIComponent(asked.slice("/files/".length))) ? "a file" : null;
  if (isTaken(asked)) return "a page of the site";
  return isPage(asked.slice(1)) ? "a page in pages/" : null;
}

/** Whether `*` answers in a route's place: the address is old, of a part that is switched off, or of no file. */
export function isElsewhere(path: string, search: string): boolean {
  if (isOff(path) || oldAddresses()(path, search) !== null) return true;
  return path === "/files" || (path.startsWith("/files/") && pageAt(path) === null);
}

/** Pages and own addresses in menu and footer must be there. */
function checkEntries(): void {
  const { menu, footer } = siteContent();
  const lines = Object.entries({ menu, footer }).flatMap(([list, entries]) =>
    entries.flatMap(({ page, url }, at) => {
      if (page !== undefined && !isNamedPage(page) && !isPage(page))
        return `${list}.${at}.page: there is no pages/${page}.md, and the site's own are ${NAMED_PAGES.join(", ")}`;
      const leads = !url?.startsWith("/") || pageAt(url);
      return leads ? [] : `${list}.${at}.url: there is nothing at ${url}`;
    }),
  );
  if (lines.length > 0) refuse(`${contentPath("site.json")} ${mistakes(lines).message}`);
}

/** Reads all content, so that mistakes stop the start. @throws Error that names each file and field */
export function checkContent(): void {
  if (!isThere(contentDir())) throw new Error(`CONTENT_DIR: there is no folder ${contentDir()}`);
  if (!attempt(ownSite)) standIn = siteSchema.parse(JSON.parse(deliveredFiles()["site.json"] as string));
  for (const read of [texts, allPosts, allTools, allJobs, legalTexts, ownPages, ownFiles])
    attempt<unknown>(read);
  for (const read of [oldAddresses, brand, checkEntries]) attempt<unknown>(read);
  standIn = null;
  if (problemsFound().length > 0) throw new Error(problemsFound().join("\n"));
}
