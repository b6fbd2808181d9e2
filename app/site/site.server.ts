// site: reads and checks content/ at the start, and gives every page its look, frame, Markdown and share picture.
// Owns no table and no route. Others may import `site.server`, `ui` and `render`; brand, files and own pages
// are read through this module.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { now } from "~/base/kernel/clock";
import { config, contentDir } from "~/base/kernel/config";
import { writeWhole } from "~/base/kernel/finish-file";
import { isThere } from "~/base/kernel/is-there";
import { once } from "~/base/kernel/once";
import { LEGAL_NAMES, type LegalName, pageOf, type SitePart } from "~/base/page-table";
import { replaceWizardStart, withoutLinks } from "~/base/text/markdown-links";
import { dayAt, startOfDay, timeText } from "~/base/text/time-zone";
import { oneSpelling } from "~/base/text/url";
import { renderMarkdown } from "~/site/render/markdown";
import type { Headed } from "~/site/render/share-pictures";
import { isReservedAddress, partAt, pathOf } from "./addresses";
import { readBrand } from "./brand.server";
import {
  attempt,
  type Cleaners,
  contentPath,
  deliveredFolder,
  mistakes,
  note,
  problemsFound,
  readContent,
  readJson,
  readMarkdown,
  refuse,
} from "./files.server";
import { isPage, ownFiles, pictureSizeAt, readFilledText, readOldAddresses, readPages } from "./own.server";
import {
  jobsSchema,
  type LegalText,
  legalHeadSchema,
  type Post,
  pageHeadSchema,
  postHeadSchema,
  postOf,
  type Tag,
  toolsSchema,
} from "./pages";
import { normalizedHead, slugOfFile } from "./post-head";
import { type FindRedirect, readRedirects } from "./redirects";
import { isNamedPage, type MenuEntry, NAMED_PAGES, type Site, type SiteView, siteSchema } from "./site";
import { type Texts, textsSchema } from "./texts";

const DELIVERED = [
  "site.json",
  "texts.json",
  "tools.json",
  "jobs.json",
  ...LEGAL_NAMES.map((name) => `legal/${name}.md`),
];

/** Returns the text of each delivered content file that an operator's file can replace or extend. */
export function deliveredFiles(): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(deliveredFolder(), file), "utf8");
  return Object.fromEntries(DELIVERED.map((file) => [file, read(file)]));
}

const noteFile = () => path.join(config().dataDir, "delivered-content.json");

/** Returns the delivered files as of the last `noteDelivered`, or null if there was none. */
export function notedFiles(): Record<string, string> | null {
  return isThere(noteFile()) ? JSON.parse(readFileSync(noteFile(), "utf8")) : null;
}

/** Records the delivered files, so that a later version can tell what changed. */
export function noteDelivered(): void {
  writeWhole(noteFile(), JSON.stringify(deliveredFiles()));
}

// Content is read on first use and cached, so a change takes effect at the next start.

const ownSite: () => Site = once(() => readJson("site.json", siteSchema));

/** Stands in for a site.json with mistakes while the rest is checked, so that all mistakes are reported at once. */
let standIn: Site | null = null;

/** Returns site/site.json. */
export const siteContent = (): Site => standIn ?? ownSite();

/** Formats a time in the site's time zone, as pages show it. */
export const siteTime = (moment: Date): string => timeText(moment, siteContent().timeZone);

/** Returns where members find the community: the link in site.json, else the community that uses single sign-on here. */
export function communityUrl(): string {
  return siteContent().links.communityChannel || config().community.url;
}

/** Returns the part of site.json that every page shows. */
export function siteView(): SiteView {
  const { name, description, offer, links, menu, footer, off, language, timeZone, registration } =
    siteContent();
  return {
    name,
    description,
    offer,
    off,
    language,
    timeZone,
    hasCommunity: communityUrl() !== "",
    joinLabel: texts().home.join.button,
    needsInvitation: registration === "invitation",
    reviewsUrl: links.reviews,
    menu: entriesOf(menu),
    footer: entriesOf(footer),
    brand: brand()?.view ?? null,
  };
}

/** Entries of menu or footer. Those of own pages get the page's title and address. */
function entriesOf(entries: Site["menu"]): MenuEntry[] {
  return entries.map(({ page, ...entry }) => {
    if (page === undefined || (isNamedPage(page) && !yieldsTo(page))) return { ...entry, page };
    return { ...entry, label: entry.label ?? ownPages().get(page)?.title, url: `/${page}` };
  });
}

