import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { transaction } from "~/base/data/database";
import { problem } from "~/base/http/problem";
import { readBody } from "~/base/http/read-form";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { LinkRow } from "~/base/ui/button";
import { SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { openAction } from "~/identity/form-action";
import { otherMember } from "~/identity/member";
import { SignedInAs } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { findSubscriber } from "~/newsletter/data/subscriptions";
import { subscriptionOfLink, TRIAL_ID, unsubscribe } from "~/newsletter/subscribe";

export const handle = { title: "Newsletter", width: "narrow" };

/** Returns whether the page's button posts, whose form is empty. Mail programs (RFC 8058) send a body, in any content type. */
async function isFromPage(request: Request): Promise<boolean> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return false;
  return readBody(request).then(
    ({ byteLength }) => byteLength === 0,
    () => false,
  );
}

/** Opening the link changes nothing, because mail scanners open it too. The button does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = subscriptionOfLink(searchParams);
  const found = id ? await findSubscriber(id) : null;
  const { email, isMember = false } = found ?? {};
  if (searchParams.has("done") || email === null)
    return { isDone: true, email: "", isMember: false, signedInAs: null };
  if (!email) throw brokenLink(searchParams);
  const signedInAs = otherMember(await visitOf(request), email);
  return { isDone: false, email, isMember, signedInAs };
}

export const action = openAction("one-click unsubscribe, proven by the link", async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const id = subscriptionOfLink(searchParams);
  if (!id || !(await findSubscriber(id))) throw brokenLink(searchParams);
  await transaction((tx) => unsubscribe(tx, { id }, { ip: shortClientIp(request) }));
  // RFC 8058 forbids answering a mail program with a redirect.
  return (await isFromPage(request))
    ? redirect(links.unsubscribed(), 303)
    : new Response("You are unsubscribed.");
});

const TRIAL =
  "This is the link of a test mail to an operator. In the mail to subscribers it ends their subscription.";

function brokenLink(parameters: URLSearchParams) {
  // A mail program that posts it tells the operator of no failure.
  if (parameters.get("id") === TRIAL_ID) return problem(200, "A test of the newsletter", TRIAL);
  const why =
    "It may have been cut off on its way, or belong to a subscription that is gone. Copy all of it from the newest newsletter, or unsubscribe in your account settings.";
  const link = { href: links.account(), label: "Account Settings" };
  return problem(400, "This link does not work", why, { link });
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function Unsubscribe() {
  const { isDone, email, isMember, signedInAs } = useLoaderData<typeof loader>();
  if (useActionData() || isDone) {
    return (
      <>
        <h1>You are unsubscribed</h1>
        <p className="lede">
          This address no longer gets the newsletter. Changed your mind?{" "}
          <a href={links.newsletter()}>Subscribe again</a>, or in your{" "}
          <a href={links.account()}>account settings</a>.
        </p>
        <LinkRow href={links.home()} variant="secondary">
          Return to Home
        </LinkRow>
      </>
    );
  }
  return (
    <>
      <h1>Unsubscribe from the newsletter?</h1>
      <p className="lede">
        It goes to <MailAddress email={email} isStrong end="." /> Press the button to stop receiving it.
        {isMember && " The account stays as it is."}
      </p>
      <SignedInAs email={signedInAs}>The subscription of that account stays as it is.</SignedInAs>
      <form method="post">
        <SubmitButton>Unsubscribe</SubmitButton>
      </form>
    </>
  );
}
