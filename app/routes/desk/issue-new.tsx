import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findPost } from "~/content.server";
import { byOperator } from "~/data/operator-acts";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { issueForm } from "~/domain/forms/desk-newsletter";
import { withLinksFrom } from "~/domain/markdown-links";
import type { Post } from "~/domain/site-pages";
import { createIssue } from "~/flows/newsletter-issues";
import { formHeaders, formView } from "~/http/form-page";
import { keptValues } from "~/http/kept-form";
import { operatorAction, requireOperator } from "~/http/operator";
import { links as siteLinks } from "~/links";
import { BackLink } from "~/ui/back-link";
import { DeskPage } from "~/ui/desk";
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

/** `?post=`: begins with the text of a post. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const { searchParams } = new URL(request.url);
  const post = findPost(searchParams.get("post") ?? "")?.post;
  const begun = post && begunFrom(post, siteLinks.post(post.slug));
  return {
    form: formView(issueForm, { revision: "0", ...begun, ...keptValues(visit, deskLinks.newIssue()) }),
  };
}

/** A post leads to its own parts and neighbours, from a mail too. */
function begunFrom({ title, markdown }: Post, address: string) {
  const text = withLinksFrom(markdown, address, address);
  return { subject: title, body: `${text}\n\n[Read it on the site](${address})\n` };
}

export const action = operatorAction(issueForm, {
  async handle({ values: { subject, body }, visit, user }) {
    const { id } = await createIssue(byOperator(user), { subject, body });
    return visit.goTo(deskLinks.issue(id), success("The issue is saved"));
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Write an issue", args);

export default function NewIssue() {
  const { form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <DeskPage title="Write an issue" back={<BackLink href={deskLinks.newsletter()}>Newsletter</BackLink>}>
      <div className="stack desk-form">
        <ErrorSummary errors={errors} />
        <PostForm {...formProps}>
          <HiddenField field={fields.revision} />
          <TextField field={fields.subject} />
          <TextArea field={fields.body} />
          <div className="actions">
            <SubmitButton>Save the issue</SubmitButton>
          </div>
        </PostForm>
      </div>
    </DeskPage>
  );
}
