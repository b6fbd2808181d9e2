import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/data/audit";
import { actOnce } from "~/data/presses";
import { updateUser } from "~/data/users";
import { success } from "~/domain/flash";
import { changeNameForm } from "~/domain/forms/account";
import { memberAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { keptValues } from "~/http/kept-form";
import { requireMember } from "~/http/member";
import { shortClientIp } from "~/http/seen";
import { links } from "~/links";
import { ChangeNameForm } from "~/ui/account-forms";

export const handle = { title: "Change Display Name", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireMember(request);
  return {
    form: formView(changeNameForm, { name: visit.user.name, ...keptValues(visit, links.accountName()) }),
  };
}

export const action = memberAction(changeNameForm, {
  async handle({ request, values, visit, user }) {
    await actOnce(async (tx) => {
      await updateUser(tx, user.id, { name: values.name });
      await recordEvent(tx, { userId: user.id, kind: "name_changed", ip: shortClientIp(request) });
    });
    return visit.goTo(links.account(), success("Success", "Your display name has been updated."));
  },
});

export default function ChangeName() {
  const { form } = useLoaderData<typeof loader>();
  return (
    <div className="stack">
      <ChangeNameForm title="Change Display Name" form={form} result={useActionData<typeof action>()} />
    </div>
  );
}
