import { createHash } from "node:crypto";
import { transaction } from "~/base/data/database";
import { config } from "~/base/kernel/config";
import { countOne } from "~/base/kernel/counters";
import { log } from "~/base/kernel/log";
import { info } from "~/base/text/flash";
import { addAsked, type Draft, findDraft } from "~/braindumper/data/drafts";
import { countModelCall } from "~/braindumper/data/model-calls";
import { findPlan } from "~/braindumper/data/plans";
import { listRounds } from "~/braindumper/data/rounds";
import { ModelFailure } from "~/braindumper/model/failure";
import { isResting, noteCall } from "~/braindumper/model/rest";
import { countSending, LIMITS } from "~/identity/limits";
import type { Visit } from "~/identity/visit";
import { descriptionProblem } from "~/site/idea/description";
import type { Answer } from "./answers";
import { MOST_ASKED, nextQuestion, ownQuestions, questionsOf, WORDS_FIRST } from "./questions";

/**
 * Lets the model server, where there is one, ask about an idea that was sent, and stores its questions with the draft.
 * An idea whose questions are there already is not asked about again. It takes no longer than MODEL_DEADLINE_SECONDS,
 * and never fails: then only the six questions are asked.
 */
export async function askAboutIdea(request: Request, visit: Visit, draft: Draft): Promise<void> {
  if (draft.asked?.of === ideaMark(draft.description)) return;
  await askFor(request, visit, draft, WORDS_FIRST - ownQuestions(draft).length);
}

/** What the model server reads of what the author wrote after trying the app: the newest. */
const ROUNDS_READ = 3;

/** Returns the next question of a draft. If there is none, the model server may ask further ones; null when it asks none. */
export async function openAfterAsking(request: Request, visit: Visit, draft: Draft): Promise<Answer | null> {
  const next = nextQuestion(questionsOf(draft));
  if (next) return next;
  const { userId, fromPlanId } = draft;
  const plan = userId && fromPlanId ? await findPlan(fromPlanId, userId) : null;
  const rounds = plan ? await listRounds(plan) : [];
  const words = rounds.slice(0, ROUNDS_READ).map((each) => each.words);
  await askFor(request, visit, draft, WORDS_FIRST, words);
  const now = await findDraft(draft.id);
  return now && nextQuestion(questionsOf(now));
}

/** What is said where that finds none. */
export const NOTHING_MORE = info("There is nothing more to ask", undefined, 10);

/** Marks an idea, to see later whether it is still the same. */
const ideaMark = (description: string) =>
  createHash("sha256").update(description).digest("base64url").slice(0, 12);

async function askFor(request: Request, visit: Visit, draft: Draft, wanted: number, rounds: string[] = []) {
  const { model } = config();
  const { description } = draft;
  const most = Math.min(wanted, MOST_ASKED - (draft.asked?.questions.length ?? 0));
  if (!model || most <= 0 || isResting() || descriptionProblem(description)) return;
  const account = visit.user && { email: visit.user.email, isMember: true };
  if ((await countSending(request, LIMITS.model, account)) > 0) return;
  if (!(await transaction((tx) => countModelCall(tx, model.callsPerDay), { durable: false }))) return;
  const startedAt = Date.now();
  try {
    // Loaded at its first use, because the client library is large.
    const { questionsFromModel } = await import("~/braindumper/model/questions");
    const own = ownQuestions(draft).map(({ id }) => id);
    const known = questionsOf(draft).filter(({ id, answer }) => answer || own.includes(id));
    const found = await questionsFromModel(model, { description, answers: known, rounds }, most);
    noteCall(null);
    await transaction((tx) => addAsked(tx, draft, ideaMark(description), found));
    log.info({ questions: found.length, ms: Date.now() - startedAt }, "the model server asks");
  } catch (error) {
    // Only the kind of another error: a database's message can quote what was typed.
    const failure =
      error instanceof ModelFailure ? error : new ModelFailure("unusable", { code: (error as Error).name });
    noteCall(failure);
    countOne("modelFailures", failure.failure);
    const told = { failure: failure.failure, ...failure.detail, ms: Date.now() - startedAt };
    if (failure.needsOperator) log.error({ alert: true, ...told }, "the model server needs attention");
    else log.warn(told, "no questions from the model server");
  }
}
