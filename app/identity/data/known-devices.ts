import { and, eq, gt, ne } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { deleteAfter } from "~/base/data/rows";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { hashSecret, newSecret } from "~/base/kernel/ids";
import { knownDevices, users } from "~/identity/tables";
import { normalEmail } from "./users";

/** How long a browser stays known after a sign-in. */
export const KNOWN_DEVICE_MS = 365 * DAY_MS;
/** More browsers than any member has. */
const KEPT_OF_A_MEMBER = 100;

/** Records that a browser belongs to an account, in place of its record `before`. @returns the secret for its cookie */
export async function insertKnownDevice(
  tx: Queries,
  { before, ...device }: { userId: string; sessionId: string; before: string | null },
): Promise<string> {
  const secret = newSecret();
  if (before) await tx.delete(knownDevices).where(eq(knownDevices.secretHash, hashSecret(before)));
  await tx.insert(knownDevices).values({
    ...device,
    secretHash: hashSecret(secret),
    createdAt: now(),
    expiresAt: fromNow(KNOWN_DEVICE_MS),
  });
  const of = eq(knownDevices.userId, device.userId);
  const rows = { table: knownDevices, of, by: knownDevices.createdAt, id: knownDevices.secretHash };
  await keepNewest(tx, rows, KEPT_OF_A_MEMBER);
  return secret;
}

/** Returns the id of the known device with this secret, if it belongs to the account of this email. */
export async function findKnownDevice(secret: string, email: string): Promise<string | null> {
  const { secretHash: id, userId, expiresAt } = knownDevices;
  const isIts = and(eq(users.id, userId), eq(users.email, normalEmail(email)));
  const [row] = await reader()
    .select({ id })
    .from(knownDevices)
    .innerJoin(users, isIts)
    .where(and(eq(id, hashSecret(secret)), gt(expiresAt, now())));
  return row?.id ?? null;
}

/** Returns since when and until when a member's browsers are known, for the data download. */
export async function listKnownDevices(userId: string) {
  return reader()
    .select({ createdAt: knownDevices.createdAt, expiresAt: knownDevices.expiresAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
}

/** Deletes the known browser of one session. */
export async function deleteKnownDevice(tx: Queries, userId: string, sessionId: string): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.sessionId, sessionId)));
}

/** Deletes a member's known browsers, except the one of the session `keepSessionId`. */
export async function deleteOtherKnownDevices(
  tx: Queries,
  userId: string,
  keepSessionId?: string,
): Promise<void> {
  const others = keepSessionId ? ne(knownDevices.sessionId, keepSessionId) : undefined;
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

export const deleteExpiredDevices = deleteAfter(knownDevices.expiresAt);
