import { grantTokens } from "~/data/allowance";
import { type ActedBy, recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { deleteFactors } from "~/data/factors";
import { deleteMailedTokensOf } from "~/data/mailed-tokens";
import { hasOtherOperator, type User, updateUser } from "~/data/users";
import { accountInLog } from "~/kernel/account-in-log";
import { now } from "~/kernel/clock";
import { alertMember } from "./alert-member";
import { deleteAccount } from "./delete-account";
import { endSessions } from "./end-sessions";

/** Stands in the trail in the place of an ip. */
const COMMAND_LINE: ActedBy = { address: "command line" };

/** What an operator does on the desk. The member's own trail does not say which operator it was. */
export function byOperator({ id }: User): Required<ActedBy> {
  return { address: "operator", operatorId: id };
}

/** Why an act on the desk cannot be done; the message is for the operator. */
export class ActRefused extends Error {
  override name = "ActRefused";
}

/** The desk must not be left without an operator. The command line may do that: it makes another. */
async function keepAnOperator(tx: Queries, { id, operatorSince }: User, by: ActedBy): Promise<void> {
  if (by.operatorId && operatorSince && !(await hasOtherOperator(tx, id)))
    throw new ActRefused("This is the last operator. Make somebody else an operator first.");
}

/** Activates an account as its mailed link would; that link stops working. */
export async function verifyByAdministrator({ id }: User, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { verifiedAt: now() });
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "verified_by_administrator", ...by });
  });
}

/**
 * Disables an account and ends its sessions, sign-on tokens and mailed links.
 * @throws ActRefused
 */
export async function disableUser(user: User, by = COMMAND_LINE): Promise<void> {
  const { id } = user;
  await transaction(async (tx) => {
    await keepAnOperator(tx, user, by);
    await updateUser(tx, id, { disabledAt: now() });
    await endSessions(tx, id);
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "disabled", ...by });
  });
}

/** Signs a member out everywhere, also at sites signed on to with the account. */
export async function signOutUser({ id }: User, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
    await endSessions(tx, id);
    await recordEvent(tx, { userId: id, kind: "signed_out_by_administrator", ...by });
  });
}

export async function enableUser({ id }: User, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { disabledAt: null });
    await recordEvent(tx, { userId: id, kind: "enabled", ...by });
  });
}

/**
 * Makes a member an operator of the site, or ends that.
 * @throws ActRefused
 */
export async function setOperator(user: User, isOperator: boolean, by = COMMAND_LINE): Promise<void> {
  const { id } = user;
  await transaction(async (tx) => {
    if (!isOperator) await keepAnOperator(tx, user, by);
    await updateUser(tx, id, { operatorSince: isOperator ? now() : null });
    await recordEvent(tx, {
      userId: id,
      kind: isOperator ? "operator_made" : "operator_ended",
      ...by,
    });
  });
}

/** Takes every second factor from a member who lost them, ends all sessions, and says so by mail. */
export async function resetFactors(user: User, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
    await deleteFactors(tx, user.id);
    await endSessions(tx, user.id);
    await recordEvent(tx, { userId: user.id, kind: "factors_reset", ...by });
    const detail = "codes of an app, passkeys and recovery codes, by an administrator";
    await alertMember(tx, user, "factor_removed", { ip: by.address, userAgent: "", detail });
  });
}

/** @returns how many granted tokens the member has now. */
export async function grantToMember({ id }: User, tokens: number, by = COMMAND_LINE): Promise<number> {
  return transaction(async (tx) => {
    await recordEvent(tx, { userId: id, kind: "tokens_granted", ...by });
    return grantTokens(tx, id, tokens);
  });
}

/**
 * Deletes an account with all it owns. What remains is a line in the operator's trail, with the name that the log has for
 * the account.
 * @throws ActRefused
 */
export async function deleteByOperator(user: User, operator: User): Promise<void> {
  const by = byOperator(operator);
  const detail = accountInLog(user.email);
  await deleteAccount(user, async (tx) => {
    await keepAnOperator(tx, user, by);
    await recordEvent(tx, { userId: operator.id, kind: "account_deleted", detail, ...by });
  });
}