/** Returns the operator's look (site/brand), or null for the delivered one. */
export const brand = once(readBrand);

/** Returns what share pictures show of the site. */
export function picturedSite(): Headed {
  const { name, description } = siteContent();
  const own = brand();
  return { name, description, headline: texts().home.title, look: own?.card, share: own?.share ?? undefined };
}

/** Returns whether a part of the site is switched on; site.json can switch it off. */
export const hasPart = (part: SitePart): boolean => !siteContent().off.includes(part);

/** Returns whether an own address belongs to a part that is switched off. */
export function isOff(address: string): boolean {
  const part = partAt(address);
  return part !== null && !hasPart(part) && !yieldsTo(pathOf(address).slice(1));
}

/** Returns whether the site's page of this name gives way to an operator's in content/pages. */
const yieldsTo = (name: string): boolean => pageOf(name)?.yields === true && isPage(name);

/** Returns all posts but drafts, including those that are dated in the future. */
export const finishedPosts = () => allPosts().filter(({ isDraft }) => !isDraft);

const postFiles = once(() => readdirSync(contentPath("posts")).filter((name) => name.endsWith(".md")));

/** Returns content/posts with drafts, newest first. An operator's folder replaces the delivered one. */
export const allPosts: () => Post[] = once(() => {
  const read = postFiles().flatMap((file) => {
    const post = attempt(() =>
      readContent(path.join("posts", file), (text, clean) => readPost(file, text, clean)),
    );
    return post ?? [];
  });
  const slugs = read.map(({ slug }) => slug);
  for (const slug of new Set(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)))
    refuse(`${contentPath("posts")} has two files for the slug ${slug}`);
  return read.sort(newestFirst);
});

/** Caches `posts()` for the time until the next post begins or expires. */
let shown = { from: Number.NaN, until: Number.NaN, posts: [] as Post[] };

/** Returns the posts that visitors see now, newest first, by the site's time zone. The same array until that changes. */
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

/** Returns today's date in the site's time zone, as YYYY-MM-DD. */
export const today = (): string => dayAt(now(), siteContent().timeZone);

/** Returns why visitors do not see a post on a day, in words that follow its name; null when they do. */
export function whyUnseen({ isDraft, date, expires }: Post, day = today()): string | null {
  if (isDraft) return "a draft that nobody sees";
  if (date > day) return `a post that waits for ${date}`;
  return expires && expires <= day ? `a post that ended on ${expires}` : null;
}

/** Returns the posts with a tag, newest first, and the tag as spelled in the newest; null when there are none. */
export function postsWithTag(slug: string): { tag: Tag; posts: Post[] } | null {
  const tagOf = (post: Post) => post.tags.find((tag) => tag.slug === slug);
  const found = posts().filter(tagOf);
  const tag = found[0] && tagOf(found[0]);
  return tag ? { tag, posts: found } : null;
}

const MOST_TAGS = 12;

/** Returns the most used tags, as spelled in the newest post. */
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

/** Compares by code units, because loading a collation would slow down every start. */
function newestFirst(a: Post, b: Post): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  const [at, other] = [Number(a.moment), Number(b.moment)];
  if (at !== other) return other - at;
  return a.slug < b.slug ? -1 : 1;
}

/** Returns whether a path of this site belongs to a switched-off part and is not redirected elsewhere. */
export const leadsToAbsent = (address: string): boolean => isOff(address) && isDead(address);

/** Removes what refers to switched-off parts: links that would lead nowhere keep only their text. */
function withoutParts(body: string, folder = "/"): string {
  const linked = withoutLinks(body, folder, leadsToAbsent);
  return hasPart("braindumper") ? linked : replaceWizardStart(linked, "");
}

