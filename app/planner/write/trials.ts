import type { Plan, PlanPhase, PlanScreen } from "~/domain/plan";
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

/** Doings that only look at what is there. */
const LOOKS = /^(?:see|view|read|get|find|filter|search|sort|compare|browse|check|look|watch|follow)\b/;

/** How much is lost with what is seen after a story: most with the key action, more with what the idea says than with what it implies. */
function worth(id: string | undefined, { stories, keyAction }: Plan): number {
  const story = stories.find((one) => one.id === id);
  if (!story || story.origin === "implied") return 0;
  if (keyAction.endsWith(`: ${story.want}`)) return 3;
  return LOOKS.test(story.want) ? 1 : 2;
}

/** The steps of a phase that go without what is then seen so that `most` are left in full, what is worth least first. */
function spare(phase: PlanPhase, plan: Plan, most: number): { at: number; worth: number }[] {
  if (!/^(?:core|extra)$/.test(phase.kind)) return [];
  return stepsOf(phase.doneWhen)
    .map((_, at) => ({ at, worth: worth(phase.stories[at], plan) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(most)
    .reverse();
}

function withBrief(phase: PlanPhase, places: ReadonlySet<number>): PlanPhase {
  const steps = stepsOf(phase.doneWhen).map((step, at) => (places.has(at) ? brief(step) : step));
  return { ...phase, doneWhen: steps.join("; then ") };
}

/** A phase with so many of its steps in full. */
export function tried(phase: PlanPhase, plan: Plan, most: number): PlanPhase {
  return withBrief(phase, new Set(spare(phase, plan, most).map(({ at }) => at)));
}

/** The plan with ever fewer steps in full, from all of them to two a phase. */
export function fewerInFull(plan: Plan): Plan[] {
  const order = plan.phases
    .flatMap((phase, of) => spare(phase, plan, LEAST_IN_FULL).map((one) => ({ ...one, of })))
    .sort((a, b) => a.worth - b.worth);
  return Array.from({ length: order.length + 1 }, (_, count) => ({
    ...plan,
    phases: plan.phases.map((phase, at) =>
      withBrief(phase, new Set(order.slice(0, count).flatMap((one) => (one.of === at ? [one.at] : [])))),
    ),
  }));
}

/** Where room is short a phase says of so many of its stories what is seen when they work. */
const LEAST_IN_FULL = 2;

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
