import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import { fromNow, MINUTE_MS, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { hashSecret, newId, newSecret } from "~/kernel/ids";
import { type Queries, transaction } from "./database";
import { keepNewest } from "./keep-newest";
import { deleteKnownDevice, deleteOtherKnownDevices } from "./known-devices";
import { forChange } from "./locking";
import { prepared } from "./prepared";
import { type SessionRow, type SessionState, type SignUpChoice, sessions, users } from "./tables";

export type { SessionRow, SessionState, SignUpChoice };

/** Last-seen is written at most this often: reading pages must not write at each view. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;

/** When a session of that age ends unless it is used again. */
function endOf(createdAt: Date): Date {
  const { sessionIdleMs, sessionLifetimeMs } = config();
  return new Date(Math.min(fromNow(sessionIdleMs).getTime(), createdAt.getTime() + sessionLifetimeMs));
}

const living = prepared(
  { secretHash: sessions.secretHash, time: sessions.expiresAt },
  (queries, { secretHash, time }) =>
    queries
      .select()
      .from(sessions)
      .where(and(eq(sessions.secretHash, secretHash), gt(sessions.expiresAt, time))),
);

/** The living session behind a cookie's secret. */
export async function findSessionBySecret(secret: string): Promise<SessionRow | null> {
  const [row] = await living({ secretHash: hashSecret(secret), time: now() });
  return row ?? null;
}

/** Starts a session. The secret goes into the cookie and is not kept. */
export async function insertSession(
  tx: Queries,
  session: { userId?: string; amr?: string[]; state: SessionState; userAgent: string },
): Promise<{ session: SessionRow; secret: string }> {
  const secret = newSecret();
  const [row] = await tx
    .insert(sessions)
    .values({
      id: newId(),
      secretHash: hashSecret(secret),
      userId: session.userId ?? null,
      state: session.state,
      userAgent: session.userAgent.slice(0, 200),
      signedInAt: session.userId ? now() : null,
      amr: session.amr ?? null,
      provedAt: session.userId ? now() : null,
      createdAt: now(),
      lastSeenAt: now(),
      expiresAt: endOf(now()),
    })
    .returning();
  if (session.userId) await endOldest(tx, session.userId);
  return { session: row as SessionRow, secret };
}

/** More than anybody has; whoever signs in again and again ends those not seen for longest. */
const KEPT_OF_A_MEMBER = 100;

async function endOldest(tx: Queries, userId: string): Promise<void> {
  const of = eq(sessions.userId, userId);
  await keepNewest(tx, { table: sessions, of, by: sessions.lastSeenAt, id: sessions.id }, KEPT_OF_A_MEMBER);
}

/** Changes what the session remembers; the change is made from the stored state, so parallel requests do not undo each other. */
export async function changeSessionState(
  tx: Queries,
  id: string,
  change: (state: SessionState) => SessionState,
): Promise<void> {
  const [row] = await forChange(tx.select().from(sessions).where(eq(sessions.id, id)));
  if (row)
    await tx
      .update(sessions)
      .set({ state: change(row.state) })
      .where(eq(sessions.id, id));
}

/**
 * Gives the session a new secret (the old cookie is dead at once), signs the member in and changes what it remembers.
 * Done at sign-in and at password change, against session fixation. Without `amr` the same member goes on. @returns null when the session is gone.
 */
export async function renewSession(
  tx: Queries,
  id: string,
  userId: string,
  change: (state: SessionState) => SessionState = (state) => state,
  amr?: string[],
): Promise<{ session: SessionRow; secret: string } | null> {
  const [row] = await forChange(tx.select().from(sessions).where(eq(sessions.id, id)));
  if (!row) return null;
  const goesOn = !amr && row.userId === userId;
  const secret = newSecret();
  const [session] = await tx
    .update(sessions)
    .set({
      secretHash: hashSecret(secret),
      userId,
      state: change(row.state),
      signedInAt: goesOn ? row.signedInAt : now(),
      amr: goesOn ? row.amr : amr,
      provedAt: now(),
      createdAt: now(),
      lastSeenAt: now(),
      expiresAt: endOf(now()),
    })
    .where(eq(sessions.id, id))
    .returning();
  await endOldest(tx, userId);
  return { session: session as SessionRow, secret };
}

/** Notes that the member at a session has just given a proof. `more` is added to the ways in which the session was signed in. */
export async function noteProof(tx: Queries, { id, amr }: SessionRow, more: string[]): Promise<string[]> {
  const all = [...new Set([...(amr ?? []), ...more])];
  await tx.update(sessions).set({ provedAt: now(), amr: all }).where(eq(sessions.id, id));
  return all;
}

/** Notes that the session was used, and moves its idle end; its absolute end stays. */
export async function touchSession(session: SessionRow): Promise<void> {
  if (now().getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await transaction(
    (tx) =>
      tx
        .update(sessions)
        .set({ lastSeenAt: now(), expiresAt: endOf(session.createdAt) })
        .where(eq(sessions.id, session.id)),
    { durable: false },
  );
}

const livingOf = prepared({ userId: users.id, time: sessions.expiresAt }, (queries, { userId, time }) =>
  queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, time)))
    .orderBy(desc(sessions.lastSeenAt)),
);

export async function listSessions(userId: string): Promise<SessionRow[]> {
  return livingOf({ userId, time: now() });
}

export async function deleteSession(tx: Queries, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Signs one of a member's devices out, and forgets that it is known; a foreign id changes nothing. */
export async function deleteUserSession(tx: Queries, userId: string, id: string): Promise<void> {
  await deleteKnownDevice(tx, userId, id);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Signs a member out everywhere, but for the session named; the other devices are known no more. */
export async function deleteOtherSessions(tx: Queries, userId: string, keepId?: string): Promise<void> {
  await deleteOtherKnownDevices(tx, userId, keepId);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keepId ? ne(sessions.id, keepId) : undefined));
}

export async function deleteExpiredSessions(tx: Queries): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now()));
}
