/** In the order of the wizard. */
export const PLATFORMS = ["lovable", "cursor", "bolt", "replit", "rork"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const APP_TYPES = ["mobile", "web"] as const;
export type AppType = (typeof APP_TYPES)[number];

/** Cursor's is the combined editor label. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  lovable: "Lovable",
  cursor: "Cursor / Windsurf",
  bolt: "Bolt",
  replit: "Replit",
  rork: "Rork",
};

/** Names on the summary; Rork's is its raw value. */
export const SUMMARY_NAMES: Record<Platform, string> = { ...PLATFORM_NAMES, cursor: "Cursor", rork: "rork" };

export const APP_TYPE_NAMES: Record<AppType, string> = { mobile: "Mobile App", web: "Web App" };
