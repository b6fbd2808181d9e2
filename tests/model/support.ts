import { config, forgetConfig, type ModelConfig } from "~/kernel/config";
import { writeWithModel } from "~/model/write";
import { checkPlan, renderPlan, writePlan } from "~/planner";
import { DOG_IDEA } from "../support/plan-answer";

/** What `npm start` would make of these variables. */
export function modelConfig(url: string, env: Record<string, string> = {}): ModelConfig {
  const given: Record<string, string> = {
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: "test-model",
    OPENAI_API_KEY: "sk-test",
    MODEL_IDLE_SECONDS: "2",
    MODEL_DEADLINE_SECONDS: "5",
    ...env,
  };
  const before = { ...process.env };
  Object.assign(process.env, given);
  forgetConfig();
  const { model } = config();
  process.env = before;
  forgetConfig();
  if (!model) throw new Error("No model is configured.");
  return model;
}

export const REQUEST = { platform: "cursor", appType: "web", description: DOG_IDEA } as const;

/** Writes a plan as the worker does it. */
export async function write(model: ModelConfig, more: Partial<Parameters<typeof writeWithModel>[1]> = {}) {
  const request = more.request ?? REQUEST;
  return writeWithModel(model, {
    request,
    base: await writePlan(request),
    judge: (plan) => ({
      problems: checkPlan(plan, renderPlan(plan, request), request).map(({ message }) => message),
      fatal: false,
    }),
    ...more,
  });
}
