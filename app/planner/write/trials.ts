import type { PlanPhase, PlanScreen } from "~/domain/plan";
import { listOf } from "../text/words";
import type { ShownPlan } from "./rights";

/**
 * What a document says about how a phase is tried. Each story has one step ("Hugo can add a dog, and Dogs still shows the
 * new dog"); where room is short a step goes without what is then to be seen, and none goes altogether.
 */

/** The steps of a phase, one for each of its stories. */
const stepsOf = (doneWhen: string) => doneWhen.split("; then ");

/** Who can do what, without what is then looked for. */
function brief(step: string): string {
  return step.replace(/^(.*? can .*?)(?:, (?:and|once) |; ).*$/, "$1");
}

/** Who can do what at the end of a phase, without what is then looked for: that stands with the phase itself. */
export function inBrief(doneWhen: string): string {
  return stepsOf(doneWhen).map(brief).join("; then ");
}

/** A phase with so many of its steps in full: the key action first, then what the idea says, then what it implies. */
export function tried(phase: PlanPhase, { stories, keyAction }: ShownPlan, most: number): PlanPhase {
  const steps = stepsOf(phase.doneWhen);
  if (!/^(?:core|extra)$/.test(phase.kind) || steps.length <= most) return phase;
  const worth = (at: number) => {
    const story = stories.find((one) => one.id === phase.stories[at]);
    if (story && keyAction.endsWith(`: ${story.want}`)) return 2;
    return story?.origin === "named" ? 1 : 0;
  };
  const full = new Set(
    steps
      .map((_, at) => at)
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, most),
  );
  return { ...phase, doneWhen: steps.map((step, at) => (full.has(at) ? step : brief(step))).join("; then ") };
}

/** A phase without the steps of stories that the document leaves out. */
export function ofShown(phase: PlanPhase, ids: ReadonlySet<string>): PlanPhase {
  const steps = stepsOf(phase.doneWhen);
  const kept = steps.filter((_, at) => ids.has(phase.stories[at] ?? ""));
  if (steps.length !== phase.stories.length || kept.length === 0 || kept.length === steps.length)
    return phase;
  // Who was introduced in a step that is gone is introduced by the next one.
  return { ...phase, doneWhen: introduced(kept, steps).join("; then ") };
}

/** The steps that are kept, each person with their role where they come up first. */
function introduced(kept: readonly string[], all: readonly string[]): string[] {
  const met = new Set<string>();
  return kept.map((step) => {
    const name = /^(\p{L}+) can /u.exec(step)?.[1] ?? /^(\p{L}+) \(/u.exec(step)?.[1] ?? "";
    const role = all.map((one) => new RegExp(`^${name} (\\([^)]+\\)) can `).exec(one)?.[1]).find(Boolean);
    const first = name !== "" && !met.has(name);
    met.add(name);
    return first && role && !step.startsWith(`${name} (`)
      ? step.replace(name, () => `${name} ${role}`)
      : step;
  });
}

/** The plan with these screens only, and a first phase that looks at no other. */
export function withScreens(plan: ShownPlan, screens: PlanScreen[]): ShownPlan {
  const gone = plan.screens.filter((screen) => !screens.includes(screen)).map((screen) => screen.name);
  if (gone.length === 0) return plan;
  const without = (list: string) => listOf(list.split(/, | and /).filter((name) => !gone.includes(name)));
  const look = (phase: PlanPhase): PlanPhase => {
    const page = gone.find((name) => phase.doneWhen.includes(` opens the ${name}`));
    return {
      ...phase,
      name: phase.name.replace(/^(Look around )(.*)$/, (_, start, list) => start + without(list)),
      steps: phase.steps
        .filter((step) => !(page && step.startsWith("Show as well: ")))
        .map((step) =>
          step.replace(
            /^(Build )(.*)( with the sample )/,
            (_, start, list, end) => start + without(list) + end,
          ),
        ),
      doneWhen: phase.doneWhen
        .replace(page ? new RegExp(`; tapping [^;]*? opens the ${page}`) : /$^/, "")
        .replace(/, and ([^;]*?) can be reached$/, (_, list) =>
          without(list) ? `, and ${without(list)} can be reached` : "",
        ),
    };
  };
  return {
    ...plan,
    screens,
    phases: plan.phases.map((phase) => (phase.kind === "sample" ? look(phase) : phase)),
  };
}

/** Screens that phases are tried on, or closed to somebody: what is to be checked by hand is in the table. */
function isTried({ name, route }: PlanScreen, phases: readonly PlanPhase[]): boolean {
  return phases.some(
    ({ doneWhen, kind }) =>
      kind !== "sample" && (doneWhen.includes(name) || new RegExp(` ${route}[ ,]`).test(doneWhen)),
  );
}

/** The first six, where people sign in, without which nobody gets to the others, and those that are tried. */
export function firstScreens({ screens, phases }: ShownPlan, most: number): PlanScreen[] {
  return screens.filter((screen, at) => at < most || screen.route === "/sign-in" || isTried(screen, phases));
}
