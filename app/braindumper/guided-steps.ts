import type { Platform } from "~/site/idea/platforms";

/** A step on the plan page. `key` identifies it when it is done; a partner's is its key in site.json. */
export type GuidedStep = {
  /** What to do with it. */
  note?: string;
} & (
  | { kind: "copy"; key: CopyKey; label: string }
  | { kind: "download"; key: "context"; label: string }
  | { kind: "partner"; key: string }
  /**
   * The builder's own link with a prompt in it (braindumper/prompt-links). Following it is not recorded, so it has no
   * number.
   */
  | { kind: "link"; key: "link" }
);

/** The steps that copy a text, with which text. */
export const COPIES = {
  copy: "context",
  "copy-prompt": "prompt",
  "copy-knowledge": "knowledge",
  "copy-update": "update",
} as const;
export type CopyKey = keyof typeof COPIES;

export function isCopyKey(key: string): key is CopyKey {
  return Object.hasOwn(COPIES, key);
}

const LINK: GuidedStep = { kind: "link", key: "link" };

const DESIGN_LIBRARY: GuidedStep = {
  kind: "partner",
  key: "design-library",
  note: "If you like: find there what your app should look like.",
};

/** Each platform's steps in order. What they say about a builder is documented in braindumper/planner/library/frame. */
const STEPS: Record<Platform, GuidedStep[]> = {
  lovable: [
    { kind: "copy", key: "copy-prompt", label: "Copy the Initial Prompt" },
    {
      kind: "partner",
      key: "lovable",
      note: "Paste it as the first message of a new project, in Plan mode, so that nothing is built before your yes.",
    },
    LINK,
    DESIGN_LIBRARY,
  ],
  cursor: [
    {
      kind: "copy",
      key: "copy",
      label: "Copy Context",
      note: "It becomes the first message in the editor, in Plan mode.",
    },
    {
      kind: "download",
      key: "context",
      label: "Download Context File",
      note: "Save it as context.md in a new folder for the project, so that the editor can read it again.",
    },
    { kind: "partner", key: "cursor" },
    {
      kind: "partner",
      key: "node",
      note: "Your app runs on it. Then open the folder in the editor, and paste.",
    },
    LINK,
    DESIGN_LIBRARY,
  ],
  bolt: [
    { kind: "copy", key: "copy", label: "Copy the context" },
    {
      kind: "partner",
      key: "bolt",
      note: "Choose Plan mode and paste it as the first message of a new project. Correct what it understood before you let it build, and try each step before you ask for the next one.",
    },
  ],
  replit: [
    { kind: "copy", key: "copy", label: "Copy Context" },
    {
      kind: "partner",
      key: "replit",
      note: "Start a new app, as a mobile app if it is one, and paste it as the Agent's first message. In Plan mode it builds nothing yet, so that you can correct what it understood.",
    },
    LINK,
  ],
  rork: [
    { kind: "copy", key: "copy", label: "Copy Context" },
    {
      kind: "partner",
      key: "rork",
      note: "Choose Plan mode and paste it as the first message of a new project. Correct what it understood before you press Build, and try each step on your own phone before you ask for the next one.",
    },
  ],
};

const NEXT_MESSAGE = "Open your project and paste it as the next message.";
const COPY_UPDATE: GuidedStep = { kind: "copy", key: "copy-update", label: "Copy the update message" };

/** The steps for a new version of a plan whose project exists already. */
function updateSteps(platform: Platform): GuidedStep[] {
  if (platform !== "cursor") return [COPY_UPDATE, { kind: "partner", key: platform, note: NEXT_MESSAGE }];
  return [
    {
      kind: "download",
      key: "context",
      label: "Download the new plan",
      note: "Save it in the place of the old context.md in your project folder.",
    },
    { ...COPY_UPDATE, note: "Paste it in the editor as the next message of your project." },
  ];
}

/** Returns the steps for a new plan (`anew`), and for a new version of one whose project exists (`update`), each with whether it is done. */
export function guidedSteps(platform: Platform, visited: string[]) {
  const marked = (steps: GuidedStep[]) =>
    steps.map((step) => ({ ...step, done: visited.includes(step.key) }));
  return { anew: marked(STEPS[platform]), update: marked(updateSteps(platform)) };
}

/** The label of each state. */
export const GUIDED_TEXTS = { done: "Done", next: "Next", later: "" };

/**
 * Returns the state of each step. The next one is the first open step after the last done one, or else the first open
 * step.
 */
export function guidedStates(done: boolean[]): (keyof typeof GUIDED_TEXTS)[] {
  const after = done.indexOf(false, done.lastIndexOf(true) + 1);
  const next = after < 0 ? done.indexOf(false) : after;
  return done.map((isDone, at) => (isDone ? "done" : at === next ? "next" : "later"));
}
