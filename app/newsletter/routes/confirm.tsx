import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/base/forms/form";
import { problem } from "~/base/http/problem";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { LinkRow } from "~/base/ui/button";
import { SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { confirmJoin, consentOfLink } from "~/newsletter/subscribe";
import { texts } from "~/site/site.server";

export const handle = { title: "Newsletter", width: "narrow" };

/** Opening the link changes nothing, because mail scanners open it too. The button does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isDone = searchParams.has("done");
  const email = consentOfLink(searchParams)?.email ?? "";
  if (!isDone && !email) throw brokenLink();
  return { isDone, email, consent: texts().newsletter.consent };
}

export const action = formAction(emptyForm, {
  isButton: true,
  limit: LIMITS.verify,
  async handle({ request }) {
    const asked = consentOfLink(new URL(request.url).searchParams);
    const isOn = asked && (await confirmJoin(asked, shortClientIp(request)));
    if (!isOn) throw brokenLink();
    return redirect(links.subscribed(), 303);
  },
});

function brokenLink() {
  const why = "It may have been cut off on its way, be too old, or from before you unsubscribed.";
  const link = { href: links.newsletter(), label: "Ask for a new one" };
  return problem(400, "This link does not work", why, { link });
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function ConfirmSubscription() {
  const { isDone, email, consent } = useLoaderData<typeof loader>();
  if (isDone)
    return (
      <>
        <h1>You get the newsletter</h1>
        <p className="lede">The next issue comes by mail. Each has a link that ends it.</p>
        <LinkRow href={links.home()} variant="secondary">
          Return to Home
        </LinkRow>
      </>
    );
  return (
    <>
      <h1>Get the newsletter?</h1>
      <p className="lede">
        It will go to <MailAddress email={email} isStrong end="." />
      </p>
      <p>“{consent}”</p>
      <form method="post">
        <SubmitButton>Get the newsletter</SubmitButton>
      </form>
    </>
  );
}
