import { z } from "zod";
import { isEmail, tidyEmail } from "../email";
import { THEMES } from "../theme";
import { complain, defineForm, line } from "./form";

/** The waitlist's consent text. Stored with each email. */
export const WAITLIST_CONSENT = "We write to you about this program, and about nothing else.";

export const waitlistForm = defineForm({
  id: "waitlist",
  schema: z
    .object({ email: z.string().default(""), fax: line })
    .superRefine(({ email }, context) => {
      const tidy = tidyEmail(email);
      if (tidy === "") complain(context, "Please enter your email address.", "email");
      else if (!isEmail(tidy)) complain(context, "Please enter a valid email address.", "email");
    })
    .transform(({ email, fax }) => ({ email: tidyEmail(email), isRobot: fax !== "" })),
  fields: {
    email: { label: "Email", type: "email", autoComplete: "email", hint: WAITLIST_CONSENT },
    // Hidden; only robots fill it in.
    fax: { label: "Leave this field empty", autoComplete: "off", optional: true },
  },
});

export const themeForm = defineForm({
  id: "theme",
  schema: z.object({ theme: z.enum(THEMES), to: line }),
  fields: { theme: { label: "Theme" }, to: { label: "Page", type: "hidden" } },
});
