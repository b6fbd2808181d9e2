import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { afterAnswer } from "~/base/kernel/after-answer";
import { newsletterLinks } from "~/base/newsletter-links";
import { Notice } from "~/base/ui/notice";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { mailJoin } from "~/newsletter/subscribe";
import { SubscribeForm } from "~/newsletter/subscribe-form";
import { formView } from "~/site/form-page";
import { subscribeForm } from "~/site/forms";
import { siteContent } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";

export const handle = { width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = siteContent();
  return {
    name,
    isSent: new URL(request.url).searchParams.has("sent"),
    form: formView(subscribeForm),
    meta: describePage(newsletterLinks.subscribe(), {
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
    return redirect(newsletterLinks.mailSent(), 303);
  },
});

export const meta = pageMeta;

export default function Subscribe() {
  const { name, isSent, form } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
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
    </>
  );
}
