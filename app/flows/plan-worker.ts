import {
  cancelJob,
  claimJob,
  failExpiredJobs,
  failJob,
  finishJob,
  type Job,
  keepWaitingJobs,
  LEASE_MS,
  renewJob,
} from "~/data/jobs";
import { tooLongProblem } from "~/domain/description";
import type { Plan } from "~/domain/plan";
import { type Failure, STAGE_TITLES } from "~/domain/plan-job";
import { readDraft } from "~/domain/wizard";
import { config, type ModelConfig } from "~/kernel/config";
import { log } from "~/kernel/log";
import { noteOutcome } from "~/model/breaker";
import { ModelFailure } from "~/model/failure";
import type { PlanRequest } from "~/planner";
import { planToSave } from "./plan-to-save";
import { planner } from "./planner";

/** Even when nobody calls, look this often: for jobs that a dead process left, running or waiting. */
const LOOK_EVERY_MS = LEASE_MS;

/** A placeholder or raw HTML is never saved; the other checks ask for a better plan, once. */
const FATAL_CHECKS = new Set([29, 32]);

type Worker = { wake(): void; stopJob(id: string, failure: Failure): void };

// In development the bundle is loaded again at each change: the worker that runs is reached through this, and stays one.
const WORKER = Symbol.for("loam.plan-worker");
const holder = globalThis as { [WORKER]?: Worker };

/** Tells the worker that a job waits. */
export function wakePlanWorker(): void {
  holder[WORKER]?.wake();
}

/** Cancels a member's job, and its request to the server at once. @returns the job as it is now. */
export async function cancelPlan(id: string, userId: string): Promise<Job | null> {
  const job = await cancelJob(id, userId);
  if (job?.status === "cancelled") holder[WORKER]?.stopJob(id, "cancelled");
  return job;
}

/**
 * Starts the worker of this process: takes up jobs, so many at once as the configuration says, and fails those that
 * nobody has been heard of. @returns a function that ends it: what runs is failed as interrupted, with its token back.
 */
export function startPlanWorker(): () => Promise<void> {
  if (holder[WORKER]) return async () => {};
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;

  async function look(): Promise<void> {
    const { model } = config();
    do {
      again = false;
      await failExpiredJobs();
      while (model && !stopped && running.size < model.parallel) {
        const job = await claimJob();
        if (!job) break;
        begin(model, job);
      }
      if (model && running.size >= model.parallel) await keepWaitingJobs();
    } while (again && !stopped);
  }

  function begin(model: ModelConfig, job: Job) {
    const stop = new AbortController();
    const done = runJob(model, job, stop)
      .catch((error: Error) => log.error({ job: job.id, error }, "plan job"))
      .then(() => {
        running.delete(job.id);
        wake();
      });
    running.set(job.id, { stop, done });
  }

  function wake() {
    again = true;
    if (stopped || looking) return;
    looking = look()
      .catch((error: Error) => {
        again = false;
        log.error({ error }, "plan worker");
      })
      .finally(() => {
        looking = undefined;
        // Called between the last look and here.
        if (again) wake();
      });
  }

  const timer = setInterval(wake, LOOK_EVERY_MS).unref();
  holder[WORKER] = {
    wake,
    stopJob: (id, failure) => running.get(id)?.stop.abort(new ModelFailure(failure)),
  };
  wake();
  return async () => {
    stopped = true;
    delete holder[WORKER];
    clearInterval(timer);
    await looking;
    for (const { stop } of running.values()) stop.abort(new ModelFailure("interrupted"));
    await Promise.all([...running.values()].map(({ done }) => done));
  };
}

/** Writes one plan, and ends its job in any case. */
async function runJob(model: ModelConfig, job: Job, stop: AbortController): Promise<void> {
  const startedAt = Date.now();
  const end = new JobPulse(job.id, stop);
  try {
    const request = requestOf(job);
    const [ours, { writeWithModel }] = await Promise.all([planner(), import("~/model/write")]);
    const base = await ours.writePlan(request);
    const plan = await writeWithModel(model, {
      request,
      base,
      judge: (candidate) => judge(ours, candidate, request),
      onProgress: ({ stage, finished }) =>
        end.beat({ stage, sections: finished.map((each) => STAGE_TITLES[each]) }),
      signal: stop.signal,
    });
    const saved = await planToSave(plan, request, model.name);
    if (!saved) throw new ModelFailure("empty", { at: "rendering" });
    await end.stop();
    await finishJob(job.id, saved);
    noteOutcome(null);
    log.info({ job: job.id, ms: Date.now() - startedAt }, "plan written by the model server");
  } catch (error) {
    await end.stop();
    await fail(job.id, error, Date.now() - startedAt);
  }
}

async function fail(id: string, error: unknown, ms: number): Promise<void> {
  const known = error instanceof ModelFailure ? error : null;
  const failure = known?.failure ?? "unexpected";
  noteOutcome(failure);
  // Of an error of our own its kind only: a database's message can quote what it was to write.
  const detail = known?.detail ?? { at: (error as Error)?.name };
  const isAlert = detail.code === "insufficient_quota" || failure === "rejected";
  if (failure === "cancelled") log.info({ job: id, ms }, "plan job cancelled");
  else if (isAlert)
    log.error({ alert: true, job: id, failure, ...detail, ms }, "the model server needs attention");
  else log.warn({ job: id, failure, ...detail, ms }, "no plan from the model server");
  await failJob(id, failure);
}

function requestOf({ platform, appType, description }: Job): PlanRequest {
  const read = readDraft({ platform, appType, description });
  if (!read.platform) throw new ModelFailure("unexpected", { at: "platform" });
  if (tooLongProblem(description)) throw new ModelFailure("unexpected", { at: "description" });
  return { ...read, platform: read.platform };
}

type Planner = Awaited<ReturnType<typeof planner>>;

function judge({ checkPlan, renderPlan }: Planner, plan: Plan, request: PlanRequest) {
  const problems = checkPlan(plan, renderPlan(plan, request), request);
  return {
    problems: problems.map(({ message }) => message),
    fatal: problems.some(({ check }) => FATAL_CHECKS.has(check)),
  };
}

/** Keeps a job's lease, writes down how far it is, one write after the other, and stops the work when the job is over. */
class JobPulse {
  private last: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly id: string,
    private readonly work: AbortController,
  ) {
    this.timer = setInterval(() => this.beat({}), LEASE_MS / 3).unref();
  }

  beat(progress: Parameters<typeof renewJob>[1]): void {
    this.last = this.last.then(async () => {
      try {
        const goesOn = await renewJob(this.id, progress);
        // Cancelled by another process, or taken for dead.
        if (!goesOn) this.work.abort(new ModelFailure("cancelled"));
      } catch (error) {
        log.warn({ job: this.id, error: (error as Error).name }, "progress not written");
      }
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }
}
