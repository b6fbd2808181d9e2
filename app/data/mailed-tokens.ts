import { and, eq, gt, inArray, isNull, lt, not, type SQL } from "drizzle-orm";
import { DAY_MS, fromNow, HOUR_MS, now } from "~/kernel/clock";
import { hashSecret, newSecret } from "~/kernel/ids";
import { type Queries, reader } from "./database";
import { mailedTokens, type TokenChange } from "./tables";

export const TOKEN_LIFETIME_MS = {
  signup: 24 * HOUR_MS,
  recovery: HOUR_MS,
  email_change: HOUR_MS,
  email_undo: 7 * DAY_MS,
  alert: 7 * DAY_MS,
} as const;

/** How long a link that has ended can say why. */
const KEPT_MS = 7 * DAY_MS;

export type TokenPurpose = keyof typeof TOKEN_LIFETIME_MS;
export type MailedToken = typeof mailedTokens.$inferSelect;

/**
 * Makes a token for a mailed link; an earlier one for the same member, purpose and matter is dead from now on. It ends after
 * `lifetimeMs`, by default its purpose's.
 */
export async function replaceMailedToken(
  tx: Queries,
  token: { userId: string; purpose: TokenPurpose; about?: string; change?: TokenChange; lifetimeMs?: number },
): Promise<string> {
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
 * Why a token does not work: used, expired, or unknown, which is also what it is once a newer one replaced it, or a week after it
 * ended. Whoever has the secret got the mail, so this tells strangers nothing.
 */
export async function endOfToken(
  secret: string,
  purpose: TokenPurpose,
): Promise<"used" | "expired" | "unknown"> {
  const [row] = await reader().select().from(mailedTokens).where(named(secret, purpose));
  if (!row) return "unknown";
  return row.usedAt ? "used" : "expired";
}

/** Looks without using it up: opening a mailed link (mail scanners do) must change nothing. */
export async function findMailedToken(secret: string, purpose: TokenPurpose): Promise<MailedToken | null> {
  const [row] = await reader().select().from(mailedTokens).where(living(secret, purpose));
  return row ?? null;
}

/** What the member's living token stands for, so that a new one can stand for the same. */
export async function findTokenChange(
  tx: Queries,
  userId: string,
  purpose: TokenPurpose,
): Promise<TokenChange> {
  const [row] = await tx
    .select()
    .from(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
  return row?.change ?? {};
}

/** Uses the token up: of any number of parallel calls exactly one gets it. */
export async function claimMailedToken(
  tx: Queries,
  secret: string,
  purpose: TokenPurpose,
): Promise<MailedToken | null> {
  const [row] = await tx
    .update(mailedTokens)
    .set({ usedAt: now() })
    .where(living(secret, purpose))
    .returning();
  return row ?? null;
}

const unusedOf = (userId: string) => and(eq(mailedTokens.userId, userId), isNull(mailedTokens.usedAt));

/** Makes all mailed links of the member useless. */
export async function deleteMailedTokensOf(tx: Queries, userId: string): Promise<void> {
  await tx.delete(mailedTokens).where(unusedOf(userId));
}

/**
 * After a change of password or email no mailed link works, except those against a takeover: a thief could make
 * them useless otherwise. `before`: only links that were made earlier than this are deleted.
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

export async function deleteExpiredTokens(tx: Queries): Promise<void> {
  await tx.delete(mailedTokens).where(lt(mailedTokens.expiresAt, fromNow(-KEPT_MS)));
}
