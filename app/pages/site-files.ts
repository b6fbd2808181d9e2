import { links } from "~/base/links";
import { type LegalName, PAGES, type Page } from "~/base/page-table";
import { longDate } from "~/base/text/time-zone";
import type { LegalText, OwnPage, Post } from "~/site/pages";
import type { Publication } from "~/site/render/feeds";

/** The operator's own pages, and which addresses are switched off. */
type OwnPlaces = {
  pages: Map<string, Pick<OwnPage, "title" | "description" | "updated">>;
  isOff: (address: string) => boolean;
};

type Day = string | undefined;

/** Returns sitemap.xml: every public page, with its last change where known. */
export function sitemap(
  { posts, origin }: Publication,
  legal: (name: LegalName) => Pick<LegalText, "updated">,
  own: OwnPlaces,
): string {
  const changed = ({ name, isLegal }: Page): Day => {
    if (isLegal) return legal(name as LegalName).updated;
    return name === "blog" ? posts[0]?.date : undefined;
  };
  const pages: [path: string, changed: Day][] = [
    ...PAGES.filter(({ name }) => !own.pages.has(name)).map((page): [string, Day] => [
      page.path,
      changed(page),
    ]),
    ...posts.map((post): [string, Day] => [links.post(post.slug), changeOf(post)]),
    ...tagPages(posts),
    ...[...own.pages].map(([name, page]): [string, Day] => [links.ownPage(name), page.updated]),
  ];
  const entries = pages
    .filter(([path]) => !own.isOff(path))
    .map(([path, changed]) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
      return `<url><loc>${(origin + path).replace(/&/g, "&amp;")}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

const changeOf = ({ date, updated = date }: Post) => (updated > date ? updated : date);

/** Lists the tags' pages, each as old as its newest post. */
function tagPages(posts: Post[]): [path: string, changed: Day][] {
  const days = new Map<string, Day>();
  for (const { tags, date } of posts) for (const { slug } of tags) if (!days.has(slug)) days.set(slug, date);
  return [...days].map(([slug, day]) => [links.tag(slug), day]);
}

/** Private pages and redirects, which crawlers should skip. */
const PRIVATE = [
  "/auth/",
  "/account",
  "/braindumper/",
  "/braindumps",
  "/community",
  "/go/",
  "/newsletter/",
  "/outbox",
  "/api/",
];

export function robots({ site, origin }: Pick<Publication, "site" | "origin">): string {
  // With a public archive only the unsubscribe page is private.
  const newsletter = site.newsletter.archive ? "/newsletter/unsubscribe" : "/newsletter/";
  const closed = PRIVATE.map((path) => (path === "/newsletter/" ? newsletter : path));
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}${links.sitemap()}\n`;
}

/** Returns /llms.txt (llmstxt.org): what the site is, and where its texts are as Markdown. */
export function llmsText({ site, posts, origin }: Publication, own: OwnPlaces): string {
  const entry = (title: string, path: string, text: string) =>
    own.isOff(path) ? [] : [`- [${title}](${origin}${path})${text && `: ${text}`}`];
  const described = (legal: boolean) =>
    PAGES.filter(({ name, isLegal = false }) => isLegal === legal && !own.pages.has(name)).map(
      ({ label, path, about }) => (about ? entry(label, path, about) : []),
    );
  const braindumper =
    "Braindumper, the planning tool of this site, asks about a rough idea and makes a development plan of the idea and the answers, to paste into Lovable, Cursor, Bolt, Replit or Rork. ";
  const blog = "Each post is also there as Markdown: its address with .md at the end.";
  return `# ${site.name}

> ${site.description}

${own.isOff(links.braindumper()) ? "" : braindumper}Every page is plain HTML and needs no script.${own.isOff(links.blog()) ? "" : ` ${blog}`}

## Pages

${[
  ...described(false),
  ...[...own.pages].map(([name, page]) => entry(page.title, links.ownPage(name), page.description)),
]
  .flat()
  .join("\n")}
${posts.length === 0 ? "" : `\n## Blog\n\n${posts.flatMap((post) => entry(post.title, links.postMarkdown(post.slug), post.description)).join("\n")}\n`}
## Optional

${[
  ...described(true),
  entry("RSS", links.rssFeed(), "the blog as a feed"),
  entry("JSON Feed", links.jsonFeed(), "the same as JSON"),
]
  .flat()
  .join("\n")}
`;
}

/** Returns a post as Markdown, with title, date and URL. */
export function postMarkdown(post: Post, origin: string): string {
  return `# ${post.title}

${longDate(post.date)} · ${origin}${links.post(post.slug)}

${post.markdown}
`;
}
