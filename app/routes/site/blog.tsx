import { useLoaderData } from "@remix-run/react";
import { posts, texts } from "~/content.server";
import { postCard } from "~/domain/site-pages";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { PostCard } from "~/ui/post-card";

export const handle = { shared: true, enhance: () => true };

export function loader() {
  const { title, lede, description } = texts().blog;
  return {
    title,
    lede,
    posts: posts().map(postCard),
    meta: describePage(links.blog(), { title, description }),
  };
}

export const meta = pageMeta;

export default function Blog() {
  const { title, lede, posts } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
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
