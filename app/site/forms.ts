import { z } from "zod";
import { complain, defineForm, line } from "~/base/forms/form";
import { isEmail, tidyEmail } from "~/base/text/email";
import { THEMES } from "./theme";

/** The schema of a form that asks visitors for an email only. */
const emailAlone = z
  .object({ email: z.string().default(""), trap: line })
  .superRefine(({ email }, context) => {
    const tidy = tidyEmail(email);
    if (tidy === "") complain(context, "Please enter your email address.", "email");
    else if (!isEmail(tidy)) complain(context, "Please enter a valid email address.", "email");
  })
  .transform(({ email, trap }) => ({ email: tidyEmail(email), isRobot: trap !== "" }));

/** A honeypot: people do not see this field, so only bots fill it in. */
const ROBOT_TRAP = { label: "Leave this field empty", autoComplete: "off", optional: true };

export const waitlistForm = defineForm({
  id: "waitlist",
  schema: emailAlone,
  fields: {
    email: { label: "Email", type: "email", autoComplete: "email", consent: "waitlist" },
    trap: ROBOT_TRAP,
  },
});

export const subscribeForm = defineForm({
  id: "subscribe",
  schema: emailAlone,
  fields: {
    email: { label: "Email", type: "email", autoComplete: "email", consent: "newsletter" },
    trap: ROBOT_TRAP,
  },
});

export const themeForm = defineForm({
  id: "theme",
  schema: z.object({ theme: z.enum(THEMES), to: line }),
  fields: { theme: { label: "Theme" }, to: { label: "Page", type: "hidden" } },
});
