import { config, forgetConfig, type ModelConfig } from "~/base/kernel/config";
import type { DraftRequest } from "~/braindumper/model/prompt";
import { DOG_IDEA } from "../../support/model-answer";

/** What `npm start` would make of these variables. */
export function modelConfig(url: string, env: Record<string, string> = {}): ModelConfig {
  const given: Record<string, string> = {
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: "test-model",
    OPENAI_API_KEY: "sk-test",
    // Longer than a busy machine takes for an answer that is sent at once.
    MODEL_IDLE_SECONDS: "20",
    MODEL_DEADLINE_SECONDS: "40",
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

export const REQUEST: DraftRequest = {
  platform: "cursor",
  appType: "web",
  name: "Pawlane",
  description: DOG_IDEA,
  answers: [
    { id: "day", question: "What does one real day with it look like?", answer: "Mia walks Bruno at nine." },
    { id: "near", question: "How is that meant?", quote: "nearby", answer: "On foot." },
    { id: "far", question: "How far is that?", quote: "nearby", answer: "" },
    { id: "never", question: "What must never happen?", answer: "" },
  ],
};
