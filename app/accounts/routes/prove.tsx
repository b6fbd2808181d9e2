import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proveForm } from "~/accounts/forms";
import { askedPath, readNext } from "~/accounts/next";
import { verifyPasskey } from "~/accounts/passkeys";
import { requireOwnPassword } from "~/accounts/passwords";
import { checkCode, tellRefused } from "~/accounts/proofs";
import { LostFactors } from "~/accounts/ui/lost-factors";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { CodeField } from "~/accounts/ui/second-factor";
import { allowFormTarget } from "~/base/http/page-headers";
import { seen } from "~/base/http/seen";
import { config } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import type { Flash } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, PasswordField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { findFactors, hasFactor } from "~/identity/data/factors";
import type { User } from "~/identity/data/users";
import { AMR } from "~/identity/factors";
import { memberAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
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

export const action = memberAction(proveForm, {
  limit: LIMITS.password,
  async handle({ request, values, visit, user }) {
    await visit.prove(await proofIn(request, values, user));
    const to = backFrom(request);
    const isForForm = visit.state.keptForm?.path === to.split("?", 1)[0];
    return isForForm ? visit.goTo(to, NOT_DONE) : redirect(to, 303);
  },
});

const backFrom = (request: Request) => askedPath(request) ?? links.account();

/** Says so because some buttons look the same before and after they are pressed. */
const NOT_DONE: Flash = { kind: "info", seconds: 10, title: "Not done yet", text: "Press the button again." };

/**
 * Checks a proof. Once there is a second factor a password alone is none: an intruder may know it.
 * @returns how it was given (`amr`) @throws FormRejection when it is wrong or not enough
 */
async function proofIn(
  request: Request,
  values: { password: string; code: string; response: string; by: string },
  user: User,
): Promise<string[]> {
  const isPasskey = values.by === "passkey";
  if (values.code === "" && !isPasskey) {
    if (await hasFactor(user.id)) throw new FormRejection({ fields: { code: "Please type a code" } });
    if (values.password === "") throw new FormRejection({ fields: { password: "Password is required" } });
    await requireOwnPassword(request, user, values.password);
    return AMR.password;
  }
  if (!isPasskey) {
    await checkCode(request, user, values.code);
    return AMR.code;
  }
  const shown = await verifyPasskey(values.response, seen(request)).catch(tellRefused);
  if (shown.id !== user.id)
    throw new FormRejection({
      form: "That belongs to a different account from the one you are signed in to.",
    });
  return AMR.passkey;
}

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
