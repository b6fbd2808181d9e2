import { findJob, queueJobAgain } from "~/braindumper/data/jobs";
import { type BrainDump, findPlan, type SavedVersion } from "~/braindumper/data/plans";
import { type Answer, READING_ID } from "~/site/idea/answers";
import { addReading, type FirstAnswerView } from "./first-answer";
import { modelInUse } from "./pause-model";
import { failureText, readFailure } from "./plan-job";
import { READING } from "./planner";
import { answersOfPlan } from "./questions";
import { nextIdea, updatePlan } from "./update-plan";
import { summaryProblem } from "./wizard";

/** Returns what the plan's page shows of the first answer: its text, progress or failure. Null when none was asked for. */
export async function viewFirstAnswer(plan: BrainDump): Promise<FirstAnswerView | null> {
  const { projectId, userId, platform } = plan;
  const job = await findJob(projectId, userId);
  // Read after the job: a job that finishes between the two reads has stored its answer by now.
  const answer = plan.firstAnswer ?? (await findPlan(projectId, userId))?.firstAnswer;
  if (answer) return { state: "written", answer, reading: readingIn(plan.answers) };
  if (job?.status === "running") return { state: "running" };
  if (job?.status !== "failed") return null;
  const failure = readFailure(job.failure);
  return { state: "failed", ...failureText(failure, platform), canTry: await canTryAgain(failure) };
}

/** A flagged idea cannot be tried again, because moderation would flag it again. */
async function canTryAgain(failure: string | null): Promise<boolean> {
  return failure !== "flagged" && (await modelInUse()) !== null;
}

/** Queues a failed first answer again. Does nothing without a model server. */
export async function tryFirstAnswerAgain({ projectId, userId }: BrainDump): Promise<void> {
  const job = await findJob(projectId, userId);
  if (job && (await canTryAgain(job.failure))) await queueJobAgain(projectId, userId);
}

const readingIn = (answers: Answer[] | null) => answers?.find(({ id }) => id === READING_ID)?.answer ?? "";

/**
 * Makes the project's next version, in which the author's reply to the first answer is one of the answers.
 * @returns what became of it, or why the idea is now too long
 */
export async function answerFirstAnswer(
  plan: BrainDump,
  said: string,
): Promise<SavedVersion | { outcome: "too much"; problem: string }> {
  // Build on the newest version: another tab may have made one, and its changes must not get lost.
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
