import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { undoEmailForm } from "~/domain/forms/account";
import { AddressTakenError, findEmailUndo, undoEmailChange } from "~/flows/undo-email-change";
import { shortClientIp } from "~/http/client";
import { FormRejection, formAction, formHeaders, formView } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { otherMember } from "~/http/mailed-link";
import { keepResetToken } from "~/http/reset-cookie";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { MailAddress } from "~/ui/mail-address";
import { pageTitle } from "~/ui/page-title";
import { SignedInAs } from "~/ui/signed-in-as";

export const handle = { hydrate: true, width: "narrow" };

const UNUSABLE = "This link has expired or already been used.";
const TAKEN =
  "Another account uses this address by now. Please write to the people who run the site: they can help.";

/** Opening the link changes nothing (mail scanners open it too): the button does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token_hash = new URL(request.url).searchParams.get("token_hash") ?? "";
  const form = formView(undoEmailForm, { token_hash });
  const undo = await findEmailUndo(token_hash);
  if (!undo) return { problem: UNUSABLE, form };
  const signedInAs = otherMember(await visitOf(request), undo.user.email);
  return { problem: null, form, email: undo.oldEmail, signedInAs };
}

export const action = formAction(undoEmailForm, {
  limit: LIMITS.verify,
  async handle({ request, values, visit }) {
    const undone = await undoEmailChange(values.token_hash, shortClientIp(request)).catch(tellTaken);
    if (!undone) throw new FormRejection({ form: UNUSABLE });
    // This session of the member ended with all the others.
    if (visit.user?.id === undone.user.id) await visit.signOut();
    visit.headers.append("Set-Cookie", keepResetToken(undone.resetSecret));
    await visit.flash(links.resetPassword(), {
      kind: "success",
      seconds: 5,
      title: "Your email is changed back",
      text: "All devices are signed out. Please choose a new password now.",
    });
    return redirect(links.resetPassword(), 303);
  },
});

function tellTaken(error: unknown): never {
  if (error instanceof AddressTakenError) throw new FormRejection({ form: TAKEN });
  throw error;
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Undo Email Change", args);

export default function UndoEmail() {
  const page = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(page.form, useActionData<typeof action>());
  const isUnusable = page.problem !== null && errors.length === 0;
  return (
    <AuthCard>
      <ErrorSummary errors={isUnusable ? [{ text: page.problem }] : errors} />
      <h1>Undo Email Change</h1>
      {page.problem !== null ? (
        <div className="actions">
          <ButtonLink href={links.signIn()}>Sign In</ButtonLink>
        </div>
      ) : (
        <>
          <p className="lede">
            One press, and your account uses{" "}
            <strong>
              <MailAddress email={page.email} />
            </strong>{" "}
            again.
          </p>
          <p>All devices are signed out of it, and you choose a new password.</p>
          <SignedInAs email={page.signedInAs}>That account stays signed in.</SignedInAs>
          <PostForm {...formProps} document>
            <HiddenField field={fields.token_hash} />
            <div className="actions">
              <SubmitButton pending="Undoing...">Undo the change</SubmitButton>
            </div>
          </PostForm>
        </>
      )}
    </AuthCard>
  );
}
