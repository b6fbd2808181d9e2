import type { Queries } from "~/base/data/database";
import { type UserChange, updateUser } from "~/identity/data/users";
import type { User } from "~/identity/tables";
import { takeSubscriptionOver } from "~/newsletter/data/subscriptions";

/**
 * Changes an account's email, or what says that it is confirmed. When it is, the account takes over a newsletter
 * subscription of that email.
 */
export async function updateEmail(
  tx: Queries,
  id: string,
  change: UserChange & Partial<Pick<User, "email" | "verifiedAt">>,
): Promise<User | null> {
  const user = await updateUser(tx, id, change);
  if (user?.verifiedAt && (change.verifiedAt || change.email)) await takeSubscriptionOver(tx, user);
  return user;
}
