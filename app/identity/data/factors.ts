import { and, type Column, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { type Queries, reader, transaction } from "~/base/data/database";
import { prepared } from "~/base/data/prepared";
import { deleteAfter, deleteWith, findRow, first, hasAny } from "~/base/data/rows";
import { DAY_MS, fromNow, MINUTE_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import {
  oneTimeCodes,
  type Passkey,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  users,
} from "~/identity/tables";

export type { Passkey };

/** How long a challenge stays valid for the passkey that is to sign it. */
const CHALLENGE_MS = 5 * MINUTE_MS;
/** Length of a time step of one-time codes (RFC 6238, section 5.2). */
const CODE_STEP_MS = 30 * SECOND_MS;

const ownsCodes = (id: Column | SQL) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${oneTimeCodes} WHERE ${oneTimeCodes.userId} = ${id})`;
const ownsPasskeys = (id: Column | SQL) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${id})`;

/** An SQL condition: has this member a second factor? (In brackets, or drizzle drops the table names.) */
export function ownsFactor(id: Column | SQL): SQL<boolean> {
  return sql<boolean>`(${ownsCodes(id)} OR ${ownsPasskeys(id)})`;
}

const owned = prepared({ id: users.id }, (queries, { id }) =>
  queries
    .select({ codes: ownsCodes(id), passkeys: ownsPasskeys(id) })
    .from(users)
    .where(eq(users.id, id)),
);

/** Returns which second factors a member has. */
export async function findFactors(
  userId: string,
  queries?: Queries,
): Promise<{ codes: boolean; passkeys: boolean }> {
  const [row] = await owned({ id: userId }, queries);
  return { codes: Boolean(row?.codes), passkeys: Boolean(row?.passkeys) };
}

/** Returns whether a member has a second factor, so that a password alone does not sign them in. */
export async function hasFactor(userId: string, queries?: Queries): Promise<boolean> {
  const { codes, passkeys } = await findFactors(userId, queries);
  return codes || passkeys;
}

export const findOneTimeCodes = (userId: string) => findRow(oneTimeCodes, eq(oneTimeCodes.userId, userId));

/** Adds an authenticator app. @returns false when the member has one already */
export async function insertOneTimeCodes(
  tx: Queries,
  codes: Pick<typeof oneTimeCodes.$inferInsert, "userId" | "sealedSecret" | "lastStep">,
): Promise<boolean> {
  const values = { ...codes, createdAt: now() };
  return hasAny(tx.insert(oneTimeCodes).values(values).onConflictDoNothing().returning());
}

/** Uses up a time step's code (RFC 6238, 5.2). @returns false if it or a newer one was used; one parallel call gets true */
export async function claimStep(tx: Queries, userId: string, step: number): Promise<boolean> {
  const isNewer = and(eq(oneTimeCodes.userId, userId), lt(oneTimeCodes.lastStep, step));
  return hasAny(tx.update(oneTimeCodes).set({ lastStep: step }).where(isNewer).returning());
}

export const deleteOneTimeCodes = deleteWith(oneTimeCodes.userId);

/** Replaces a member's recovery codes; the old ones stop working. An empty list leaves the member without any. */
export async function replaceRecoveryCodes(tx: Queries, userId: string, codes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ codeHash: hashSecret(code), userId }));
  if (rows.length > 0) await tx.insert(recoveryCodes).values(rows);
}

/** Uses up a recovery code. @returns false when it is unknown or used; of parallel calls exactly one gets true */
export async function claimRecoveryCode(tx: Queries, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.codeHash, hashSecret(code)), eq(recoveryCodes.userId, userId));
  return hasAny(tx.delete(recoveryCodes).where(own).returning());
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  return reader().$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Returns a member's passkeys, oldest first. */
export async function listPasskeys(userId: string): Promise<Passkey[]> {
  return reader().select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
}

export const findPasskey = (id: string) => findRow(passkeys, eq(passkeys.id, id));

/** Adds a passkey. @returns false when it is registered already, to whomever */
export async function insertPasskey(
  tx: Queries,
  passkey: Omit<Passkey, "createdAt" | "lastUsedAt">,
): Promise<boolean> {
  const values = { ...passkey, createdAt: now(), lastUsedAt: null };
  return hasAny(tx.insert(passkeys).values(values).onConflictDoNothing().returning());
}

/** Records that a passkey was used. @returns false when it has been removed */
export async function notePasskeyUse(tx: Queries, id: string, counter: number): Promise<boolean> {
  const change = { counter, lastUsedAt: now() };
  return hasAny(tx.update(passkeys).set(change).where(eq(passkeys.id, id)).returning());
}

const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function renamePasskey(tx: Queries, userId: string, id: string, name: string): Promise<void> {
  await tx.update(passkeys).set({ name }).where(own(userId, id));
}

/** Removes a passkey. @returns the one removed; null when the member does not have it */
export async function deletePasskey(tx: Queries, userId: string, id: string): Promise<Passkey | null> {
  return first(tx.delete(passkeys).where(own(userId, id)).returning());
}

/** Deletes all second factors and recovery codes of a member. */
export async function deleteFactors(tx: Queries, userId: string): Promise<void> {
  await deleteOneTimeCodes(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await replaceRecoveryCodes(tx, userId, []);
}

/**
 * Deletes the factors added since a moment, for a mailed link that undoes a takeover. A factor still in use a day
 * after it was added stays: its owner would have reported it by then, and whoever reads the mailbox may hold an old
 * link. Recovery codes all go, because they carry no date.
 */
export async function deleteFactorsSince(tx: Queries, userId: string, since: Date): Promise<void> {
  const isDoubtful = (added: Date, used: Date) => added >= since && used.getTime() < added.getTime() + DAY_MS;
  const codes = await findRow(oneTimeCodes, eq(oneTimeCodes.userId, userId), tx);
  if (codes && isDoubtful(codes.createdAt, new Date(codes.lastStep * CODE_STEP_MS)))
    await deleteOneTimeCodes(tx, userId);
  for (const { id, createdAt, lastUsedAt } of await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId)))
    if (isDoubtful(createdAt, lastUsedAt ?? createdAt)) await deletePasskey(tx, userId, id);
  await replaceRecoveryCodes(tx, userId, []);
}

/** Stores a challenge until a passkey has signed it. `userId` is null for a sign-in. */
export async function insertChallenge(challenge: string, userId: string | null): Promise<void> {
  const row = { challengeHash: hashSecret(challenge), userId, expiresAt: fromNow(CHALLENGE_MS) };
  await transaction((tx) => tx.insert(passkeyChallenges).values(row), { durable: false });
}

/** Uses up a challenge (WebAuthn, 13.4.3). @returns false when it is unknown, used, expired or of another purpose */
export async function claimChallenge(challenge: string, userId: string | null): Promise<boolean> {
  const { challengeHash, expiresAt } = passkeyChallenges;
  const fits = and(eq(challengeHash, hashSecret(challenge)), gt(expiresAt, now()));
  const [row] = await transaction((tx) => tx.delete(passkeyChallenges).where(fits).returning());
  return row?.userId === userId;
}

export const deleteExpiredChallenges = deleteAfter(passkeyChallenges.expiresAt);
