import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, max, notExists, or, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { aggregate, findRow, first, lockRow } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { mailedTokens, users } from "~/identity/tables";
import { type Import, imports } from "~/imports/tables";
import { stoppedEmails } from "~/mail/tables";
import { newsletterSubscriptions } from "~/newsletter/tables";

export type { Import };

/** The source that accounts and subscriptions of an import carry. */
export const sourceOf = ({ number }: Pick<Import, "number">) => `import ${number}`;

/** Starts an import under the next free number, which is larger than `above`. */
export async function insertImport(
  tx: Queries,
  { kind, file, fingerprint, origin = null }: Pick<Import, "kind" | "file" | "fingerprint"> & Partial<Import>,
  above = 0,
): Promise<Import> {
  const last = await aggregate(max(imports.number), imports, undefined, tx);
  const begun = { rowsDone: 0, counts: {}, createdAt: now(), endedAt: null, undoneAt: null };
  const row = {
    ...begun,
    kind,
    file,
    fingerprint,
    origin,
    id: newId(),
    number: Math.max(last ?? 0, above) + 1,
  };
  await tx.insert(imports).values(row);
  return row;
}

/** Whether an import was taken back: one that is only marked so was begun to be. */
export const isUndone = ({ undoneAt, endedAt }: Pick<Import, "undoneAt" | "endedAt">) =>
  undoneAt !== null && endedAt !== null;

/** Returns the newest import of the same file with the same options that was not undone, finished or not. */
export async function findImportOf(fingerprint: string): Promise<Import | null> {
  const stands = or(isNull(imports.undoneAt), isNull(imports.endedAt));
  const isIt = and(eq(imports.fingerprint, fingerprint), stands);
  return first(reader().select().from(imports).where(isIt).orderBy(desc(imports.number)).limit(1));
}

/** Returns where the people of an import come from, by the source that their accounts and mails carry. */
export async function findOrigin(queries: Queries, source: string | null): Promise<string | null> {
  const number = Number(/^import (\d+)$/.exec(source ?? "")?.[1] ?? 0);
  return (await findRow(imports, eq(imports.number, number), queries))?.origin ?? null;
}

/** Returns an import by its number, with its row locked until the transaction ends. */
export const lockImport = (tx: Queries, number: number) => lockRow(tx, imports, eq(imports.number, number));

export async function updateImport(
  tx: Queries,
  id: string,
  change: Partial<Pick<Import, "rowsDone" | "counts" | "endedAt" | "undoneAt">>,
): Promise<void> {
  await tx.update(imports).set(change).where(eq(imports.id, id));
}

/** Returns all imports, newest first. */
export async function listImports(): Promise<Import[]> {
  return reader().select().from(imports).orderBy(desc(imports.number));
}

/** Returns those of these emails that get no mail, with the reason. */
export async function findStoppedAmong(queries: Queries, emails: string[]): Promise<Map<string, string>> {
  const { email, reason } = stoppedEmails;
  const rows = await queries.select({ email, reason }).from(stoppedEmails).where(inArray(email, emails));
  return new Map(rows.map((row) => [row.email, row.reason]));
}

/** Returns the accounts of those of these emails that have one, by email. */
export async function findAccountsAmong(queries: Queries, emails: string[]) {
  const { id, email, groups, verifiedAt } = users;
  const rows = await queries
    .select({ id, email, groups, verifiedAt })
    .from(users)
    .where(inArray(email, emails));
  return new Map(rows.map((row) => [row.email, row]));
}

/** Adds unconfirmed accounts without a password. @returns the emails that had no account before */
export async function insertImported(
  tx: Queries,
  people: { email: string; name: string; groups: string[]; createdAt: Date }[],
  signupSource: string,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const state = { passwordHash: "", verifiedAt: null, disabledAt: null, operatorSince: null };
  const rows = await tx
    .insert(users)
    .values(people.map((each) => ({ ...each, ...state, id: newId(), signupSource })))
    .onConflictDoNothing({ target: users.email })
    .returning({ email: users.email });
  return new Set(rows.map(({ email }) => email));
}

