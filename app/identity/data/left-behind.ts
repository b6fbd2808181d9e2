import { and, eq, gt, inArray, ne } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { deleteAfter, findRow, hasAny } from "~/base/data/rows";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { leftBehind } from "~/identity/tables";

/** How long nobody else can register an email that a member has left: clients may still know the member by it. */
const EMAIL_DAYS = 90;

const keyOf = (what: "email" | "username", text: string) => hashSecret(`${what} ${text}`);

/** A time that never comes, since a username is never given out again. */
const FOREVER = new Date("9999-12-31T00:00:00Z");

/** Marks a username as given out, for ever. @returns whether it was free; of parallel calls exactly one gets true */
export async function takeName(tx: Queries, userId: string, username: string): Promise<boolean> {
  const row = { keyHash: keyOf("username", username), userId, until: FOREVER };
  return hasAny(tx.insert(leftBehind).values(row).onConflictDoNothing().returning());
}

/** Keeps an email that a member leaves from being registered by others for 90 days. */
export async function leaveEmail(tx: Queries, userId: string, email: string): Promise<void> {
  const change = { userId, until: fromNow(EMAIL_DAYS * DAY_MS) };
  await tx
    .insert(leftBehind)
    .values({ keyHash: keyOf("email", email), ...change })
    .onConflictDoUpdate({ target: leftBehind.keyHash, set: change });
}

/** Returns until when an email cannot be registered, because another member has left it; null where it can be. */
export async function emailKeptUntil(
  email: string,
  forUser: string | null,
  from: Queries = reader(),
): Promise<Date | null> {
  const isKept = and(eq(leftBehind.keyHash, keyOf("email", email)), gt(leftBehind.until, now()));
  const ofOthers = forUser ? ne(leftBehind.userId, forUser) : undefined;
  return (await findRow(leftBehind, and(isKept, ofOthers), from))?.until ?? null;
}

/** Returns those of these emails that nobody can register now, with when each is free. */
export async function emailsKeptUntil(from: Queries, emails: string[]): Promise<Map<string, Date>> {
  const byKey = new Map(emails.map((email) => [keyOf("email", email), email]));
  const { keyHash, until } = leftBehind;
  const among = and(inArray(keyHash, [...byKey.keys()]), gt(until, now()));
  const rows = await from.select({ keyHash, until }).from(leftBehind).where(among);
  return new Map(rows.map((row) => [byKey.get(row.keyHash) ?? "", row.until]));
}

export const deleteOldLeftBehind = deleteAfter(leftBehind.until);
