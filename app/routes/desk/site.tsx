import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { byOperator } from "~/data/desk-acts";
import { listRefusals } from "~/data/sso-refusals";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { editSiteForm } from "~/domain/forms/desk-sites";
import { timeText } from "~/domain/saved-plan";
import { siteKind } from "~/domain/sign-on-site";
import { changeSite, SITE_VALUES } from "~/flows/sites";
import { formHeaders, formView, keptValues } from "~/http/form-action";
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
import { siteActs } from "./site-acts";
import { newSecretOf, refusalRow, requireSite } from "./site-parts";

export { deskStyles as links } from "~/ui/desk";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const site = await requireSite(params.id);
  const secret = newSecretOf(site.id, visit);
  if (secret) await requireProof(request);
  const form = formView(editSiteForm, {
    name: site.name,
    redirectUris: site.redirectUris.join("\n"),
    logoutUris: site.logoutUris.join("\n"),
    revision: SITE_VALUES.revisionOf(site),
    ...keptValues(visit, deskLinks.site(site.id)),
  });
  return {
    id: site.id,
    name: site.name,
    secret,
    facts: [
      { term: "Client id", text: site.id },
      { term: "Kind", text: siteKind(site) },
      { term: "State", text: site.disabledAt ? "disabled" : "active" },
      { term: "Since", text: timeText(site.createdAt) },
    ],
    urls: urlFacts(),
    acts: siteActs.buttons(site),
    form,
    refusals: (await listRefusals(site.id)).map(refusalRow),
  };
}

export const action = operatorAction(editSiteForm, {
  needsProof: true,
  async handle({ params, values, visit, user: operator }) {
    const { id } = await requireSite(params.id);
    await changeSite(id, values, { ...byOperator(operator), revision: values.revision });
    await visit.keep({ keptForm: undefined });
    return visit.goTo(deskLinks.site(id), success("The site is changed"));
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.name ?? "Site", args);

/** What the other site asks for when it is connected (OpenID Connect Discovery 1.0, section 3). */
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

export default function Site() {
  const { id, name, secret, facts, urls, acts, form, refusals } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title={name} section="Sites" back={<BackLink href={deskLinks.sites()}>Sites</BackLink>}>
      <ErrorSummary errors={errors} />
      {secret && (
        <section className="stack">
          <h2>Its secret</h2>
          <p>Give it to the site now. It is stored so that nobody can read it, and is not shown again.</p>
          <p>
            <code className="desk-secret">{secret}</code>
          </p>
          <PostForm action={deskLinks.siteSecretKept(id)}>
            <div className="actions">
              <SubmitButton>I have kept it</SubmitButton>
            </div>
          </PostForm>
        </section>
      )}
      <Facts facts={facts} />
      <ActButtons acts={acts} />
      <section className="stack">
        <h2>Addresses to give to the site</h2>
        <p>A site that reads the discovery address needs no other.</p>
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
