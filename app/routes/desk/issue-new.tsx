import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { byOperator } from "~/data/operator-acts";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { issueForm } from "~/domain/forms/desk-newsletter";
import { createIssue } from "~/flows/newsletter-issues";
import { formView } from "~/http/form-page";
import { keptValues } from "~/http/kept-form";
import { operatorAction, requireOperator } from "~/http/operator";
import { allowFrame } from "~/http/page-headers";
import { config } from "~/kernel/config";
import { BackLink } from "~/ui/back-link";
import { DeskPage } from "~/ui/desk";
import { IssueDraft } from "~/ui/desk-issue";
import { begunFrom } from "./issue-begun";

export const handle = { title: "Write an issue", hasNoTimes: true };

/** `?post=` starts with the text of a post. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  allowFrame(request, config().appOrigin);
  const post = new URL(request.url).searchParams.get("post") ?? "";
  const values = { revision: "0", ...begunFrom(post), ...keptValues(visit, deskLinks.newIssue()) };
  return { form: formView(issueForm, values), post };
}

export const action = operatorAction(issueForm, {
  async handle({ values: { subject, body }, visit, user }) {
    const { id } = await createIssue(byOperator(user), { subject, body });
    return visit.goTo(deskLinks.issue(id), success("The issue is saved"));
  },
});

export default function NewIssue() {
  const { form, post } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DeskPage title="Write an issue" back={<BackLink href={deskLinks.newsletter()}>Newsletter</BackLink>}>
      <IssueDraft id="new" form={form} post={post} result={result} />
    </DeskPage>
  );
}
