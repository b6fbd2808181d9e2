import { setSwitch, switchedSince } from "~/base/data/switches";
import { config, type ModelConfig } from "~/base/kernel/config";
import { ActRefused, byOperator, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import type { User } from "~/identity/data/users";

/** Returns the configured model, or null without one or while an operator has paused it. */
export async function modelInUse(): Promise<ModelConfig | null> {
  const { model } = config();
  return model && (await switchedSince("model_paused")) ? null : model;
}

/**
 * Pauses or resumes the model for all processes, and records it in the audit trail. Jobs already running are finished.
 * @throws ActRefused when it is in that state already, or no model is configured
 */
export async function setModelPaused(operator: User, isPaused: boolean): Promise<void> {
  const { model } = config();
  if (!model) throw new ActRefused("No model is configured.");
  await actOnce(async (tx) => {
    if (!(await setSwitch(tx, "model_paused", isPaused)))
      throw new ActRefused(isPaused ? "The model is paused already." : "The model is in use already.");
    await noteOnDesk(tx, byOperator(operator), isPaused ? "model_paused" : "model_resumed", model.name);
  });
}
