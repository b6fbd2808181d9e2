import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recoveryCodesForm } from "~/accounts/forms";
import { askedPath } from "~/accounts/next";
import { tellRefused } from "~/accounts/proofs";
import { makeRecoveryCodes, showCodes, shownCodes } from "~/accounts/second-factor";
import { NewRecoveryCodes } from "~/accounts/ui/second-factor";
import { seen } from "~/base/http/seen";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, PostForm, SubmitButton, useFormView } from "~/base/ui/form";
import { countRecoveryCodes, hasFactor } from "~/identity/data/factors";
import { stopShowing } from "~/identity/data/shown-once";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { requireMember, requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";

export const handle = { title: "Recovery codes", width: "prose" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireMember(request);
  if (!(await hasFactor(visit.user.id))) throw redirect(links.twoFactor(), 303);
  const codes = await shownCodes(visit);
  if (codes) await requireProof(request);
  const left = await countRecoveryCodes(visit.user.id);
  return { codes, left, form: formView(recoveryCodesForm) };
}

/** 'Make new codes', or 'I have kept them'. */
export const action = memberAction(recoveryCodesForm, {
  limit: LIMITS.password,
  needsProof: true,
  async handle({ request, values, visit, user }) {
    if (values.codes === "kept") {
      await stopShowing(visit, "recovery codes", "");
      return redirect(askedPath(request) ?? links.twoFactor(), 303);
    }
    const by = { ...seen(request), sessionId: visit.session?.id ?? "" };
    await showCodes(visit, await makeRecoveryCodes(user, by).catch(tellRefused));
    return redirect(links.recoveryCodes(), 303);
  },
});

export default function RecoveryCodes() {
  const { codes, left, form } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <BackLink href={links.twoFactor()}>Two-step sign-in</BackLink>
      <h1>Recovery codes</h1>
      <p>
        If you lose your phone or passkey, use a recovery code in its place. Each code works once. Keep them
        somewhere safe, but not on the phone.
      </p>
      {codes ? (
        <NewRecoveryCodes codes={codes} />
      ) : (
        <p>
          You have <strong>{left}</strong> left. They are stored so that nobody can read them, not even us.
        </p>
      )}
      <PostForm {...formProps}>
        <div className="actions">
          {codes ? (
            <SubmitButton name="codes" value="kept">
              I have kept them
            </SubmitButton>
          ) : (
            <>
              <SubmitButton name="codes" value="new">
                Make new codes
              </SubmitButton>
              <p className="fine">The old ones stop working.</p>
            </>
          )}
        </div>
      </PostForm>
    </div>
  );
}
