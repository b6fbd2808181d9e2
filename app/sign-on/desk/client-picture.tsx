import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { success } from "~/base/text/flash";
import { ErrorSummary, FileField, HiddenField, PostForm, SubmitButton, useFormView } from "~/base/ui/form";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage } from "~/desk/page";
import { byOperator } from "~/identity/data/operator-acts";
import { requireProof } from "~/identity/member";
import { CLIENT_VALUES, changeClient } from "~/sign-on/change-clients";
import { clientPictureForm } from "~/sign-on/forms";
import { formView } from "~/site/form-page";
import { requireClient } from "./client-parts";

export const handle = {
  title: ({ name }: SerializeFrom<typeof loader>) => `Picture of ${name}`,
  hasNoTimes: true,
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const client = await requireClient(params.id);
  // Asked for on opening the page, because after the form was sent the file would have to be chosen again.
  await requireProof(request);
  const { id, name, picture } = client;
  const form = formView(clientPictureForm, { revision: CLIENT_VALUES.revisionOf(client) });
  return { id, name, picture, form };
}

export const action = operatorAction(clientPictureForm, {
  needsProof: true,
  async handle({ params, values: { picture, wish, revision }, visit, user: operator }) {
    const { id } = await requireClient(params.id);
    const file = wish === "remove" ? null : picture;
    await changeClient(id, { file }, { ...byOperator(operator), revision });
    return visit.goTo(deskLinks.client(id), success("The client is changed"));
  },
});

export default function PictureOfClient() {
  const { id, name, picture, form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage
      title={`Picture of ${name}`}
      picture={picture}
      back={{ href: deskLinks.client(id), label: name }}
    >
      <div className="stack desk-form">
        <ErrorSummary errors={errors} />
        <PostForm {...formProps}>
          <HiddenField field={fields.revision} />
          <FileField field={fields.picture} accept="image/png,image/jpeg,image/svg+xml" />
          <div className="actions">
            <SubmitButton name="wish" value="save">
              Save
            </SubmitButton>
            {picture && (
              <SubmitButton name="wish" value="remove" variant="secondary">
                Remove it
              </SubmitButton>
            )}
          </div>
        </PostForm>
      </div>
    </DeskPage>
  );
}
