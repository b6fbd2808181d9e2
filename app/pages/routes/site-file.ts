import type { LoaderFunctionArgs } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { sharedFile } from "~/base/http/shared-answer";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { llmsText, robots, sitemap } from "~/pages/site-files";
import type { Post, Tag } from "~/site/pages";
import { blogFeed } from "~/site/render/feeds";
import { isOff, legalText, ownPages, posts, postsWithTag, siteContent } from "~/site/site.server";

type Made = { posts: Post[]; file: Promise<File> };
type File = { type: string; body: string };

/** By address. What a file says only changes with the posts that visitors see. */
const made = new LRUCache<string, Made>({ max: 50 });

/** Serves the files that describe the site to programs. Each has its own route. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const tagged = params.tag === undefined ? null : postsWithTag(params.tag);
  if (params.tag !== undefined && !tagged)
    return new Response("There is no post with this tag.\n", { status: 404 });
  const shown = posts();
  let kept = made.get(pathname);
  if (kept?.posts !== shown) {
    kept = { posts: shown, file: tagged ? tagFeed(tagged) : fileAt(pathname) };
    made.set(pathname, kept);
    kept.file.catch(() => made.delete(pathname));
  }
  return sharedFile(request, await kept.file);
}

const RSS = "application/rss+xml; charset=utf-8";

async function tagFeed({ tag, posts }: { tag: Tag; posts: Post[] }): Promise<File> {
  const publication = { site: siteContent(), posts, origin: config().appOrigin };
  return { type: RSS, body: (await blogFeed(publication, tag)).rss2() };
}

async function fileAt(path: string): Promise<File> {
  const publication = { site: siteContent(), posts: posts(), origin: config().appOrigin };
  const own = { pages: ownPages(), isOff };
  switch (path) {
    case links.rssFeed():
      return { type: RSS, body: (await blogFeed(publication)).rss2() };
    case links.jsonFeed():
      return { type: "application/feed+json", body: (await blogFeed(publication)).json1() };
    case links.sitemap(): {
      return { type: "application/xml; charset=utf-8", body: sitemap(publication, legalText, own) };
    }
    case "/robots.txt":
      return { type: "text/plain; charset=utf-8", body: robots(publication) };
    default:
      return { type: "text/plain; charset=utf-8", body: llmsText(publication, own) };
  }
}
