import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { NOTHING_MORE, openAfterAsking } from "~/braindumper/ask-model";
import { findNewest } from "~/braindumper/data/plans";
import { editPlanForm } from "~/braindumper/forms/wizard";
import { requirePlan } from "~/braindumper/plan-of-request";
import { openOf, questionsOf } from "~/braindumper/questions";
import { begunWithNewest } from "~/braindumper/saved-plan";
import { draftOfNext } from "~/braindumper/update-plan";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";

export { showPlan as loader } from "~/braindumper/plan-of-request";

/**
 * Copies the plan's newest version into a draft of the next one. Pressed again, it continues that draft. 'Answer more' leads to
 * the summary, which asks the open questions, 'Change an answer' to its list of answers.
 */
export const action = memberAction(editPlanForm, {
  isButton: true,
  limit: LIMITS.wizard,
  async handle({ values: { step }, request, params, visit, user }) {
    const plan = await requirePlan(params.id, user);
    const draft = await draftOfNext(plan, step === "describe" ? step : "summary");
    visit.keep({ draftId: draft.id });
    const isOpen = openOf(questionsOf(draft)).length > 0;
    if (step === "summary" && !isOpen && !(await openAfterAsking(request, visit, draft)))
      return visit.goTo(links.braindump(plan.id), NOTHING_MORE);
    const to = PAGES[step]();
    const said = begunWithNewest(plan, await findNewest(plan));
    return said ? visit.goTo(to, said) : redirect(to, 303);
  },
});

const PAGES = { describe: links.wizardDescribe, summary: links.wizardSummary, answers: links.wizardAnswers };
