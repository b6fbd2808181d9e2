import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deleteOwnAccount } from "~/accounts/account-acts";
import { ownPasswordForm } from "~/accounts/forms";
import { authenticate, unread } from "~/accounts/proofs";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { ActRefused } from "~/identity/data/operator-acts";
import { memberAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";

export const handle = { title: "Delete my account", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireProof(request, "beside the password");
  return { email: user.email, form: formView(ownPasswordForm) };
}

export const action = memberAction(unread(ownPasswordForm), {
  limit: LIMITS.password,
  needsProof: "beside the password",
  async handle({ request, visit, user }) {
    await authenticate("ownPassword", request);
    await deleteOwnAccount(user).catch((error) => {
      throw error instanceof ActRefused ? new FormRejection({ form: error.message }, 409) : error;
    });
    await visit.signOut();
    return visit.goTo(links.home(), DELETED);
  },
});

const DELETED = success(
  "Account deleted",
  "Your account, your plans and everything else we kept about you have been deleted.",
);

export default function DeleteAccount() {
  const { email, form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <BackLink href={links.account()}>Account Settings</BackLink>
      <h1>Delete my account</h1>
      <Notice kind="bad" title="This cannot be undone">
        <p>
          The account <MailAddress email={email} /> will be deleted with all its plans, drafts, devices and
          activity.
        </p>
      </Notice>
      <PostForm {...formProps} username={email}>
        <PasswordField field={fields.password} />
        <div className="actions">
          <SubmitButton variant="danger-solid">Delete my account</SubmitButton>
          <ButtonLink href={links.account()} variant="secondary">
            Keep it
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}
