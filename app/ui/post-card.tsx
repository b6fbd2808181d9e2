import { longDate } from "~/domain/long-date";
import type { PostCard as PostCardData } from "~/domain/site-pages";
import { links } from "~/links";

/** When a post came out and how long it takes. */
export function PostFacts({ date, minutes }: { date: string; minutes: number }) {
  return (
    <p className="post-facts">
      <time dateTime={date}>{longDate(date)}</time>
      <span>{minutes} min read</span>
    </p>
  );
}

/** A post in the list: the whole card is its link. */
export function PostCard({ post }: { post: PostCardData }) {
  return (
    <article className="post-card card-link">
      <PostFacts date={post.date} minutes={post.minutes} />
      <div>
        <h2>
          <a href={links.post(post.slug)}>{post.title}</a>
        </h2>
        <p>{post.description}</p>
      </div>
    </article>
  );
}

/** What a long post holds, beside it where the window is wide enough. */
export function PostContents({ contents }: { contents: { id: string; text: string }[] }) {
  if (contents.length === 0) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Neighbour = { slug: string; title: string } | null;

/** The posts before and after this one. */
export function PostNeighbours({ older, newer }: { older: Neighbour; newer: Neighbour }) {
  return (
    <nav className="neighbours" aria-label="More posts">
      {older && <NeighbourLink label="Previous post" post={older} />}
      {newer && <NeighbourLink label="Next post" post={newer} />}
    </nav>
  );
}

function NeighbourLink({ label, post }: { label: string; post: NonNullable<Neighbour> }) {
  return (
    <a href={links.post(post.slug)}>
      <span>{label}</span> {post.title}
    </a>
  );
}
