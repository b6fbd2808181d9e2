import type { AppType, Platform } from "~/domain/platforms";

/** How the five builders are called on cards and saved plans; cursor's is the combined editor label. */
export const PLATFORM_LABELS: Record<Platform, string> = {
  lovable: "Lovable",
  cursor: "Cursor / Windsurf",
  bolt: "Bolt",
  replit: "Replit",
  rork: "Rork",
};

export const APP_TYPE_LABELS: Record<AppType, string> = { mobile: "Mobile App", web: "Web App" };

/** One line under the name on a platform card. */
export const PLATFORM_NOTES: Record<Platform, string> = {
  lovable: "Web apps by chat",
  cursor: "AI code editor",
  bolt: "Full-stack in a tab",
  replit: "Build and host",
  rork: "Mobile apps",
};

/** The class that fills an element with the platform's colour and hatch. Written out, so that a search finds them. */
export const SWATCHES: Record<Platform, string> = {
  lovable: "sw-lovable",
  cursor: "sw-cursor",
  bolt: "sw-bolt",
  replit: "sw-replit",
  rork: "sw-rork",
};
