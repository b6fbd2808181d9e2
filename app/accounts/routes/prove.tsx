import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proveForm } from "~/accounts/forms";
import { askedPath, readNext } from "~/accounts/next";
import { authenticate, unread } from "~/accounts/proofs";
import { LostFactors } from "~/accounts/ui/lost-factors";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { CodeField } from "~/accounts/ui/second-factor";
import { allowFormTarget } from "~/base/http/page-headers";
import { config } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import type { Flash } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, PasswordField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { findFactors } from "~/identity/data/factors";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { requireMember } from "~/identity/member";
import { formView } from "~/site/form-page";
import { whoToAsk } from "~/site/site.server";

export const handle = { title: "Is this you?", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireMember(request);
  // The form may have been sent twice, and the browser dropped the first answer.
  const asked = askedPath(request);
  if (asked && visit.hasFreshProof && !requestContext(request).failed) throw redirect(asked, 303);
  const factors = await findFactors(visit.user.id);
  allowFormTarget(request, (await readNext(request, visit)).signOn?.redirectUri);
  return {
    form: formView(proveForm),
    hasFactor: factors.codes || factors.passkeys,
    email: visit.user.email,
    ask: whoToAsk(),
    hasCodes: factors.codes,
    hasPasskeys: factors.passkeys && config().passkeyHost !== null,
  };
}

export const action = memberAction(unread(proveForm), {
  limit: LIMITS.password,
  async handle({ request, visit }) {
    await visit.prove((await authenticate("freshProof", request)).amr);
    const to = backFrom(request);
    const isForForm = visit.state.keptForm?.path === to.split("?", 1)[0];
    return isForForm ? visit.goTo(to, NOT_DONE) : redirect(to, 303);
  },
});

const backFrom = (request: Request) => askedPath(request) ?? links.account();

/** Says so because some buttons look the same before and after they are pressed. */
const NOT_DONE: Flash = { kind: "info", seconds: 10, title: "Not done yet", text: "Press the button again." };

export default function Prove() {
  const { form, email, ask, hasFactor, hasCodes, hasPasskeys } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <BackLink href={links.account()}>Account Settings</BackLink>
      <h1>Is this you?</h1>
      <p>
        You signed in a while ago, and the next step is sensitive. After this you will be back where you were.
      </p>
      {hasPasskeys && (
        <PasskeyForm form={form} label="Use your passkey">
          <input type="hidden" name="by" value="passkey" />
        </PasskeyForm>
      )}
      <PostForm {...formProps} username={email}>
        {hasFactor ? (
          <CodeField field={fields.code} hasCodes={hasCodes} />
        ) : (
          <PasswordField field={fields.password} />
        )}
        <SubmitRow>Continue</SubmitRow>
      </PostForm>
      {hasFactor && <LostFactors email={email} hasPasskeys={hasPasskeys} ask={ask} />}
    </div>
  );
}
