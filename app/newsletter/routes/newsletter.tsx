import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { afterAnswer } from "~/base/kernel/after-answer";
import { links } from "~/base/links";
import { longDate } from "~/base/text/time-zone";
import { EmptyState, Notice } from "~/base/ui/notice";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { listSentIssues } from "~/newsletter/data/issues";
import { subscribeForm } from "~/newsletter/forms";
import { dayOf } from "~/newsletter/shown-issue";
import { mailJoin } from "~/newsletter/subscribe";
import { SubscribeForm } from "~/newsletter/subscribe-form";
import { formView } from "~/site/form-page";
import { siteContent } from "~/site/site.server";
import { useOwnWords } from "~/site/ui/frame";
import { pageMeta } from "~/site/ui/page-meta";

export const handle = { width: "prose" };

/** The form, and the issues that were sent if site/site.json switches the archive on (else null). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name, newsletter } = siteContent();
  const sent = newsletter.archive ? await listSentIssues() : null;
  return {
    name,
    isSent: new URL(request.url).searchParams.has("sent"),
    form: formView(subscribeForm),
    issues:
      sent?.map(({ number, subject, startedAt }) => ({
        number: number ?? 0,
        title: subject,
        day: dayOf(startedAt),
      })) ?? null,
    meta: describePage(links.newsletter(), {
      title: "Newsletter",
      description: `Get the newsletter of ${name} by mail, without an account.`,
    }),
  };
}

/** Every email gets the same answer and the same mail. Nothing is stored before its link is used. */
export const action = formAction(subscribeForm, {
  limit: LIMITS.subscribe,
  accountOf: ({ values }) => values.email,
  async handle({ values: { email, isRobot } }) {
    if (!isRobot) afterAnswer(() => mailJoin(email));
    return redirect(links.subscribeMailSent(), 303);
  },
});

export const meta = pageMeta;

export default function Newsletter() {
  const { name, isSent, form, issues } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const words = useOwnWords();
  return (
    <>
      <header className="page-head">
        <h1>Newsletter</h1>
        <p className="lede">News of {name} by mail. It needs no account, and ends with one press.</p>
      </header>
      {isSent && !result ? (
        <Notice kind="ok" title="Check your mail" role="status">
          <p>
            Press the button in the mail that we have sent, and you get the newsletter. Nothing there? Check
            your spam folder.
          </p>
        </Notice>
      ) : (
        <SubscribeForm form={form} result={result} />
      )}
      {issues && (
        <section className="stack" aria-labelledby="issues-title">
          <h2 id="issues-title">Every issue so far</h2>
          {issues.length === 0 ? (
            <EmptyState text="No issues yet." />
          ) : (
            <ul className="stack">
              {issues.map(({ number, title, day }) => (
                <li key={number}>
                  <a {...words} href={links.issue(number)}>
                    {title}
                  </a>{" "}
                  <span className="fine">
                    <time dateTime={day}>{longDate(day)}</time>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className="fine">
            Or follow the <a href={links.newsletterFeed()}>feed</a>.
          </p>
        </section>
      )}
    </>
  );
}
