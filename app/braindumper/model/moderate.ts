import { HOUR_MS, now } from "~/base/kernel/clock";
import type { ModelConfig } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { classify } from "./classify";
import { modelClient } from "./client";

const MOST_MS = 3000;
/** Servers that lack the endpoint are not asked again for an hour. */
const absentUntil = new Map<string, number>();

/**
 * Returns whether the server's moderation endpoint flags a text. If it does not answer, the text passes: the model
 * can still refuse it.
 */
export async function isFlagged(model: ModelConfig, text: string): Promise<boolean> {
  if (!model.moderates || (absentUntil.get(model.baseUrl) ?? 0) > now().getTime()) return false;
  const signal = AbortSignal.timeout(Math.min(MOST_MS, model.idleMs));
  try {
    const { results } = await modelClient(model).moderations.create({ input: text }, { signal });
    return results?.some((result) => result.flagged === true) ?? false;
  } catch (error) {
    const { detail } = classify(error);
    if ([404, 405, 501].includes(detail.status ?? 0)) {
      absentUntil.set(model.baseUrl, now().getTime() + HOUR_MS);
    }
    log.info({ ...detail }, "the idea was not moderated");
    return false;
  }
}
