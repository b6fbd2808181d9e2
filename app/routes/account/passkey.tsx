import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { passkeyForm } from "~/domain/forms/account";
import { signInQuery } from "~/http/after-sign-in";
import { formAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { LIMITS } from "~/http/limits";
import { allowFormTarget } from "~/http/page-headers";
import { readSignOn } from "~/http/pending-sign-on";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ErrorSummary, useFormView } from "~/ui/form";
import { PasskeyForm } from "~/ui/passkey-form";
import { authenticate } from "./authenticator";
import { goOnWith } from "./sign-in-steps";

export const handle = { title: "Sign in with a passkey", footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const { pending } = await readSignOn(request, visit);
  allowFormTarget(request, pending?.redirectUri);
  return { query: signInQuery(request), form: formView(passkeyForm) };
}

export const action = formAction(passkeyForm, {
  limit: LIMITS.passkey,
  async handle({ request, values, visit }) {
    const shown = await authenticate("passkey", request, values);
    return shown ? goOnWith(request, visit, shown) : redirect(links.signIn(), 303);
  },
});

export default function Passkey() {
  const { form, query } = useLoaderData<typeof loader>();
  const { errors } = useFormView(form, useActionData<typeof action>());
  return (
    <AuthCard>
      <ErrorSummary errors={errors} />
      <h1>Sign in with a passkey</h1>
      <p>Your device asks for your fingerprint, your face or its PIN, and signs you in without a password.</p>
      <PasskeyForm form={form} action={links.passkey(query)} label="Use your passkey" />
      <p>
        <a href={links.signInWith(query)}>Sign in with your password instead</a>
      </p>
    </AuthCard>
  );
}
