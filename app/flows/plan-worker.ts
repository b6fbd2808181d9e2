import {
  claimJob,
  failExpiredJobs,
  failJob,
  type Job,
  keepWaitingJobs,
  LEASE_MS,
  type Progress,
  renewJobs,
} from "~/data/jobs";
import { finishJob } from "~/data/plans";
import { SECTION_TITLES } from "~/domain/first-answer";
import { readDraft, summaryProblem } from "~/domain/wizard";
import { config, type ModelConfig } from "~/kernel/config";
import { log } from "~/kernel/log";
import { startWorker, wake } from "~/kernel/worker";
import { noteOutcome } from "~/model/breaker";
import { ModelFailure } from "~/model/failure";
import type { PlanRequest } from "~/planner";
import { planToSave } from "./plan-to-save";

type AtWork = { stop: AbortController; done?: Promise<void> };

/**
 * Starts this process's worker of plan jobs. It runs as many at once as configured, renews their leases, and fails jobs
 * whose lease has expired. @returns a function that stops it: running jobs fail as interrupted and return their generation
 */
export function startPlanWorker(): () => Promise<void> {
  const running = new Map<string, AtWork>();
  const stopLooking = startWorker("plans", LEASE_MS / 3, async (isStopped) => {
    const { model } = config();
    if (running.size > 0) await renew(running);
    await failExpiredJobs();
    while (model && !isStopped() && running.size < model.parallel) {
      const job = await claimJob();
      if (!job) break;
      begin(model, job);
    }
    if (model && running.size >= model.parallel) await keepWaitingJobs();
    return null;
  });

  function begin(model: ModelConfig, job: Job) {
    const atWork: AtWork = { stop: new AbortController() };
    running.set(job.id, atWork);
    atWork.done = runJob(model, job, atWork.stop)
      .catch((error: Error) => log.error({ job: job.id, error }, "plan job"))
      .then(() => {
        running.delete(job.id);
        wake("plans");
      });
  }

  return async () => {
    await stopLooking();
    for (const { stop } of running.values()) stop.abort(new ModelFailure("interrupted"));
    await Promise.all([...running.values()].map(({ done }) => done));
  };
}

/** Renews the leases of jobs at work, and ends the work for those that have ended: cancelled, or taken for dead. */
async function renew(atWork: Map<string, { stop: AbortController }>, progress?: Progress): Promise<void> {
  const goOn = await renewJobs([...atWork.keys()], progress);
  for (const [id, { stop }] of atWork) if (!goOn.includes(id)) stop.abort(new ModelFailure("cancelled"));
}

/** Gets a first answer, saves it with the plan, and ends the job in any case. */
async function runJob(model: ModelConfig, job: Job, stop: AbortController): Promise<void> {
  const startedAt = Date.now();
  // One write at a time, so that progress is saved in its order.
  let saved: Promise<void> = Promise.resolve();
  const save = (progress: Progress) => {
    saved = saved
      .then(() => renew(new Map([[job.id, { stop }]]), progress))
      .catch((error: Error) => log.warn({ job: job.id, error: error.name }, "progress not written"));
  };
  try {
    const request = requestOf(job);
    // The client library is large.
    const { writeFirstAnswer } = await import("~/model/write");
    const firstAnswer = await writeFirstAnswer(model, request, {
      onProgress: ({ stage, finished }) =>
        save({ stage, sections: finished.map((each) => SECTION_TITLES[each]) }),
      signal: stop.signal,
    });
    await saved;
    await finishJob(job.id, planToSave(request, model.name, firstAnswer));
    noteOutcome(null);
    log.info({ job: job.id, ms: Date.now() - startedAt }, "first answer from the model server");
  } catch (error) {
    await saved;
    await fail(job.id, error, Date.now() - startedAt);
  }
}

async function fail(id: string, error: unknown, ms: number): Promise<void> {
  const known = error instanceof ModelFailure ? error : null;
  const failure = known?.failure ?? "unexpected";
  noteOutcome(failure);
  // Only the kind of our own errors: a database's message can quote user input.
  const detail = known?.detail ?? { at: (error as Error)?.name };
  const isAlert = detail.code === "insufficient_quota" || failure === "rejected";
  if (failure === "cancelled") log.info({ job: id, ms }, "plan job cancelled");
  else if (isAlert)
    log.error({ alert: true, job: id, failure, ...detail, ms }, "the model server needs attention");
  else log.warn({ job: id, failure, ...detail, ms }, "nothing from the model server");
  await failJob(id, failure);
}

function requestOf(job: Job): PlanRequest {
  const idea = readDraft(job);
  const { platform } = idea;
  if (!platform || summaryProblem(idea)) throw new ModelFailure("unexpected", { at: "idea" });
  return { ...idea, platform };
}
