import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/base/http/shared-answer";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { blogFeed } from "~/site/render/feeds";
import { llmsText, robots, sitemap } from "~/site/render/site-files";
import { isOff, legalText, ownPages, posts, postsWithTag, siteContent } from "~/site/site.server";

/** Serves the files that describe the site to programs. Each has its own route. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  if (params.tag !== undefined) return tagFeed(request, params.tag);
  const { type, body } = await fileAt(new URL(request.url).pathname);
  return sharedFile(request, { type, body });
}

const RSS = "application/rss+xml; charset=utf-8";

async function tagFeed(request: Request, slug: string): Promise<Response> {
  const found = postsWithTag(slug);
  if (!found) return new Response("There is no post with this tag.\n", { status: 404 });
  const publication = { site: siteContent(), posts: found.posts, origin: config().appOrigin };
  return sharedFile(request, { type: RSS, body: (await blogFeed(publication, found.tag)).rss2() });
}

async function fileAt(path: string): Promise<{ type: string; body: string }> {
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
