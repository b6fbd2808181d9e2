import { useLoaderData } from "@remix-run/react";
import { posts } from "~/content.server";
import { postCard } from "~/domain/site-pages";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { PostCard } from "~/ui/post-card";

const LEDE = "Building with AI: what works, what it costs, and what nobody knows yet.";

export const handle = { shared: true };

export function loader() {
  return {
    posts: posts().map(postCard),
    meta: describePage(links.blog(), { title: "Blog", description: LEDE }),
  };
}

export const meta = pageMeta;

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Blog</h1>
        <p className="lede">{LEDE}</p>
      </header>
      {posts.length === 0 ? (
        <EmptyState text="No posts yet." />
      ) : (
        <ul className="posts">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
