import { findJob, queueJobAgain } from "~/data/jobs";
import { type BrainDump, findPlan, type SavedVersion } from "~/data/plans";
import { type Answer, READING_ID } from "~/domain/answers";
import { addReading, type FirstAnswerView } from "~/domain/first-answer";
import { failureText, readFailure } from "~/domain/plan-job";
import { summaryProblem } from "~/domain/wizard";
import { READING } from "~/planner";
import { modelInUse } from "./pause-model";
import { answersOfPlan } from "./questions";
import { nextIdea, updatePlan } from "./update-plan";

/** What stands beneath a plan: its project's first answer, or what becomes of that. Null when none was asked for. */
export async function viewFirstAnswer(plan: BrainDump): Promise<FirstAnswerView | null> {
  const { projectId, userId, platform } = plan;
  const job = await findJob(projectId, userId);
  // After the job: one that ends between the two has its answer there.
  const answer = plan.firstAnswer ?? (await findPlan(projectId, userId))?.firstAnswer;
  if (answer) return { state: "written", answer, reading: readingIn(plan.answers) };
  if (job?.status === "running") return { state: "running" };
  if (job?.status !== "failed") return null;
  const failure = readFailure(job.failure);
  return { state: "failed", ...failureText(failure, platform), canTry: await canTryAgain(failure) };
}

/** A flagged idea is flagged again. */
async function canTryAgain(failure: string | null): Promise<boolean> {
  return failure !== "flagged" && (await modelInUse()) !== null;
}

/** Has a first answer that failed written again; nothing happens while there is no model server. */
export async function tryFirstAnswerAgain({ projectId, userId }: BrainDump): Promise<void> {
  const job = await findJob(projectId, userId);
  if (job && (await canTryAgain(job.failure))) await queueJobAgain(projectId, userId);
}

const readingIn = (answers: Answer[] | null) => answers?.find(({ id }) => id === READING_ID)?.answer ?? "";

/**
 * Makes the next version of a plan's project, with what its author says to the first answer among the answers.
 * @returns what became of it, or why it is too much
 */
export async function answerFirstAnswer(
  plan: BrainDump,
  said: string,
): Promise<SavedVersion | { outcome: "too much"; problem: string }> {
  // Another tab may have made a newer version: nothing that this one has is lost.
  const { newest, idea: found } = await nextIdea(plan);
  const { platform, ...idea } = found;
  if (!platform) return { outcome: "gone" };
  const { id, question } = READING;
  const others = answersOfPlan(idea).filter((each) => each.id !== id);
  const reading = { id, question, answer: addReading(readingIn(idea.answers), said) };
  const next = { ...idea, platform, answers: [...others, reading] };
  const problem = summaryProblem(next);
  return problem ? { outcome: "too much", problem } : updatePlan(newest, next, null);
}
