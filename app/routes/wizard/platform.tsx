import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { platformForm } from "~/domain/forms/wizard";
import { choosePlatform } from "~/domain/wizard";
import { formAction, formView } from "~/http/form-action";
import { requireStep, saveStep } from "~/http/wizard";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary, HiddenField, PostForm, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";
import { PlatformCards } from "~/ui/platform-cards";
import { WizardHeader } from "~/ui/wizard-header";

export const handle = { hydrate: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "platform");
  return { ...state, form: formView(platformForm, { draft: state.token }) };
}

export const action = formAction(platformForm, {
  async handle({ values, visit }) {
    await saveStep(visit, values.draft, { ...choosePlatform(values.platform), step: "describe" });
    return redirect(links.wizardDescribe(), 303);
  },
});

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Choose a platform – Step 1 of 5", args);

export default function PlatformStep() {
  const { form, platform, tokensLeft } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} />
      <WizardHeader
        step={1}
        platform={platform}
        tokensLeft={tokensLeft}
        title="Which platform are you building on?"
      />
      <PostForm {...formProps} action={links.wizard()}>
        <HiddenField field={fields.draft} />
        <PlatformCards selected={platform} />
      </PostForm>
      <div className="wizard-aside">
        <p>
          The plan is the same for all five; its form is the one that each of them reads best. You can come
          back here and change your mind.
        </p>
        <ButtonLink href={links.braindumps()} variant="secondary">
          View Previous Braindumps
        </ButtonLink>
      </div>
    </>
  );
}
