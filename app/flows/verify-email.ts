import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { claimMailedToken, findMailedToken } from "~/data/mailed-tokens";
import { type User, updateUser } from "~/data/users";
import { now } from "~/kernel/clock";
import { subscribe } from "./newsletter";

/** Whether a mailed sign-up link would work. Looking uses nothing up. */
export async function findVerifiable(secret: string): Promise<boolean> {
  return (await findMailedToken(secret, "signup")) !== null;
}

/**
 * Uses a mailed sign-up link up and brings its account to life.
 * @returns the member, or null when the link is unknown, used or too old.
 */
export async function verifyEmail(secret: string, address: string): Promise<User | null> {
  return transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "signup");
    if (!token) return null;
    await recordEvent(tx, { userId: token.userId, kind: "verified", address });
    const { newsletter } = token.change;
    if (newsletter) await subscribe(tx, token.userId, newsletter, address);
    return updateUser(tx, token.userId, { verifiedAt: now() });
  });
}
