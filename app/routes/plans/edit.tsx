import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { transaction } from "~/data/database";
import { insertDraftFrom, listDraftsFrom } from "~/data/drafts";
import { findPlan } from "~/data/plans";
import { editPlanForm } from "~/domain/forms/wizard";
import { planName } from "~/domain/saved-plan";
import { readDraft } from "~/domain/wizard";
import { memberAction } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { noBraindump } from "~/http/problem";
import { links } from "~/links";

/** Editing is a post; a GET shows the plan. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(links.braindump(params.id ?? ""), 303);
}

/**
 * Copies a saved plan's idea, name and answers into a draft. Generating it makes a new plan linked to this
 * one. Pressed again, it continues that draft. 'Answer more' leads to the summary, which asks what is open.
 */
export const action = memberAction(editPlanForm, {
  isButton: true,
  limit: LIMITS.wizard,
  async handle({ values: { step }, params, visit, user }) {
    const plan = await findPlan(params.id ?? "", user.id);
    if (!plan) throw noBraindump();
    const [begun] = await listDraftsFrom(plan.id, user.id);
    const idea = { ...readDraft(plan), name: planName(plan), step, userId: user.id, fromPlanId: plan.id };
    const draft = begun ?? (await transaction((tx) => insertDraftFrom(tx, idea)));
    visit.keep({ draftId: draft.id });
    return redirect(step === "describe" ? links.wizardDescribe() : links.wizardSummary(), 303);
  },
});
