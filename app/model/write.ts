import { setTimeout as wait } from "node:timers/promises";
import type { Plan } from "~/domain/plan";
import { STAGES } from "~/domain/plan-job";
import type { ModelConfig } from "~/kernel/config";
import { type Answer, ask, type Message } from "./ask";
import { classify } from "./classify";
import { ModelFailure } from "./failure";
import { findJson, isBlank } from "./find-json";
import { fitPlan } from "./fit-plan";
import { type Progress, ProgressReader } from "./progress";
import { type ModelRequest, openingMessages, repairMessages } from "./prompt";

const ignore = () => {};

const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 500;

type Onlooker = (progress: Progress) => void;

export type Writing = {
  request: ModelRequest;
  /** The built-in planner's plan of the same idea: fills what a model leaves out. */
  base: Plan;
  /** What is wrong with a plan; `fatal` when it must not be saved even so. */
  judge: (plan: Plan) => { problems: string[]; fatal: boolean };
  onProgress?: Onlooker;
  /** Aborted with a ModelFailure as its reason. */
  signal?: AbortSignal;
};

/**
 * Has the model write a plan: asked at most three times when the server fails, once more for less when the answer was
 * cut off, and once more with what is wrong with it; all of that before the deadline.
 * @throws ModelFailure and nothing else.
 */
export async function writeWithModel(model: ModelConfig, writing: Writing): Promise<Plan> {
  const late = new AbortController();
  const deadline = Date.now() + model.deadlineMs;
  const failure = new ModelFailure("slow", { at: "deadline" });
  const timer = setTimeout(() => late.abort(failure), model.deadlineMs);
  const signal = writing.signal ? AbortSignal.any([writing.signal, late.signal]) : late.signal;
  try {
    return await write(new Asker(model, signal, deadline), writing);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure("unexpected", { at: error instanceof Error ? error.name : typeof error });
  } finally {
    clearTimeout(timer);
  }
}

async function write(asker: Asker, { request, base, judge, onProgress = ignore }: Writing): Promise<Plan> {
  const { opening, answer } = await firstAnswer(asker, request, onProgress);
  onProgress({ stage: "checks", finished: STAGES.filter((stage) => stage !== "checks") });
  const first = read(answer, base, judge);
  if (first.problems.length === 0 && first.plan) return first.plan;
  // What is good enough to be saved is not lost when the repair goes wrong, unless nobody waits for it any more.
  try {
    const repaired = await asker.ask(repairMessages(opening, answer.text, first.problems), ignore);
    const second = read(repaired, base, judge);
    if (second.plan && repaired.whole) return second.plan;
  } catch (error) {
    const isUnwanted =
      error instanceof ModelFailure && (error.failure === "cancelled" || error.failure === "interrupted");
    if (!first.plan || isUnwanted) throw error;
  }
  if (first.plan) return first.plan;
  throw new ModelFailure("unusable", { at: "plan" });
}

/** An answer that was not cut off. */
async function firstAnswer(
  asker: Asker,
  request: ModelRequest,
  onProgress: Onlooker,
): Promise<{ opening: Message[]; answer: Answer }> {
  for (const size of ["full", "small"] as const) {
    const opening = openingMessages(request, size);
    const answer = await asker.ask(opening, onProgress);
    if (answer.whole && isBlank(answer.text)) throw new ModelFailure("empty");
    if (answer.whole) return { opening, answer };
    if (size === "small" && isBlank(answer.text)) throw new ModelFailure("empty", { at: "cut off" });
  }
  throw new ModelFailure("unusable", { at: "cut off" });
}

type Reading = { plan?: Plan; problems: string[] };

/** `plan` is there when it may be saved, whatever else is to be said about it. */
function read({ text }: Answer, base: Plan, judge: Writing["judge"]): Reading {
  const json = findJson(text);
  if (!json) return { problems: ["The answer is not one complete JSON object."] };
  const fitted = fitPlan(json, base);
  if ("problems" in fitted) return fitted;
  const { problems, fatal } = judge(fitted.plan);
  return fatal ? { problems } : { plan: fitted.plan, problems };
}

/** Asks, and asks again when the server failed in a way that may pass. */
class Asker {
  private retries = 0;

  constructor(
    private readonly model: ModelConfig,
    private readonly signal: AbortSignal,
    private readonly deadline: number,
  ) {}

  async ask(messages: Message[], onProgress: Onlooker): Promise<Answer> {
    for (;;) {
      const progress = new ProgressReader();
      const onText = (text: string) => {
        const change = progress.read(text);
        if (change) onProgress(change);
      };
      try {
        return await ask(this.model, messages, { signal: this.signal, onText });
      } catch (error) {
        await this.waitOrThrow(classify(error));
      }
    }
  }

  private async waitOrThrow(failure: ModelFailure): Promise<void> {
    if (!failure.retry || this.retries >= MOST_RETRIES) throw failure;
    const waitMs = failure.retry.afterMs ?? FIRST_WAIT_MS * 2 ** this.retries;
    if (Date.now() + waitMs >= this.deadline) throw failure;
    this.retries += 1;
    try {
      await wait(waitMs, undefined, { signal: this.signal });
    } catch {
      throw this.signal.reason;
    }
  }
}
