/** As many as are ever asked about an idea, and some more for those of earlier versions. */
const NUMBERED = 12;

/** The steps of Braindumper that are counted where they are taken. `answered-2`: a second question got its answer. */
export type FunnelStep = "idea" | `answered-${number}` | "read" | "wall" | "verified" | "copied" | "back";

/** The questions that have an answer after a change and had none before, by their number. */
export function newlyAnswered(before: number, after: number): FunnelStep[] {
  const [from, to] = [Math.min(before, NUMBERED), Math.min(after, NUMBERED)];
  return Array.from({ length: Math.max(0, to - from) }, (_, at): FunnelStep => `answered-${from + at + 1}`);
}

/** In the order in which they are taken; plans are counted as such. */
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
