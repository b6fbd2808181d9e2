import { and, desc, eq, getTableColumns, isNull, or, sql } from "drizzle-orm";
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

/** Accounts whose address or name holds `search`, newest first. */
export async function listUsers({
  search = "",
  limit,
}: {
  search?: string;
  limit: number;
}): Promise<ListedUser[]> {
  const { passwordHash: _, ...columns } = getTableColumns(users);
  // A per cent sign or an underscore is meant as it is.
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const holds = (column: typeof users.email | typeof users.name) =>
    sql`lower(${column}) LIKE ${pattern} ESCAPE '\\'`;
  return reader()
    .select(columns)
    .from(users)
    .where(search ? or(holds(users.email), holds(users.name)) : undefined)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}
