import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { transaction } from "~/base/data/database";
import { allowFrame } from "~/base/http/page-headers";
import { describePage } from "~/base/http/public-page";
import { now } from "~/base/kernel/clock";
import { links } from "~/base/links";
import { ErrorSummary, useFormView } from "~/base/ui/form";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { hasSessionCookie } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { siteContent, siteTime, texts } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";
import { Countdown } from "~/waitlist/countdown";
import { insertWaitlistEntry } from "~/waitlist/data";
import { ForeignForm, WaitlistForm, waitlistForm } from "~/waitlist/form";
import { countdownTo } from "~/waitlist/time-left";

export const handle = {
  enhance: (data: { left: { isOver: boolean } }) => !data.left.isOver,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { date, form: foreignForm } = siteContent().waitlist;
  const { title, lede, description, over } = texts().waitlist;
  const target = new Date(date);
  // Nothing is loaded from the other site before the visitor asks for it.
  const isOpen = foreignForm !== "" && searchParams.has("form");
  if (isOpen) allowFrame(request, foreignForm);
  const left = countdownTo(target, now());
  const page = {
    title,
    lede,
    over,
    left,
    date: target.toISOString(),
    moment: `${siteTime(target)} ${siteContent().timeZone}`,
    foreignForm,
    isOpen,
    hasJoined: searchParams.has("joined"),
    form: formView(waitlistForm),
    meta: describePage(links.waitlist(), { title, description }),
  };
  // While it counts down the page changes every second, so it is not cached.
  return data(
    page,
    left.isOver
      ? {}
      : { headers: { "Cache-Control": hasSessionCookie(request) ? "private, no-store" : "no-cache" } },
  );
}

/** Emails that are on the list already get the same answer. Uses no session, because the page is cached. */
export const action = formAction(waitlistForm, {
  limit: LIMITS.waitlist,
  accountOf: ({ values }) => values.email,
  async handle({ values: { isRobot, ...entry } }) {
    if (!isRobot)
      await transaction((tx) => insertWaitlistEntry(tx, { ...entry, consentText: texts().waitlist.consent }));
    // In the address, so that no session is needed.
    return redirect(`${links.waitlist()}?joined`, 303);
  },
});

export const meta = pageMeta;

export default function Waitlist() {
  const page = useLoaderData<typeof loader>();
  const { left, date, moment, foreignForm } = page;
  const form = useFormView(page.form, useActionData<typeof action>());
  return (
    <div className="waitlist">
      <ErrorSummary errors={form.errors} />
      <div className="stack-l">
        <header className="page-head">
          <h1>{page.title}</h1>
          <p className="lede">{page.lede}</p>
        </header>
        <Countdown left={left} target={date} moment={moment} over={page.over} />
      </div>
      {foreignForm ? (
        <ForeignForm url={foreignForm} isOpen={page.isOpen} />
      ) : (
        <WaitlistForm form={form} hasJoined={page.hasJoined} />
      )}
    </div>
  );
}
