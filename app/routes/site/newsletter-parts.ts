import { siteContent } from "~/content.server";
import { listSentIssues, type NewsletterIssue } from "~/data/newsletter-issues";
import type { SentIssue } from "~/render/feeds";
import { renderMarkdown } from "~/render/markdown";

/** The issues that everybody may read, the newest first; null where the archive is switched off. */
export async function publicIssues(): Promise<SentIssue[] | null> {
  if (!siteContent().newsletter.archive) return null;
  return (await listSentIssues()).map(sentIssue);
}

function sentIssue({ number, subject, body, startedAt, createdAt }: NewsletterIssue): SentIssue {
  return {
    number: number ?? 0,
    title: subject,
    html: renderMarkdown(body),
    date: startedAt ?? createdAt,
  };
}
