import { setTimeout as wait } from "node:timers/promises";
import type { ModelConfig } from "~/base/kernel/config";
import type { FirstAnswer } from "~/braindumper/first-answer";
import { ask, type Message, type Reply } from "./ask";
import { classify } from "./classify";
import { ModelFailure } from "./failure";
import { isBlank } from "./find-json";
import { type DraftRequest, openingMessages, repairMessages } from "./prompt";
import { readFirstAnswer } from "./read-answer";

const MOST_RETRIES = 2;
const FIRST_WAIT_MS = 500;

/**
 * Gets the first answer to an idea before the deadline. Server errors are retried up to twice. A cut-off reply is
 * requested once more in a shorter form, an unusable one once more with a correction.
 * @param signal must be aborted with a ModelFailure as its reason
 * @throws ModelFailure only
 */
export async function writeFirstAnswer(
  model: ModelConfig,
  request: DraftRequest,
  signal?: AbortSignal,
): Promise<FirstAnswer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ModelFailure("slow", { at: "deadline" })), model.deadlineMs);
  const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    return await write(new Asker(model, stop), request);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure("unexpected", { at: error instanceof Error ? error.name : typeof error });
  } finally {
    clearTimeout(timer);
  }
}

async function write(asker: Asker, request: DraftRequest): Promise<FirstAnswer> {
  const { opening, reply } = await wholeReply(asker, request);
  const first = readFirstAnswer(reply.text);
  if (first) return first;
  const repaired = await asker.ask(repairMessages(opening, reply.text));
  const second = repaired.whole ? readFirstAnswer(repaired.text) : null;
  if (second) return second;
  throw new ModelFailure("unusable", { at: "draft" });
}

async function wholeReply(
  asker: Asker,
  request: DraftRequest,
): Promise<{ opening: Message[]; reply: Reply }> {
  let isEmpty = false;
  for (const size of ["full", "small"] as const) {
    const opening = openingMessages(request, size);
    const reply = await asker.ask(opening);
    isEmpty = isBlank(reply.text);
    if (reply.whole && !isEmpty) return { opening, reply };
    if (reply.whole) break;
  }
  throw new ModelFailure(isEmpty ? "empty" : "unusable", { at: "cut off" });
}

/** Sends requests and retries after temporary server errors. */
class Asker {
  private retries = 0;
  private readonly deadline: number;

  constructor(
    private readonly model: ModelConfig,
    private readonly signal: AbortSignal,
  ) {
    this.deadline = Date.now() + model.deadlineMs;
  }

  async ask(messages: Message[]): Promise<Reply> {
    for (;;) {
      try {
        return await ask(this.model, messages, this.signal);
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
