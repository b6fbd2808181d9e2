import { config, type ModelConfig } from "~/base/kernel/config";
import { countOne } from "~/base/kernel/counters";
import { log } from "~/base/kernel/log";
import { startWorker, wake } from "~/base/kernel/worker";
import {
  claimJob,
  failExpiredJobs,
  failJob,
  finishJob,
  type Job,
  keepWaitingJobs,
  LEASE_MS,
  renewJobs,
} from "~/braindumper/data/jobs";
import { findAnyPlan } from "~/braindumper/data/plans";
import { isBreakerOpen, noteOutcome } from "~/braindumper/model/breaker";
import { ModelFailure } from "~/braindumper/model/failure";
import type { PlanRequest } from "./planner";
import { planName } from "./saved-plan";
import { readDraft, summaryProblem } from "./wizard";

type AtWork = { stop: AbortController; done?: Promise<void> };

/**
 * Starts this process's worker for first answers: it runs as many jobs at once as configured, renews their leases, and fails
 * jobs with an expired lease. @returns a function that stops it; running jobs then fail as interrupted
 */
export function startPlanWorker(): () => Promise<void> {
  const running = new Map<string, AtWork>();
  const stopLooking = startWorker("plans", LEASE_MS / 3, async (isStopped) => {
    const { model } = config();
    if (running.size > 0) await renew(running);
    await failExpiredJobs();
    const isFree = () => model !== null && running.size < model.parallel && !isBreakerOpen();
    while (model && !isStopped() && isFree()) {
      const job = await claimJob();
      if (!job) break;
      begin(model, job);
    }
    if (model && !isFree()) await keepWaitingJobs();
    return null;
  });

  function begin(model: ModelConfig, job: Job) {
    const atWork: AtWork = { stop: new AbortController() };
    running.set(job.id, atWork);
    atWork.done = runJob(model, job, atWork.stop)
      .catch((error: Error) => log.error({ job: job.id, error }, "first answer"))
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

/** Renews the leases of running jobs, and aborts those that no longer exist: the plan was deleted, or the lease expired. */
async function renew(atWork: Map<string, { stop: AbortController }>): Promise<void> {
  const goOn = await renewJobs([...atWork.keys()]);
  for (const [id, { stop }] of atWork) if (!goOn.includes(id)) stop.abort(new ModelFailure("interrupted"));
}

/** Runs one job: gets a first answer and stores it beside the plan. The job ends in any case. */
async function runJob(model: ModelConfig, job: Job, stop: AbortController): Promise<void> {
  const startedAt = Date.now();
  try {
    const request = await requestOf(job);
    // Loaded on first use, because the client library is large.
    const { isFlagged } = await import("~/braindumper/model/moderate");
    const { writeFirstAnswer } = await import("~/braindumper/model/write");
    const texts = [request.description, ...request.answers.map(({ answer }) => answer)];
    if (await isFlagged(model, texts.join("\n"))) throw new ModelFailure("flagged");
    const firstAnswer = await writeFirstAnswer(model, request, stop.signal);
    await finishJob(job.id, firstAnswer, model.name);
    noteOutcome(null);
    log.info({ job: job.id, ms: Date.now() - startedAt }, "first answer from the model server");
  } catch (error) {
    await fail(job.id, error, Date.now() - startedAt);
  }
}

async function fail(id: string, error: unknown, ms: number): Promise<void> {
  const known = error instanceof ModelFailure ? error : null;
  const failure = known?.failure ?? "unexpected";
  noteOutcome(failure);
  countOne("modelFailures", failure);
  // Logs only the kind of error: a database's message can quote user input.
  const detail = known?.detail ?? { at: (error as Error)?.name };
  const isAlert = detail.code === "insufficient_quota" || failure === "rejected";
  if (isAlert)
    log.error({ alert: true, job: id, failure, ...detail, ms }, "the model server needs attention");
  else log.warn({ job: id, failure, ...detail, ms }, "nothing from the model server");
  await failJob(id, failure);
}

async function requestOf({ id }: Job): Promise<PlanRequest> {
  const plan = await findAnyPlan(id);
  const idea = plan && { ...readDraft(plan), name: planName(plan) };
  if (!idea?.platform || summaryProblem(idea)) throw new ModelFailure("unexpected", { at: "idea" });
  return { ...idea, platform: idea.platform };
}
