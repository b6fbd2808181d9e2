import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { removeCodesForm } from "~/accounts/forms";
import { authenticate, unread } from "~/accounts/proofs";
import { removeCodes } from "~/accounts/second-factor";
import { seen } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, PasswordField, PostForm, SubmitRow, TextField, useFormView } from "~/base/ui/form";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { requireMember } from "~/identity/member";
import { formView } from "~/site/form-page";

export const handle = { title: "Switch codes off", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  return { form: formView(removeCodesForm), email: user.email };
}

export const action = memberAction(unread(removeCodesForm), {
  limit: LIMITS.password,
  async handle({ request, visit, user }) {
    const { amr } = await authenticate("ownPasswordAndCode", request);
    // The proof comes first: it fails if the session has ended meanwhile, and then nothing is removed.
    await visit.prove(amr);
    await removeCodes(user, seen(request));
    return visit.goTo(links.twoFactor(), success("Codes are switched off"));
  },
});

export default function SecondFactorOff() {
  const { form, email } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <BackLink href={links.twoFactor()}>Two-step sign-in</BackLink>
      <h1>Switch codes off</h1>
      <p>
        You will no longer be asked for codes. Unless you have a passkey, your password alone will sign you
        in.
      </p>
      <PostForm {...formProps} username={email}>
        <PasswordField field={fields.password} />
        <TextField field={fields.code} />
        <SubmitRow variant="danger-solid">Switch off</SubmitRow>
      </PostForm>
    </div>
  );
}
