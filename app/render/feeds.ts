import type { Feed } from "feed";
import type { Site } from "~/domain/site";
import type { Post } from "~/domain/site-pages";
import { links } from "~/links";

/** The data of feeds and other machine-readable files. */
export type Publication = { site: Site; posts: Post[]; origin: string };

export async function blogFeed({ site, posts, origin }: Publication): Promise<Feed> {
  const { Feed } = await import("feed");
  const feed = new Feed({
    id: origin + links.blog(),
    title: `${site.name} Blog`,
    description: site.description,
    link: origin + links.blog(),
    language: "en",
    generator: false,
    updated: posts[0] && dayOf(posts[0]),
    feedLinks: { rss: origin + links.rssFeed(), json: origin + links.jsonFeed() },
    ...(site.controller && { copyright: site.controller, author: { name: site.controller } }),
  });
  for (const post of posts) {
    const url = origin + links.post(post.slug);
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.description,
      content: withFullUrls(post.html, url),
      date: dayOf(post),
      published: dayOf(post),
    });
  }
  return feed;
}

const dayOf = (post: Post) => new Date(`${post.date}T00:00:00Z`);

/** Feed readers show the text elsewhere, where relative links lead nowhere. */
function withFullUrls(html: string, url: string): string {
  return html.replace(
    /\b(href|src)="([#/][^"]*)"/g,
    (_, attribute: string, target: string) => `${attribute}="${new URL(target, url)}"`,
  );
}
