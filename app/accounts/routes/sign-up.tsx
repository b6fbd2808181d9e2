import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/accounts/forms";
import { readNext, signedUpMessage } from "~/accounts/next";
import { tellWeakPassword } from "~/accounts/passwords";
import { signUp } from "~/accounts/sign-up";
import { signUpPage } from "~/accounts/sign-up-page";
import { SignUpPage } from "~/accounts/ui/sign-up-page";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { registrationIn } from "~/identity/registration";
import { visitOf } from "~/identity/visit";
import { newsletterConsent } from "~/newsletter/subscribe";
import { namedSource } from "~/sign-on/pending";
import { siteContent } from "~/site/site.server";

export const handle = { title: "Create your account", footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  return signUpPage(request, visit, await readNext(request, visit));
}

/** Shown to people who had the form open when registration was closed or their invitation ended. */
const NOT_OPEN = {
  invitation:
    "New accounts are made by invitation, and yours was used up, has ended or was taken back. Ask whoever sent it for a new one.",
  closed: "No new accounts are made here at the moment. If you have one already, sign in.",
};

/** The only place where visitors make accounts: the forms on home, /auth and all posts are sent here. */
export const action = formAction(signUpForm, {
  refuse: ({ user }) =>
    user && "You are currently signed in. Please sign out first if you want to create a new account.",
  limit: LIMITS.signUp,
  accountOf: ({ values }) => values.email,
  async handle({ request, values, visit }) {
    const { isRobot, place, newsletter: wantsNewsletter, ...person } = values;
    const registration = await registrationIn(visit.state);
    if (!registration.isOpen) throw new FormRejection({ form: NOT_OPEN[registration.why] });
    const { invitationId } = registration;
    const newsletter = wantsNewsletter ? newsletterConsent(place) : undefined;
    const { draftId = null } = visit.state;
    const signupSource = namedSource(request) ?? visit.state.signupSource ?? null;
    const next = await readNext(request, visit);
    const given = { ...person, newsletter, signupSource, invitationId, draftId };
    const signedUp = isRobot ? null : await signUp(given, shortClientIp(request)).catch(tellWeakPassword);
    // A plan goes before a sign-on that waits once the email is confirmed, unlike after a sign-in (specification).
    const isForPlan = next.signOn !== null && signupSource === "braindumper";
    // From the home page or a post one goes on to where newcomers meet.
    const to = isForPlan ? links.braindumper() : next.to || (place === "auth" ? links.home() : undefined);
    visit.keep({
      pendingEmail: person.email,
      createdUserId: signedUp?.createdUserId ?? undefined,
      signUp: signedUp?.choice,
      ...(signupSource && { signupSource }),
      next: to,
    });
    if (place === "home" && siteContent().offer.url) return redirect(links.signedUp(), 303);
    const message = await signedUpMessage(next);
    return visit.goTo(links.confirm(), { kind: "success", title: "Account created", ...message });
  },
});

export default function SignUp() {
  return <SignUpPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
