import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/base/http/shared-answer";
import { listNewestSentIssues } from "~/newsletter/data/issues";
import { issuesFeed } from "~/newsletter/shown-issue";
import { IN_FEED } from "~/site/render/feeds";
import { siteContent } from "~/site/site.server";

export async function loader({ request }: LoaderFunctionArgs) {
  if (!siteContent().newsletter.archive)
    return new Response("There is no feed at this address.\n", { status: 404 });
  const { rss } = await issuesFeed(await listNewestSentIssues(IN_FEED));
  return sharedFile(request, { type: "application/rss+xml; charset=utf-8", body: rss });
}
