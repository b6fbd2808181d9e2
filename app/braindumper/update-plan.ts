import { type Queries, transaction } from "~/base/data/database";
import {
  type Draft,
  findDraft,
  insertDraftFrom,
  isUntouched,
  listDraftsFrom,
  updateDraft,
} from "~/braindumper/data/drafts";
import {
  type BrainDump,
  findNewest,
  findPlan,
  isLike,
  listVersions,
  type SavedVersion,
  saveVersion,
} from "~/braindumper/data/plans";
import { answerProblem, answersProblem } from "~/site/idea/limits";
import type { Platform } from "~/site/idea/platforms";
import { type Conflict, mergeIdeas } from "./merge-ideas";
import { planToSave } from "./plan-to-save";
import { numbered, type PlanRequest, pointsOf, TRIED } from "./planner";
import { type Asked, answersOfPlan } from "./questions";
import { planName } from "./saved-plan";
import { appTypeFor, readDraft, type Step, type WizardDraft } from "./wizard";

/** Saves this idea as the version after `from`, the newest of its project. Costs no generation. */
export function updatePlan(
  from: BrainDump,
  idea: PlanRequest & { asked?: Asked | null },
  draftId: string | null,
  tx?: Queries,
): Promise<SavedVersion> {
  return saveVersion(from, planToSave(idea), draftId, tx && ((work) => work(tx)));
}

/** Returns what a plan's next version starts from: the newest version's words, with this plan's builder and app type. */
async function nextIdea(plan: BrainDump): Promise<{ newest: BrainDump; idea: WizardDraft }> {
  const newest = (await findNewest(plan)) ?? plan;
  const { platform, appType } = readDraft(plan);
  return { newest, idea: { ...ideaOf(newest), platform, appType } };
}

const ideaOf = (plan: BrainDump): WizardDraft => ({ ...readDraft(plan), name: planName(plan) });

/** Returns the newest words as a plan for another builder: an existing version, or a new one. */
export async function planForBuilder(plan: BrainDump, platform: Platform): Promise<SavedVersion> {
  const versions = await listVersions(plan.projectId, plan.userId);
  const newest = versions[0] ?? plan;
  const { description, name } = ideaOf(newest);
  const idea = {
    platform,
    appType: appTypeFor(platform, readDraft(newest)),
    name,
    description,
    answers: newest.answers ?? answersOfPlan({ description, answers: null }),
    asked: newest.asked,
  };
  const wanted = planToSave(idea);
  const known = versions.find((each) => isLike(each, wanted));
  return known ? { outcome: "saved", id: known.id } : updatePlan(newest, idea, null);
}

/**
 * Returns how to save a plan's next version with what its author wrote after trying the app, or why it has no room for that.
 * Earlier points stay before them.
 */
export async function planWithPoints(
  plan: BrainDump,
  points: string,
): Promise<{ problem: string | null; save: (tx: Queries) => Promise<SavedVersion | null> }> {
  const { newest, idea } = await nextIdea(plan);
  const { platform, description } = idea;
  const known = newest.answers ?? answersOfPlan({ description, answers: null });
  const before = known.find(({ id }) => id === TRIED.id);
  const [told, fresh] = [pointsOf(before?.answer ?? ""), pointsOf(points)];
  const isThere = told.slice(-fresh.length).join("\n") === fresh.join("\n");
  const answer = numbered(isThere ? told : [...told, ...fresh]);
  const answers = [...known.filter((each) => each !== before), { ...tried, answer }];
  const isTooMuch = answerProblem(answer, TRIED.id) ?? answersProblem(answers.map((each) => each.answer));
  return {
    problem: isTooMuch && NO_ROOM,
    save: async (tx) => platform && updatePlan(newest, { ...idea, platform, answers }, null, tx),
  };
}

const tried = { id: TRIED.id, question: TRIED.question };

const NO_ROOM =
  "The plan has no room for all of this. Write it shorter, or take out the tick: the message has it anyway.";

/** Returns the draft of a plan's next version: one already begun, merged with newer versions, or a new one. */
export async function draftOfNext(plan: BrainDump, step: Step): Promise<Draft> {
  const { newest, idea } = await nextIdea(plan);
  const versions = await listVersions(plan.projectId, plan.userId);
  const drafts = await listDraftsFrom(
    versions.map(({ id }) => id),
    plan.userId,
  );
  const isFor = ({ platform, appType }: Draft) => platform === idea.platform && appType === idea.appType;
  const begun =
    drafts.find((each) => !isUntouched(each) && (each.fromPlanId === plan.id || isFor(each))) ??
    drafts.find((each) => each.fromPlanId === newest.id && isFor(each));
  if (begun) return (await catchUp(begun, false)).draft;
  const made = { ...idea, step, userId: plan.userId, fromPlanId: newest.id };
  return transaction((tx) => insertDraftFrom(tx, made));
}

/** `newest` is the version that was merged into the draft, or null when there was no newer one. */
type CaughtUp = { draft: Draft; newest: BrainDump | null; conflicts: Conflict[] };

/**
 * Merges versions saved since the draft was begun into it. Where both changed the same thing the draft's words stay, and the
 * others are returned as conflicts. `isShown`: the author sees these conflicts now, so from here on the draft's words win.
 */
export async function catchUp(draft: Draft, isShown: boolean): Promise<CaughtUp> {
  const none = { draft, newest: null, conflicts: [] };
  const { userId, fromPlanId } = draft;
  const from = userId && fromPlanId ? await findPlan(fromPlanId, userId) : null;
  const newest = from && (await findNewest(from));
  if (!newest || newest.id === fromPlanId) return none;
  const { conflicts, ...merged } = mergeIdeas(ideaOf(from), readDraft(draft), ideaOf(newest));
  const change = { ...merged, fromPlanId: isShown || conflicts.length === 0 ? newest.id : fromPlanId };
  const saved = await transaction((tx) => updateDraft(tx, draft, change));
  if (saved) return { draft: saved, newest, conflicts };
  // Another tab saved the draft first; start again with what it saved.
  const again = await findDraft(draft.id);
  return again ? catchUp(again, isShown) : none;
}
