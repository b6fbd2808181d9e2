import { and, desc, eq, getTableColumns, gt, isNull, like, ne, sql } from "drizzle-orm";
import { type Queries, reader, transaction } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { likeContaining } from "~/base/data/paging";
import { prepared } from "~/base/data/prepared";
import { changeRows, deleteAfter, findRow, lockRow } from "~/base/data/rows";
import { DAY_MS, fromNow, MINUTE_MS, now } from "~/base/kernel/clock";
import { hashSecret, newId, newSecret } from "~/base/kernel/ids";
import { ACR, acrOf } from "~/identity/factors";
import { sessionsEnd } from "~/identity/session-ends";
import { type SessionRow, type SessionState, type SignUpChoice, sessions, users } from "~/identity/tables";
import { hasFactor, ownsFactor } from "./factors";
import { deleteKnownDevice, deleteOtherKnownDevices } from "./known-devices";

export type { SessionRow, SessionState, SignUpChoice };

/** The last-seen time is written at most this often, so that not every page view causes a write. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;

/** A session ends when it was not used for this long. */
const SESSION_IDLE_MS = 14 * DAY_MS;
/** A session ends at this age even if it is used. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** Returns when a session ends unless it is used again: after the idle time, at the latest at its maximum age. */
function endOf(createdAt: Date): Date {
  return new Date(Math.min(fromNow(SESSION_IDLE_MS).getTime(), createdAt.getTime() + SESSION_LIFETIME_MS));
}

const living = prepared(
  { secretHash: sessions.secretHash, time: sessions.expiresAt },
  (queries, { secretHash, time }) =>
    queries
      .select({ ...getTableColumns(sessions), needsTwo: ownsFactor(sessions.userId) })
      .from(sessions)
      .where(and(eq(sessions.secretHash, secretHash), gt(sessions.expiresAt, time))),
);

/** Returns the unexpired session of a cookie's secret. Where there is a second factor, one without it does not count. */
export async function findSessionBySecret(secret: string): Promise<SessionRow | null> {
  const [row] = await living({ secretHash: hashSecret(secret), time: now() });
  if (!row) return null;
  const { needsTwo, ...session } = row;
  return needsTwo && acrOf(session.amr) !== ACR.two ? null : session;
}

/** Adds a session. @returns it, and the secret for its cookie, of which only the hash is stored */
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

/** Sessions kept per member, more than anybody has. A further sign-in ends the one not seen for longest. */
const KEPT_OF_A_MEMBER = 100;

async function endOldest(tx: Queries, userId: string): Promise<void> {
  const of = eq(sessions.userId, userId);
  await keepNewest(tx, { table: sessions, of, by: sessions.lastSeenAt, id: sessions.id }, KEPT_OF_A_MEMBER);
}

/** A session as a request knows it: by its current secret. Only who holds that may change it. */
export type HeldSession = Pick<SessionRow, "id" | "secretHash">;

const isHeld = ({ id, secretHash }: HeldSession) =>
  and(eq(sessions.id, id), eq(sessions.secretHash, secretHash));

/** Returns the session and locks it; null when it has ended, or got another secret meanwhile. */
function lockHeld(tx: Queries, held: HeldSession): Promise<SessionRow | null> {
  return lockRow(tx, sessions, isHeld(held));
}

/**
 * Changes the state of a session. `change` gets the stored state under a row lock, so parallel requests do not
 * overwrite each other. Does nothing when the session is no longer held.
 */
export async function changeSessionState(
  tx: Queries,
  held: HeldSession,
  change: (state: SessionState) => SessionState,
): Promise<void> {
  const row = await lockHeld(tx, held);
  if (row) await changeRows(tx, sessions, eq(sessions.id, row.id), { state: change(row.state) });
}

type Renewed = { session: SessionRow; secret: string };

/**
 * Changes a session and gives it a new secret. The old one stops working at once, so a copied cookie is worthless.
 * Done at every sign-in, each of its steps, and every proof, new password or new factor (ASVS 5, 7.2.4).
 * @returns null when the session is no longer held
 */
export async function renewSession(
  tx: Queries,
  held: HeldSession,
  change: (row: SessionRow) => Partial<SessionRow>,
): Promise<Renewed | null> {
  const row = await lockHeld(tx, held);
  if (!row) return null;
  const secret = newSecret();
  const replaced = { replacedHash: row.secretHash, replacedAt: now() };
  const [session] = await tx
    .update(sessions)
    .set({ ...change(row), ...replaced, secretHash: hashSecret(secret) })
    .where(eq(sessions.id, row.id))
    .returning();
  return { session: session as SessionRow, secret };
}

/** Returns whether a secret was a session's until a minute ago, longer than a form is on its way. It opens nothing. */
export async function isReplaced(secret: string): Promise<boolean> {
  const isIt = eq(sessions.replacedHash, hashSecret(secret));
  const isRecent = gt(sessions.replacedAt, fromNow(-MINUTE_MS));
  return (await findRow(sessions, and(isIt, isRecent))) !== null;
}

