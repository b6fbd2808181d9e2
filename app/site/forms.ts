import { z } from "zod";
import { defineForm, line } from "~/base/forms/form";
import { THEMES } from "./theme";

export const themeForm = defineForm({
  id: "theme",
  schema: z.object({ theme: z.enum(THEMES), to: line }),
  fields: { theme: { label: "Theme" }, to: { label: "Page", type: "hidden" } },
});
