import { z } from "zod";
import { defineForm, line } from "./form";

/** One act of an operator on a member. `seen`: the account's state when the page was opened. */
export const memberActForm = defineForm({
  id: "act",
  schema: z.object({ seen: line, number: line, email: line }),
  fields: {
    seen: { label: "", type: "hidden" },
    number: { label: "How many", inputMode: "numeric", optional: true },
    email: {
      label: "Type the member's email to confirm",
      type: "email",
      autoComplete: "off",
      optional: true,
    },
  },
});
