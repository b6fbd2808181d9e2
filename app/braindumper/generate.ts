import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { NO_GENERATIONS } from "~/braindumper/allowance";
import type { Draft } from "~/braindumper/data/drafts";
import { findPlan } from "~/braindumper/data/plans";
import { conflictText, UPDATE_REFUSALS } from "~/braindumper/saved-plan";
import { catchUp } from "~/braindumper/update-plan";
import { readDraft, summaryProblem } from "~/braindumper/wizard";
import { isOtherIdea } from "~/braindumper/wizard-visit";
import { makePlan } from "~/braindumper/write-plan";
import { FormRejection } from "~/identity/form-rejection";
import type { OpenVisit } from "~/identity/visit";
import { summaryValues } from "./save-summary";

/**
 * Makes the plan of a member's draft and leads to it. The draft's key becomes the plan's, so that a second press finds the plan of
 * the first. @throws FormRejection
 */
export async function generate(
  visit: OpenVisit,
  userId: string,
  draftKey: string,
  saved: Draft,
): Promise<Response> {
  const { draft, newest, conflicts } = await catchUp(saved, true);
  const idea = readDraft(draft);
  const refuse = (form: string, status = 409) => new FormRejection({ form }, status, summaryValues(idea));
  if (newest && conflicts.length > 0) throw refuse(conflictText(newest, conflicts));
  if (isOtherIdea(draft, draftKey)) throw refuse(CHANGED);
  const problem = summaryProblem(idea);
  if (problem) throw refuse(problem, 400);
  const made = await makePlan(userId, draftKey, draft);
  if (made.outcome === "no generations") throw refuse(NO_GENERATIONS, 400);
  if (made.outcome !== "saved") throw refuse(UPDATE_REFUSALS[made.outcome]);
  const plan = draft.fromPlanId ? await findPlan(made.id, userId) : null;
  const to = links.braindump(made.id);
  return plan ? visit.goTo(to, success(`This is version ${plan.version} now`)) : redirect(to, 303);
}

const CHANGED = "This idea was changed in another tab. This is how it stands now: check it, then generate.";
