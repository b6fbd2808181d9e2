import { findPost } from "~/content/site.server";
import type { IssueText } from "~/data/newsletter-issues";
import { withLinksFrom } from "~/domain/markdown-links";
import { links } from "~/links";

/** What a new issue begins with: nothing, or the text of a post, which leads to its own parts and neighbours from a mail too. */
export function begunFrom(slug: string | null): IssueText {
  const post = findPost(slug ?? "")?.post;
  if (!post) return { subject: "", body: "" };
  const address = links.post(post.slug);
  const text = withLinksFrom(post.markdown, address, address);
  return { subject: post.title, body: `${text}\n\n[Read it on the site](${address})\n` };
}
