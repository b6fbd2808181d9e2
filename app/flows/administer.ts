import { grantTokens } from "~/data/allowance";
import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { deleteMailedTokensOf } from "~/data/mailed-tokens";
import { deleteOtherSessions } from "~/data/sessions";
import { deleteTokensOf } from "~/data/sso-records";
import { type User, updateUser } from "~/data/users";
import { now } from "~/kernel/clock";

/** Stands in the trail in the place of an ip. */
const BY = "command line";

/** Activates an account as its mailed link would; that link stops working. */
export async function verifyByAdministrator({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { verifiedAt: now() });
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "verified_by_administrator", address: BY });
  });
}

/** Disables an account and ends its sessions, sign-on tokens and mailed links. */
export async function disableUser({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { disabledAt: now() });
    await endSessions(tx, id);
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "disabled", address: BY });
  });
}

/** Signs a member out everywhere, also at sites signed on to with the account. */
export async function signOutUser({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await endSessions(tx, id);
    await recordEvent(tx, { userId: id, kind: "signed_out_by_administrator", address: BY });
  });
}

async function endSessions(tx: Queries, userId: string): Promise<void> {
  await deleteOtherSessions(tx, userId);
  await deleteTokensOf(tx, userId);
}

export async function enableUser({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { disabledAt: null });
    await recordEvent(tx, { userId: id, kind: "enabled", address: BY });
  });
}

/** @returns how many granted tokens the member has now. */
export async function grantToMember({ id }: User, tokens: number): Promise<number> {
  return transaction(async (tx) => {
    await recordEvent(tx, { userId: id, kind: "tokens_granted", address: BY });
    return grantTokens(tx, id, tokens);
  });
}
