import { type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormError } from "~/base/forms/form-view";
import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import { ErrorSummary, useFormView } from "~/base/ui/form";
import { NO_GENERATIONS, refillDay } from "~/braindumper/allowance";
import { NOTHING_MORE, openAfterAsking } from "~/braindumper/ask-model";
import { answerField, summaryForm } from "~/braindumper/forms/wizard";
import { generate } from "~/braindumper/generate";
import { builderLink } from "~/braindumper/next-steps";
import { planSoFar } from "~/braindumper/plan-to-save";
import { ALL_QUESTIONS } from "~/braindumper/planner";
import {
  allQuestions,
  FORM_QUESTIONS,
  nextQuestion,
  openOf,
  placeOf,
  questionBefore,
  questionsOf,
} from "~/braindumper/questions";
import { saveSummary, summaryValues } from "~/braindumper/save-summary";
import { DraftForm } from "~/braindumper/ui/draft-form";
import { GenerateBar, IdeaSoFar } from "~/braindumper/ui/idea-so-far";
import { PlanBlock } from "~/braindumper/ui/plan-text";
import { Asking, AskMore, Unkept } from "~/braindumper/ui/questions";
import { WizardHeader } from "~/braindumper/ui/wizard-header";
import { askForAccount, countOnce, requireStep, whereLeft } from "~/braindumper/wizard-visit";
import { hasMessage } from "~/identity/flash";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { TRIED_ID } from "~/site/idea/limits";

export const handle = {
  title: ({ title }: SerializeFrom<typeof loader>) => title,
};

/** The question that the URL names, or "name". */
const askIn = (request: Request) => new URL(request.url).searchParams.get("ask");

/** The URL asks for the plan so far, whatever is still open; with a question, for it afterwards. */
const asksForPlan = (request: Request) => new URL(request.url).searchParams.has("plan");

export async function loader({ request }: LoaderFunctionArgs) {
  const { answers, kept, ...state } = await requireStep(request, "summary");
  const visit = await visitOf(request);
  const unsent = FORM_QUESTIONS.find(({ id }) => kept[answerField(id)])?.id ?? (kept.name ? "name" : null);
  const wish = askIn(request) ?? unsent;
  const { failed = false } = requestContext(request);
  const questions = questionsOf({ ...state, answers });
  // A refused or unsent form shows its question again, even if the idea no longer calls for it.
  const all = allQuestions({ ...state, answers }, failed ? wish : unsent);
  const next = nextQuestion(questions);
  const isAsked = wish === "name" || all.some(({ id }) => id === wish);
  // The URL names the open question, so that Back and reload return to it.
  const isNamed = wish !== null || asksForPlan(request) || failed;
  if (!isNamed && next && !hasMessage(visit, links.wizardSummary()))
    throw redirect(links.wizardQuestion(next.id), 303);
  const ask = isAsked ? wish : null;
  const shown = all.map((each) => ({
    ...ALL_QUESTIONS.find(({ id, question }) => id === each.id && question === each.question),
    ...each,
  }));
  const form = summaryForm(shown);
  const values = { ...summaryValues({ name: state.name, answers: all }), ...kept, draft: state.draftKey };
  const isChange = asksForPlan(request);
  return {
    ...state,
    ask,
    title: ask ? form.fields[ask === "name" ? ask : answerField(ask)]?.label : "Summary – Step 4 of 5",
    /** The URL names a question that this idea no longer calls for. */
    isOver: wish !== null && !isAsked,
    /** The way leads back to the summary. */
    isChange,
    place: isChange ? null : placeOf(questions, ask),
    questions: shown.map(({ id, question, lead = question, quote, example, answer, left }) => ({
      id,
      lead,
      quote,
      answer,
      left,
      name: answerField(id),
      example: answer === "" ? example : undefined,
    })),
    answered: all.filter(({ id, answer }) => answer && id !== TRIED_ID).length,
    builder: state.platform && builderLink(state.platform),
    open: openOf(questions).length,
    hasMore: next === null && config().model !== null,
    plan: ask === null ? planSoFar({ ...state, answers }) : null,
    refill: refillDay(now()),
    form: formView(form, values),
  };
}

export const action = formAction(summaryForm(FORM_QUESTIONS), {
  limit: LIMITS.generate,
  async handle({ request, values, body, visit }) {
    const { draft: draftKey, go } = values;
    const ask = askIn(request);
    if (go === "generate" && !visit.user && draftKey === "") return askForAccount(request, visit);
    const draft = await saveSummary(visit, values, body, ask);
    if (go === "back") {
      const before = questionBefore(questionsOf(draft), ask);
      return redirect(before ? links.wizardQuestion(before.id) : whereLeft(visit, draft), 303);
    }
    if (go === "more" || go === "open") {
      const first = await openAfterAsking(request, visit, draft);
      return first
        ? redirect(links.wizardQuestion(first.id), 303)
        : visit.goTo(links.wizardSummary(), NOTHING_MORE);
    }
    if (go !== "generate") {
      if (go === "enough" || (ask && asksForPlan(request))) return redirect(links.wizardPlan(), 303);
      const next = nextQuestion(questionsOf(draft), ask);
      if (!next) await countOnce(visit, "read");
      return redirect(next ? links.wizardQuestion(next.id) : links.wizardSummary(), 303);
    }
    if (!visit.user) return askForAccount(request, visit);
    return generate(visit, visit.user.id, draftKey, draft);
  },
});

/** This refusal has a title of its own in the specification. */
const titleOf = ([first]: FormError[]) =>
  first?.text === NO_GENERATIONS ? "No tokens available" : undefined;

export default function SummaryStep() {
  const data = useLoaderData<typeof loader>();
  const { fields, ...shown } = useFormView(data.form, useActionData<typeof action>());
  const { draftKey, generationsLeft, ask } = data;
  const question = data.questions.find(({ id }) => id === ask) ?? null;
  // Without an account the plan to copy comes first.
  const comesSecond = data.plan !== null && generationsLeft === null;
  const planHeading = data.open > 0 ? "Your plan so far" : "Your plan";
  const form = (
    <DraftForm
      form={{ ...shown, fields }}
      draftKey={draftKey}
      action={ask ? links.wizardAsk(ask, data.isChange) : links.wizardPlan()}
    >
      {data.isOver && <p className="fine">That question is not asked any more.</p>}
      {ask !== null && <Asking question={question} fields={fields} place={data.place} />}
      {question && (
        <details>
          <summary>Your idea</summary>
          <p className="pre-line" dir="auto">
            {data.description}
          </p>
        </details>
      )}
      <Unkept {...data} fields={fields} />
      {ask === null && <GenerateBar {...data} />}
    </DraftForm>
  );
  return (
    <>
      <ErrorSummary errors={shown.errors} title={titleOf(shown.errors)} />
      {ask === null && <WizardHeader {...data} step={4} title="Summary" />}
      {!comesSecond && form}
      {ask === null && (
        <div className="summary stack-l">
          <AskMore {...data} />
          <div className="split">
            {data.plan && (
              <PlanBlock
                id="plan-text"
                heading={planHeading}
                text={data.plan}
                what="Plan"
                copyLabel="Copy"
                open={data.builder}
              >
                {comesSecond && form}
              </PlanBlock>
            )}
            <IdeaSoFar {...data} />
          </div>
        </div>
      )}
    </>
  );
}
