import { useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { newsletterLinks } from "~/base/newsletter-links";
import { longDate } from "~/base/text/long-date";
import { EmptyState } from "~/base/ui/empty-state";
import { listSentIssues } from "~/newsletter/data/issues";
import { siteContent } from "~/site/site.server";
import { useOwnWords } from "~/site/ui/own-words";
import { pageMeta } from "~/site/ui/page-meta";
import { dayOf, requireArchive } from "./parts";

/** Lists the issues that were sent, if site/site.json switches the archive on. */
export async function loader() {
  requireArchive();
  return {
    issues: (await listSentIssues()).map(({ number, subject, startedAt }) => ({
      number: number ?? 0,
      title: subject,
      day: dayOf(startedAt),
    })),
    meta: describePage(newsletterLinks.archive(), {
      title: "Newsletter",
      description: `What went out to the subscribers of ${siteContent().name}.`,
    }),
  };
}

export const meta = pageMeta;

export default function Newsletter() {
  const { issues } = useLoaderData<typeof loader>();
  const words = useOwnWords();
  return (
    <>
      <header className="page-head">
        <h1>Newsletter</h1>
        <p className="lede">
          Every issue so far, newest first. <a href={newsletterLinks.subscribe()}>Get the next one by mail</a>
          , or follow the <a href={newsletterLinks.feed()}>feed</a>.
        </p>
      </header>
      {issues.length === 0 ? (
        <EmptyState text="No issues yet." />
      ) : (
        <ul className="stack">
          {issues.map(({ number, title, day }) => (
            <li key={number}>
              <a {...words} href={newsletterLinks.issue(number)}>
                {title}
              </a>{" "}
              <span className="fine">
                <time dateTime={day}>{longDate(day)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
