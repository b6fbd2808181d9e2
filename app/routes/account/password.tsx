import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AMR } from "~/domain/factors";
import { success } from "~/domain/flash";
import { changePasswordForm } from "~/domain/forms/account";
import { changePassword } from "~/flows/change-password";
import { memberAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { LIMITS } from "~/http/limits";
import { requireProof } from "~/http/member";
import { seen } from "~/http/seen";
import { links } from "~/links";
import { ChangePasswordForm } from "~/ui/account-forms";
import { requireOwnPassword, tellWeakPassword } from "./passwords";

export const handle = { title: "Change Password", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProof(request, "beside the password");
  return { form: formView(changePasswordForm) };
}

export const action = memberAction(changePasswordForm, {
  limit: LIMITS.password,
  needsProof: "beside the password",
  async handle({ request, values, visit, user }) {
    await requireOwnPassword(request, user, values.currentPassword, "currentPassword");
    const by = { ...seen(request), keepSessionId: visit.session?.id };
    await changePassword(user, values.password, by).catch(tellWeakPassword);
    await visit.prove(AMR.password);
    return visit.goTo(links.account(), success("Success", "Your password has been changed."));
  },
});

export default function ChangePassword() {
  const { form } = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <ChangePasswordForm title="Change Password" form={form} result={useActionData<typeof action>()} />
    </div>
  );
}
