import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { findSentIssue } from "~/data/newsletter-issues";
import { longDate } from "~/domain/long-date";
import { allowPictures } from "~/http/page-headers";
import { noPage } from "~/http/problem";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { renderMarkdown } from "~/render/markdown";
import { BackLink } from "~/ui/back-link";
import { Markdown } from "~/ui/markdown";
import { pageMeta } from "~/ui/page-meta";
import { dayOf, requireArchive } from "./newsletter-parts";

export const handle = { width: "prose" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireArchive();
  const issue = /^[1-9]\d{0,8}$/.test(params.number ?? "")
    ? await findSentIssue(Number(params.number))
    : null;
  if (!issue) throw noPage();
  const { subject: title, body, startedAt } = issue;
  const html = renderMarkdown(body);
  const pictures = [...html.matchAll(/<img src="(https:[^"]+)"/g)].map(([, url = ""]) => url);
  allowPictures(
    request,
    pictures.filter((url) => URL.canParse(url)),
  );
  return {
    title,
    html,
    day: dayOf(startedAt),
    meta: describePage(links.newsletterIssue(Number(params.number)), {
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
        <h1>{title}</h1>
        <p className="fine">
          <time dateTime={day}>{longDate(day)}</time>
        </p>
      </header>
      <Markdown html={html} />
    </>
  );
}
