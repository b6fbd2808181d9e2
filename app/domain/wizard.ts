import { type Answer, answerProblem, answersProblem, planNameProblem } from "./answers";
import { descriptionProblem } from "./description";
import { APP_TYPES, type AppType, PLATFORMS, type Platform } from "./platforms";

/** The wizard's pages before the plan, in order. */
export const STEPS = ["platform", "describe", "type", "summary"] as const;
export type Step = (typeof STEPS)[number];

/** What the wizard knows so far; stored values are strings, read them with `readDraft`. */
export type WizardDraft = {
  platform: Platform | null;
  appType: AppType | null;
  description: string;
  /** "" for none. */
  name: string;
  /** Every question that was asked so far, with its answer. */
  answers: Answer[];
};

/** Stored texts as wizard values: a value that is no longer offered counts as not chosen. */
export function readDraft(stored: {
  platform: string | null;
  appType: string | null;
  description: string;
  name?: string | null;
  answers?: Answer[] | null;
}): WizardDraft {
  return {
    platform: PLATFORMS.find((platform) => platform === stored.platform) ?? null,
    appType: APP_TYPES.find((type) => type === stored.appType) ?? null,
    description: stored.description,
    name: stored.name ?? "",
    answers: stored.answers ?? [],
  };
}

/** Specification §2: lovable makes web apps and rork mobile ones, so they are not asked. */
export function needsAppType(platform: Platform): boolean {
  return platform !== "lovable" && platform !== "rork";
}

/** The steps of a platform: step 2 goes to 4 for lovable and rork, and Back from 4 mirrors it (specification §2). */
function stepsOf(platform: Platform | null): Step[] {
  return STEPS.filter((step) => step !== "type" || !platform || needsAppType(platform));
}

/** The step after or before this one. */
export function neighbour(platform: Platform | null, step: Step, go: "next" | "back"): Step {
  const steps = stepsOf(platform);
  return steps[steps.indexOf(step) + (go === "next" ? 1 : -1)] ?? step;
}

/** The first step that still needs an answer: where GET /braindumper resumes, and where a link too far ahead leads. */
export function firstOpenStep(draft: WizardDraft): Step {
  if (!draft.platform) return "platform";
  if (descriptionProblem(draft.description)) return "describe";
  // Only cursor's plan cannot be written without one (specification §5); the others are asked all the same.
  if (needsAppType(draft.platform) && !draft.appType) return "type";
  return "summary";
}

/** Where GET /braindumper goes on: at the saved step, unless something before it is missing. */
export function resumeStep(draft: WizardDraft, saved: string): Step {
  const step = STEPS.find((each) => each === saved) ?? "platform";
  return canShowStep(draft, step) ? step : firstOpenStep(draft);
}

/** Whether a step may be shown: all before it are answered, and it is not one the platform skips. */
export function canShowStep(draft: WizardDraft, step: Step): boolean {
  if (!stepsOf(draft.platform).includes(step)) return false;
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(draft));
}

/** What a chosen platform changes: switching to one that is not asked clears the app type. */
export function choosePlatform(platform: Platform): { platform: Platform; appType?: null } {
  return needsAppType(platform) ? { platform } : { platform, appType: null };
}

/** Specification §5, "Summary generate", in its order, then what no step lets pass; null when a plan can be written. */
export function summaryProblem({
  platform,
  appType,
  description,
  name,
  answers,
}: WizardDraft): string | null {
  if (!platform) return "Please select a platform";
  if (platform === "cursor" && !appType) return "Please select an app type";
  if (description.trim() === "") return "Please provide a project description";
  const given = answers.map(({ answer }) => answer);
  const problems = [
    descriptionProblem(description),
    planNameProblem(name),
    ...given.map(answerProblem),
    answersProblem(given),
  ];
  return problems.find((problem) => problem !== null) ?? null;
}

/** Names on the summary (specification §2: rork is shown as its raw value). */
export const SUMMARY_NAMES: Record<Platform, string> = {
  lovable: "Lovable",
  cursor: "Cursor",
  bolt: "Bolt",
  replit: "Replit",
  rork: "rork",
};

/** Names everywhere else; cursor's is the combined editor label. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  lovable: "Lovable",
  cursor: "Cursor / Windsurf",
  bolt: "Bolt",
  replit: "Replit",
  rork: "Rork",
};

export const APP_TYPE_NAMES: Record<AppType, string> = { mobile: "Mobile App", web: "Web App" };
