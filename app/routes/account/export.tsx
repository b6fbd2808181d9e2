import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPasswordForm } from "~/domain/forms/account";
import { exportData } from "~/flows/export-data";
import { isOwnPassword } from "~/flows/sign-in";
import { auditAddress } from "~/http/client";
import { FormRejection, formHeaders, formView, memberAction } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { requireMember } from "~/http/member";
import { links } from "~/links";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request);
  return { form: formView(ownPasswordForm) };
}

export const action = memberAction(ownPasswordForm, {
  limit: LIMITS.export,
  async handle({ request, values, user }) {
    if (!(await isOwnPassword(user, values.password))) {
      throw new FormRejection({ fields: { password: "This is not your password" } });
    }
    const everything = await exportData(user, auditAddress(request));
    return new Response(JSON.stringify(everything, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
        "Cache-Control": "no-store",
      },
    });
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Download my data", args);

export default function Export() {
  const { form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>() as never);
  return (
    <div className="stack">
      <a className="back-link" href={links.account()}>
        Account Settings
      </a>
      <ErrorSummary errors={errors} />
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
