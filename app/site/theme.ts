import { z } from "zod";
import { defineForm, line } from "~/base/forms/form";

/** "system" follows the browser's prefers-color-scheme. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}

export const themeForm = defineForm({
  id: "theme",
  schema: z.object({ theme: z.enum(THEMES), to: line }),
  fields: { theme: { label: "Theme" }, to: { label: "Page", type: "hidden" } },
});
