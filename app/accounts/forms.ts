import { z } from "zod";
import { complain, defineForm, type FieldSpec, line } from "~/base/forms/form";
import { isEmail, tidyEmail } from "~/base/text/email";
import { nameProblem, tidyName } from "~/base/text/name";
import { isGoodPassword, normalPassword, PASSWORD_MAX, passwordRules } from "~/base/text/password";

/** For names and emails, which have length limits of their own. */
const text = z.string().default("");
const password = z.string().max(PASSWORD_MAX, "Password is too long.").default("");

/** Where the sign-up form was shown, which decides where the visitor goes next. */
const SIGN_UP_PLACES = ["auth", "home", "post"] as const;

type SignUpValues = { firstName: string; email: string; password: string; acceptTerms: boolean };

/** Checks the values in the specified order. The first failure is the alert; the fields show the others too. */
function tellProblems(values: SignUpValues, context: z.RefinementCtx): void {
  const { firstName, email, password } = values;
  const isNamed = tidyName(firstName) !== "";
  complain(context, isNamed ? nameProblem(firstName) : "Please enter your first name.", "firstName");
  const address = tidyEmail(email);
  if (address === "") complain(context, "Please enter your email address.", "email");
  else if (!isEmail(address)) complain(context, "Please enter a valid email address.", "email");
  if (password === "") complain(context, "Please enter a password.", "password");
  if (!values.acceptTerms) complain(context, TERMS_NOT_ACCEPTED, "acceptTerms");
  if (password === "" || isGoodPassword(password)) return;
  for (const text of [WEAK_PASSWORD, missingIn(password)]) complain(context, text, "password");
}

export const TERMS_NOT_ACCEPTED = "You must accept the terms and privacy policy.";

const WEAK_PASSWORD = "Please provide a valid password that meets all the requirements.";

/** Names the rules that a password breaks: it is not sent back to the page, so nobody could check it there. */
function missingIn(password: string): string {
  const broken = passwordRules(password).filter(({ met }) => !met);
  return `Missing: ${broken.map(({ label }) => label.toLowerCase()).join(", ")}.`;
}

const acceptTerms = { label: "I accept the terms and the privacy policy", type: "checkbox" } as const;

export const signUpForm = defineForm({
  id: "sign-up",
  schema: z
    .object({
      firstName: text,
      email: text,
      password,
      acceptTerms: z.boolean().default(false),
      newsletter: z.boolean().default(false),
      place: z.enum(SIGN_UP_PLACES).default("auth"),
      trap: line,
    })
    .superRefine(tellProblems)
    .transform((values) => ({
      firstName: tidyName(values.firstName),
      email: tidyEmail(values.email),
      password: values.password,
      newsletter: values.newsletter,
      place: values.place,
      isRobot: values.trap !== "",
    })),
  fields: {
    firstName: { label: "First Name", autoComplete: "given-name" },
    email: { label: "Email", type: "email", autoComplete: "email" },
    password: { label: "Password", type: "password", autoComplete: "new-password" },
    acceptTerms,
    newsletter: { label: "", consent: "newsletter", type: "checkbox", optional: true },
    place: { label: "Place", type: "hidden" },
    // A honeypot: people do not see this field, so only bots fill it in.
    trap: { label: "Leave this field empty", autoComplete: "off", optional: true },
  },
});

const validEmail = text.transform(tidyEmail).refine(isEmail, "Please enter a valid email address");

export const signInForm = defineForm({
  id: "sign-in",
  schema: z.object({
    email: validEmail,
    password: password.refine((value) => value !== "", "Password is required"),
  }),
  fields: {
    // "webauthn" lets browsers offer passkeys in this field (WebAuthn, conditional mediation).
    email: { label: "Email", type: "email", autoComplete: "username webauthn" },
    password: { label: "Password", type: "password", autoComplete: "current-password" },
  },
});

const code = line.refine((value) => value.trim() !== "", "Please type a code");

