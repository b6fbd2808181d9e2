import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { startOfDay } from "~/base/text/time-zone";
import type { Post } from "~/site/pages";
import { NEVER } from "~/site/post-head";
import { allPosts, ownPages, siteContent, today, whyUnseen } from "~/site/site.server";

/** Own addresses in rendered HTML, which another site has to ask this one for. */
const OWN = /(\s(?:href|src|poster)=")\/(?!\/)/g;
/** A code block with its language's name above it, which elsewhere would be a part of the text. */
const CODE = /<figure class="code"[^>]*><figcaption>[^<]*<\/figcaption>(<pre)[^>]*(>.*?<\/pre>)<\/figure>/gs;

/** A post that has ended is no longer public elsewhere either. */
function statusOf(post: Post): string {
  if (whyUnseen(post) === null) return "published";
  return post.isDraft || post.date <= today() ? "draft" : "scheduled";
}

/** Posts and pages in the form that Ghost imports: docs.ghost.org/migration/custom. */
export function ghostFile() {
  const whole = (html: string) =>
    html
      .replaceAll(CODE, "$1$2")
      .replaceAll(' class="num"', ' align="right"')
      .replaceAll(OWN, `$1${config().appOrigin}/`);
  const at = (day: string) => startOfDay(day, siteContent().timeZone).toISOString();
  const all = allPosts();
  const posts = all.map((post) => {
    const published = post.date === NEVER ? null : (post.moment?.toISOString() ?? at(post.date));
    return {
      id: idOf(post),
      type: "post",
      title: post.title,
      slug: post.slug,
      html: whole(post.html),
      status: statusOf(post),
      published_at: published,
      updated_at: post.updated ? at(post.updated) : published,
      custom_excerpt: post.description || null,
      feature_image: post.picture && config().appOrigin + post.picture.url,
    };
  });
  const pages = [...ownPages()].map(([slug, { title, description, updated, html }]) => ({
    ...{ id: `page-${slug}`, type: "page", title, slug, html: whole(html), status: "published" },
    ...{ custom_excerpt: description, updated_at: updated && at(updated) },
  }));
  const tags = new Map(all.flatMap((post) => post.tags.map((tag) => [tag.slug, tag])));
  const authors = new Map(all.flatMap((post) => post.authors.map((author) => [keyOf(author), author])));
  return {
    meta: { exported_on: now().getTime(), version: "6.0.0" },
    data: {
      posts: [...posts, ...pages],
      posts_meta: all.map((post) => ({
        post_id: idOf(post),
        feature_image_alt: post.picture?.alt || null,
        meta_title: post.shareTitle === post.title ? null : post.shareTitle,
      })),
      tags: [...tags.values()].map(({ name, slug }) => ({ id: slug, name, slug })),
      posts_tags: all.flatMap((post) => post.tags.map(({ slug }) => ({ post_id: idOf(post), tag_id: slug }))),
      // Ghost takes no author without an address, and mails nothing to one that it imports.
      users: [...authors].map(([id, { name, url }], at) => {
        return { id, name, website: url || null, email: `author-${at + 1}@example.com` };
      }),
      posts_authors: all.flatMap((post) =>
        post.authors.map((author) => ({ post_id: idOf(post), author_id: keyOf(author) })),
      ),
    },
  };
}

/** What feeds call a post, if it has a name of its own for them: Ghost's do so by its id. */
const idOf = ({ guid, slug }: Post) => guid ?? slug;
const keyOf = ({ name, url }: Post["authors"][number]) => `${name} ${url}`;
