import { grantTokens } from "~/data/allowance";
import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { deleteMailedTokensOf } from "~/data/mailed-tokens";
import { type User, updateUser } from "~/data/users";
import { now } from "~/kernel/clock";
import { endSessions } from "./end-sessions";

/** In a member's trail, in the place of a client address. */
const BY = "command line";

/** Brings an account to life as its mailed link would have; that link is dead from now on. */
export async function verifyByAdministrator({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { verifiedAt: now() });
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "verified_by_administrator", address: BY });
  });
}

/** Bars an account: every session, sign-on token and mailed link of it ends with this, and nobody signs in to it. */
export async function disableUser({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await updateUser(tx, id, { disabledAt: now() });
    await endSessions(tx, id);
    await deleteMailedTokensOf(tx, id);
    await recordEvent(tx, { userId: id, kind: "disabled", address: BY });
  });
}

/** Signs a member out everywhere, here and at the sites that were signed on to with the account. */
export async function signOutUser({ id }: User): Promise<void> {
  await transaction(async (tx) => {
    await endSessions(tx, id);
    await recordEvent(tx, { userId: id, kind: "signed_out_by_administrator", address: BY });
  });
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
