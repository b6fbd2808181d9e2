import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPasswordForm } from "~/domain/forms/account";
import { formHeaders, formView, memberAction } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { requireMember } from "~/http/member";
import { fromNow, MINUTE_MS } from "~/kernel/clock";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";
import { requireOwnPassword } from "./passwords";

export const handle = { hydrate: true, width: "narrow" };

/** The password opens the file for this long. */
const EXPORT_MS = 5 * MINUTE_MS;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request);
  return { form: formView(ownPasswordForm) };
}

export const action = memberAction(ownPasswordForm, {
  limit: LIMITS.export,
  async handle({ values, visit, user }) {
    await requireOwnPassword(user, values.password);
    await visit.keep({ mayExportUntil: fromNow(EXPORT_MS).getTime() });
    return redirect(links.accountExportFile(), 303);
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Download my data", args);

export default function Export() {
  const { form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <BackLink href={links.account()}>Account Settings</BackLink>
      <h1>Download my data</h1>
      <p>One JSON file with your account, plans, drafts, devices and activity.</p>
      <PostForm {...formProps} document>
        <PasswordField field={fields.password} />
        <div className="actions">
          <SubmitButton>Download</SubmitButton>
        </div>
      </PostForm>
    </div>
  );
}
