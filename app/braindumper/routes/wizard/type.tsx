import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, SubmitButton, useFormView } from "~/base/ui/form";
import { appTypeForm } from "~/braindumper/forms/wizard";
import { DraftForm } from "~/braindumper/ui/draft-form";
import { BackButton, WizardHeader } from "~/braindumper/ui/wizard-header";
import { requireStep, saveStepAndGo } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { formView } from "~/site/form-page";
import { AppTypeCards } from "~/site/ui/platform-cards";

export const handle = { title: "Choose an app type – Step 3 of 5" };

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "type");
  const values = { draft: state.draftKey, appType: state.appType ?? "", ...state.kept };
  return { ...state, form: formView(appTypeForm, values) };
}

export const action = formAction(appTypeForm, {
  limit: LIMITS.wizard,
  handle: ({ values, visit }) =>
    saveStepAndGo(visit, "type", values, values.appType ? { appType: values.appType } : {}),
});

export default function TypeStep() {
  const { form, draftKey, ...state } = useLoaderData<typeof loader>();
  const shown = useFormView(form, useActionData<typeof action>());
  const { fields, errors } = shown;
  return (
    <>
      <ErrorSummary errors={errors} />
      <WizardHeader {...state} step={3} title="What kind of app is it?" />
      <DraftForm form={shown} draftKey={draftKey}>
        <AppTypeCards field={fields.appType} />
        <div className="actions">
          <SubmitButton>Next</SubmitButton>
          <BackButton />
        </div>
      </DraftForm>
    </>
  );
}
