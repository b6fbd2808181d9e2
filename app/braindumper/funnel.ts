/** At least as many questions as an idea can have, including those of earlier versions. */
const NUMBERED = 12;

/** The steps of Braindumper that are counted as they are taken. `answered-2`: a second question was answered. */
export type FunnelStep = "idea" | `answered-${number}` | "read" | "wall" | "verified" | "copied" | "back";

/** Returns the steps to count when the number of answered questions grows. */
export function newlyAnswered(before: number, after: number): FunnelStep[] {
  const [from, to] = [Math.min(before, NUMBERED), Math.min(after, NUMBERED)];
  return Array.from({ length: Math.max(0, to - from) }, (_, at): FunnelStep => `answered-${from + at + 1}`);
}

/** All steps in order, with their labels. "generated" is not counted as a step, but from the plans. */
export const FUNNEL: [FunnelStep | "generated", string][] = [
  ["idea", "Idea begun"],
  ...Array.from({ length: NUMBERED }, (_, at): [FunnelStep, string] => [
    `answered-${at + 1}`,
    at === 0 ? "1 question answered" : `${at + 1} questions answered`,
  ]),
  ["read", "All asked, plan so far read"],
  ["wall", "Asked for an account"],
  ["verified", "Email verified after that"],
  ["generated", "Plan generated"],
  ["copied", "Plan copied"],
  ["back", "Came back on a later day"],
];
