import { z } from "zod";
import { defineForm, line } from "./form";

/** A mail that waits: try it again now, or drop it. Or an email that mail was stopped to: allow it again. */
export const waitingMailForm = defineForm({
  id: "mail",
  schema: z.object({ mail: line, change: z.enum(["retry", "drop", "allow"], "Press one of the buttons.") }),
  fields: { mail: { label: "", type: "hidden" }, change: { label: "", type: "hidden" } },
});

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

/** Pauses the language model, or takes it up again. */
export const pauseModelForm = defineForm({
  id: "model",
  schema: z.object({ change: z.enum(["pause", "resume"], "Press the button.") }),
  fields: { change: { label: "", type: "hidden" } },
});
