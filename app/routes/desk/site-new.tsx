import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { byOperator } from "~/data/desk-acts";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { newSiteForm } from "~/domain/forms/desk-sites";
import { createSite } from "~/flows/sites";
import { formHeaders, formView, keptValues } from "~/http/form-action";
import { operatorAction, requireOperator } from "~/http/operator";
import { BackLink } from "~/ui/back-link";
import { DeskPage } from "~/ui/desk";
import { Checkbox, ErrorSummary, PostForm, SubmitButton, TextArea, TextField, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";
import { keepSecret } from "./site-parts";

export { deskStyles as links } from "~/ui/desk";

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  return { form: formView(newSiteForm, keptValues(visit, deskLinks.newSite())) };
}

export const action = operatorAction(newSiteForm, {
  needsProof: true,
  async handle({ values, visit, user }) {
    const { client, secret } = await createSite(values, byOperator(user));
    await visit.keep({ keptForm: undefined });
    if (secret) await keepSecret(visit, client.id, secret);
    return visit.goTo(deskLinks.site(client.id), success("The site is added", client.name));
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Add a site", args);

export default function NewSite() {
  const { form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title="Add a site" section="Sites" back={<BackLink href={deskLinks.sites()}>Sites</BackLink>}>
      <div className="stack desk-form">
        <ErrorSummary errors={errors} />
        <PostForm {...formProps}>
          <TextField field={fields.name} />
          <TextArea field={fields.redirectUris} />
          <TextArea field={fields.logoutUris} />
          <Checkbox field={fields.isPublic} />
          <Checkbox field={fields.isThirdParty} />
          <div className="actions">
            <SubmitButton>Add the site</SubmitButton>
          </div>
        </PostForm>
      </div>
    </DeskPage>
  );
}
