import { data, redirect } from "@remix-run/node";
import { countGenerationsLeft } from "~/data/allowance";
import { findJob, type Job } from "~/data/jobs";
import { findPlan } from "~/data/plans";
import { failureText, type JobView, jobMark, readFailure, readStage } from "~/domain/plan-job";
import { readDraft } from "~/domain/wizard";
import { links } from "~/links";
import { noBraindump } from "./problem";

const REFRESH_SECONDS = 2;

/** The member's plan, or its job while there is none. @throws 404 when there is neither */
export async function requirePlanOrJob(id: string, userId: string) {
  const plan = await findPlan(id, userId);
  if (plan) return { plan };
  const job = await findJob(id, userId);
  if (job && job.status !== "done") return { job };
  // The job may have finished between the two queries; otherwise the plan was deleted.
  const finished = job && (await findPlan(id, userId));
  if (finished) return { plan: finished };
  throw noBraindump();
}

/**
 * What the page of a job shows. While the job runs the page reloads itself; with scripts it moves to `?live`
 * and polls instead.
 */
export async function showJob(request: Request, job: Job) {
  const { searchParams } = new URL(request.url);
  const isLive = searchParams.has("live");
  const isRunning = job.status === "running";
  if (isLive && !isRunning) throw leaveLive(job.id);
  const { platform } = readDraft(job);
  const view = viewOf(job, searchParams.has("other"));
  const headers: Record<string, string> = isRunning && !isLive ? { Refresh: String(REFRESH_SECONDS) } : {};
  return data({ ...view, platform, generationsLeft: await countGenerationsLeft(job.userId) }, { headers });
}

/** From `?live` to the page itself. */
export function leaveLive(id: string): Response {
  return redirect(links.plan(id), 303);
}

function viewOf(job: Job, otherWaits: boolean): JobView {
  const { id } = job;
  if (job.status === "running") {
    const finished = job.sections ?? [];
    return { state: "running", id, stage: readStage(job.stage), finished, mark: jobMark(job), otherWaits };
  }
  const failure = readFailure(job.failure);
  return { state: "failed", id, failure, ...failureText(failure, job.platform) };
}
