import type { User } from "~/data/users";
import { WeakPasswordError } from "~/flows/common-password";
import { isOwnPassword } from "~/flows/sign-in";
import { FormRejection } from "~/http/form-action";

/** Before what cannot be undone, and before what shows everything. @throws FormRejection when it is another password. */
export async function requireOwnPassword(user: User, password: string): Promise<void> {
  if (await isOwnPassword(user, password)) return;
  throw new FormRejection({ fields: { password: "This is not your password" } });
}

/** To be caught with: a new password that is too easy to guess is told beside its field. */
export function tellWeakPassword(error: unknown): never {
  if (error instanceof WeakPasswordError) throw new FormRejection({ fields: { password: error.message } });
  throw error;
}
