import type { LinksFunction } from "@remix-run/node";
import { links } from "~/base/links";
import { longDate } from "~/base/text/time-zone";
import type { Author, PostCard as PostCardData, Tag } from "~/site/pages";
import { useOwnWords } from "~/site/ui/frame";
import { markdownStyles } from "~/site/ui/markdown";
import postCss from "./post.css?url";

export const postStyles: LinksFunction = () => [{ rel: "stylesheet", href: postCss }, ...markdownStyles()];

type Facts = { date: string; minutes: number; authors?: Author[] };

export function PostFacts({ date, minutes, authors = [] }: Facts) {
  return (
    <p className="post-facts">
      <time dateTime={date}>{longDate(date)}</time>
      <span>{minutes} min read</span>
      {authors.map(({ name, url }) => (
        <span key={name}>
          by{" "}
          {url ? (
            <a href={url} rel="author noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}

/** How high a picture is shown at most, in CSS pixels: the heading still fits on a laptop. */
const HIGHEST = 512;

type PictureProps = { url: string; alt: string; size: { width: number; height: number } | null };

/** A post's own picture, whole. It is scaled here, because `max-height` in CSS would squeeze it. */
export function PostPicture({ url, alt, size }: PictureProps) {
  const scale = size ? Math.min(1, HIGHEST / size.height) : 1;
  const sides = size && { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return <img className="post-picture" {...useOwnWords()} src={url} alt={alt} {...sides} />;
}

/** A post's tags; each links to all posts with it. */
export function PostTags({ tags }: { tags: Tag[] }) {
  const words = useOwnWords();
  if (tags.length === 0) return null;
  return (
    <ul className="post-facts" aria-label="Tags">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <a {...words} href={links.tag(slug)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: PostCardData }) {
  return (
    <article className="post-card card-link">
      <PostFacts date={post.date} minutes={post.minutes} />
      <div {...useOwnWords()}>
        <h2>
          <a href={links.post(post.slug)}>{post.title}</a>
        </h2>
        {post.description && <p>{post.description}</p>}
        {post.picture && <img src={post.picture.url} alt="" loading="lazy" />}
      </div>
    </article>
  );
}

type Contents = { id: string; text: string }[];

/** A post's table of contents: beside it on wide screens, folded above it on others. */
export function PostContents({ contents }: { contents: Contents }) {
  if (contents.length === 0) return null;
  return (
    <>
      <nav className="contents" aria-label={CONTENTS}>
        <p>{CONTENTS}</p>
        <ContentsList contents={contents} />
      </nav>
      <details className="contents-folded">
        <summary>{CONTENTS}</summary>
        <nav aria-label={CONTENTS}>
          <ContentsList contents={contents} />
        </nav>
      </details>
    </>
  );
}

const CONTENTS = "On this page";

function ContentsList({ contents }: { contents: Contents }) {
  return (
    <ol {...useOwnWords()}>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

type Neighbour = { slug: string; title: string } | null;

export function PostNeighbours({ older, newer }: { older: Neighbour; newer: Neighbour }) {
  return (
    <nav className="neighbours" aria-label="More posts">
      {older && <NeighbourLink label="Previous post" post={older} />}
      {newer && <NeighbourLink label="Next post" post={newer} />}
    </nav>
  );
}

function NeighbourLink({ label, post }: { label: string; post: NonNullable<Neighbour> }) {
  const words = useOwnWords();
  return (
    <a href={links.post(post.slug)}>
      <span>{label}</span> <bdi {...words}>{post.title}</bdi>
    </a>
  );
}

export function PostList({ posts }: { posts: PostCardData[] }) {
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
