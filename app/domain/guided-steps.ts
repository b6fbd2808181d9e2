import type { Platform } from "./platforms";

/** A step after generating: copy the plan, download it, or open a partner's page (by its key in site.json). */
export type GuidedStep =
  | { kind: "copy"; key: typeof COPY; label: string }
  | { kind: "download"; key: "context"; label: string }
  | { kind: "partner"; key: string };

export const COPY = "copy";

/** Each platform's steps, in order. */
const STEPS: Record<Platform, GuidedStep[]> = {
  lovable: [
    { kind: "partner", key: "lovable" },
    { kind: "partner", key: "design-library" },
  ],
  cursor: [
    { kind: "copy", key: COPY, label: "Copy context" },
    { kind: "download", key: "context", label: "Download Context File" },
    { kind: "partner", key: "cursor" },
    { kind: "partner", key: "node" },
    { kind: "partner", key: "design-library" },
  ],
  bolt: [
    { kind: "copy", key: COPY, label: "Copy the context" },
    { kind: "partner", key: "bolt" },
  ],
  replit: [
    { kind: "copy", key: COPY, label: "Copy Context" },
    { kind: "partner", key: "replit" },
  ],
  rork: [
    { kind: "copy", key: COPY, label: "Copy Context" },
    { kind: "partner", key: "rork" },
  ],
};

export function guidedSteps(platform: Platform, visited: string[]): (GuidedStep & { done: boolean })[] {
  return STEPS[platform].map((step) => ({ ...step, done: visited.includes(step.key) }));
}

/** What a step says of its state. */
export const GUIDED_TEXTS = { done: "Done", next: "Next", later: "" };

/**
 * How each step is shown. The first open step after the last done one is next; if there is none, the first
 * open one.
 */
export function guidedStates(done: boolean[]): (keyof typeof GUIDED_TEXTS)[] {
  const after = done.indexOf(false, done.lastIndexOf(true) + 1);
  const next = after < 0 ? done.indexOf(false) : after;
  return done.map((isDone, index) => (isDone ? "done" : index === next ? "next" : "later"));
}
