import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { longDate } from "~/domain/long-date";
import { allowPictures } from "~/http/page-headers";
import { problem } from "~/http/problem";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { Markdown } from "~/ui/markdown";
import { pageMeta } from "~/ui/page-meta";
import { publicIssues } from "./newsletter-parts";

export const handle = { width: "prose" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const issue = (await publicIssues())?.find(({ number }) => String(number) === params.number);
  if (!issue) throw problem(404, "Oops! Page not found", "There is nothing at this address.");
  const { number, title, html, date } = issue;
  const pictures = [...html.matchAll(/<img src="(https:[^"]+)"/g)].map(([, url = ""]) => url);
  allowPictures(
    request,
    pictures.filter((url) => URL.canParse(url)),
  );
  return {
    title,
    html,
    day: date.toISOString().slice(0, 10),
    meta: describePage(links.newsletterIssue(number), {
      title,
      description: `Issue ${number} of the newsletter of ${siteContent().name}.`,
      above: { name: "Newsletter", path: links.newsletter() },
    }),
  };
}

export const meta = pageMeta;

export default function NewsletterIssue() {
  const { title, html, day } = useLoaderData<typeof loader>();
  return (
    <article>
      <header className="page-head">
        <BackLink href={links.newsletter()}>Newsletter</BackLink>
        <h1>{title}</h1>
        <p className="fine">
          <time dateTime={day}>{longDate(day)}</time>
        </p>
      </header>
      <Markdown html={html} />
    </article>
  );
}
