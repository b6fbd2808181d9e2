import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { verifyForm } from "~/domain/forms/account";
import { findVerifiable, verifyEmail } from "~/flows/verify-email";
import { destinationOf } from "~/http/after-sign-in";
import { FormRejection, formAction, formView } from "~/http/form-action";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, footer: false, width: "narrow" };

const EXPIRED =
  "This verification link has expired or already been used. Please request a new verification email.";

/** Opening the link changes nothing (mail scanners open it too): the button does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token_hash = searchParams.get("token_hash") ?? "";
  const works = searchParams.get("type") === "signup" && (await findVerifiable(token_hash));
  return { works, form: formView(verifyForm, { token_hash, type: "signup" }) };
}

export const action = formAction(verifyForm, {
  async handle({ values, visit }) {
    const user = values.type === "signup" ? await verifyEmail(values.token_hash) : null;
    if (!user) throw new FormRejection({ form: EXPIRED });
    if (user.signupSource && !visit.state.signupSource) await visit.keep({ signupSource: user.signupSource });
    const to = destinationOf(visit);
    await visit.signIn(user);
    await visit.keep({ signupSource: undefined, redirectTo: to });
    await visit.flash(links.verified(), {
      kind: "success",
      seconds: 2.5,
      title: "Email Verified Successfully!",
      text: "You've been signed in. Redirecting you now...",
    });
    return redirect(links.verified(), 303);
  },
});

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Email Verification", args);

export default function Verify() {
  const { works, form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  if (!works || errors.length > 0) {
    return (
      <>
        <ErrorSummary errors={errors.length > 0 ? errors : [{ text: EXPIRED }]} />
        <h1>Email Verification</h1>
        <div className="actions">
          <ButtonLink href={links.signIn()}>Sign In</ButtonLink>
          <ButtonLink href={links.confirm()} variant="secondary">
            Resend Verification Email
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <h1>Email Verification</h1>
      <Notice>One press, and your address is confirmed.</Notice>
      <PostForm {...formProps} action={links.verify()} document>
        <HiddenField field={fields.token_hash} />
        <HiddenField field={fields.type} />
        <div className="actions">
          <SubmitButton pending="Confirming...">Confirm email</SubmitButton>
        </div>
      </PostForm>
    </>
  );
}
