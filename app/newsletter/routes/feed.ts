import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/base/http/shared-answer";
import { config } from "~/base/kernel/config";
import { listNewestSentIssues } from "~/newsletter/data/issues";
import { issueText } from "~/newsletter/subscribe";
import { newsletterFeed } from "~/site/render/feeds";
import { siteContent } from "~/site/site.server";

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
