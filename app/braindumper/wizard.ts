import { descriptionProblem } from "~/site/idea/description";
import { answerProblem, answersProblem, planNameProblem } from "~/site/idea/limits";
import { APP_TYPES, type AppType, PLATFORMS, type Platform } from "~/site/idea/platforms";
import type { Answer } from "./answers";
import { nameIn } from "./planner/name";
import type { Asked } from "./questions";
import type { Draft } from "./tables";

/** The wizard's pages before the plan. */
export const STEPS = ["platform", "describe", "type", "summary"] as const;
export type Step = (typeof STEPS)[number];

/** The wizard's values so far. */
export type WizardDraft = {
  platform: Platform | null;
  appType: AppType | null;
  description: string;
  name: string;
  answers: Answer[];
  asked: Asked | null;
};

/** Reads a stored draft. Values that are no longer offered count as not chosen; a name may stand in the idea. */
export function readDraft(stored: {
  platform: string | null;
  appType: string | null;
  description: string;
  name?: string | null;
  answers?: Answer[] | null;
  asked?: Asked | null;
}): WizardDraft {
  return {
    platform: PLATFORMS.find((platform) => platform === stored.platform) ?? null,
    appType: APP_TYPES.find((type) => type === stored.appType) ?? null,
    description: stored.description,
    name: stored.name ?? nameIn(stored.description),
    answers: stored.answers ?? [],
    asked: stored.asked ?? null,
  };
}

/** Returns whether a platform is asked for the app type: Lovable only makes web apps, and Rork only mobile ones. */
export function needsAppType(platform: Platform): boolean {
  return platform !== "lovable" && platform !== "rork";
}

function stepsOf(platform: Platform | null): Step[] {
  return STEPS.filter((step) => step !== "type" || !platform || needsAppType(platform));
}

export function adjacentStep(platform: Platform | null, step: Step, go: "next" | "back"): Step {
  const steps = stepsOf(platform);
  return steps[steps.indexOf(step) + (go === "next" ? 1 : -1)] ?? step;
}

/**
 * Returns where Next or Back leads, given the values saved with it. If the home page brought the idea, choosing a
 * platform skips step 2; and without a platform every step leads back to that choice.
 */
export function stepAfter(
  step: Step,
  go: "next" | "back",
  { platform, description }: Pick<WizardDraft, "platform" | "description">,
): Step {
  if (!platform) return "platform";
  const isDescribed = step === "platform" && descriptionProblem(description) === null;
  return adjacentStep(platform, isDescribed ? "describe" : step, go);
}

/** Returns the first incomplete step. Links to later steps lead here. */
export function firstOpenStep(draft: WizardDraft): Step {
  if (!draft.platform) return "platform";
  if (descriptionProblem(draft.description)) return "describe";
  // Generating requires an app type for Cursor only, but the wizard asks for it on other platforms too.
  if (needsAppType(draft.platform) && !draft.appType) return "type";
  return "summary";
}

/** Returns the step that a draft goes on with: the saved one, unless something before it is missing. */
export function resumeStep(draft: WizardDraft, saved: string): Step {
  const step = STEPS.find((each) => each === saved) ?? "platform";
  return canShowStep(draft, step) ? step : firstOpenStep(draft);
}

/**
 * Returns whether the platform has this step and all steps before it are complete. An idea that exists can always be
 * edited.
 */
export function canShowStep(draft: WizardDraft, step: Step): boolean {
  if (!stepsOf(draft.platform).includes(step)) return false;
  if (step === "describe" && draft.description !== "") return true;
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(draft));
}

/** Returns the change for choosing a platform. One that needs no app type clears it. */
export function choosePlatform(platform: Platform): { platform: Platform; appType?: null } {
  return needsAppType(platform) ? { platform } : { platform, appType: null };
}

/**
 * Returns the app type for a plan that is made again for another platform: the chosen one, or else what its own
 * platform makes.
 */
export function appTypeFor(
  platform: Platform,
  made: Pick<WizardDraft, "platform" | "appType">,
): AppType | null {
  if (!needsAppType(platform)) return null;
  return made.appType ?? (made.platform === "rork" ? "mobile" : "web");
}

/** Returns why no plan can be generated yet, or null. The specification fixes the order of the checks. */
export function summaryProblem({
  platform,
  appType,
  description,
  name,
  answers,
}: Omit<WizardDraft, "asked">): string | null {
  if (!platform) return "Please select a platform";
  if (platform === "cursor" && !appType) return "Please select an app type";
  if (description.trim() === "") return "Please provide a project description";
  const given = answers.map(({ answer }) => answer);
  const problems = [
    descriptionProblem(description),
    planNameProblem(name),
    ...answers.map(({ id, answer }) => answerProblem(answer, id)),
    answersProblem(given),
  ];
  return problems.find((problem) => problem !== null) ?? null;
}

/** Returns whether a plan can be made of what is in a draft, and has not been. */
export function isReady(draft: Draft | null): draft is Draft {
  return draft !== null && !draft.planId && !draft.fromPlanId && summaryProblem(readDraft(draft)) === null;
}