/** Returns the subscriptions of these emails, by email and also ended ones, whether they belong to an account or not. */
export async function findSubscriptionsAmong(queries: Queries, emails: string[]) {
  const { id, email, consentedAt, confirmedAt, endedAt, userId } = newsletterSubscriptions;
  const columns = { id, consentedAt, confirmedAt, endedAt };
  const others = await queries
    .select({ ...columns, email: sql<string>`${email}` })
    .from(newsletterSubscriptions)
    .where(inArray(email, emails));
  const members = await queries
    .select({ ...columns, email: users.email })
    .from(users)
    .innerJoin(newsletterSubscriptions, eq(userId, users.id))
    .where(inArray(users.email, emails));
  return new Map([...others, ...members].map((row) => [row.email, row]));
}

/** Adds subscriptions whose consent was proven elsewhere. An email that has one by now keeps it. */
export async function insertSubscriptions(
  tx: Queries,
  rows: (Omit<typeof newsletterSubscriptions.$inferInsert, "id"> & { id: string | null })[],
): Promise<void> {
  if (rows.length === 0) return;
  const { id } = newsletterSubscriptions;
  const given = rows.flatMap((row) => row.id ?? []);
  const found = await tx.select({ id }).from(newsletterSubscriptions).where(inArray(id, given));
  const taken = new Set(found.map((row) => row.id));
  /** An id that the file brings is that of mailed links; one that somebody has already is theirs. */
  const idOf = (wanted: string | null) => {
    if (!wanted || taken.has(wanted)) return newId();
    taken.add(wanted);
    return wanted;
  };
  await tx
    .insert(newsletterSubscriptions)
    .values(rows.map((row) => ({ ...row, id: idOf(row.id) })))
    .onConflictDoNothing();
}

/** Deletes an import's subscriptions that nobody has confirmed, ended or taken over since, and allows the mail that it stopped. @returns how many went and stayed */
export async function deleteSubscriptionsOf(
  tx: Queries,
  from: Import,
): Promise<{ deleted: number; kept: number }> {
  const { id, source, consentForm, confirmedAt, endedAt } = newsletterSubscriptions;
  const isOfIt = eq(source, sourceOf(from));
  const isBefore = (time: typeof confirmedAt) => or(isNull(time), lte(time, from.createdAt));
  const gone = await tx
    .delete(newsletterSubscriptions)
    .where(and(isOfIt, isBefore(confirmedAt), isBefore(endedAt)))
    .returning({ id });
  // Who was asked by its letter has confirmed in its name.
  const hasConfirmed = and(isNull(source), eq(consentForm, sourceOf(from)));
  await tx.delete(stoppedEmails).where(eq(stoppedEmails.detail, sourceOf(from)));
  return { deleted: gone.length, kept: await tx.$count(newsletterSubscriptions, or(isOfIt, hasConfirmed)) };
}

/** How many accounts of a source that nobody has confirmed have been mailed a link to set a password. */
export async function countMailedOf(signupSource: string): Promise<number> {
  const isMailed = reader()
    .select({ userId: mailedTokens.userId })
    .from(mailedTokens)
    .where(and(eq(mailedTokens.userId, users.id), eq(mailedTokens.purpose, "recovery")));
  return reader().$count(
    users,
    and(eq(users.signupSource, signupSource), isNull(users.verifiedAt), exists(isMailed)),
  );
}

const AT_ONCE = 500;

/**
 * Deletes, of the next 500 accounts of a source after the id `after`, those nobody has used: unconfirmed, not
 * disabled by an operator, and without a pending sign-up.
 * @returns how many went and stayed, and the id to continue after; null at the end
 */
export async function deleteUnusedOf(
  tx: Queries,
  signupSource: string,
  after: string,
): Promise<{ deleted: number; kept: number; last: string | null }> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.signupSource, signupSource), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
  if (rows.length === 0) return { deleted: 0, kept: 0, last: null };
  const ids = rows.map(({ id }) => id);
  const signUp = tx
    .select({ id: mailedTokens.userId })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.userId, users.id),
        eq(mailedTokens.purpose, "signup"),
        gt(mailedTokens.expiresAt, now()),
      ),
    );
  const gone = await tx
    .delete(users)
    .where(and(inArray(users.id, ids), isNull(users.verifiedAt), isNull(users.disabledAt), notExists(signUp)))
    .returning({ id: users.id });
  return { deleted: gone.length, kept: ids.length - gone.length, last: ids.at(-1) ?? null };
}
