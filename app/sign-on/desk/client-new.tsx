import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { success } from "~/base/text/flash";
import { Facts } from "~/base/ui/facts";
import { Checkbox, ErrorSummary, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage } from "~/desk/page";
import { byOperator } from "~/identity/data/operator-acts";
import { showUntilKept } from "~/identity/data/shown-once";
import { keptValues } from "~/identity/kept-form";
import { createClient } from "~/sign-on/change-clients";
import { newClientForm } from "~/sign-on/forms";
import { PRODUCT_IDS, PRODUCTS, productUrls } from "~/sign-on/products";
import { formView } from "~/site/form-page";
import { SECRET } from "./client-parts";
import { ClientFields } from "./client-settings";

export const handle = { title: "Add a client", hasNoTimes: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  return { form: formView(newClientForm, keptValues(visit, deskLinks.newClient())) };
}

export const action = operatorAction(newClientForm, {
  needsProof: true,
  async handle({ values, visit, user }) {
    const { client, secret } = await createClient(values, byOperator(user));
    if (secret) await showUntilKept(visit, SECRET, client.id, secret);
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
    <DeskPage title="Add a client" back={{ href: deskLinks.clients(), label: "Clients" }}>
      <div className="stack desk-form">
        <ErrorSummary errors={errors} />
        <PostForm {...formProps}>
          <ClientFields fields={fields} />
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
