import { type Answer, answerProblem, answersProblem, planNameProblem } from "./answers";
import { descriptionProblem } from "./description";
import { APP_TYPES, type AppType, PLATFORMS, type Platform } from "./platforms";

/** The wizard's pages before the plan. */
export const STEPS = ["platform", "describe", "type", "summary"] as const;
export type Step = (typeof STEPS)[number];

/** What the wizard knows so far. */
export type WizardDraft = {
  platform: Platform | null;
  appType: AppType | null;
  description: string;
  name: string;
  answers: Answer[];
};

/** Reads stored texts; values that are no longer offered count as not chosen. */
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

/** Lovable makes web apps and Rork mobile ones, so they are not asked. */
export function needsAppType(platform: Platform): boolean {
  return platform !== "lovable" && platform !== "rork";
}

function stepsOf(platform: Platform | null): Step[] {
  return STEPS.filter((step) => step !== "type" || !platform || needsAppType(platform));
}

export function neighbour(platform: Platform | null, step: Step, go: "next" | "back"): Step {
  const steps = stepsOf(platform);
  return steps[steps.indexOf(step) + (go === "next" ? 1 : -1)] ?? step;
}

/**
 * Where a step's Next or Back leads, with what it has brought. The home page may have brought the idea: then the choice of a
 * platform leads past step 2, and step 2 back to that choice while there is none.
 */
export function wayFrom(
  step: Step,
  go: "next" | "back",
  { platform, description }: Pick<WizardDraft, "platform" | "description">,
): Step {
  if (!platform) return "platform";
  const isDescribed = step === "platform" && descriptionProblem(description) === null;
  return neighbour(platform, isDescribed ? "describe" : step, go);
}

/** The first step without an answer: GET /braindumper resumes here, and links too far ahead lead here. */
export function firstOpenStep(draft: WizardDraft): Step {
  if (!draft.platform) return "platform";
  if (descriptionProblem(draft.description)) return "describe";
  // Only Cursor requires an app type to generate; the others are asked too.
  if (needsAppType(draft.platform) && !draft.appType) return "type";
  return "summary";
}

/** Where GET /braindumper resumes: the saved step, unless something before it is missing. */
export function resumeStep(draft: WizardDraft, saved: string): Step {
  const step = STEPS.find((each) => each === saved) ?? "platform";
  return canShowStep(draft, step) ? step : firstOpenStep(draft);
}

/** Whether all steps before this one are answered and the platform has it. An idea that is there can always be changed. */
export function canShowStep(draft: WizardDraft, step: Step): boolean {
  if (!stepsOf(draft.platform).includes(step)) return false;
  if (step === "describe" && draft.description !== "") return true;
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(draft));
}

/** A platform that needs no app type clears it. */
export function choosePlatform(platform: Platform): { platform: Platform; appType?: null } {
  return needsAppType(platform) ? { platform } : { platform, appType: null };
}

/** The app type of a plan that is made for another platform: as chosen, else what its own platform makes. */
export function appTypeFor(
  platform: Platform,
  made: Pick<WizardDraft, "platform" | "appType">,
): AppType | null {
  if (!needsAppType(platform)) return null;
  return made.appType ?? (made.platform === "rork" ? "mobile" : "web");
}

/** Why no plan can be generated, or null. The order of the checks is fixed. */
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
    ...answers.map(({ id, answer }) => answerProblem(answer, id)),
    answersProblem(given),
  ];
  return problems.find((problem) => problem !== null) ?? null;
}
