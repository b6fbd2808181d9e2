import {
  and,
  asc,
  eq,
  gt,
  isNotNull,
  isNull,
  like,
  lt,
  notExists,
  notLike,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { forUpdate, isPostgres } from "~/base/data/columns";
import { type Queries, reader, transaction } from "~/base/data/database";
import { type Cursors, likeContaining, readPage } from "~/base/data/paging";
import { prepared } from "~/base/data/prepared";
import { findRow, first, listRows, lockRow } from "~/base/data/rows";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { hashSecret, newId } from "~/base/kernel/ids";
import { tidyEmail, withEncodedHost } from "~/base/text/email";
import { hasPassword } from "~/identity/account-state";
import { sessionsEnd } from "~/identity/session-ends";
import { mailedTokens, type User, users } from "~/identity/tables";
import { usernamesFor } from "~/identity/username";
import { takeName } from "./left-behind";

export type { User };

/** Returns an email as it is stored and compared: tidied and in lower case. */
export function normalEmail(email: string): string {
  return tidyEmail(email).toLowerCase();
}

const enabled = prepared({ id: users.id }, (queries, { id }) =>
  listRows(users, and(eq(users.id, id), isNull(users.disabledAt)), { from: queries }),
);

/** Returns an account unless it is disabled; it may be unverified. */
export async function findEnabledUser(id: string): Promise<User | null> {
  return first(enabled({ id }));
}

/** Returns an account in any state, for an operator. */
export async function findUserOfAnyState(id: string): Promise<User | null> {
  return findAccount(reader(), id);
}

/** Returns an account in any state, inside a transaction. */
export const findAccount = (tx: Queries, id: string) => findRow(users, eq(users.id, id), tx);

/** Returns the account of an email; inside a transaction locked, so that parallel requests act one after the other. */
export async function findUserByEmail(email: string, tx?: Queries): Promise<User | null> {
  const fits = eq(users.email, normalEmail(email));
  return tx ? lockRow(tx, users, fits) : findRow(users, fits);
}

/** Adds an unverified account. @returns null when the email is taken */
export async function insertUser(
  tx: Queries,
  user: Pick<User, "email" | "name" | "passwordHash" | "signupSource"> & Partial<Pick<User, "invitationId">>,
): Promise<User | null> {
  const [row] = await tx
    .insert(users)
    .values({
      ...user,
      id: newId(),
      email: normalEmail(user.email),
      verifiedAt: null,
      disabledAt: null,
      operatorSince: null,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return row ?? null;
}

export type UserChange = Partial<Omit<User, "id" | "username" | "createdAt">>;

/** Changes an account. Where its email may become a confirmed one, use `updateEmail` (accounts/update-email). */
export async function updateUser(tx: Queries, id: string, change: UserChange): Promise<User | null> {
  return first(tx.update(users).set(change).where(eq(users.id, id)).returning());
}

/** Returns the member's unique `preferred_username`. Accounts of before 0.2 get it when a client asks. */
export async function usernameOf({ id, username }: User): Promise<string> {
  return username ?? (await transaction((tx) => giveUsername(tx, id)));
}

/** Gives an account a username unless it has one, which never changes, and nobody else ever gets. @returns it */
export async function giveUsername(tx: Queries, id: string): Promise<string> {
  const user = await lockAccount(tx, id);
  if (user?.username) return user.username;
  const unique = hashSecret(id)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 6);
  const [first, second] = usernamesFor(user?.name ?? "", unique);
  const isOld = (await tx.$count(users, eq(users.username, first))) > 0;
  const username = !isOld && (await takeName(tx, id, first)) ? first : second;
  if (username === second) await takeName(tx, id, second);
  await tx.update(users).set({ username }).where(eq(users.id, id));
  return username;
}

function isNotImported() {
  return or(isNull(users.signupSource), notLike(users.signupSource, "import %"));
}

/** Returns whether any account was created before this time; `isOwn`: here, not where an import came from. */
export async function hadUsersBefore(time: Date, isOwn = false): Promise<boolean> {
  const which = and(lt(users.createdAt, time), isOwn ? isNotImported() : undefined);
  return (await first(reader().select({ id: users.id }).from(users).where(which).limit(1))) !== null;
}

/** Deletes an account. Foreign keys delete what belongs to it; its username is never given out again. */
export async function deleteUser(tx: Queries, id: string): Promise<void> {
  const user = await findAccount(tx, id);
  // Names that an older version gave out were not marked then.
  if (user?.username) await takeName(tx, id, user.username);
  await sessionsEnd(tx, id, "all");
  await tx.delete(users).where(eq(users.id, id));
}

/** Unconfirmed sign-ups are deleted after this time. */
const UNCONFIRMED_KEPT_MS = 30 * DAY_MS;

/** A condition for unconfirmed sign-ups; imported accounts, which wait for a first password, are none. */
export const isUnconfirmedSignUp = and(isNull(users.verifiedAt), isNotImported());

/**
 * Deletes old sign-ups that nobody confirmed, unless a mailed link still can. Disabled ones stay, because they block
 * an email. Imported ones stay too: their owners never asked for a link, and undoing the import deletes them.
 */
export async function deleteUnconfirmed(tx: Queries): Promise<void> {
  const canBeConfirmed = tx
    .select({ id: mailedTokens.userId })
    .from(mailedTokens)
    .where(and(eq(mailedTokens.userId, users.id), gt(mailedTokens.expiresAt, now())));
  const isGivenUp = and(isNull(users.disabledAt), lt(users.createdAt, fromNow(-UNCONFIRMED_KEPT_MS)));
  await tx.delete(users).where(and(isUnconfirmedSignUp, isGivenUp, notExists(canBeConfirmed)));
}

/** A condition for imported accounts whose owners have not set a password yet. */
export const HAS_NO_PASSWORD = eq(users.passwordHash, "");

/** Returns a page of accounts that match `search` or have no password, with whether they do in place of its hash. */
export async function listUsers({
  search = "",
  hasNoPassword = false,
  limit,
  ...cursors
}: { search?: string; hasNoPassword?: boolean; limit: number } & Cursors) {
  const holds = (column: typeof users.email | typeof users.name, text: string) =>
    like(
      isPostgres ? sql`lower(${column})` : sql`unicode_lower(${column})`,
      likeContaining(text.toLowerCase()),
    );
  const matches = search
    ? or(holds(users.email, withEncodedHost(search)), holds(users.name, search))
    : undefined;
  const { rows, ...more } = await readPage(users, limit, cursors, (page) =>
    listRows(users, and(matches, hasNoPassword ? HAS_NO_PASSWORD : undefined, page.where), {
      by: page.orderBy,
      limit: page.limit,
    }),
  );
  return {
    users: rows.map(({ passwordHash, ...user }) => ({ ...user, hasPassword: hasPassword({ passwordHash }) })),
    ...more,
  };
}

/** Returns all accounts in any state, oldest first. */
export async function listAllUsers(): Promise<User[]> {
  return reader().select().from(users).orderBy(asc(users.createdAt), asc(users.id));
}

/** Returns an account in any state, with its row locked until the transaction ends. */
export const lockAccount = (tx: Queries, id: string) => lockRow(tx, users, eq(users.id, id));

/** Returns all operators, also disabled ones. */
export function listOperators() {
  return listOperatorsWho(isNotNull(users.operatorSince));
}

const CAN_OPEN_DESK = and(
  isNotNull(users.operatorSince),
  isNotNull(users.verifiedAt),
  isNull(users.disabledAt),
) as SQL;

/** Returns the operators who can open the desk. */
export function listActiveOperators() {
  return listOperatorsWho(CAN_OPEN_DESK);
}

async function listOperatorsWho(fits: SQL) {
  return reader()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(fits)
    .orderBy(asc(users.email));
}

/** Returns whether an operator other than this account can open the desk, with the operators' rows locked. */
export async function hasOtherOperator(tx: Queries, id: string): Promise<boolean> {
  const rows = await forUpdate(
    tx
      .select({ id: users.id })
      .from(users)
      .where(CAN_OPEN_DESK)
      // Locked in a fixed order, or two parallel transactions could deadlock.
      .orderBy(asc(users.id)),
  );
  return rows.some((row) => row.id !== id);
}
