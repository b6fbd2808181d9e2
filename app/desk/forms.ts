import { z } from "zod";
import { complain, defineForm, line } from "~/base/forms/form";
import { incomingLine, withPlainDigits } from "~/base/text/incoming-text";

/**
 * Actions on mail. A waiting mail: retry or drop. An email that gets no mail: allow it again. Mail held since a
 * restore (`mail` is empty): release it, or drop what came with the backup.
 */
export const waitingMailForm = defineForm({
  id: "mail",
  schema: z.object({
    mail: line,
    change: z.enum(["retry", "drop", "allow", "release", "drop-held"], "Press one of the buttons."),
  }),
  fields: { mail: { label: "", type: "hidden" }, change: { label: "", type: "hidden" } },
});

/**
 * An action on a member, a client, an issue or the signing keys. `revision`: the thing's when the page was opened.
 */
export const deskActForm = defineForm({
  id: "act",
  schema: z.object({
    revision: line,
    number: line.transform(withPlainDigits),
    email: line,
    at: line,
    groups: line,
  }),
  fields: {
    revision: { label: "", type: "hidden" },
    number: { label: "How many", inputMode: "numeric" },
    at: { label: "Not before", type: "datetime-local", optional: true, hint: "Leave it empty to begin now." },
    email: {
      label: "Type the member's email to confirm",
      type: "email",
      autoComplete: "off",
    },
    groups: {
      label: "Groups",
      hint: "Words of your own, with spaces between: paying moderators.",
      optional: true,
    },
  },
});

/** Marks something on the desk's first page as done. `until`: when the page was opened (epoch milliseconds). */
export const needForm = defineForm({
  id: "need",
  schema: z.object({ done: line, until: z.coerce.number("Press the button.").int().min(0) }),
  fields: { done: { label: "", type: "hidden" }, until: { label: "", type: "hidden" } },
});

/** Returns a check for a whole number in a range: what is wrong with a text, or null. */
const whole = (least: number, most: number) => (text: string) => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most
    ? null
    : `Type a whole number from ${least} to ${most.toLocaleString("en")}.`;
};

/** Creates an invitation, or revokes the one of `number`. 'kept': its link has been saved elsewhere. */
export const invitationForm = defineForm({
  id: "invitation",
  schema: z
    .object({
      change: z.enum(["make", "revoke", "kept"], "Press one of the buttons."),
      number: line,
      uses: line.transform(withPlainDigits),
      days: line.transform(withPlainDigits),
      note: z.string().max(200, "This is too long.").default("").transform(incomingLine),
    })
    .superRefine(({ change, uses, days }, context) => {
      if (change !== "make") return;
      complain(context, whole(1, 100_000)(uses.trim()), "uses");
      complain(context, whole(1, 365)(days.trim()), "days");
    })
    .transform(({ uses, days, number, ...rest }) => ({
      ...rest,
      number: Number(number),
      uses: Number(uses),
      days: Number(days),
    })),
  fields: {
    change: { label: "", type: "hidden" },
    number: { label: "", type: "hidden", optional: true },
    uses: { label: "For how many people", inputMode: "numeric" },
    days: { label: "For how many days", inputMode: "numeric" },
    note: { label: "What it is for", hint: "Only operators see it.", optional: true },
  },
});
