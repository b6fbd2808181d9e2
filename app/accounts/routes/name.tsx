import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeNameForm } from "~/accounts/forms";
import { ChangeNameForm, TITLES } from "~/accounts/ui/account-forms";
import { shortClientIp } from "~/base/http/seen";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { recordEvent } from "~/identity/data/audit";
import { actOnce } from "~/identity/data/presses";
import { updateUser } from "~/identity/data/users";
import { memberAction } from "~/identity/form-action";
import { keptValues } from "~/identity/kept-form";
import { requireMember } from "~/identity/member";
import { formView } from "~/site/form-page";

export const handle = { title: TITLES.name, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireMember(request);
  return {
    form: formView(changeNameForm, { name: visit.user.name, ...keptValues(visit, links.accountName()) }),
  };
}

export const action = memberAction(changeNameForm, {
  async handle({ request, values, visit, user }) {
    await actOnce(async (tx) => {
      if (values.name === user.name) return;
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
      <ChangeNameForm title={handle.title} form={form} result={useActionData<typeof action>()} />
    </div>
  );
}
