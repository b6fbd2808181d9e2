/** In the order of the wizard. */
export const PLATFORMS = ["lovable", "cursor", "bolt", "replit", "rork"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const APP_TYPES = ["mobile", "web"] as const;
export type AppType = (typeof APP_TYPES)[number];
