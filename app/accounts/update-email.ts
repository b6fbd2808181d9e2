import type { Queries } from "~/base/data/database";
import { leaveEmail } from "~/identity/data/left-behind";
import { findAccount, giveUsername, type UserChange, updateUser } from "~/identity/data/users";
import { claimInvitation } from "~/identity/registration";
import type { User } from "~/identity/tables";
import { takeSubscriptionOver } from "~/newsletter/data/subscriptions";

/**
 * Changes an account's email, or what says that it is confirmed: the one way of becoming a member. That uses up the account's
 * invitation, gives it its username, and takes over a newsletter subscription of that email. For 90 days nobody else can register the
 * email that it leaves.
 * @throws InvitationUsedUp
 */
export async function updateEmail(
  tx: Queries,
  id: string,
  change: UserChange & Partial<Pick<User, "email" | "verifiedAt">>,
): Promise<User | null> {
  const before = change.email || change.verifiedAt ? await findAccount(tx, id) : null;
  if (before && change.verifiedAt) await claimInvitation(tx, before);
  if (before?.verifiedAt && change.email && before.email !== change.email)
    await leaveEmail(tx, id, before.email);
  const user = await updateUser(tx, id, change);
  if (!user?.verifiedAt || !(change.verifiedAt || change.email)) return user;
  const username = await giveUsername(tx, id);
  await takeSubscriptionOver(tx, user);
  return { ...user, username };
}
