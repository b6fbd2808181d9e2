import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { byOperator } from "~/data/operator-acts";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { newClientForm } from "~/domain/forms/desk-clients";
import { PRODUCT_IDS, PRODUCT_OPTIONS, PRODUCTS, productUrls } from "~/domain/products";
import { createClient } from "~/flows/clients";
import { formView } from "~/http/form-page";
import { keptValues } from "~/http/kept-form";
import { operatorAction, requireOperator } from "~/http/operator";
import { BackLink } from "~/ui/back-link";
import { DeskPage } from "~/ui/desk";
import { Facts } from "~/ui/facts";
import {
  Checkbox,
  ErrorSummary,
  PostForm,
  SelectField,
  SubmitRow,
  TextArea,
  TextField,
  useFormView,
} from "~/ui/form";
import { keepSecret } from "./client-parts";

export const handle = { title: "Add a client", hasNoTimes: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  return { form: formView(newClientForm, keptValues(visit, deskLinks.newClient())) };
}

export const action = operatorAction(newClientForm, {
  needsProof: true,
  async handle({ values, visit, user }) {
    const { client, secret } = await createClient(values, byOperator(user));
    if (secret) keepSecret(visit, client.id, secret);
    return visit.goTo(deskLinks.client(client.id), success("The client is added", client.name));
  },
});

const URLS = PRODUCT_IDS.map((id) => ({
  term: PRODUCTS[id].name,
  text: productUrls(PRODUCTS[id]).join("\n"),
}));

export default function NewClient() {
  const { form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title="Add a client" back={<BackLink href={deskLinks.clients()}>Clients</BackLink>}>
      <div className="stack desk-form">
        <ErrorSummary errors={errors} />
        <PostForm {...formProps}>
          <TextField field={fields.name} />
          <SelectField field={fields.product} options={PRODUCT_OPTIONS} />
          <TextArea field={fields.redirectUris} rows={3} />
          <TextArea field={fields.logoutUris} rows={3} />
          <details className="stack">
            <summary>What are its urls?</summary>
            <Facts facts={URLS} />
          </details>
          <Checkbox field={fields.isPublic} />
          <Checkbox field={fields.isThirdParty} />
          <SubmitRow>Add the client</SubmitRow>
        </PostForm>
      </div>
    </DeskPage>
  );
}
