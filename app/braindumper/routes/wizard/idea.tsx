import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { ErrorSummary, PostForm, SubmitButton, TextArea, useFormView } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { askAboutIdea } from "~/braindumper/ask-model";
import { ideaForm } from "~/braindumper/forms/wizard";
import { draftKeyOf, findUnfinished, saveStep } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";

export const handle = { title: "Your idea", width: "prose" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const begun = await findUnfinished(visit);
  // Members see all their unfinished ideas on step 1 instead.
  return { unfinished: visit.user ? "" : (begun?.description ?? ""), form: formView(ideaForm) };
}

/** Stores the idea from the home page. A visitor has only one unfinished idea, so another one replaces it only on request. */
export const action = formAction(ideaForm, {
  limit: LIMITS.wizard,
  async handle({ request, values: { description, another }, visit }) {
    const begun = await findUnfinished(visit);
    // The form was sent twice.
    if (begun?.description === description) return redirect(links.braindumper(), 303);
    const isOther = begun !== null && begun.description !== "";
    // A question, not an error.
    if (isOther && !visit.user && !another) throw new FormRejection({}, 409);
    const draft = await saveStep(visit, isOther ? "" : draftKeyOf(begun), { description, step: "platform" });
    await askAboutIdea(request, visit, draft);
    return redirect(links.braindumper(), 303);
  },
});

export default function IdeaBox() {
  const { form, unfinished } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1 className="page-head">{unfinished ? "Which idea do you go on with?" : "Your idea"}</h1>
      {unfinished && (
        <Notice title="You have begun this one">
          <p className="clamp-2" dir="auto">
            {unfinished}
          </p>
          <p>Without an account we keep one idea at a time. With an account we keep them all.</p>
          <ButtonLink href={links.wizardUnfinished()} variant="secondary">
            Go on with it
          </ButtonLink>
        </Notice>
      )}
      <PostForm {...formProps} action={links.wizardIdea()}>
        <TextArea field={fields.description} rows={6} />
        <div className="actions">
          {unfinished ? (
            <SubmitButton name="another" value="yes">
              Take this one instead
            </SubmitButton>
          ) : (
            <SubmitButton>Ask me about it</SubmitButton>
          )}
        </div>
      </PostForm>
    </>
  );
}
