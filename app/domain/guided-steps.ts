import type { Platform } from "./platforms";

/** What to do with a finished plan: copy it, save it as a file, or go to a partner's page (by its key in the content). */
export type GuidedStep =
  | { kind: "copy"; key: typeof COPY; label: string }
  | { kind: "download"; key: "context"; label: string }
  | { kind: "partner"; key: string };

/** The key of the step that copies. */
export const COPY = "copy";

/** Specification §2, step 5: the ordered buttons of each platform. */
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

/** The steps, and whether each was taken. */
export function guidedSteps(platform: Platform, visited: string[]): (GuidedStep & { done: boolean })[] {
  return STEPS[platform].map((step) => ({ ...step, done: visited.includes(step.key) }));
}

/**
 * How each step is shown: only what was taken is done, and the first open one after it is next. Whoever has been at the
 * end is led back to what was left out.
 */
export function guidedStates(done: boolean[]): ("done" | "next" | "later")[] {
  const after = done.indexOf(false, done.lastIndexOf(true) + 1);
  const next = after < 0 ? done.indexOf(false) : after;
  return done.map((isDone, index) => (isDone ? "done" : index === next ? "next" : "later"));
}
