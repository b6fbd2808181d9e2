import type { Platform } from "./platforms";

/** What to do with a finished plan: copy it, save it as a file, or go to a partner's page (by its key in the content). */
export type GuidedStep =
  | { kind: "copy"; key: "copy"; label: string }
  | { kind: "download"; key: "context"; label: string }
  | { kind: "partner"; key: string };

/** Specification §2, step 5: the ordered buttons of each platform. */
const STEPS: Record<Platform, GuidedStep[]> = {
  lovable: [
    { kind: "partner", key: "lovable" },
    { kind: "partner", key: "design-library" },
  ],
  cursor: [
    { kind: "copy", key: "copy", label: "Copy context" },
    { kind: "download", key: "context", label: "Download Context File" },
    { kind: "partner", key: "cursor" },
    { kind: "partner", key: "node" },
    { kind: "partner", key: "design-library" },
  ],
  bolt: [
    { kind: "copy", key: "copy", label: "Copy the context" },
    { kind: "partner", key: "bolt" },
  ],
  replit: [
    { kind: "copy", key: "copy", label: "Copy Context" },
    { kind: "partner", key: "replit" },
  ],
  rork: [
    { kind: "copy", key: "copy", label: "Copy Context" },
    { kind: "partner", key: "rork" },
  ],
};

/** The steps with what was already done. Who went on to a later one has done those before it (copying leaves no trace). */
export function guidedSteps(
  platform: Platform,
  visited: string[],
): (GuidedStep & { state: "done" | "next" | "later" })[] {
  const steps = STEPS[platform];
  const next = steps.findLastIndex((step) => visited.includes(step.key)) + 1;
  return steps.map((step, index) => ({
    ...step,
    state: index < next ? "done" : index === next ? "next" : "later",
  }));
}