/** Signs a member in to a session, with new secret, lifetime and state. @returns null when it is no longer held */
export async function signInSession(
  tx: Queries,
  held: HeldSession,
  { userId, amr, state }: Proof,
): Promise<Renewed | null> {
  const change = (row: SessionRow) => ({
    userId,
    amr,
    state: state(row.state),
    signedInAt: now(),
    provedAt: now(),
    createdAt: now(),
    lastSeenAt: now(),
    expiresAt: endOf(now()),
  });
  const renewed = await renewSession(tx, held, change);
  await endOldest(tx, userId);
  return renewed;
}

type Proof = { userId: string; amr: string[]; state: (state: SessionState) => SessionState };

/**
 * Records that the member has just proved who they are. This counts as a fresh proof only if it is all that the
 * account asks for: with a second factor, a password alone does not.
 * @returns null when the session is no longer held, or is another member's now
 */
export async function proveSession(
  tx: Queries,
  held: HeldSession,
  { userId, amr, state }: Proof,
): Promise<Renewed | null> {
  if ((await lockHeld(tx, held))?.userId !== userId) return null;
  const counts = acrOf(amr) === ACR.two || !(await hasFactor(userId, tx));
  const change = (row: SessionRow) => ({
    amr: [...new Set([...(row.amr ?? []), ...amr])],
    state: state(row.state),
    ...(counts && { provedAt: now() }),
  });
  return renewSession(tx, held, change);
}

/** Returns whether a session is still this member's, and locks it: none that was ended may change factors. */
export async function isSessionOf(tx: Queries, id: string, userId: string): Promise<boolean> {
  return (await lockRow(tx, sessions, and(eq(sessions.id, id), eq(sessions.userId, userId)))) !== null;
}

/** Returns whether the session is held and unexpired, its member enabled and, if `isOperator`, still an operator. */
export async function mayStillAct(
  tx: Queries,
  { userId, isOperator, ...held }: HeldSession & { userId: string; isOperator: boolean },
): Promise<boolean> {
  const isMember = and(eq(users.id, sessions.userId), isNull(users.disabledAt));
  const [row] = await tx
    .select({ operatorSince: users.operatorSince })
    .from(sessions)
    .innerJoin(users, isMember)
    .where(and(isHeld(held), eq(sessions.userId, userId), gt(sessions.expiresAt, now())));
  return row !== undefined && (!isOperator || row.operatorSince !== null);
}

/** Records that a session was used, which postpones its idle end, not its maximum age. */
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

/** Returns a member's unexpired sessions, last used first. */
export async function listSessions(userId: string): Promise<SessionRow[]> {
  return livingOf({ userId, time: now() });
}

export async function deleteSession(tx: Queries, id: string): Promise<void> {
  const [ended] = await tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
  if (ended?.userId) await sessionsEnd(tx, ended.userId, [id]);
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Ends one of a member's sessions and makes its browser unknown again; another member's id changes nothing. */
export async function deleteUserSession(tx: Queries, userId: string, id: string): Promise<void> {
  await deleteKnownDevice(tx, userId, id);
  await sessionsEnd(tx, userId, [id]);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Ends all sessions of a member except `keepId`, and makes their browsers unknown again. */
export async function deleteOtherSessions(tx: Queries, userId: string, keepId?: string): Promise<void> {
  await deleteOtherKnownDevices(tx, userId, keepId);
  const others = and(eq(sessions.userId, userId), keepId ? ne(sessions.id, keepId) : undefined);
  const ended = keepId ? await tx.select({ id: sessions.id }).from(sessions).where(others) : [];
  await sessionsEnd(tx, userId, keepId ? ended.map(({ id }) => id) : "all");
  await tx.delete(sessions).where(others);
}

/** A condition for sessions, of anybody, that remember an email: what was begun or typed with it. */
const remember = (email: string) =>
  like(sql`cast(${sessions.state} as text)`, likeContaining(JSON.stringify(email)));

/** Returns the sign-ups and resets that browsers have begun with an email, as anybody can. */
export async function listBegun(email: string) {
  const { state, createdAt } = sessions;
  const rows = await reader().select({ state, createdAt }).from(sessions).where(remember(email));
  return rows.map(({ state: { signUp, reset }, createdAt }) => {
    const { name, newsletter } = signUp?.email === email ? signUp : {};
    return { createdAt, name, newsletter, isReset: reset?.email === email };
  });
}

/** Empties what those sessions remember, so that nothing more can come of it. */
export async function forgetBegun(tx: Queries, email: string): Promise<void> {
  await tx.update(sessions).set({ state: {} }).where(remember(email));
}

export const deleteExpiredSessions = deleteAfter(sessions.expiresAt);
