import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { type Queries, reader } from "./database";
import { forChange } from "./locking";
import { prepared } from "./prepared";
import { type User, users } from "./tables";

export type { User };

/** Mail addresses are compared, and stored, in lower case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

const living = prepared({ id: users.id }, (queries, { id }) =>
  queries
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt))),
);

export async function findUser(id: string): Promise<User | null> {
  const [user] = await living({ id });
  return user ?? null;
}

/** An account whatever its state, for an operator. */
export async function findListedUser(id: string): Promise<User | null> {
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

/** Adds an unverified account, or answers null when the address is taken. */
export async function insertUser(
  tx: Queries,
  user: Pick<User, "email" | "name" | "passwordHash" | "signupSource">,
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

export async function updateUser(
  tx: Queries,
  id: string,
  change: Partial<
    Pick<
      User,
      "email" | "name" | "passwordHash" | "verifiedAt" | "signupSource" | "disabledAt" | "operatorSince"
    >
  >,
): Promise<User | null> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

export async function deleteUser(tx: Queries, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** An account as an administrator sees it: without the password's hash. */
export type ListedUser = Omit<User, "passwordHash">;

/** A place in the list of accounts: creation time (epoch milliseconds) and id. */
export type UserPlace = { time: number; id: string };

/**
 * Accounts whose email or name holds `search`, newest first: `limit` of them, older than one place or newer than another.
 * Keyset paging: a page costs the same among a thousand and a million. A search reads on until its page is full.
 */
export async function listUsers({
  search = "",
  limit,
  olderThan = null,
  newerThan = null,
}: {
  search?: string;
  limit: number;
  olderThan?: UserPlace | null;
  newerThan?: UserPlace | null;
}): Promise<{ users: ListedUser[]; hasNewer: boolean; hasOlder: boolean }> {
  const { passwordHash: _, ...columns } = getTableColumns(users);
  // A per cent sign or an underscore is meant as it is.
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const holds = (column: typeof users.email | typeof users.name) =>
    sql`lower(${column}) LIKE ${pattern} ESCAPE '\\'`;
  const backwards = !olderThan && newerThan !== null;
  const place = olderThan ?? newerThan;
  const rows = await reader()
    .select(columns)
    .from(users)
    .where(
      and(
        search ? or(holds(users.email), holds(users.name)) : undefined,
        place ? beyond(place, backwards) : undefined,
      ),
    )
    .orderBy(...(backwards ? [asc(users.createdAt), asc(users.id)] : [desc(users.createdAt), desc(users.id)]))
    .limit(limit + 1);
  const more = rows.length > limit;
  const found = rows.slice(0, limit);
  // A cursor implies a page on the other side.
  if (backwards) return { users: found.reverse(), hasNewer: more, hasOlder: true };
  return { users: found, hasNewer: olderThan !== null, hasOlder: more };
}

/** The first condition alone lets the database use its index. */
function beyond({ time, id }: UserPlace, backwards: boolean): SQL | undefined {
  const moment = new Date(time);
  const { createdAt } = users;
  return backwards
    ? and(gte(createdAt, moment), or(gt(createdAt, moment), gt(users.id, id)))
    : and(lte(createdAt, moment), or(lt(createdAt, moment), lt(users.id, id)));
}

/** An account whatever its state, locked until the transaction ends. */
export async function holdAccount(tx: Queries, id: string): Promise<User | null> {
  const [user] = await forChange(tx.select().from(users).where(eq(users.id, id)));
  return user ?? null;
}

/** All operators, also disabled ones. */
export async function listOperators(): Promise<Pick<User, "id" | "email">[]> {
  return reader()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNotNull(users.operatorSince))
    .orderBy(asc(users.email));
}

/** Whether somebody else than this account can still open the desk. Locks the operators' rows until the transaction ends. */
export async function hasOtherOperator(tx: Queries, id: string): Promise<boolean> {
  const rows = await forChange(
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(isNotNull(users.operatorSince), isNotNull(users.verifiedAt), isNull(users.disabledAt)))
      // In one order, or two operators at once would wait for each other.
      .orderBy(asc(users.id)),
  );
  return rows.some((row) => row.id !== id);
}
