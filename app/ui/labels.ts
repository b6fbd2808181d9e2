import type { Platform } from "~/domain/platforms";

export const PLATFORM_NOTES: Record<Platform, string> = {
  lovable: "Web apps by chat",
  cursor: "AI code editor",
  bolt: "Full-stack in a tab",
  replit: "Build and host",
  rork: "Mobile apps",
};

/** The class with the platform's colour and hatch. Written out, so that a search finds them. */
export const SWATCHES: Record<Platform, string> = {
  lovable: "sw-lovable",
  cursor: "sw-cursor",
  bolt: "sw-bolt",
  replit: "sw-replit",
  rork: "sw-rork",
};

/** What the user gets, shown on the summary. */
export const PLATFORM_RESULTS: Record<Platform, string> = {
  lovable:
    "An initial prompt to start the project with, and a knowledge file that goes with every later message.",
  cursor: "One context file for the root of your project, context.md.",
  bolt: "One context to paste as the first message of a new project.",
  replit: "One context to hand to the Agent as its first message.",
  rork: "One context to paste as the first message of a new project.",
};

/** What to do with a finished plan. Sources: the planner's platform frames. */
export const PLATFORM_INSTRUCTIONS: Record<Platform, string> = {
  lovable:
    "Start a project with the Initial Prompt, in Plan mode, so that nothing is built before your yes. Then paste the Knowledge File under Project Settings > Knowledge, and tell Lovable that it is there.",
  cursor:
    "Save the context as context.md in your project folder and open that folder in the editor. Then choose Plan mode and write: Read @context.md and begin.",
  bolt: "Choose Plan mode and paste the context as the first message of a new project. Correct what it understood before you let it build, and try each step before you ask for the next one.",
  replit:
    "Start a new app, as a mobile app if it is one, and give the context to the Agent as its first message. In Plan mode it builds nothing yet, so that you can correct what it understood.",
  rork: "Choose Plan mode and paste the context as the first message of a new project. Correct what it understood before you press Build, and try each step on your own phone before you ask for the next one.",
};