/** The second step of a sign-in: a code from the app, or a recovery code. */
export const codeForm = defineForm({
  id: "code",
  schema: z.object({ code }),
  fields: {
    code: {
      label: "Code",
      hint: "The six digits that your app shows, or one of your recovery codes.",
      autoComplete: "one-time-code",
    },
  },
});

/** Sets up an authenticator app: the first code proves that the app has the secret. */
export const confirmCodesForm = defineForm({
  id: "confirm-codes",
  schema: z.object({ code, offer: line }),
  fields: {
    code: {
      label: "Code",
      hint: "The six digits that your app shows now.",
      autoComplete: "one-time-code",
      inputMode: "numeric",
    },
    offer: { label: "Offer", type: "hidden" },
  },
});

/** Longer than any passkey's response. */
const RESPONSE_MAX = 20_000;
const response = z.string().max(RESPONSE_MAX, "This is too long.").default("");
const responseField = { label: "Passkey", type: "hidden" } as const;

/** A passkey's signed response as JSON, filled in by a script. */
export const passkeyForm = defineForm({
  id: "passkey",
  schema: z.object({ response }),
  fields: { response: responseField },
});

const PASSKEY_NAME_MAX = 60;
const passkeyName = z
  .string()
  .max(PASSKEY_NAME_MAX, `Use at most ${PASSKEY_NAME_MAX} characters`)
  .default("")
  .transform((value) => value.trim())
  .refine((value) => value !== "", "Please give it a name");
const passkeyNameField = {
  label: "Name",
  hint: "For example, the device that it is on.",
};

export const addPasskeyForm = defineForm({
  id: "add-passkey",
  schema: z.object({ name: passkeyName, response }),
  fields: { name: passkeyNameField, response: responseField },
});

export const changePasskeyForm = defineForm({
  id: "change-passkey",
  schema: z.object({
    name: passkeyName,
    action: z.enum(["rename", "remove"], "Please choose one of the two"),
  }),
  fields: { name: passkeyNameField, action: { label: "Action" } },
});

export const recoveryCodesForm = defineForm({
  id: "recovery-codes",
  schema: z.object({ codes: z.enum(["new", "kept"], "Please choose one of the two") }),
  fields: { codes: { label: "Codes" } },
});

/** A script's request for a challenge. */
export const passkeyQuestionForm = defineForm({
  id: "passkey-question",
  schema: z.object({ purpose: z.enum(["use", "add"]) }),
  fields: { purpose: { label: "Purpose", type: "hidden" } },
});

export const forgotForm = defineForm({
  id: "forgot",
  schema: z.object({ email: validEmail }),
  fields: { email: { label: "Email", type: "email", autoComplete: "username" } },
});

const NEW_PASSWORD_TEXTS: Record<string, string> = {
  length: "Password must be at least 8 characters",
  lowercase: "Must contain a lowercase letter",
  uppercase: "Must contain an uppercase letter",
  digit: "Must contain a digit",
  symbol: "Must contain a symbol",
};

type NewPassword = { password: string; confirmPassword: string; currentPassword?: string };

/** Returns the text of the first broken rule, or null. */
export function newPasswordProblem({
  password,
  confirmPassword,
  currentPassword = "",
}: NewPassword): [keyof NewPassword, string] | null {
  const broken = passwordRules(password).find((rule) => !rule.met);
  if (broken) return ["password", NEW_PASSWORD_TEXTS[broken.id] as string];
  if (normalPassword(currentPassword) === normalPassword(password))
    return ["password", "This is your current password. Please choose another one."];
  return normalPassword(confirmPassword) === normalPassword(password)
    ? null
    : ["confirmPassword", "Passwords don't match"];
}

function refuseNewPassword(values: NewPassword, context: z.RefinementCtx): void {
  const problem = newPasswordProblem(values);
  if (problem) complain(context, problem[1], problem[0]);
}

