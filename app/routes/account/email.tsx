import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { normalEmail } from "~/data/users";
import { success } from "~/domain/flash";
import { changeEmailForm } from "~/domain/forms/account";
import { requestEmailChange } from "~/flows/change-email";
import { memberAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { FormRejection, requireWithin } from "~/http/form-rejection";
import { keptValues } from "~/http/kept-form";
import { LIMITS } from "~/http/limits";
import { requireProof } from "~/http/member";
import { shortClientIp } from "~/http/seen";
import { links } from "~/links";
import { ChangeEmailForm } from "~/ui/account-forms";
import { requireOwnPassword } from "./passwords";

export const handle = { title: "Change Email", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireProof(request, "beside the password");
  return { form: formView(changeEmailForm, keptValues(visit, links.accountEmail())) };
}

export const action = memberAction(changeEmailForm, {
  limit: LIMITS.password,
  needsProof: "beside the password",
  async handle({ request, values, visit, user }) {
    await requireOwnPassword(request, user, values.password);
    if (normalEmail(values.email) === user.email) {
      throw new FormRejection({ fields: { email: "This is already your email" } });
    }
    await requireWithin(request, LIMITS.newEmail, { email: user.email, isMember: true });
    await requestEmailChange(user, values.email, shortClientIp(request));
    const text = "Please check your new email for confirmation.";
    return visit.goTo(links.account(), success("Email update initiated", text));
  },
});

export default function ChangeEmail() {
  const { form } = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <ChangeEmailForm title="Change Email" form={form} result={useActionData<typeof action>()} />
    </div>
  );
}
