import { z } from "zod";
import { withPlainDigits } from "../incoming-text";
import { defineForm, line } from "./form";

/**
 * A mail that waits: try it again now, or drop it. An email that mail was stopped to: allow it again. All mail that is held
 * since a restore (`mail` is empty): send it, or drop what the backup brought along.
 */
export const waitingMailForm = defineForm({
  id: "mail",
  schema: z.object({
    mail: line,
    change: z.enum(["retry", "drop", "allow", "release", "drop-held"], "Press one of the buttons."),
  }),
  fields: { mail: { label: "", type: "hidden" }, change: { label: "", type: "hidden" } },
});

/** An act on a member, a client, an issue or the signing keys. `revision`: of it, when the page was opened. */
export const deskActForm = defineForm({
  id: "act",
  schema: z.object({ revision: line, number: line.transform(withPlainDigits), email: line }),
  fields: {
    revision: { label: "", type: "hidden" },
    number: { label: "How many", inputMode: "numeric", optional: true },
    email: {
      label: "Type the member's email to confirm",
      type: "email",
      autoComplete: "off",
      optional: true,
    },
  },
});

/** Marks something on the desk's first page as done. `until`: when the page was opened, in milliseconds. */
export const needForm = defineForm({
  id: "need",
  schema: z.object({ done: line, until: z.coerce.number("Press the button.").int().min(0) }),
  fields: { done: { label: "", type: "hidden" }, until: { label: "", type: "hidden" } },
});

/** Pauses the language model, or takes it up again. */
export const pauseModelForm = defineForm({
  id: "model",
  schema: z.object({ change: z.enum(["pause", "resume"], "Press the button.") }),
  fields: { change: { label: "", type: "hidden" } },
});
