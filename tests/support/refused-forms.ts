import type { People, Role } from "./people";

/** A form with a mistake. */
export type RefusedForm = {
  name: string;
  as: Role;
  path: string | ((people: Pick<People, "verifyLink">) => string);
  button: string;
  /** What is typed, by the fields' names. */
  typed?: Record<string, string>;
  /** The text that the summary shows. */
  error: string;
  /** Its heading, where it has one of its own. */
  title?: string;
};

const WRONG = "Secret-word-1";
const verifyLink: RefusedForm["path"] = ({ verifyLink }) => verifyLink;

const ROWS: Partial<Record<Role, Omit<RefusedForm, "as">[]>> = {
  stranger: [
    {
      name: "sign-in with an address that is none",
      path: "/auth",
      button: "Sign in",
      typed: { email: "ann", password: WRONG },
      error: "Please enter a valid email address",
    },
    {
      name: "sign-in with a wrong password",
      path: "/auth",
      button: "Sign in",
      typed: { email: "nobody@example.test", password: WRONG },
      error: "Invalid login credentials",
      title: "Error",
    },
    {
      name: "sign-up without an address",
      path: "/auth?tab=signup",
      button: "Create Account",
      typed: { firstName: "Ann", password: WRONG, acceptTerms: "on" },
      error: "Please enter your email address.",
    },
    {
      name: "sign-up on home without a name",
      path: "/",
      button: "Join Community",
      typed: { email: "ann@example.test", password: WRONG, acceptTerms: "on" },
      error: "Please enter your first name.",
    },
    {
      name: "the waitlist without an address",
      path: "/waitlist",
      button: "Join the waitlist",
      error: "Please enter your email address.",
    },
    {
      name: "resend without an address",
      path: "/auth/confirm",
      button: "Resend verification email",
      error: "Email not found. Please try signing up again.",
    },
    {
      name: "the mailed link, used in the meantime",
      path: verifyLink,
      button: "Confirm email",
      typed: { token_hash: "used" },
      error:
        "This verification link has expired or already been used. Please request a new verification email.",
    },
    {
      name: "the mailed link without a password",
      path: verifyLink,
      button: "Confirm email",
      error: "Password must be at least 8 characters",
    },
    {
      name: "reset mail to an address that is none",
      path: "/auth/forgot-password",
      button: "Send Reset Link",
      error: "Please enter a valid email address",
    },
  ],
  forgetful: [
    {
      name: "a new password without a digit",
      path: "/auth/reset-password",
      button: "Reset Password",
      typed: { password: "Strata-layers" },
      error: "Must contain a digit",
    },
  ],
  member: [
    {
      name: "a new password that is typed differently",
      path: "/account/password",
      button: "Save",
      typed: { currentPassword: "Strata-layers-9", password: "Other-layers-10" },
      error: "Passwords don't match",
    },
    {
      name: "a new address that is none",
      path: "/account/email",
      button: "Save",
      typed: { email: "ann@nowhere" },
      error: "Please enter a valid email address. Check for typos like missing dots or '@' symbols.",
    },
    {
      name: "an empty name",
      path: "/account/name",
      button: "Save",
      typed: { name: "" },
      error: "Name cannot be empty",
    },
    {
      name: "a wrong password for a fresh proof",
      path: "/auth/prove",
      button: "Continue",
      typed: { password: WRONG },
      error: "This is not your password",
    },
    {
      name: "a wrong password for the deletion",
      path: "/account/delete",
      button: "Delete my account",
      typed: { password: WRONG },
      error: "This is not your password",
    },
    {
      name: "no token left",
      path: "/braindumper/summary?plan",
      button: "Generate Plan",
      error: "You have used all your available generation tokens for this month.",
      title: "No tokens available",
    },
  ],
  dreamer: [
    {
      name: "a description that is too short",
      path: "/braindumper/describe",
      button: "Next",
      typed: { description: "dogs" },
      error: "Description must be at least 10 characters long",
      title: "Validation Error",
    },
    {
      name: "an answer that is too long",
      path: "/braindumper/summary?ask=never",
      button: "Next",
      typed: { "answer-never": "x".repeat(501) },
      error: "This answer has 501 characters. An answer can have 500 at most.",
    },
  ],
  undecided: [
    {
      name: "no app type chosen",
      path: "/braindumper/type",
      button: "Next",
      error: "Please select an app type",
    },
  ],
};

/** The site's forms, each with a mistake that it refuses. */
export const REFUSED_FORMS = Object.entries(ROWS).flatMap(([role, rows]) =>
  rows.map((row): RefusedForm => ({ ...row, as: role as Role })),
);
