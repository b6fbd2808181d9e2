import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content/site.server";
import { subscribeForm } from "~/domain/forms/site";
import { mailJoin } from "~/flows/newsletter";
import { formAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { LIMITS } from "~/http/limits";
import { describePage } from "~/http/public-page";
import { afterAnswer } from "~/kernel/after-answer";
import { newsletterLinks } from "~/newsletter-links";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";
import { SubscribeForm } from "~/ui/subscribe-form";

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
