import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { codeForm, passkeyForm } from "~/accounts/forms";
import { readNext, signInQuery } from "~/accounts/next";
import { signInBy, startAgain, unread } from "~/accounts/proofs";
import { findSecondStep } from "~/accounts/sign-in";
import { LostFactors } from "~/accounts/ui/lost-factors";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { CodeField } from "~/accounts/ui/second-factor";
import { allowFormTarget } from "~/base/http/page-headers";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { info } from "~/base/text/flash";
import { PostForm, SubmitButton, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { findFactors } from "~/identity/data/factors";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { whoToAsk } from "~/site/site.server";

export const handle = { title: "Enter your code", footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const query = signInQuery(request);
  const user = await findSecondStep(visit);
  if (!user) throw startAgain(request);
  allowFormTarget(request, (await readNext(request, visit)).signOn?.redirectUri);
  const factors = await findFactors(user.id);
  return {
    email: user.email,
    query,
    hasCodes: factors.codes,
    hasPasskeys: factors.passkeys,
    ask: whoToAsk(),
    form: formView(codeForm),
    passkey: factors.passkeys && config().passkeyHost ? formView(passkeyForm) : null,
  };
}

export const action = formAction(unread(codeForm), {
  limit: LIMITS.code,
  async handle({ request, visit }) {
    if (!(await findSecondStep(visit))) visit.flash(links.signIn(), TOO_LATE);
    return signInBy("code", request, visit);
  },
});

const TOO_LATE = info("Please sign in again", "The code has to be typed within ten minutes of the password.");

export default function Code() {
  const { email, form, hasCodes, hasPasskeys, ask, passkey, query } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <AuthCard errors={errors}>
      <header>
        <h1>Enter your code</h1>
        <p className="lede">
          One more step to sign in as <MailAddress email={email} isStrong end="." />
        </p>
      </header>
      {passkey && <PasskeyForm form={passkey} action={links.passkey(query)} label="Use your passkey" />}
      <PostForm {...formProps}>
        <CodeField field={fields.code} hasCodes={hasCodes} />
        <div className="actions">
          <SubmitButton pending="Signing in...">Sign in</SubmitButton>
          <p>
            <a href={links.signInWith(query)}>Start again</a>
          </p>
        </div>
      </PostForm>
      <LostFactors email={email} hasPasskeys={hasPasskeys} ask={ask} />
    </AuthCard>
  );
}