const newPasswordFields = {
  password: { label: "New password", type: "password", autoComplete: "new-password" },
  confirmPassword: { label: "Confirm password", type: "password", autoComplete: "new-password" },
} as const;

/** When an account has no password yet, the page also asks to accept the terms, as sign-up does. */
export const newPasswordForm = defineForm({
  id: "new-password",
  schema: z
    .object({ password, confirmPassword: password, acceptTerms: z.boolean().default(false) })
    .superRefine(refuseNewPassword),
  fields: { ...newPasswordFields, acceptTerms },
});

const ownPassword = password.refine((value) => value !== "", "Password is required");
const ownPasswordField = {
  label: "Your password",
  type: "password",
  autoComplete: "current-password",
} as const;

const WRONG_NEW_EMAIL =
  "Please enter a valid email address. Check for typos like missing dots or '@' symbols.";

export const changeEmailForm = defineForm({
  id: "change-email",
  schema: z.object({
    email: text.transform(tidyEmail).superRefine((value, context) => {
      if (value === "") complain(context, "Email cannot be empty");
      else if (!isEmail(value)) complain(context, WRONG_NEW_EMAIL);
    }),
    password: ownPassword,
  }),
  fields: {
    email: { label: "New email", type: "email", autoComplete: "email" },
    password: ownPasswordField,
  },
});

export const changePasswordForm = defineForm({
  id: "change-password",
  schema: z
    .object({ currentPassword: ownPassword, password, confirmPassword: password })
    .superRefine(refuseNewPassword),
  fields: {
    currentPassword: { ...ownPasswordField, label: "Current password" },
    ...newPasswordFields,
  },
});

export const changeNameForm = defineForm({
  id: "change-name",
  schema: z.object({
    name: text
      .superRefine((value, context) => {
        complain(context, tidyName(value) === "" ? "Name cannot be empty" : nameProblem(value));
      })
      .transform(tidyName),
  }),
  fields: { name: { label: "Display name", autoComplete: "given-name" } },
});

/** Asks for the password again, before actions that cannot be undone and pages that show everything. */
export const ownPasswordForm = defineForm({
  id: "own-password",
  schema: z.object({ password: ownPassword }),
  fields: { password: ownPasswordField },
});

/** Removes the authenticator app. */
export const removeCodesForm = defineForm({
  id: "remove-codes",
  schema: z.object({ password: ownPassword, code }),
  fields: { password: ownPasswordField, code: codeForm.fields.code as FieldSpec },
});

/** A fresh proof of identity: password, code or passkey. */
export const proveForm = defineForm({
  id: "prove",
  schema: z.object({ password, code: line, response, by: line }),
  fields: {
    password: { ...ownPasswordField, optional: true },
    code: { ...(codeForm.fields.code as FieldSpec), optional: true },
    response: responseField,
    by: { label: "By", type: "hidden" },
  },
});

export const endSessionForm = defineForm({
  id: "end-session",
  schema: z.object({ which: z.enum(["one", "others", "all"], "Choose a device"), session: line }),
  fields: { which: { label: "Which" }, session: { label: "Session", type: "hidden" } },
});

export const waitingEmailForm = defineForm({
  id: "waiting-email",
  schema: z.object({ change: z.enum(["again", "cancel"], "Press one of the buttons.") }),
  fields: { change: { label: "", type: "hidden" } },
});

/** The passwords are only requested in a browser that did not sign up; the route requires them there. */
export const verifyForm = defineForm({
  id: "verify",
  schema: z.object({ token_hash: line, type: line, password, confirmPassword: password }),
  fields: {
    ...newPasswordFields,
    token_hash: { label: "Token", type: "hidden" },
    type: { label: "Type", type: "hidden" },
  },
});

/** The answer to the community's invitation after verification. `to`: the path of this site to return to. */
export const welcomeForm = defineForm({
  id: "welcome",
  schema: z.object({ answer: z.enum(["join", "later"]), to: line }),
  fields: { answer: { label: "Answer" }, to: { label: "Page", type: "hidden" } },
});
