import { findPost } from "~/content/site.server";
import type { IssueText } from "~/data/newsletter-issues";
import { withLinksFrom } from "~/domain/markdown-links";
import { links } from "~/links";

/** Returns the text that a new issue starts with: none, or a post's, with links that work in a mail. */
export function begunFrom(slug: string | null): IssueText {
  const post = findPost(slug ?? "")?.post;
  if (!post) return { subject: "", body: "" };
  const address = links.post(post.slug);
  const text = withLinksFrom(post.markdown, address, address);
  return { subject: post.title, body: `${text}\n\n[Read it on the site](${address})\n` };
}
