import { grantTokens } from "~/data/allowance";
import { type ActedBy, recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { deleteFactors } from "~/data/factors";
import { deleteMailedTokensOf } from "~/data/mailed-tokens";
import { type User, updateUser } from "~/data/users";
import { now } from "~/kernel/clock";
import { alertMember } from "./alert-member";
import { endSessions } from "./end-sessions";

/** Stands in the trail in the place of an ip. */
const COMMAND_LINE: ActedBy = { address: "command line" };

/** What an operator does on the desk. The member's own trail does not say which operator it was. */
export function byOperator({ id }: User): ActedBy {
  return { address: "operator", operatorId: id };
}

/** Activates an account as its mailed link would; that link stops working. */
export async function verifyByAdministrator({ id }: User, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { verifiedAt: now() });
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "verified_by_administrator", ...by });
  });
}

/** Disables an account and ends its sessions, sign-on tokens and mailed links. */
export async function disableUser({ id }: User, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
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

/** Makes a member an operator of the site, or ends that. */
export async function setOperator({ id }: User, isOperator: boolean, by = COMMAND_LINE): Promise<void> {
  await transaction(async (tx) => {
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
