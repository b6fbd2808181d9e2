import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findSignOn } from "~/data/sso-records";
import { verifyForm } from "~/domain/forms/account";
import { confirmEmailChange, isEmailChangeLink } from "~/flows/change-email";
import { findVerifiable, verifyEmail } from "~/flows/verify-email";
import { destinationOf } from "~/http/after-sign-in";
import { auditAddress } from "~/http/client";
import { FormRejection, formAction, formHeaders, formView } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { linkProblem } from "~/http/mailed-link";
import { ownPath } from "~/http/own-path";
import { allowFormTarget } from "~/http/page-headers";
import { findOwnSignOn } from "~/http/sign-on";
import { type Visit, visitOf } from "~/http/visit";
import { requestContext } from "~/kernel/request-context";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, width: "narrow" };

/** Opening the link changes nothing (mail scanners open it too): the button does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token_hash = searchParams.get("token_hash") ?? "";
  const redirect_to = ownPath(searchParams.get("redirect_to"), "");
  const type = searchParams.get("type") === "email_change" ? "email_change" : "signup";
  const works = await (type === "signup" ? findVerifiable(token_hash) : isEmailChangeLink(token_hash));
  const visit = await visitOf(request);
  // Specification §4: a member without a link to use goes on by the rule. A link that was refused is told, though.
  const isAnswer = requestContext(request).failed ?? false;
  if (visit.user && token_hash === "" && !isAnswer) throw redirect(links.verified(), 303);
  const problem = works ? null : await linkProblem(visit);
  const signOn = visit.state.signOn ? await findSignOn(visit.state.signOn.id) : null;
  allowFormTarget(request, signOn?.redirectUri ?? "");
  return { problem, form: formView(verifyForm, { token_hash, type, redirect_to }) };
}

export const action = formAction(verifyForm, {
  limit: LIMITS.verify,
  unexpected: "Verification failed. Please try signing in manually.",
  async handle({ request, values, visit }) {
    if (values.type === "email_change") return confirmEmail(request, values.token_hash, visit);
    const user =
      values.type === "signup" ? await verifyEmail(values.token_hash, auditAddress(request)) : null;
    if (!user) throw new FormRejection({ form: await linkProblem(visit) });
    if (user.signupSource && !visit.state.signupSource) await visit.keep({ signupSource: user.signupSource });
    const signOn = visit.state.signOn ? await findOwnSignOn(visit, visit.state.signOn.id) : null;
    const resume = signOn ? links.resumeSignOn(signOn.id) : "";
    const redirectTo = ownPath(values.redirect_to, "") || destinationOf(visit, null, resume);
    await visit.signIn(user);
    // Who is on the way to the community need not be invited.
    const justVerified = signOn ? undefined : true;
    await visit.keep({ signupSource: undefined, redirectTo: redirectTo || undefined, justVerified });
    if (signOn?.isAutomatic && redirectTo === resume) return redirect(resume, 303);
    await visit.flash(links.verified(), {
      kind: "success",
      seconds: 2.5,
      title: "Email Verified Successfully!",
      text: "You've been signed in. Redirecting you now...",
    });
    return redirect(links.verified(), 303);
  },
});

async function confirmEmail(request: Request, token: string, visit: Visit): Promise<Response> {
  const user = await confirmEmailChange(token, auditAddress(request));
  if (!user) throw new FormRejection({ form: await linkProblem(visit) });
  const to = visit.user ? links.account() : links.signIn();
  await visit.flash(to, {
    kind: "success",
    seconds: 5,
    title: "Success",
    text: "Your email has been updated.",
  });
  return redirect(to, 303);
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Email Verification", args);

export default function Verify() {
  const { problem, form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  if (problem || errors.length > 0) {
    return (
      <AuthCard>
        <ErrorSummary errors={errors.length > 0 || !problem ? errors : [{ text: problem }]} />
        <h1>Email Verification</h1>
        <div className="actions">
          <ButtonLink href={links.signIn()}>Sign In</ButtonLink>
          <ButtonLink href={links.confirm()} variant="secondary">
            Resend Verification Email
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard>
      <h1>Email Verification</h1>
      <p className="lede">One press, and your address is confirmed.</p>
      <PostForm {...formProps} action={links.verify()} document>
        <HiddenField field={fields.token_hash} />
        <HiddenField field={fields.type} />
        <HiddenField field={fields.redirect_to} />
        <div className="actions">
          <SubmitButton pending="Confirming...">Confirm email</SubmitButton>
        </div>
      </PostForm>
    </AuthCard>
  );
}
