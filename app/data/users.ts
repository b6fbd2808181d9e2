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
import { hasPassword } from "~/domain/account-state";
import { tidyEmail, withEncodedHost } from "~/domain/email";
import { usernamesFor } from "~/domain/username";
import { DAY_MS, fromNow, now } from "~/kernel/clock";
import { hashSecret, newId } from "~/kernel/ids";
import { type Queries, reader, transaction } from "./database";
import { isUniqueViolation } from "./errors";
import { forChange } from "./locking";
import { takeSubscriptionOver } from "./newsletter";
import { type Cursors, containing, readPage } from "./paging";
import { prepared } from "./prepared";
import { isPostgres, mailedTokens, type User, users } from "./tables";

export type { User };

/** Emails are compared, and stored, tidy and in lower case. */
export function normalEmail(email: string): string {
  return tidyEmail(email).toLowerCase();
}

const enabled = prepared({ id: users.id }, (queries, { id }) =>
  queries
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt))),
);

/** An account that is not disabled, verified or not. */
export async function findEnabledUser(id: string): Promise<User | null> {
  const [user] = await enabled({ id });
  return user ?? null;
}

/** An account whatever its state, for an operator. */
export async function findUserOfAnyState(id: string): Promise<User | null> {
  return findAccount(reader(), id);
}

/** An account whatever its state: for changes that are made inside a transaction. */
export async function findAccount(tx: Queries, id: string): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Inside a transaction the account is locked: of requests at the same time each sees what the one before did. */
export async function findUserByEmail(email: string, tx?: Queries): Promise<User | null> {
  const select = (tx ?? reader())
    .select()
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  const [user] = await (tx ? forChange(select) : select);
  return user ?? null;
}

/** Adds an unverified account, or answers null when the email is taken. */
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

/** Changes an account. Once its email is confirmed, the newsletter that goes there without an account is the account's. */
export async function updateUser(
  tx: Queries,
  id: string,
  change: Partial<
    Pick<
      User,
      | "email"
      | "name"
      | "passwordHash"
      | "verifiedAt"
      | "signupSource"
      | "invitationId"
      | "disabledAt"
      | "operatorSince"
    >
  >,
): Promise<User | null> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (row?.verifiedAt && (change.verifiedAt || change.email)) await takeSubscriptionOver(tx, row);
  return row ?? null;
}

/** What clients call the member: made of the name when one first asks, unique, and never changed after. */
export async function usernameOf({ id, name, username }: User): Promise<string> {
  if (username) return username;
  const unique = hashSecret(id)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 6);
  const [first, second] = usernamesFor(name, unique);
  return (await takeUsername(id, first)) ?? (await takeUsername(id, second)) ?? second;
}

/** @returns the one that the account has then, or null when somebody else has it */
async function takeUsername(id: string, username: string): Promise<string | null> {
  const take = async (tx: Queries) => {
    const user = await holdAccount(tx, id);
    if (user?.username) return user.username;
    await tx.update(users).set({ username }).where(eq(users.id, id));
    return username;
  };
  return transaction(take).catch((error: unknown) => {
    if (isUniqueViolation(error)) return null;
    throw error;
  });
}

/** Whether somebody had an account here before this time. */
export async function hadUsersBefore(time: Date): Promise<boolean> {
  const rows = await reader().select({ id: users.id }).from(users).where(lt(users.createdAt, time)).limit(1);
  return rows.length > 0;
}

export async function deleteUser(tx: Queries, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** A sign-up that nobody confirms is given up after this time. */
const UNCONFIRMED_KEPT_MS = 30 * DAY_MS;

/** Not an imported account: that waits for its owner's first password. */
export const isUnconfirmedSignUp = and(
  isNull(users.verifiedAt),
  or(isNull(users.signupSource), notLike(users.signupSource, "import %")),
);

/**
 * Deletes the accounts of sign-ups that nobody confirmed, unless a mailed link may still do so. Disabled ones stay: they bar an
 * email. So do imported ones, whose owners never asked for a link: undoing the import deletes them.
 */
export async function deleteUnconfirmed(tx: Queries): Promise<void> {
  const canBeConfirmed = tx
    .select({ id: mailedTokens.userId })
    .from(mailedTokens)
    .where(and(eq(mailedTokens.userId, users.id), gt(mailedTokens.expiresAt, now())));
  const isGivenUp = and(isNull(users.disabledAt), lt(users.createdAt, fromNow(-UNCONFIRMED_KEPT_MS)));
  await tx.delete(users).where(and(isUnconfirmedSignUp, isGivenUp, notExists(canBeConfirmed)));
}

/** Imported accounts whose owners have not come yet. */
export const HAS_NO_PASSWORD = eq(users.passwordHash, "");

/**
 * Accounts whose email or name holds `search`, or those without a password, and whether they have one in place of its hash.
 * A search reads on until its page is full.
 */
export async function listUsers({
  search = "",
  hasNoPassword = false,
  limit,
  ...cursors
}: { search?: string; hasNoPassword?: boolean; limit: number } & Cursors) {
  const holds = (column: typeof users.email | typeof users.name, text: string) =>
    like(isPostgres ? sql`lower(${column})` : sql`unicode_lower(${column})`, containing(text.toLowerCase()));
  const matches = search
    ? or(holds(users.email, withEncodedHost(search)), holds(users.name, search))
    : undefined;
  const { rows, ...more } = await readPage(users, limit, cursors, (page) =>
    reader()
      .select()
      .from(users)
      .where(and(matches, hasNoPassword ? HAS_NO_PASSWORD : undefined, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  );
  return {
    users: rows.map(({ passwordHash, ...user }) => ({ ...user, hasPassword: hasPassword({ passwordHash }) })),
    ...more,
  };
}

/** An account whatever its state, locked until the transaction ends. */
export async function holdAccount(tx: Queries, id: string): Promise<User | null> {
  const [user] = await forChange(tx.select().from(users).where(eq(users.id, id)));
  return user ?? null;
}

/** All operators, also disabled ones. */
export function listOperators() {
  return listOperatorsWho(isNotNull(users.operatorSince));
}

const CAN_OPEN_DESK = and(
  isNotNull(users.operatorSince),
  isNotNull(users.verifiedAt),
  isNull(users.disabledAt),
) as SQL;

/** The operators who can open the desk. */
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

/** Whether somebody else than this account can still open the desk. Locks the operators' rows until the transaction ends. */
export async function hasOtherOperator(tx: Queries, id: string): Promise<boolean> {
  const rows = await forChange(
    tx
      .select({ id: users.id })
      .from(users)
      .where(CAN_OPEN_DESK)
      // In one order, or two operators at once would wait for each other.
      .orderBy(asc(users.id)),
  );
  return rows.some((row) => row.id !== id);
}
