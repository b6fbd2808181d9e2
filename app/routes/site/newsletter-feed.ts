import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContent } from "~/content.server";
import { config } from "~/kernel/config";
import { newsletterFeed } from "~/render/feeds";
import { sharedFile } from "~/render/shared-answer";
import { publicIssues } from "./newsletter-parts";

export async function loader({ request }: LoaderFunctionArgs) {
  const issues = await publicIssues();
  if (!issues) return new Response("There is no feed at this address.\n", { status: 404 });
  const feed = await newsletterFeed(siteContent(), config().appOrigin, issues);
  return sharedFile(request, { type: "application/rss+xml; charset=utf-8", body: feed.rss2() });
}
