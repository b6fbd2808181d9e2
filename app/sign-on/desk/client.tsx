import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { success } from "~/base/text/flash";
import { ButtonLink } from "~/base/ui/button";
import { Facts } from "~/base/ui/facts";
import { Checkbox, ErrorSummary, HiddenField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { operatorAction, requireOperator } from "~/desk/operator";
import { ActButtons, DeskPage, DeskPart, RefusalTable, TablePart } from "~/desk/page";
import { byOperator } from "~/identity/data/operator-acts";
import { keptValues } from "~/identity/kept-form";
import { requireProof } from "~/identity/member";
import { CLIENT_VALUES, changeClient } from "~/sign-on/change-clients";
import { clientKind } from "~/sign-on/client-rules";
import type { SsoClient } from "~/sign-on/data/clients";
import { lastSignOn } from "~/sign-on/data/grants";
import { listLogouts } from "~/sign-on/data/logouts";
import { listRefusals } from "~/sign-on/data/refusals";
import { editClientForm } from "~/sign-on/forms";
import { formView } from "~/site/form-page";
import { siteTime } from "~/site/site.server";
import { clientActs } from "./client-acts";
import { clientSettings, logoutRow, newSecretOf, refusalRow, requireClient } from "./client-parts";
import { ClientFields, ClientSettings } from "./client-settings";

export const handle = { title: ({ name }: SerializeFrom<typeof loader>) => name };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const client = await requireClient(params.id);
  const secret = await newSecretOf(client.id, visit);
  if (secret) await requireProof(request);
  const kept = keptValues(visit, deskLinks.client(client.id));
  // Use the kept form as a whole: an unticked box is missing from it, and must not be taken from the stored client.
  const form = formView(editClientForm, "revision" in kept ? kept : valuesShown(client));
  const signedOnAt = await lastSignOn(client.id);
  return {
    id: client.id,
    name: client.name,
    picture: client.picture,
    isConfidential: client.secretHash !== null,
    secret,
    facts: [
      { term: "Client id", text: client.id },
      { term: "Kind", text: clientKind(client) },
      { term: "State", text: client.disabledAt ? "disabled" : "active" },
      { term: "For", text: client.groups.join(", ") || "everybody" },
      { term: "Since", text: siteTime(client.createdAt) },
      { term: "Last sign-on", text: signedOnAt ? siteTime(signedOnAt) : "none yet" },
    ],
    ...clientSettings(client, secret),
    acts: clientActs.buttons(client),
    form,
    logouts: (await listLogouts(client.id)).map(logoutRow),
    refusals: (await listRefusals(client.id)).map(refusalRow),
  };
}

const box = (isOn: boolean) => (isOn ? "on" : "");

function valuesShown(client: SsoClient) {
  return {
    name: client.name,
    product: client.product ?? "",
    redirectUris: client.redirectUris.join("\n"),
    logoutUris: client.logoutUris.join("\n"),
    backchannelLogoutUri: client.backchannelLogoutUri ?? "",
    groups: client.groups.join(" "),
    hasIdTokenClaims: box(client.hasIdTokenClaims),
    needsSecondFactor: box(client.needsSecondFactor),
    mayIntrospect: box(client.mayIntrospect),
    revision: CLIENT_VALUES.revisionOf(client),
  };
}

export const action = operatorAction(editClientForm, {
  needsProof: true,
  async handle({ params, values, visit, user: operator }) {
    const { id } = await requireClient(params.id);
    const { revision, ...change } = values;
    await changeClient(id, change, { ...byOperator(operator), revision });
    return visit.goTo(deskLinks.client(id), success("The client is changed"));
  },
});

export default function Client() {
  const { id, name, picture, isConfidential, secret, facts, acts, form, logouts, refusals, ...settings } =
    useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title={name} picture={picture} back={{ href: deskLinks.clients(), label: "Clients" }}>
      <ErrorSummary errors={errors} />
      {secret && (
        <DeskPart title="Its secret">
          <p>Give it to the client now. It is stored so that nobody can read it, and is not shown again.</p>
          <p>
            <code className="desk-secret">{secret}</code>
          </p>
          <PostForm action={deskLinks.clientSecretKept(id)}>
            <SubmitRow>I have kept it</SubmitRow>
          </PostForm>
        </DeskPart>
      )}
      <Facts facts={facts} />
      <div className="actions">
        <ButtonLink href={deskLinks.tryClient(id)}>Try it</ButtonLink>
        <ButtonLink href={deskLinks.pictureForm(id)} variant="secondary">
          Picture
        </ButtonLink>
      </div>
      <ActButtons acts={acts} />
      <ClientSettings {...settings} />
      <section className="stack desk-form">
        <h2>Change it</h2>
        <PostForm {...formProps}>
          <HiddenField field={fields.revision} />
          <ClientFields fields={fields} />
          <Checkbox field={fields.hasIdTokenClaims} />
          <Checkbox field={fields.needsSecondFactor} />
          {isConfidential && <Checkbox field={fields.mayIntrospect} />}
          <SubmitRow>Save</SubmitRow>
        </PostForm>
      </section>
      <TablePart
        title="Sign-outs told"
        columns={["Signed out", "State", "Answer", "Next try"]}
        rows={logouts}
      />
      <DeskPart title="Recent refusals">
        <p>Also those of a client id that no client has: it may be this one's, mistyped.</p>
        <RefusalTable rows={refusals} />
      </DeskPart>
    </DeskPage>
  );
}
