import type { SignUpChoice } from "~/data/sessions";
import { findEnabledUser, normalEmail, type User } from "~/data/users";
import { isEmail } from "~/domain/email";
import { mailedButtonForm } from "~/domain/forms/account";
import { formView } from "./form-page";
import { type Visit, visitOf } from "./visit";

/** The sign-up made in this browser for an unverified email; null when it was made elsewhere. */
export function ownSignUp({ state: { signUp } }: Visit, email: string): SignUpChoice | null {
  return signUp?.email === email ? signUp : null;
}

/** What a new sign-up is filled in with: the one begun in this browser, whose email may be mistyped. */
export function begunSignUp({ state: { signUp } }: Visit): { firstName?: string; email?: string } {
  return signUp ? { firstName: signUp.name, email: signUp.email } : {};
}

/**
 * Whether the account this session created has been verified. Only this session is told. Looked up for every sign-up: without
 * the lookup, the time of an answer would tell that it made no account because its address already has one.
 */
export async function hasVerified({ state: { signUp, createdUserId } }: Visit): Promise<boolean> {
  if (!signUp && createdUserId === undefined) return false;
  return (await findEnabledUser(createdUserId ?? ""))?.verifiedAt != null;
}

/** Whether to say that the email is verified already. Only the session that created the account, and its member, learn that. */
export async function mayKnowVerified(visit: Visit): Promise<boolean> {
  return visit.state.createdUserId ? hasVerified(visit) : visit.user !== null;
}

/** Why a mailed link does not work. */
export async function linkProblem(visit: Visit): Promise<string> {
  if (visit.user && (await mayKnowVerified(visit))) return "Your email is already verified.";
  return (await mayKnowVerified(visit))
    ? "Your email is already verified. You can sign in now."
    : "This verification link has expired or already been used. Please request a new verification email.";
}

/** The email in the query of a mailed link to a sign-in page, or null. */
export function namedEmail(request: Request): string | null {
  const email = normalEmail(new URL(request.url).searchParams.get("email") ?? "");
  return isEmail(email) ? email : null;
}

/** The email of a signed-in member when a mailed link is about another account; else null. */
export function otherMember({ user }: Visit, email: string | null): string | null {
  return user && email !== null && user.email !== email ? user.email : null;
}

export const UNUSABLE_LINK = "This link has expired or already been used.";

/** What a page behind a mailed link with one button shows. `find` says whose account it is about, and how to name it. */
export async function mailedButton(
  request: Request,
  find: (secret: string) => Promise<{ user: User; email: string } | null>,
) {
  const token_hash = new URL(request.url).searchParams.get("token_hash") ?? "";
  const form = formView(mailedButtonForm, { token_hash });
  const found = await find(token_hash);
  if (!found) return { problem: UNUSABLE_LINK, form, email: "", signedInAs: null };
  const signedInAs = otherMember(await visitOf(request), found.user.email);
  return { problem: null, form, email: found.email, signedInAs };
}
