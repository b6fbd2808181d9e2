import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allowPictures } from "~/base/http/page-headers";
import { noPage, problem } from "~/base/http/problem";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { longDate } from "~/base/text/time-zone";
import { BackLink } from "~/base/ui/back-link";
import { findIssueByNumber } from "~/newsletter/data/issues";
import { dayOf, issuePage, requireArchive } from "~/newsletter/shown-issue";
import { siteContent } from "~/site/site.server";
import { useOwnWords } from "~/site/ui/frame";
import { Markdown } from "~/site/ui/markdown";
import { pageMeta } from "~/site/ui/page-meta";

export { markdownStyles as links } from "~/site/ui/markdown";

export const handle = { width: "prose" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireArchive();
  const issue = /^[1-9]\d{0,8}$/.test(params.number ?? "")
    ? await findIssueByNumber(Number(params.number))
    : null;
  // Each mail links to this page, even the first ones of an issue that takes hours to send.
  if (issue && !issue.archive && !issue.endedAt)
    throw problem(
      404,
      "Not here yet",
      "This issue is still being sent. It will be here when all its readers have it.",
    );
  if (issue?.archive !== "shown") throw noPage();
  const { subject: title, startedAt } = issue;
  const { html, pictures } = issuePage(issue);
  allowPictures(request, pictures);
  return {
    title,
    html,
    day: dayOf(startedAt),
    meta: describePage(links.issue(Number(params.number)), {
      title,
      description: `Issue ${params.number} of the newsletter of ${siteContent().name}.`,
      above: { name: "Newsletter", path: links.newsletter() },
    }),
  };
}

export const meta = pageMeta;

export default function NewsletterIssue() {
  const { title, html, day } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.newsletter()}>Newsletter</BackLink>
        <h1 {...useOwnWords()}>{title}</h1>
        <p className="fine">
          <time dateTime={day}>{longDate(day)}</time>
        </p>
      </header>
      <Markdown html={html} />
    </>
  );
}
