import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { problem } from "~/base/http/problem";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { EmptyState } from "~/base/ui/notice";
import { subscribeForm } from "~/newsletter/forms";
import { SubscribeForm } from "~/newsletter/subscribe-form";
import { PostList, PostTags } from "~/pages/post-card";
import { formView } from "~/site/form-page";
import { postCard } from "~/site/pages";
import { commonTags, posts, postsWithTag, siteContent, texts } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";

export const handle = { enhance: () => true };

/** Lists all posts, or those with a tag. */
export function loader({ request, params }: LoaderFunctionArgs) {
  if (params.tag !== undefined) return tagPage(params.tag, new URL(request.url).search);
  const { title, lede, description } = texts().blog;
  return {
    title,
    lede,
    tag: null,
    posts: posts().map(postCard),
    tags: commonTags(),
    form: formView(subscribeForm),
    meta: describePage(links.blog(), { title, description }),
  };
}

function tagPage(slug: string, search: string) {
  const found = postsWithTag(slug);
  // Tags' addresses are in lowercase, so capitals are another spelling.
  const inSmall = slug.toLowerCase();
  if (!found && postsWithTag(inSmall)) throw redirect(links.tag(inSmall) + search, 308);
  if (!found) throw problem(404, "Oops! Page not found", "There is no post with this tag.");
  const { tag } = found;
  const title = `Posts about ${tag.name}`;
  return {
    title,
    lede: "",
    tag,
    posts: found.posts.map(postCard),
    tags: [],
    form: formView(subscribeForm),
    meta: describePage(links.tag(tag.slug), {
      title,
      description: `What the blog of ${siteContent().name} says about ${tag.name}, newest first.`,
      above: { name: "Blog", path: links.blog() },
      feed: { title: `Blog: ${tag.name}`, href: links.tagFeed(tag.slug) },
    }),
  };
}

export const meta = pageMeta;

export default function Blog() {
  const { title, lede, tag, posts, tags, form } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        {tag && <BackLink href={links.blog()}>Back to Blog</BackLink>}
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {tag && (
          <p>
            <a href={links.tagFeed(tag.slug)}>Feed of these posts (RSS)</a>
          </p>
        )}
      </header>
      {posts.length === 0 ? <EmptyState text="No posts yet." /> : <PostList posts={posts} />}
      <PostTags tags={tags} />
      <SubscribeForm form={form} />
    </>
  );
}
