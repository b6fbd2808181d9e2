import { emailAlone, ROBOT_TRAP } from "~/base/forms/email-alone";
import { defineForm } from "~/base/forms/form";

export const waitlistForm = defineForm({
  id: "waitlist",
  schema: emailAlone,
  fields: {
    email: { label: "Email", type: "email", autoComplete: "email", consent: "waitlist" },
    trap: ROBOT_TRAP,
  },
});
