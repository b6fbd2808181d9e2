import { WeakPasswordError } from "~/accounts/common-password";
import { newPasswordProblem } from "~/accounts/forms";
import { FormRejection } from "~/identity/form-rejection";
import { InvitationUsedUp } from "~/identity/registration";

/**
 * Checks a new password where the form asks for it only sometimes, so the schema cannot. @throws FormRejection when
 * it breaks a rule
 */
export function requireNewPassword(values: { password: string; confirmPassword: string }): void {
  const problem = newPasswordProblem(values);
  if (problem) throw new FormRejection({ fields: { [problem[0]]: problem[1] } });
}

/** For `catch` where an email is confirmed: the invitation may be used up by then. */
export function rejectUsedUpInvitation(error: unknown): never {
  if (error instanceof InvitationUsedUp) throw new FormRejection({ form: USED_UP });
  return tellWeakPassword(error);
}

const USED_UP =
  "Your invitation was used up by others, or taken back, before you confirmed your email. Open a new one and sign up again: your account is then made.";

/** For `catch`: shows beside the field why a new password is too easy to guess. */
export function tellWeakPassword(error: unknown): never {
  if (error instanceof WeakPasswordError) throw new FormRejection({ fields: { password: error.message } });
  throw error;
}
