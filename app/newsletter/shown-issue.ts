import { noPage } from "~/base/http/problem";
import { config } from "~/base/kernel/config";
import { keptBy } from "~/base/kernel/kept";
import { links } from "~/base/links";
import { withLinksFrom } from "~/base/text/markdown-links";
import { dayAt } from "~/base/text/time-zone";
import type { IssueText, NewsletterIssue } from "~/newsletter/data/issues";
import { pictureSizeAt } from "~/site/own.server";
import { newsletterFeed } from "~/site/render/feeds";
import { renderMarkdown } from "~/site/render/markdown";
import { findPost, siteContent } from "~/site/site.server";
import { issueText } from "./subscribe";

// What an issue looks like outside of mails. A revision never changes, so each is drawn once.

const versionOf = ({ id, revision }: NewsletterIssue) => `${id} ${revision}`;

/** Returns an issue's text as a page shows it, and the pictures of other sites in it. */
export const issuePage = keptBy(100, versionOf, ({ body }: NewsletterIssue) => {
  const html = renderMarkdown(withLinksFrom(issueText(body), "/", ""), (url) => pictureSizeAt(url, "/"));
  return { html, pictures: [...html.matchAll(/<img src="(https:[^"]+)"/g)].map(([, url = ""]) => url) };
});

/** Returns the newsletter's feed of these issues. */
export const issuesFeed = keptBy(
  1,
  (issues: NewsletterIssue[]) => issues.map(versionOf).join(),
  async (issues) => {
    const items = issues.map(({ number, subject, body, startedAt, createdAt }) => ({
      number: number ?? 0,
      title: subject,
      markdown: issueText(body),
      date: startedAt ?? createdAt,
    }));
    return { rss: (await newsletterFeed(siteContent(), config().appOrigin, items)).rss2() };
  },
);

/** @throws the 404 page unless site/site.json switches the archive on */
export function requireArchive(): void {
  if (!siteContent().newsletter.archive) throw noPage();
}

export const dayOf = (date: Date | null) => dayAt(date ?? new Date(0), siteContent().timeZone);

/** Returns the text that a new issue starts with: none, or a post's, with links that work in a mail. */
export function begunFrom(slug: string | null): IssueText {
  const post = findPost(slug ?? "")?.post;
  if (!post) return { subject: "", body: "" };
  const address = links.post(post.slug);
  const text = withLinksFrom(post.markdown, address, address);
  return { subject: post.title, body: `${text}\n\n[Read it on the site](${address})\n` };
}
