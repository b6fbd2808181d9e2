import { z } from "zod";
import { isEmail, tidyEmail } from "~/base/text/email";
import { complain, line } from "./form";

/** The schema of a form that asks visitors for an email only. */
export const emailAlone = z
  .object({ email: z.string().default(""), trap: line })
  .superRefine(({ email }, context) => {
    const tidy = tidyEmail(email);
    if (tidy === "") complain(context, "Please enter your email address.", "email");
    else if (!isEmail(tidy)) complain(context, "Please enter a valid email address.", "email");
  })
  .transform(({ email, trap }) => ({ email: tidyEmail(email), isRobot: trap !== "" }));

/** A honeypot: people do not see this field, so only bots fill it in. */
export const ROBOT_TRAP = { label: "Leave this field empty", autoComplete: "off", optional: true };
