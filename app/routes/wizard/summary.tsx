import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { generateForm } from "~/domain/forms/wizard";
import { APP_TYPE_NAMES, readDraft, SUMMARY_NAMES, summaryProblem, type WizardDraft } from "~/domain/wizard";
import { generatePlan, NoPlanError } from "~/flows/write-plan";
import { FormRejection, formAction, formView } from "~/http/form-action";
import { askToSignIn, findPostedDraft, goOn, requireStep } from "~/http/wizard";
import { links } from "~/links";
import { Facts } from "~/ui/facts";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { PLATFORM_RESULTS, SWATCHES } from "~/ui/labels";
import { pageTitle } from "~/ui/page-title";
import { BackButton, WizardHeader } from "~/ui/wizard-header";

export const handle = { hydrate: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const state = await requireStep(request, "summary");
  return { ...state, form: formView(generateForm, { draft: state.token }) };
}

export const action = formAction(generateForm, {
  async handle({ values, visit }) {
    if (values.go === "back") return goOn(visit, "summary", values, {});
    const { draft, changed } = await findPostedDraft(values.draft);
    if (!visit.user) {
      await visit.keep({ signupSource: "braindumper", ...(draft ? { draftId: draft.id } : {}) });
      return askToSignIn(visit, "Please sign in or create an account to generate your plan.");
    }
    if (!draft) throw redirect(links.wizard(), 303);
    if (draft.planId) return redirect(links.plan(draft.planId), 303);
    if (changed) throw new FormRejection({ form: CHANGED }, 409);

    const idea = readDraft(draft);
    const problem = summaryProblem(idea);
    if (problem || !idea.platform) throw new FormRejection({ form: problem ?? "" });
    const planId = await generate(visit.user.id, draft.id, { ...idea, platform: idea.platform });
    return redirect(links.plan(planId), 303);
  },
});

const CHANGED = "This idea was changed in another tab. This is how it stands now: check it, then generate.";

/** A draft gives one plan, so its id is the key: a second press finds the plan of the first. */
async function generate(
  userId: string,
  draftId: string,
  idea: WizardDraft & { platform: NonNullable<WizardDraft["platform"]> },
) {
  try {
    const planId = await generatePlan(userId, draftId, { draftId, ...idea });
    if (planId) return planId;
  } catch (error) {
    if (error instanceof NoPlanError) throw new FormRejection({ form: error.message }, 502);
    throw error;
  }
  throw new FormRejection({
    form: "No tokens available: You have used all your available generation tokens for this month.",
  });
}

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Summary – Step 4 of 5", args);

export default function SummaryStep() {
  const { form, platform, appType, description, tokensLeft } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} />
      <WizardHeader step={4} platform={platform} tokensLeft={tokensLeft} title="Summary" />
      <div className="split">
        <div className="stack">
          <Facts
            facts={[
              { term: "Platform", text: platform && SUMMARY_NAMES[platform] },
              ...(appType ? [{ term: "App Type", text: APP_TYPE_NAMES[appType] }] : []),
              { term: "Description", text: <span className="pre-line">{description}</span> },
            ]}
          />
          <PostForm {...formProps}>
            <HiddenField field={fields.draft} />
            <div className="actions">
              <SubmitButton pending="Generating...">Generate Plan</SubmitButton>
              <BackButton />
            </div>
          </PostForm>
        </div>
        {platform && (
          <section className="outcome" aria-labelledby="outcome-title">
            <div className={`idea-edge ${SWATCHES[platform]}`} aria-hidden="true" />
            <div className="stack">
              <h2 id="outcome-title">What you get</h2>
              <p>{PLATFORM_RESULTS[platform]}</p>
              <p className="fine">
                It names the people, the data, the screens and the order of work, each with a way to tell that
                it is done.
              </p>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
