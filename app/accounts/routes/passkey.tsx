import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { passkeyForm } from "~/accounts/forms";
import { readNext, signInQuery } from "~/accounts/next";
import { signInBy, unread } from "~/accounts/proofs";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { allowFormTarget } from "~/base/http/page-headers";
import { links } from "~/base/links";
import { useFormView } from "~/base/ui/form";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { AuthCard } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";

export const handle = { title: "Sign in with a passkey", footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  allowFormTarget(request, (await readNext(request, visit)).signOn?.redirectUri);
  return { query: signInQuery(request), form: formView(passkeyForm) };
}

export const action = formAction(unread(passkeyForm), {
  limit: LIMITS.passkey,
  handle: ({ request, visit }) => signInBy("passkey", request, visit),
});

export default function Passkey() {
  const { form, query } = useLoaderData<typeof loader>();
  const { errors } = useFormView(form, useActionData<typeof action>());
  return (
    <AuthCard title="Sign in with a passkey" errors={errors}>
      <p>Your device asks for your fingerprint, your face or its PIN, and signs you in without a password.</p>
      <PasskeyForm form={form} action={links.passkey(query)} label="Use your passkey" />
      <p>
        <a href={links.signInWith(query)}>Sign in with your password instead</a>
      </p>
    </AuthCard>
  );
}
