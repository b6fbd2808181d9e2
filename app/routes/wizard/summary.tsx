import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerField, summaryForm } from "~/domain/forms/wizard";
import { APP_TYPE_NAMES, SUMMARY_NAMES } from "~/domain/platforms";
import { UPDATE_REFUSALS } from "~/domain/saved-plan";
import { neighbour, readDraft, summaryProblem, type WizardDraft } from "~/domain/wizard";
import { furtherQuestions, questionsOf } from "~/flows/questions";
import { type Idea, startPlan } from "~/flows/write-plan";
import { formAction } from "~/http/form-action";
import { formHeaders, formView } from "~/http/form-page";
import { FormRejection } from "~/http/form-rejection";
import { LIMITS } from "~/http/limits";
import { visitOf } from "~/http/visit";
import { askToSignIn, isOtherIdea, keptSummary, requireStep, STEP_LINKS } from "~/http/wizard";
import { links } from "~/links";
import { ALL_QUESTIONS, planSoFar } from "~/planner";
import { DraftForm } from "~/ui/draft-form";
import { Facts } from "~/ui/facts";
import { ErrorSummary, SubmitButton, TextField, useFormView } from "~/ui/form";
import type { FormError } from "~/ui/form-view";
import { pageTitle } from "~/ui/page-title";
import { PlanSoFar } from "~/ui/plan-so-far";
import { MoreToAsk, Questions } from "~/ui/questions";
import { BackButton, WizardHeader } from "~/ui/wizard-header";
import { saveSummary, summaryValues } from "./save-summary";

export async function loader({ request }: LoaderFunctionArgs) {
  const { name, answers, ...state } = await requireStep(request, "summary");
  const asked = questionsOf({ ...state, answers });
  const shown = asked.map((each) => ({ ...ALL_QUESTIONS.find(({ id }) => id === each.id), ...each }));
  const kept = keptSummary(await visitOf(request), state.draftKey);
  const values = { ...summaryValues({ name, answers: asked }), ...kept, draft: state.draftKey };
  return {
    ...state,
    questions: shown.map(({ id, quote, example, answer }) => ({
      name: answerField(id),
      quote,
      example: answer === "" ? example : undefined,
    })),
    plan: planOf({ ...state, name, answers: asked }),
    further: furtherQuestions(state.description, asked).map(({ quote }) => quote ?? ""),
    form: formView(summaryForm(shown), values),
  };
}

/** What Generate would make now, and of what. */
function planOf({ platform, appType, name, description, answers }: WizardDraft) {
  if (!platform) return null;
  const source = { platform, appType, name, description, answers };
  return { ...planSoFar(source), platform, source };
}

export const action = formAction(summaryForm(ALL_QUESTIONS), {
  limit: LIMITS.generate,
  accountOf: ({ visit }) => visit.user?.email ?? null,
  async handle({ values, body, visit }) {
    const { draft: draftKey, go } = values;
    const isStranger = go === "next" && !visit.user;
    // The later wish counts: who came from the community is here for the plan now.
    if (isStranger) visit.keep({ signupSource: "braindumper", fromCommunity: undefined });
    if (isStranger && draftKey === "") return askToSignIn(visit, SIGN_IN_FIRST);
    const draft = await saveSummary(visit, values, body);
    const idea = readDraft(draft);
    if (go === "back") return redirect(STEP_LINKS[neighbour(idea.platform, "summary", "back")](), 303);
    if (go === "more") {
      const next = idea.answers.find(({ id }) => !body.has(answerField(id)));
      return redirect(next ? links.wizardQuestion(next.id) : links.wizardAllAsked(), 303);
    }
    if (!visit.user) return askToSignIn(visit, SIGN_IN_FIRST);
    if (isOtherIdea(draft, draftKey)) throw new FormRejection({ form: CHANGED }, 409, summaryValues(idea));
    const problem = summaryProblem(idea);
    if (problem || !idea.platform) throw new FormRejection({ form: problem ?? "" });
    return generate(visit.user.id, draftKey, { ...idea, draftId: draft.id, platform: idea.platform });
  },
});

const SIGN_IN_FIRST = "Please sign in or create an account to generate your plan.";
const CHANGED = "This idea was changed in another tab. This is how it stands now: check it, then generate.";

/** The draft's key is also the plan's, so a second press finds the first one's plan. */
async function generate(userId: string, key: string, idea: Idea): Promise<Response> {
  const started = await startPlan(userId, key, idea);
  if (started.outcome === "no generations") throw new FormRejection({ form: NO_GENERATIONS });
  if (!("id" in started)) throw new FormRejection({ form: UPDATE_REFUSALS[started.outcome] }, 409);
  const isOther = started.outcome === "running";
  return redirect(isOther ? links.planOfOther(started.id) : links.plan(started.id), 303);
}

const NO_GENERATIONS = "You have used all your available generation tokens for this month.";

/** The one refusal with a title of its own. */
const titleOf = ([first]: FormError[]) =>
  first?.text === NO_GENERATIONS ? "No tokens available" : undefined;

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Summary – Step 4 of 5", args);

export default function SummaryStep() {
  const {
    form,
    draftKey,
    platform,
    appType,
    description,
    generationsLeft,
    questions,
    further,
    updates,
    plan,
  } = useLoaderData<typeof loader>();
  const shown = useFormView(form, useActionData<typeof action>());
  const { fields, errors } = shown;
  return (
    <>
      <ErrorSummary errors={errors} title={titleOf(errors)} />
      <WizardHeader step={4} platform={platform} generationsLeft={generationsLeft} title="Summary" />
      <div className="split">
        <div className="stack-l">
          <Facts
            facts={[
              { term: "Platform", text: platform && SUMMARY_NAMES[platform] },
              ...(appType ? [{ term: "App Type", text: APP_TYPE_NAMES[appType] }] : []),
              { term: "Description", text: <span className="pre-line">{description}</span> },
            ]}
          />
          <DraftForm form={shown} draftKey={draftKey}>
            <Questions questions={questions} fields={fields} />
            <TextField field={fields.name} />
            <MoreToAsk reasons={further} />
            <div className="actions" id="generate">
              <SubmitButton pending="Generating...">
                {updates ? "Update the plan" : "Generate Plan"}
              </SubmitButton>
              {further.length > 0 && (
                <SubmitButton name="go" value="more" variant="secondary">
                  More questions
                </SubmitButton>
              )}
              <BackButton />
            </div>
            {generationsLeft === null && (
              <p className="fine">You sign in or sign up before the plan is made. Everything here is kept.</p>
            )}
          </DraftForm>
        </div>
        {plan && <PlanSoFar {...plan} ask={null} />}
      </div>
    </>
  );
}
