import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "~/accounts/change-password";
import { findWaitingEmail } from "~/accounts/data/mailed-tokens";
import { changePasswordForm } from "~/accounts/forms";
import { tellWeakPassword } from "~/accounts/passwords";
import { requireOwnPassword } from "~/accounts/proofs";
import { ChangePasswordForm, TITLES } from "~/accounts/ui/account-forms";
import { seen } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { AMR } from "~/identity/factors";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";

export const handle = { title: TITLES.password, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireProof(request, "beside the password");
  return { email: user.email, form: formView(changePasswordForm) };
}

export const action = memberAction(changePasswordForm, {
  limit: LIMITS.password,
  needsProof: "beside the password",
  async handle({ request, values, visit, user }) {
    await requireOwnPassword(request, user, values.currentPassword, "currentPassword");
    const waiting = await findWaitingEmail(user.id);
    const by = { ...seen(request), keepSessionId: visit.session?.id };
    await changePassword(user, values.password, by).catch(tellWeakPassword);
    await visit.prove(AMR.password);
    // Somebody else who knew the old password may have asked for it.
    const ended = waiting ? ` Your email stays ${user.email}: the change to ${waiting} is cancelled.` : "";
    const text = `Your password has been changed.${ended}`;
    return visit.goTo(links.account(), success("Success", text));
  },
});

export default function ChangePassword() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <ChangePasswordForm title={handle.title} {...page} result={useActionData<typeof action>()} />
    </div>
  );
}
