import { links } from "~/base/links";
import type { Export, ExportedPost } from "./exported";

/** Where an old address redirects to, and the files of the posts that need it: the redirect stays while one of them does. */
export type OldAddress = { to: string; posts: string[] };

/** Where a product keeps pages of tags, categories and authors, the suffix of a tag's feed, and the site's feeds. */
type Layout = { tag: string[]; category: string[]; author: string[]; tagFeed: string[]; feeds: string[] };

const LAYOUTS: Record<Export["product"], Layout> = {
  Ghost: { tag: ["/tag/"], category: [], author: ["/author/"], tagFeed: ["/rss"], feeds: ["/rss"] },
  WordPress: {
    tag: ["/tag/"],
    category: ["/category/"],
    author: ["/author/"],
    tagFeed: ["/feed"],
    feeds: ["/feed", "/feed/atom", "/?feed=rss2"],
  },
  Substack: { tag: [], category: [], author: [], tagFeed: [], feeds: ["/feed"] },
  Jekyll: {
    tag: ["/tags/", "/tag/"],
    category: ["/categories/", "/category/"],
    author: [],
    tagFeed: [],
    feeds: ["/feed.xml", "/atom.xml"],
  },
  Hugo: {
    tag: ["/tags/"],
    category: ["/categories/"],
    author: [],
    tagFeed: ["/index.xml"],
    feeds: ["/index.xml"],
  },
  Markdown: { tag: [], category: [], author: [], tagFeed: [], feeds: [] },
};

/** A post or a page with the name that it gets here. */
export type Named = { post: ExportedPost; slug: string };

/** Returns the path of its file, relative to CONTENT_DIR. */
export const fileOfPost = ({ post, slug }: Named): string => `${post.isPage ? "pages" : "posts"}/${slug}.md`;
/** Returns its address here. */
export const placeOf = ({ post, slug }: Named): string =>
  post.isPage ? links.ownPage(slug) : links.post(slug);

/** Returns redirects for posts, pages of tags and authors, and feeds, below the old site's `base`. A post wins over others. */
export function oldAddressesOf(
  { product, base }: Pick<Export, "product" | "base">,
  posts: Named[],
): Map<string, OldAddress> {
  const found = new Map<string, { to: string; posts: Set<string> }>();
  const { tag, category, author, tagFeed, feeds } = LAYOUTS[product];
  const add = (below: string, to: string, one: Named) => {
    const from = below === base || below.startsWith(`${base}/`) ? below : base + below;
    const known = found.get(from) ?? { to, posts: new Set<string>() };
    if (known.to === to) found.set(from, { to, posts: known.posts.add(fileOfPost(one)) });
  };
  for (const one of posts) for (const from of one.post.addresses) add(from, placeOf(one), one);
  for (const one of posts.filter(({ post }) => !post.isPage)) {
    const { post } = one;
    for (const { here, there, isCategory } of post.tags)
      for (const folder of isCategory ? category : tag) {
        add(folder + there, links.tag(here), one);
        for (const feed of tagFeed) add(folder + there + feed, links.tagFeed(here), one);
      }
    // There are no author pages here, so these lead to the blog.
    for (const there of post.authors) for (const folder of author) add(folder + there, links.blog(), one);
    for (const from of feeds) add(from, links.rssFeed(), one);
  }
  return new Map([...found].map(([from, { to, posts: of }]) => [from, { to, posts: [...of] }]));
}
