import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContent } from "~/content/site.server";
import { listNewestSentIssues } from "~/data/newsletter-issues";
import { issueText } from "~/flows/newsletter";
import { config } from "~/kernel/config";
import { newsletterFeed } from "~/render/feeds";
import { sharedFile } from "~/render/shared-answer";

/** Few, because feed readers poll often. The archive has all issues. */
const IN_FEED = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = siteContent();
  if (!site.newsletter.archive) return new Response("There is no feed at this address.\n", { status: 404 });
  const issues = (await listNewestSentIssues(IN_FEED)).map(
    ({ number, subject, body, startedAt, createdAt }) => ({
      number: number ?? 0,
      title: subject,
      markdown: issueText(body),
      date: startedAt ?? createdAt,
    }),
  );
  const feed = await newsletterFeed(site, config().appOrigin, issues);
  return sharedFile(request, { type: "application/rss+xml; charset=utf-8", body: feed.rss2() });
}
