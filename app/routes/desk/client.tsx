import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { byOperator } from "~/data/operator-acts";
import { listRefusals } from "~/data/sso-refusals";
import { deskLinks } from "~/desk-links";
import { clientKind } from "~/domain/client-rules";
import { success } from "~/domain/flash";
import { editClientForm } from "~/domain/forms/desk-clients";
import { timeText } from "~/domain/saved-plan";
import { CLIENT_VALUES, changeClient } from "~/flows/clients";
import { formHeaders, formView } from "~/http/form-page";
import { keptValues } from "~/http/kept-form";
import { requireProof } from "~/http/member";
import { operatorAction, requireOperator } from "~/http/operator";
import { config } from "~/kernel/config";
import { BackLink } from "~/ui/back-link";
import { ActButtons, DeskPage, RefusalTable } from "~/ui/desk";
import { Facts } from "~/ui/facts";
import {
  ErrorSummary,
  HiddenField,
  PostForm,
  SubmitButton,
  TextArea,
  TextField,
  useFormView,
} from "~/ui/form";
import { pageTitle } from "~/ui/page-title";
import { clientActs } from "./client-acts";
import { newSecretOf, refusalRow, requireClient } from "./client-parts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const client = await requireClient(params.id);
  const secret = newSecretOf(client.id, visit);
  if (secret) await requireProof(request);
  const form = formView(editClientForm, {
    name: client.name,
    redirectUris: client.redirectUris.join("\n"),
    logoutUris: client.logoutUris.join("\n"),
    revision: CLIENT_VALUES.revisionOf(client),
    ...keptValues(visit, deskLinks.client(client.id)),
  });
  return {
    id: client.id,
    name: client.name,
    secret,
    facts: [
      { term: "Client id", text: client.id },
      { term: "Kind", text: clientKind(client) },
      { term: "State", text: client.disabledAt ? "disabled" : "active" },
      { term: "Since", text: timeText(client.createdAt) },
    ],
    urls: urlFacts(),
    acts: clientActs.buttons(client),
    form,
    refusals: (await listRefusals(client.id)).map(refusalRow),
  };
}

export const action = operatorAction(editClientForm, {
  needsProof: true,
  async handle({ params, values, visit, user: operator }) {
    const { id } = await requireClient(params.id);
    await changeClient(id, values, { ...byOperator(operator), revision: values.revision });
    return visit.goTo(deskLinks.client(id), success("The client is changed"));
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.name ?? "Client", args);

/** What a client needs to know (OpenID Connect Discovery 1.0, section 3). */
function urlFacts() {
  const { appOrigin } = config();
  return [
    ["Issuer", appOrigin],
    ["Discovery", `${appOrigin}/.well-known/openid-configuration`],
    ["Authorization", `${appOrigin}/api/oauth/authorize`],
    ["Token", `${appOrigin}/api/oauth/token`],
    ["User info", `${appOrigin}/api/oauth/userinfo`],
    ["Keys", `${appOrigin}/api/oauth/jwks`],
  ].map(([term = "", text]) => ({ term, text }));
}

export default function Client() {
  const { id, name, secret, facts, urls, acts, form, refusals } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title={name} back={<BackLink href={deskLinks.clients()}>Clients</BackLink>}>
      <ErrorSummary errors={errors} />
      {secret && (
        <section className="stack">
          <h2>Its secret</h2>
          <p>Give it to the client now. It is stored so that nobody can read it, and is not shown again.</p>
          <p>
            <code className="desk-secret">{secret}</code>
          </p>
          <PostForm action={deskLinks.clientSecretKept(id)}>
            <div className="actions">
              <SubmitButton>I have kept it</SubmitButton>
            </div>
          </PostForm>
        </section>
      )}
      <Facts facts={facts} />
      <ActButtons acts={acts} />
      <section className="stack">
        <h2>Addresses to give to the client</h2>
        <p>A client that reads the discovery address needs no other.</p>
        <Facts facts={urls} />
      </section>
      <section className="stack desk-form">
        <h2>Change it</h2>
        <PostForm {...formProps}>
          <HiddenField field={fields.revision} />
          <TextField field={fields.name} />
          <TextArea field={fields.redirectUris} />
          <TextArea field={fields.logoutUris} />
          <div className="actions">
            <SubmitButton>Save</SubmitButton>
          </div>
        </PostForm>
      </section>
      <section className="stack">
        <h2>Recent refusals</h2>
        <RefusalTable rows={refusals} />
      </section>
    </DeskPage>
  );
}
