import { z } from "zod";
import { isEmail } from "../email";
import { nameProblem, tidyName } from "../name";
import { isGoodPassword, PASSWORD_MAX } from "../password";
import { defineForm } from "./form";

const text = z.string().default("");
const password = z.string().max(PASSWORD_MAX, "Password is too long.").default("");

type SignUpValues = { firstName: string; email: string; password: string; acceptTerms: boolean };

/** Specification §5, "Sign-up checks": in this order, the first failure is the answer. */
function signUpProblem(values: SignUpValues): [keyof SignUpValues, string] | null {
  if (values.firstName.trim() === "") return ["firstName", "Please enter your first name."];
  const name = nameProblem(values.firstName);
  if (name) return ["firstName", name];
  if (values.email.trim() === "") return ["email", "Please enter your email address."];
  if (!isEmail(values.email.trim())) return ["email", "Please enter a valid email address."];
  if (values.password === "") return ["password", "Please enter a password."];
  if (!values.acceptTerms) return ["acceptTerms", "You must accept the terms and privacy policy."];
  if (!isGoodPassword(values.password))
    return ["password", "Please provide a valid password that meets all the requirements."];
  return null;
}

export const signUpForm = defineForm({
  id: "sign-up",
  schema: z
    .object({ firstName: text, email: text, password, acceptTerms: z.boolean().default(false) })
    .superRefine((values, context) => {
      const problem = signUpProblem(values);
      if (problem) context.addIssue({ code: "custom", path: [problem[0]], message: problem[1] });
    })
    .transform((values) => ({
      firstName: tidyName(values.firstName),
      email: values.email.trim(),
      password: values.password,
    })),
  fields: {
    firstName: { label: "First Name", autoComplete: "given-name" },
    email: { label: "Email", type: "email", autoComplete: "email" },
    password: { label: "Password", type: "password", autoComplete: "new-password" },
    acceptTerms: { label: "I accept the terms and the privacy policy", type: "checkbox" },
  },
});

const validEmail = text
  .transform((value) => value.trim())
  .refine(isEmail, "Please enter a valid email address");

export const signInForm = defineForm({
  id: "sign-in",
  schema: z.object({
    email: validEmail,
    password: password.refine((value) => value !== "", "Password is required"),
  }),
  fields: {
    email: { label: "Email", type: "email", autoComplete: "username" },
    password: { label: "Password", type: "password", autoComplete: "current-password" },
  },
});

/** For buttons that post nothing but themselves. */
export const emptyForm = defineForm({ id: "confirm", schema: z.object({}), fields: {} });

export const verifyForm = defineForm({
  id: "verify",
  schema: z.object({ token_hash: text, type: text }),
  fields: { token_hash: { label: "Token", type: "hidden" }, type: { label: "Type", type: "hidden" } },
});
