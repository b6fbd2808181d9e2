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
