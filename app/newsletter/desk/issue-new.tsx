import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { allowFrame } from "~/base/http/page-headers";
import { config } from "~/base/kernel/config";
import { success } from "~/base/text/flash";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage } from "~/desk/page";
import { byOperator } from "~/identity/data/operator-acts";
import { keptValues } from "~/identity/kept-form";
import { createIssue } from "~/newsletter/change-issues";
import { issueForm } from "~/newsletter/forms";
import { begunFrom } from "~/newsletter/shown-issue";
import { formView } from "~/site/form-page";
import { IssueDraft } from "./issue-parts";

export { issueStyles as links } from "./issue-parts";

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
    <DeskPage title="Write an issue" back={{ href: deskLinks.newsletter(), label: "Newsletter" }}>
      <IssueDraft id="new" form={form} post={post} result={result} />
    </DeskPage>
  );
}
