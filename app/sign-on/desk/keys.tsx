import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { success } from "~/base/text/flash";
import { ErrorSummary, HiddenField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { deskActForm } from "~/desk/forms";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage, DeskTable } from "~/desk/page";
import { byOperator } from "~/identity/data/operator-acts";
import { listKeys } from "~/sign-on/data/keys";
import { rotateKeys } from "~/sign-on/provider/keys";
import { formView } from "~/site/form-page";
import { siteTime } from "~/site/site.server";

export const handle = { title: "Signing keys" };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const keys = await listKeys();
  return {
    form: formView(deskActForm, { revision: keys[0]?.id ?? "none" }),
    keys: keys.map(({ id, createdAt, replacedAt }) => ({
      key: id,
      cells: [id, siteTime(createdAt), replacedAt ? `replaced ${siteTime(replacedAt)}` : "signs"],
    })),
  };
}

export const action = operatorAction(deskActForm, {
  needsProof: true,
  async handle({ values, visit, user }) {
    await rotateKeys({ ...byOperator(user), revision: values.revision });
    return visit.goTo(deskLinks.keys(), success("A new key signs from now on"));
  },
});

export default function Keys() {
  const { form, keys } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title="Signing keys" back={{ href: deskLinks.clients(), label: "Clients" }}>
      <ErrorSummary errors={errors} />
      <DeskTable
        caption="Signing keys"
        columns={["Key", "Made", "State"]}
        rows={keys}
        none="None yet: the first one is made when the server starts."
      />
      <p>
        A new key signs at once. The one before it stays published for a day, until nothing that it signed is
        valid.
      </p>
      <PostForm {...formProps}>
        <HiddenField field={fields.revision} />
        <SubmitRow variant="danger-solid">New signing key</SubmitRow>
      </PostForm>
    </DeskPage>
  );
}
