import { useLoaderData } from "@remix-run/react";
import { posts, siteContent } from "~/content.server";
import { postCard } from "~/domain/site-pages";
import { config } from "~/kernel/config";
import { links } from "~/links";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { PostCard } from "~/ui/post-card";

export function loader() {
  return {
    posts: posts().map(postCard),
    meta: {
      title: "Blog",
      description: siteContent().description,
      canonical: config().appOrigin + links.blog(),
    },
  };
}

export const meta = pageMeta;

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Blog</h1>
        <p className="lede">Building with AI: what works, what it costs, and what nobody knows yet.</p>
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
