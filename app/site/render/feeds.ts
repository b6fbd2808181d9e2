import { setImmediate as othersFirst } from "node:timers/promises";
import type { Feed, FeedOptions, Item } from "feed";
import { typeOf } from "~/base/http/own-file";
import { links } from "~/base/links";
import { escapeHtml } from "~/base/text/escape-html";
import { incomingText } from "~/base/text/incoming-text";
import { withLinksFrom } from "~/base/text/markdown-links";
import { startOfDay } from "~/base/text/time-zone";
import { bytesAt } from "~/site/own.server";
import type { Author, Post, Tag } from "~/site/pages";
import type { Site } from "~/site/site";
import { renderMarkdown } from "./markdown";

/** What feeds and other machine-readable files are made from. */
export type Publication = { site: Site; posts: Post[]; origin: string };

/** A newsletter issue in the public archive. */
type SentIssue = { number: number; title: string; markdown: string; date: Date };

/** Few, because feed readers poll often. Blog and archive have all. */
export const IN_FEED = 20;

/** In characters of Markdown: so much of its newest texts a feed has whole, and of each further one a link. */
const MOST_TEXT = 200_000;

type FeedParts = Pick<FeedOptions, "title" | "updated" | "feedLinks"> & { link: string };

async function newFeed(site: Site, parts: FeedParts): Promise<Feed> {
  const { Feed } = await import("feed");
  return new Feed({
    ...parts,
    id: parts.link,
    description: site.description,
    language: site.language,
    generator: false,
    ...(site.controller && { copyright: site.controller, author: { name: site.controller } }),
  });
}

/** Builds the feed of the newest posts of the blog, or of those with one tag. */
export async function blogFeed({ site, posts, origin }: Publication, tag?: Tag): Promise<Feed> {
  const feed = await newFeed(site, {
    title: `${site.name} Blog${tag ? `: ${tag.name}` : ""}`,
    link: origin + (tag ? links.tag(tag.slug) : links.blog()),
    updated: posts[0] && momentOf(posts[0], site),
    feedLinks: tag
      ? { rss: origin + links.tagFeed(tag.slug) }
      : { rss: origin + links.rssFeed(), json: origin + links.jsonFeed() },
  });
  const textOf = texts();
  for (const post of posts.slice(0, IN_FEED)) {
    const url = origin + links.post(post.slug);
    feed.addItem({
      id: post.guid ?? idOf(url),
      link: url,
      title: post.title,
      ...(post.description && { description: post.description }),
      content: await textOf(post, url, url),
      date: momentOf(post, site),
      published: momentOf(post, site),
      ...partsOf(post, origin),
    });
  }
  return feed;
}

let firstOrigin: string | undefined;

/** Sets the origin that the feeds had first: what they call their entries stays when the site moves to another host or to https. */
export function nameFrom(origin: string): void {
  firstOrigin = origin;
}

function idOf(url: string): string {
  const { origin } = new URL(url);
  return (firstOrigin ?? origin) + url.slice(origin.length);
}

/** The optional fields of a feed item. */
function partsOf({ authors, tags, picture }: Post, origin: string): Partial<Item> {
  const linked = ({ url }: Author) => url && { link: new URL(url, origin).href };
  return {
    ...(authors.length > 0 && { author: authors.map((one) => ({ name: one.name, ...linked(one) })) }),
    ...(tags.length > 0 && { category: tags.map(({ name }) => ({ name })) }),
    ...(picture && {
      image: { url: origin + picture.url, type: typeOf(picture.url), length: bytesAt(picture.url) },
    }),
  };
}

/** Builds the newsletter's feed from its sent issues, newest first. */
export async function newsletterFeed(site: Site, origin: string, issues: SentIssue[]): Promise<Feed> {
  const feed = await newFeed(site, {
    title: `${site.name} Newsletter`,
    link: origin + links.newsletter(),
    updated: issues[0]?.date,
    feedLinks: { rss: origin + links.newsletterFeed() },
  });
  const textOf = texts();
  for (const issue of issues) {
    const { number, title, date } = issue;
    const url = origin + links.issue(number);
    const content = await textOf(issue, `${origin}/`, url);
    // Older issues were saved before forms removed characters that feeds must not contain.
    feed.addItem({ id: idOf(url), link: url, title: incomingText(title), content, date, published: date });
  }
  return feed;
}

const momentOf = ({ date, moment }: Post, { timeZone }: Site) => moment ?? startOfDay(date, timeZone);

/** Returns what makes the HTML of a feed's texts, newest first, with absolute links, because feed readers show it elsewhere. */
function texts() {
  let left = MOST_TEXT;
  return async ({ title, markdown }: Pick<Post, "title" | "markdown">, base: string, url: string) => {
    if (markdown.length > left) return `<p><a href="${url}">${escapeHtml(incomingText(title))}</a></p>`;
    left -= markdown.length;
    await othersFirst();
    return renderMarkdown(withLinksFrom(markdown, base, url));
  };
}
