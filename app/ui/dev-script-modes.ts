/** What the development bar can do to the site's scripts. */
export const SCRIPT_MODES = ["on", "off", "blocked", "late", "throwing"] as const;
export type ScriptMode = (typeof SCRIPT_MODES)[number];

export const SCRIPT_MODE_COOKIE = "scripts";
/** Answered by the development server itself (scripts/dev-script-modes.ts). */
export const SCRIPT_MODE_PATH = "/__scripts";
