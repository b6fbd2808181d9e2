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