const RULES_BLOCK = /^(```|~~~)rules\b/gm;

function readPost(file: string, text: string, clean: Cleaners): Post {
  const problems = ({ slug, rules }: Record<string, unknown>, written: string) => {
    const blocks = written.match(RULES_BLOCK)?.length ?? 0;
    return [
      ...(slugOfFile(file) === slug ? [] : [`slug: the file must be ${slug}.md`]),
      ...(blocks === (rules === true ? 1 : 0)
        ? []
        : ["rules: true goes with exactly one code block of the language `rules`"]),
    ];
  };
  let moment: Date | null = null;
  const asOurs = (written: Record<string, unknown>) => {
    const read = normalizedHead(written, file, siteContent().timeZone);
    moment = read.moment;
    return read;
  };
  const { head, body } = readMarkdown(`posts/${file}`, text, clean, postHeadSchema, problems, asOurs);
  const shown = once(() => withoutParts(body, "/blog/"));
  const html = once(() => renderMarkdown(shown(), (url) => pictureSizeAt(url, "/blog/")));
  return postOf(head, body, shown, html, (url) => !isDead(url), moment);
}

/** Returns what about the file of a post or a page would stop the site's start, or null. `at`: where the file is now. */
export function contentProblem(file: string, at: string): string | null {
  const read = (text: string, clean: Cleaners): unknown =>
    file.startsWith("posts/")
      ? readPost(path.basename(file), text, clean)
      : readFilledText(file, text, clean, pageHeadSchema, namesInPages(), withoutParts);
  try {
    readContent(file, read, at);
    return null;
  } catch (error) {
    return (error as Error).message.replace(/^.* has mistakes:\s*/, "").replaceAll("\n  ", "; ");
  }
}

/** Returns a post with the next newer and older one; null when visitors see none. */
export function findPost(slug: string): { post: Post; newer: Post | null; older: Post | null } | null {
  const all = posts();
  const at = all.findIndex((post) => post.slug === slug);
  const post = all[at];
  return post ? { post, newer: all[at - 1] ?? null, older: all[at + 1] ?? null } : null;
}

export const texts: () => Texts = once(() => readJson("texts.json", textsSchema));

const allTools = once(() => readJson("tools.json", toolsSchema));

/** Returns the tools, without those that lead to a switched-off part. */
export const tools = () => allTools().filter(({ link }) => !isOff(link));

const allJobs = once(() => readJson("jobs.json", jobsSchema));

export const jobs = () => (hasPart("jobs") ? allJobs() : []);

export const legalTexts = once(() => {
  const read = (name: LegalName): [LegalName, LegalText][] => {
    const file = `legal/${name}.md`;
    const text = attempt(() => readContent(file, (text, clean) => readLegal(file, text, clean)));
    return text ? [[name, text]] : [];
  };
  return new Map(LEGAL_NAMES.flatMap(read));
});

/** Returns a legal text. All exist, since a missing or wrong one stops the start. */
export const legalText = (name: LegalName): LegalText => legalTexts().get(name) as LegalText;

/** Returns whom to write to, for the end of a sentence: the contact, or in words when none is configured. */
export const whoToAsk = (): string => siteContent().contact || `whoever runs ${siteContent().name}`;

/** Returns how to apply for jobs: by form, else by mail to the contact; null when neither is configured. */
export function applyAt(): { form: string } | { mail: string } | null {
  const { contact, links } = siteContent();
  if (links.jobApplication) return { form: links.jobApplication };
  return contact ? { mail: contact } : null;
}

/** Returns whether an own address leads nowhere, not even by a redirect. The first part of the path may be in capitals. */
export function isDead(address: string): boolean {
  const path = pathOf(address);
  const small = path.replace(/^\/[^/]*/, (name) => name.toLowerCase());
  return pageAt(path) === null && pageAt(small) === null && leadsTo(address) === null;
}

/** Returns where redirects.json leads from an own address, or null. */
function leadsTo(address: string): string | null {
  const [, path = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return redirects().find(oneSpelling(path) ?? "", search);
}

/** Returns why an own address leads visitors nowhere on a day, in words; null when it leads somewhere. */
export function deadEnd(address: string, day: string): string | null {
  if (!isDead(address)) return unseenAt(leadsTo(address) ?? address, day);
  return isOff(address) ? "which is switched off in site.json" : "where there is nothing";
}

/** The placeholders of legal texts and own pages, such as `{{site}}`, with their values. */
function namesInTexts(): Record<string, string> {
  const { name, controller, contact } = siteContent();
  return {
    site: name,
    controller: controller || "the operator of this site",
    contact: contact ? `[${contact}](mailto:${contact})` : "no address is given here",
  };
}

function readLegal(file: string, text: string, clean: Cleaners): LegalText {
  return readFilledText(file, text, clean, legalHeadSchema, namesInTexts(), withoutParts);
}

/** The operator's pages by name (content/pages). */
export const ownPages = once(() => readPages(namesInPages(), withoutParts));

const namesInPages = () => ({ ...namesInTexts(), braindumper: "{{braindumper}}" });

export const redirects = once(() => readOldAddresses(pageAt));

/** Finds where an old address redirects (content/redirects.json), or null. Posts and tags count only once visitors see them. */
export const oldAddresses = once((): FindRedirect => {
  const { find } = redirects();
  return (path, search) => {
    const to = find(path, search);
    return to !== null && unseenAt(to) ? null : to;
  };
});

/** Returns why visitors see nothing of the post or tag at an address, in words; null when they do, or for other addresses. */
function unseenAt(address: string, day = today()): string | null {
  const path = oneSpelling(pathOf(address)) ?? "";
  const [, tag, slug] = /^\/blog\/(?:tags\/([^/]+)(?:\/feed\.xml)?|([^/]+?)(?:\.md)?)$/.exec(path) ?? [];
  const post = allPosts().find((each) => each.slug === slug);
  if (post) return whyUnseen(post, day);
  const named = tag && decodeURIComponent(tag);
  const tagged = allPosts().filter(({ tags }) => tags.some((each) => each.slug === named));
  const isUnseen = tagged.length > 0 && tagged.every((each) => whyUnseen(each, day));
  return isUnseen ? "a tag of posts that nobody sees" : null;
}

/** Returns what about these redirects would stop a start; each line begins with the old address and a colon. */
export const oldAddressProblems = (table: Record<string, string>): string[] =>
  readRedirects(table, pageAt).problems;

/** Describes what is at an own address, or will be on a post's day; null when nothing is. */
function pageAt(address: string): string | null {
  const asked = oneSpelling(pathOf(address));
  if (asked === null || isOff(asked)) return null;
  const [, folder, name = ""] = /^\/(blog|files)\/(.+?)(?:\.md)?$/.exec(asked) ?? [];
  const [, tag] = /^tags\/([^/]+)(?:\/feed\.xml)?$/.exec(name) ?? [];
  if (folder === "blog" && tag) {
    const named = decodeURIComponent(tag);
    const isOf = ({ tags }: Post) => tags.some(({ slug }) => slug === named);
    return finishedPosts().some(isOf) ? "a tag's page" : null;
  }
  if (folder === "blog") return postFiles().some((file) => slugOfFile(file) === name) ? "a post" : null;
  if (folder === "files")
    return ownFiles().has(decodeURIComponent(asked.slice("/files/".length))) ? "a file" : null;
  if (isReservedAddress(asked)) return "a page of the site";
  return isPage(asked.slice(1)) ? "a page in pages/" : null;
}

/** Returns whether the catch-all route answers instead: for old addresses, switched-off parts, an operator's page in place of ours, and missing files. */
export function isElsewhere(path: string, search: string): boolean {
  if (isOff(path) || yieldsTo(path.slice(1)) || oldAddresses()(path, search) !== null) return true;
  return path === "/files" || (path.startsWith("/files/") && pageAt(path) === null);
}

/** Reports entries in menu and footer that lead to a page or own address that does not exist. */
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

/** Warns of files and folders that are never read, most often because of a typo. README and LICENSE files are fine. */
function noteUnread(): void {
  const read = [...DELIVERED, "redirects.json"].flatMap((file) => [file, path.dirname(file)]);
  const known = new Set([...read, "posts", "pages", "files", "brand"]);
  for (const folder of ["", "legal/"])
    for (const name of isThere(path.join(contentDir(), folder))
      ? readdirSync(path.join(contentDir(), folder))
      : [])
      if (!known.has(folder + name) && !/^\.|^(readme|licen[cs]e)|\.part$/i.test(name))
        note(`${folder}${name} is not read: nothing in the content has this name.`);
}

/** Reads all content at start. @throws Error that names every file and field with a mistake */
export function checkContent(): void {
  if (!isThere(contentDir())) throw new Error(`CONTENT_DIR: there is no folder ${contentDir()}`);
  if (!attempt(ownSite)) standIn = siteSchema.parse(JSON.parse(deliveredFiles()["site.json"] as string));
  for (const read of [texts, allPosts, allTools, allJobs, legalTexts, ownPages, ownFiles])
    attempt<unknown>(read);
  for (const read of [oldAddresses, brand, checkEntries, noteUnread]) attempt<unknown>(read);
  standIn = null;
  if (problemsFound().length > 0) throw new Error(problemsFound().join("\n"));
}
