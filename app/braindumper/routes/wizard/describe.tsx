import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, SubmitButton, TextArea, useFormView } from "~/base/ui/form";
import { askAboutIdea } from "~/braindumper/ask-model";
import { describeForm } from "~/braindumper/forms/wizard";
import { Layers } from "~/braindumper/ui/core-sample";
import { DraftForm } from "~/braindumper/ui/draft-form";
import { BackButton, WizardHeader } from "~/braindumper/ui/wizard-header";
import { requireStep, saveStepAndGo } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { formView } from "~/site/form-page";
import { DESCRIPTION_MAX } from "~/site/idea/description";

export const handle = { title: "Describe your idea – Step 2 of 5" };

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "describe");
  return {
    ...state,
    form: formView(describeForm, { draft: state.draftKey, description: state.description, ...state.kept }),
  };
}

export const action = formAction(describeForm, {
  limit: LIMITS.wizard,
  async handle({ request, values, visit }) {
    const { description } = values;
    return saveStepAndGo(visit, "describe", values, { description }, (draft) =>
      askAboutIdea(request, visit, draft),
    );
  },
});

const WORTH_TELLING = [
  { title: "Who uses it", text: "Dog owners in one town" },
  { title: "How it is today", text: "A chat group where every plan gets lost" },
  { title: "What they do", text: "Share photos, arrange walks" },
  { title: "What rules there are", text: "A walk has at most eight dogs" },
  { title: "What stays out", text: "No dating, no shop" },
];

export default function DescribeStep() {
  const { form, draftKey, ...state } = useLoaderData<typeof loader>();
  const shown = useFormView(form, useActionData<typeof action>());
  const { fields, errors } = shown;
  return (
    <>
      {/* The title is for errors of fields; "The site is busy" is none. */}
      <ErrorSummary errors={errors} title={errors.every(({ id }) => id) ? "Validation Error" : undefined} />
      <WizardHeader {...state} step={2} title="What do you want to build?" />
      <div className="split">
        <DraftForm form={shown} draftKey={draftKey}>
          <TextArea field={fields.description} rows={9} max={DESCRIPTION_MAX} gates />
          <div className="actions">
            <SubmitButton>Next</SubmitButton>
            <BackButton />
          </div>
        </DraftForm>
        <section className="stack" aria-labelledby="worth-telling">
          <h2 id="worth-telling">Worth telling</h2>
          <p>Write it down as it comes. Braindumper asks about the rest later.</p>
          <ol className="core" aria-label="What to say about an idea">
            <Layers layers={WORTH_TELLING} />
          </ol>
        </section>
      </div>
    </>
  );
}
