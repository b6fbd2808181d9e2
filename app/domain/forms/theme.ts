import { z } from "zod";
import { THEMES } from "../theme";
import { defineForm, line } from "./form";

export const themeForm = defineForm({
  id: "theme",
  schema: z.object({ theme: z.enum(THEMES), to: line }),
  fields: { theme: { label: "Theme" }, to: { label: "Page", type: "hidden" } },
});
