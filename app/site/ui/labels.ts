import type { Platform } from "~/site/idea/platforms";

export const PLATFORM_NOTES: Record<Platform, string> = {
  lovable: "Web apps by chat",
  cursor: "AI code editor",
  bolt: "Full-stack in a tab",
  replit: "Build and host",
  rork: "Mobile apps",
};

/** CSS classes with the platform's colour and pattern. Written out, so that a text search finds them. */
export const SWATCHES: Record<Platform, string> = {
  lovable: "sw-lovable",
  cursor: "sw-cursor",
  bolt: "sw-bolt",
  replit: "sw-replit",
  rork: "sw-rork",
};

/** What the user gets for each platform, shown on the summary. */
export const PLATFORM_RESULTS: Record<Platform, string> = {
  lovable:
    "An initial prompt to start the project with, and a knowledge file that goes with every later message.",
  cursor: "One context file for the root of your project, context.md.",
  bolt: "One context to paste as the first message of a new project.",
  replit: "One context to hand to the Agent as its first message.",
  rork: "One context to paste as the first message of a new project.",
};
