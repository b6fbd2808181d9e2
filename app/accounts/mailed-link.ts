import { type NewToken, replaceMailedToken, type TokenPurpose } from "~/accounts/data/mailed-tokens";
import type { Queries } from "~/base/data/database";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { isEmail } from "~/base/text/email";
import type { SignUpChoice } from "~/identity/data/sessions";
import { findEnabledUser, normalEmail } from "~/identity/data/users";
import type { Visit } from "~/identity/visit";

/** The page behind each mailed link, and the `type` in its address. How long it works: TOKEN_LIFETIME_MS. */
const PAGES: Record<TokenPurpose, { page: string; type?: string }> = {
  signup: { page: links.verify(), type: "signup" },
  recovery: { page: links.resetPassword(), type: "recovery" },
  email_change: { page: links.verify(), type: "email_change" },
  email_undo: { page: links.undoEmail() },
  alert: { page: links.notMe() },
};

/** Makes a link to mail to a member, which replaces an earlier one (`replaceMailedToken`). @returns its URL */
export async function makeMailedLink(tx: Queries, token: NewToken): Promise<string> {
  const secret = await replaceMailedToken(tx, token);
  const { page, type } = PAGES[token.purpose];
  return `${config().appOrigin}${page}?token_hash=${secret}${type ? `&type=${type}` : ""}`;
}

/** Returns the sign-up made in this browser for this unverified email; null when it was made elsewhere. */
export function ownSignUp({ state: { signUp } }: Visit, email: string): SignUpChoice | null {
  return signUp?.email === email ? signUp : null;
}

/** Returns the values to fill a new sign-up form with: those of the one begun here, whose email may have a typo. */
export function begunSignUp({ state: { signUp } }: Visit): { firstName?: string; email?: string } {
  return signUp ? { firstName: signUp.name, email: signUp.email } : {};
}

/**
 * Returns whether the account that this session created is verified; only this session may know. Looks it up even if the
 * sign-up created no account: otherwise a faster answer would reveal that the email was taken.
 */
export async function hasVerified({ state: { signUp, createdUserId } }: Visit): Promise<boolean> {
  if (!signUp && createdUserId === undefined) return false;
  return (await findEnabledUser(createdUserId ?? ""))?.verifiedAt != null;
}

/** Returns whether to say that the email is verified: only to the session that created the account, and to its member. */
export async function mayKnowVerified(visit: Visit): Promise<boolean> {
  return visit.state.createdUserId ? hasVerified(visit) : visit.user !== null;
}

/** Why a link to confirm a new email does not work. It says nothing of the email that the account has, which is confirmed. */
export const NEW_EMAIL_PROBLEM =
  "This link has expired or already been used. If your account still has the old email, enter the new one again in Account Settings.";

/** Returns why the mailed link of a sign-up does not work. */
export async function linkProblem(visit: Visit): Promise<string> {
  if (visit.user && (await mayKnowVerified(visit))) return "Your email is already verified.";
  return (await mayKnowVerified(visit))
    ? "Your email is already verified. You can sign in now."
    : "This verification link has expired or already been used. Please request a new verification email.";
}

/** Returns the email in the query of a mailed link to a sign-in page, or null. */
export const namedEmail = (request: Request) =>
  plainEmail(new URL(request.url).searchParams.get("email") ?? "");

/** Returns a typed email as accounts have it; null if it is none. */
export function plainEmail(typed: string): string | null {
  const email = normalEmail(typed);
  return isEmail(email) ? email : null;
}
