/** In the order in which the wizard shows them. */
export const PLATFORMS = ["lovable", "cursor", "bolt", "replit", "rork"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const APP_TYPES = ["mobile", "web"] as const;
export type AppType = (typeof APP_TYPES)[number];

/** Names of the platforms. Cursor's also names Windsurf, which takes the same plans. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  lovable: "Lovable",
  cursor: "Cursor / Windsurf",
  bolt: "Bolt",
  replit: "Replit",
  rork: "Rork",
};

/** Names on the summary page, as the specification has them. */
export const SUMMARY_NAMES: Record<Platform, string> = { ...PLATFORM_NAMES, cursor: "Cursor", rork: "rork" };

export const APP_TYPE_NAMES: Record<AppType, string> = { mobile: "Mobile App", web: "Web App" };

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
