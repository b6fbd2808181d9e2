import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestEmailChange } from "~/accounts/change-email";
import { changeEmailForm } from "~/accounts/forms";
import { requireOwnPassword } from "~/accounts/proofs";
import { ChangeEmailForm, TITLES } from "~/accounts/ui/account-forms";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { normalEmail } from "~/identity/data/users";
import { memberAction } from "~/identity/form-action";
import { FormRejection, requireWithin } from "~/identity/form-rejection";
import { keptValues } from "~/identity/kept-form";
import { LIMITS } from "~/identity/limits";
import { requireProof } from "~/identity/member";
import { formView } from "~/site/form-page";

export const handle = { title: TITLES.email, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireProof(request, "beside the password");
  return {
    email: visit.user.email,
    form: formView(changeEmailForm, keptValues(visit, links.accountEmail())),
  };
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
  const page = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <ChangeEmailForm title={handle.title} {...page} result={useActionData<typeof action>()} />
    </div>
  );
}
