import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askedPath, signedUpMessage, signInQuery, signInReason, waitingIdea } from "~/accounts/after-sign-in";
import { signUpForm } from "~/accounts/forms";
import { tellWeakPassword } from "~/accounts/passwords";
import { signUp } from "~/accounts/sign-up";
import { SignUpForm } from "~/accounts/ui/sign-up-form";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { closedTo, registrationIn } from "~/identity/registration";
import { AuthCard, AuthHeading } from "~/identity/ui/auth-card";
import { CLOSED_SUBTITLES, ClosedRegistration } from "~/identity/ui/closed-registration";
import { visitOf } from "~/identity/visit";
import { newsletterConsent } from "~/newsletter/subscribe";
import { namedSource, readSignOn } from "~/sign-on/pending";
import { formView } from "~/site/form-page";
import { siteContent } from "~/site/site.server";

export const handle = { title: "Create your account", footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const reason = await signInReason(request, visit, await readSignOn(request, visit));
  return {
    query: signInQuery(request),
    reason,
    idea: await waitingIdea(visit),
    form: formView(signUpForm, { place: "auth" }),
    closed: await closedTo(visit.state),
  };
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
    const signOn = await readSignOn(request, visit);
    const { fromCommunity, pending } = signOn;
    const given = { ...person, newsletter, signupSource, invitationId, draftId };
    const signedUp = isRobot ? null : await signUp(given, shortClientIp(request)).catch(tellWeakPassword);
    const asked = askedPath(request);
    // From the home page or a post one goes on to where newcomers meet.
    const otherwise = place === "auth" && !fromCommunity ? links.home() : undefined;
    visit.keep({
      pendingEmail: person.email,
      createdUserId: signedUp?.createdUserId ?? undefined,
      signUp: signedUp?.choice,
      ...(signupSource && { signupSource }),
      ...(fromCommunity && { fromCommunity }),
      next: asked ?? (pending ? links.resumeSignOn(pending.id) : visit.state.next) ?? otherwise,
    });
    if (place === "home" && siteContent().offer.url) return redirect(links.signedUp(), 303);
    const message = await signedUpMessage(signOn, asked);
    return visit.goTo(links.confirm(), { kind: "success", title: "Account created", ...message });
  },
});

export default function SignUp() {
  const { query, form, reason, idea, closed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const subtitle = closed ? CLOSED_SUBTITLES[closed.why] : "Create your account";
  const heading = <AuthHeading reason={reason} subtitle={subtitle} idea={idea} />;
  if (closed && !result)
    return (
      <AuthCard>
        {heading}
        <ClosedRegistration {...closed} signInHref={links.signInWith(query)} />
      </AuthCard>
    );
  return (
    <AuthCard>
      <SignUpForm
        form={form}
        result={result}
        query={query}
        signInHref={links.signInWith(query)}
        heading={heading}
      />
    </AuthCard>
  );
}
