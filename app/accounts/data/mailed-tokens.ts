import { and, eq, getTableColumns, gt, inArray, isNull, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { deleteAfter, findRow, first } from "~/base/data/rows";
import { DAY_MS, fromNow, HOUR_MS, now, utcDay } from "~/base/kernel/clock";
import { hashSecret, newSecret } from "~/base/kernel/ids";
import { findEnabledUser, type User } from "~/identity/data/users";
import { mailedTokens, type TokenChange, users } from "~/identity/tables";

export const TOKEN_LIFETIME_MS = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: HOUR_MS,
  email_undo: 7 * DAY_MS,
  alert: 7 * DAY_MS,
} as const;

/** How long an expired or used token is kept, so that its link can say why it does not work. */
const KEPT_MS = 7 * DAY_MS;

export type TokenPurpose = keyof typeof TOKEN_LIFETIME_MS;
type MailedToken = typeof mailedTokens.$inferSelect;

export type NewToken = {
  userId: string;
  purpose: TokenPurpose;
  about?: string;
  change?: TokenChange;
  lifetimeMs?: number;
};

/**
 * Creates a token for a mailed link, which replaces an earlier one for the same member, purpose and `about`. It
 * expires after `lifetimeMs`, by default that of its purpose.
 * @returns its secret, of which only the hash is stored
 */
export async function replaceMailedToken(tx: Queries, token: NewToken): Promise<string> {
  const secret = newSecret();
  const fresh = {
    secretHash: hashSecret(secret),
    change: token.change ?? {},
    createdAt: now(),
    expiresAt: fromNow(token.lifetimeMs ?? TOKEN_LIFETIME_MS[token.purpose]),
    usedAt: null,
  };
  await tx
    .insert(mailedTokens)
    .values({ ...fresh, userId: token.userId, purpose: token.purpose, about: token.about ?? "" })
    .onConflictDoUpdate({
      target: [mailedTokens.userId, mailedTokens.purpose, mailedTokens.about],
      set: fresh,
    });
  return secret;
}

function named(secret: string, purpose: TokenPurpose) {
  return and(eq(mailedTokens.secretHash, hashSecret(secret)), eq(mailedTokens.purpose, purpose));
}

function living(secret: string, purpose: TokenPurpose) {
  return and(named(secret, purpose), isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, now()));
}

/**
 * Returns why a token does not work. It is also "unknown" once a newer one replaced it, or a week after it expired.
 * Only somebody who got the mail has the secret, so this tells strangers nothing.
 */
export async function whyTokenEnded(
  secret: string,
  purpose: TokenPurpose,
): Promise<"used" | "expired" | "unknown"> {
  const row = await findRow(mailedTokens, named(secret, purpose));
  if (!row) return "unknown";
  return row.usedAt ? "used" : "expired";
}

/**
 * Returns a valid token and its member without using it up: opening a mailed link must change nothing, since mail
 * scanners open it too.
 */
export async function findMailedToken(
  secret: string,
  purpose: TokenPurpose,
): Promise<(MailedToken & { user: User }) | null> {
  const row = await findRow(mailedTokens, living(secret, purpose));
  const user = row && (await findEnabledUser(row.userId));
  return user ? { ...row, user } : null;
}

/** Returns the change stored with a member's latest token, so that a new token can carry it on. */
export async function findTokenChange(
  tx: Queries,
  userId: string,
  purpose: TokenPurpose,
): Promise<TokenChange> {
  const fits = and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose));
  return (await findRow(mailedTokens, fits, tx))?.change ?? {};
}

/** Returns the new email that a member has asked for and not confirmed yet; null when there is none. */
export async function findWaitingEmail(userId: string): Promise<string | null> {
  const { purpose, expiresAt } = mailedTokens;
  const waits = and(unusedOf(userId), eq(purpose, "email_change"), gt(expiresAt, now()));
  return (await findRow(mailedTokens, waits))?.change.email ?? null;
}

const { secretHash: _, ...LISTED } = getTableColumns(mailedTokens);

/** Returns a member's tokens, without what opens them. */
export const listMailedTokens = (userId: string) =>
  reader().select(LISTED).from(mailedTokens).where(eq(mailedTokens.userId, userId));

/** Says which accounts had an email before, or asked for it, and until when that is stored with them. */
export async function accountsBeside(given: string): Promise<string[]> {
  const rows = await reader()
    .select({ ...LISTED, email: users.email })
    .from(mailedTokens)
    .innerJoin(users, and(eq(users.id, mailedTokens.userId), ne(users.email, given)))
    .where(eq(sql`${mailedTokens.change} ->> 'email'`, given));
  return rows.map(({ email, purpose, expiresAt }) => {
    const what = purpose === "email_undo" ? "the former address" : "an address asked for";
    return `${given} is ${what} of ${email}, until ${utcDay(new Date(expiresAt.getTime() + KEPT_MS))}`;
  });
}

/** Deletes a member's unused tokens of one purpose. */
export async function deleteTokensFor(tx: Queries, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx.delete(mailedTokens).where(and(unusedOf(userId), eq(mailedTokens.purpose, purpose)));
}

/** Uses up a token; null when it is not valid. Of parallel calls exactly one gets it. */
export async function claimMailedToken(
  tx: Queries,
  secret: string,
  purpose: TokenPurpose,
): Promise<MailedToken | null> {
  return first(tx.update(mailedTokens).set({ usedAt: now() }).where(living(secret, purpose)).returning());
}

const unusedOf = (userId: string) => and(eq(mailedTokens.userId, userId), isNull(mailedTokens.usedAt));

/** Deletes a member's unused tokens, so that none of their mailed links works. */
export async function deleteMailedTokensOf(tx: Queries, userId: string): Promise<void> {
  await tx.delete(mailedTokens).where(unusedOf(userId));
}

/**
 * Deletes a member's unused tokens after a change of password or email, except those that undo a takeover (`keep`):
 * otherwise a thief could disable them. `before`: of those, only tokens created earlier are kept.
 */
export async function deleteOtherTokens(
  tx: Queries,
  userId: string,
  keep: ("email_undo" | "alert")[],
  before?: Date,
): Promise<void> {
  const safe = inArray(mailedTokens.purpose, keep);
  const kept = before ? and(safe, lt(mailedTokens.createdAt, before)) : safe;
  await tx.delete(mailedTokens).where(and(unusedOf(userId), not(kept as SQL)));
}

/** Deletes tokens that expired more than a week ago. */
export const deleteExpiredTokens = deleteAfter(mailedTokens.expiresAt, KEPT_MS);
