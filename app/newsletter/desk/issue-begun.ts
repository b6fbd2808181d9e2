import { links } from "~/base/links";
import { withLinksFrom } from "~/base/text/markdown-links";
import type { IssueText } from "~/newsletter/data/issues";
import { findPost } from "~/site/site.server";

/** Returns the text that a new issue starts with: none, or a post's, with links that work in a mail. */
export function begunFrom(slug: string | null): IssueText {
  const post = findPost(slug ?? "")?.post;
  if (!post) return { subject: "", body: "" };
  const address = links.post(post.slug);
  const text = withLinksFrom(post.markdown, address, address);
  return { subject: post.title, body: `${text}\n\n[Read it on the site](${address})\n` };
}
