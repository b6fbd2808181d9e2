import {
  cancelJob,
  claimJob,
  failExpiredJobs,
  failJob,
  type Job,
  keepWaitingJobs,
  LEASE_MS,
  renewJob,
} from "~/data/jobs";
import { finishJob } from "~/data/plans";
import { SECTION_TITLES } from "~/domain/first-answer";
import type { Failure } from "~/domain/plan-job";
import { readDraft, summaryProblem } from "~/domain/wizard";
import { config, type ModelConfig } from "~/kernel/config";
import { log } from "~/kernel/log";
import { inBackground } from "~/kernel/request-context";
import { noteOutcome } from "~/model/breaker";
import { ModelFailure } from "~/model/failure";
import type { PlanRequest } from "~/planner";
import { planToSave } from "./plan-to-save";

/** Also without a call, for jobs of a process that died. */
const LOOK_EVERY_MS = LEASE_MS;

type Worker = { wake(): void; stopJob(id: string, failure: Failure): void };

// In development the bundle is reloaded at each change; the symbol keeps one worker running.
const WORKER = Symbol.for("loam.plan-worker");
const holder = globalThis as { [WORKER]?: Worker };

/** Tells the worker that a job is waiting. */
export function wakePlanWorker(): void {
  holder[WORKER]?.wake();
}

/** Cancels a member's job and its request to the model. @returns the job as it is now */
export async function cancelPlan(id: string, userId: string): Promise<Job | null> {
  const job = await cancelJob(id, userId);
  if (job?.status === "cancelled") holder[WORKER]?.stopJob(id, "cancelled");
  return job;
}

/**
 * Starts this process's worker. It runs as many jobs at once as configured and fails those whose lease has
 * expired. @returns a function that stops it: running jobs fail as interrupted and return their token
 */
export function startPlanWorker(): () => Promise<void> {
  if (holder[WORKER]) return async () => {};
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;

  async function look(): Promise<void> {
    do {
      again = false;
      const { model } = config();
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
    looking = inBackground(look)
      .catch((error: Error) => {
        again = false;
        log.error({ error }, "plan worker");
      })
      .finally(() => {
        looking = undefined;
        // Called after the last look.
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

/** Drafts a first answer, saves it with the plan, and ends the job in any case. */
async function runJob(model: ModelConfig, job: Job, stop: AbortController): Promise<void> {
  const startedAt = Date.now();
  const pulse = new JobPulse(job.id, stop);
  try {
    const request = requestOf(job);
    // The client library is large.
    const { writeFirstAnswer } = await import("~/model/write");
    const firstAnswer = await writeFirstAnswer(model, request, {
      onProgress: ({ stage, finished }) =>
        pulse.beat({ stage, sections: finished.map((each) => SECTION_TITLES[each]) }),
      signal: stop.signal,
    });
    await pulse.stop();
    await finishJob(job.id, planToSave(request, model.name, firstAnswer));
    noteOutcome(null);
    log.info({ job: job.id, ms: Date.now() - startedAt }, "first answer drafted by the model server");
  } catch (error) {
    await pulse.stop();
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

/** Renews a job's lease, saves its progress one write at a time, and aborts the work when the job has ended. */
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
        // Cancelled by another process, or its lease expired.
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
