import { z } from "zod";
import { THEMES } from "../theme";
import { defineForm } from "./form";

export const themeForm = defineForm({
  id: "theme",
  schema: z.object({ theme: z.enum(THEMES), to: z.string().default("/") }),
  fields: { theme: { label: "Theme" }, to: { label: "Page", type: "hidden" } },
});
