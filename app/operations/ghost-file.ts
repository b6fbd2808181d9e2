import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { allPosts, ownPages } from "~/site/site.server";

/** Own addresses in rendered HTML, which another site has to ask this one for. */
const OWN = /(\s(?:href|src|poster)=")\/(?!\/)/g;

/** Posts and pages in the form that Ghost imports: docs.ghost.org/migration/custom. */
export function ghostFile() {
  const whole = (html: string) => html.replaceAll(OWN, `$1${config().appOrigin}/`);
  const at = (day: string, moment: Date | null) => (moment ?? new Date(day)).toISOString();
  const all = allPosts();
  const posts = all.map((post) => ({
    id: post.slug,
    type: "post",
    title: post.title,
    slug: post.slug,
    html: whole(post.html),
    status: post.isDraft ? "draft" : new Date(post.date) > now() ? "scheduled" : "published",
    published_at: at(post.date, post.moment),
    updated_at: at(post.updated ?? post.date, post.updated ? null : post.moment),
    custom_excerpt: post.description || null,
    feature_image: post.picture && config().appOrigin + post.picture.url,
  }));
  const pages = [...ownPages()].map(([slug, { title, html }]) => {
    return { id: `page-${slug}`, type: "page", title, slug, html: whole(html), status: "published" };
  });
  const tags = new Map(all.flatMap((post) => post.tags.map((tag) => [tag.slug, tag])));
  return {
    meta: { exported_on: now().getTime(), version: "6.0.0" },
    data: {
      posts: [...posts, ...pages],
      posts_meta: all.flatMap(({ slug, picture }) =>
        picture?.alt ? [{ post_id: slug, feature_image_alt: picture.alt }] : [],
      ),
      tags: [...tags.values()].map(({ name, slug }) => ({ id: slug, name, slug })),
      posts_tags: all.flatMap((post) => post.tags.map(({ slug }) => ({ post_id: post.slug, tag_id: slug }))),
    },
  };
}
