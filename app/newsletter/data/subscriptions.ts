import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { prepared } from "~/base/data/prepared";
import { deleteWith, lockRow } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { type NewsletterConsent, users } from "~/identity/tables";
import { stoppedEmails } from "~/mail/tables";
import { type NewsletterSubscription, newsletterSubscriptions } from "~/newsletter/tables";

export type { NewsletterConsent, NewsletterSubscription };

/** The owner of a subscription: a member, or an email without an account. */
export type SubscriberKey = { userId: string } | { email: string };

/** Saves a subscription whose owner has confirmed the consent, replacing an earlier one. */
export async function saveSubscription(
  tx: Queries,
  of: SubscriberKey,
  { text, form, at }: NewsletterConsent,
): Promise<void> {
  const consent = {
    consentText: text,
    consentForm: form,
    consentedAt: new Date(at),
    confirmedAt: now(),
    endedAt: null,
  };
  const target = "userId" in of ? newsletterSubscriptions.userId : newsletterSubscriptions.email;
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...consent, ...of, id: newId() })
    .onConflictDoUpdate({ target, set: consent });
}

const isOf = (of: SubscriberKey) =>
  "userId" in of
    ? eq(newsletterSubscriptions.userId, of.userId)
    : eq(newsletterSubscriptions.email, of.email);

/** Returns a subscription, also an ended one, with its row locked until the transaction ends. */
export const lockSubscription = (tx: Queries, of: SubscriberKey) =>
  lockRow(tx, newsletterSubscriptions, isOf(of));

/**
 * Moves the subscription of a confirmed email to its account. Its id stays, so unsubscribe links in older mails still
 * work. Of two subscriptions an active one is kept; otherwise the account's own.
 */
export async function takeSubscriptionOver(
  tx: Queries,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const found = await lockSubscription(tx, { email });
  if (!found) return;
  const own = await lockSubscription(tx, { userId });
  const row = eq(newsletterSubscriptions.id, found.id);
  if (own && !(own.endedAt && !found.endedAt)) {
    await tx.delete(newsletterSubscriptions).where(row);
    return;
  }
  if (own) await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, own.id));
  await tx
    .update(newsletterSubscriptions)
    .set({ userId, email: null, source: null, confirmedAt: found.confirmedAt ?? now() })
    .where(row);
}

/** Deletes an email's subscription without an account, with its proof of consent. */
export const deleteSubscriptionOf = deleteWith(newsletterSubscriptions.email);

const ofAddress = prepared({ email: users.email }, (queries, { email }) =>
  queries
    .select()
    .from(newsletterSubscriptions)
    .where(
      or(
        eq(newsletterSubscriptions.email, email),
        inArray(
          newsletterSubscriptions.userId,
          queries.select({ id: users.id }).from(users).where(eq(users.email, email)),
        ),
      ),
    ),
);

/**
 * Returns the subscription of a (normal) email, also an ended one; null when there is none. Until an account's email is
 * confirmed, its subscription belongs to the email alone, so that is asked for and not the account.
 */
export async function findSubscription(email: string): Promise<NewsletterSubscription | null> {
  const rows = await ofAddress({ email });
  return rows.find(({ userId }) => userId !== null) ?? rows[0] ?? null;
}

/** The email that a subscription's mail goes to: the account's, or its own. */
export const READERS_EMAIL = sql<string>`coalesce(${users.email}, ${newsletterSubscriptions.email})`;

/** Returns a subscriber's email, null when the subscription has ended, and whether they have an account; null for an id that nobody has. */
export async function findSubscriber(
  id: string,
): Promise<{ email: string | null; isMember: boolean } | null> {
  const { userId, endedAt } = newsletterSubscriptions;
  const [row] = await reader()
    .select({ email: READERS_EMAIL, userId, endedAt })
    .from(newsletterSubscriptions)
    .leftJoin(users, eq(users.id, newsletterSubscriptions.userId))
    .where(eq(newsletterSubscriptions.id, id));
  return row ? { email: row.endedAt ? null : row.email, isMember: row.userId !== null } : null;
}

/** Ends a subscription, by its id or owner. @returns the member's id, if one owned it and it was active */
export async function endSubscription(
  tx: Queries,
  by: { id: string } | SubscriberKey,
): Promise<string | null> {
  const which = "id" in by ? eq(newsletterSubscriptions.id, by.id) : isOf(by);
  const [row] = await tx
    .update(newsletterSubscriptions)
    .set({ endedAt: now() })
    .where(and(which, isNull(newsletterSubscriptions.endedAt)))
    .returning({ userId: newsletterSubscriptions.userId });
  return row?.userId ?? null;
}

/** By email, because before an account is verified its subscription belongs to the email alone. */
const OF_NO_DISABLED_ACCOUNT = sql`${READERS_EMAIL} not in (select email from ${users} where disabled_at is not null)`;

/** A condition for who wants the newsletter: active, of no disabled account, for members verified. */
const WANTED = and(
  isNull(newsletterSubscriptions.endedAt),
  or(isNull(newsletterSubscriptions.userId), isNotNull(users.verifiedAt)),
  OF_NO_DISABLED_ACCOUNT,
);

/** A condition for who gets the newsletter: wanted, and mail to the email is not stopped. */
export const SUBSCRIBED = and(WANTED, isNull(stoppedEmails.email));

/** A condition for who gets it once mail to the email is allowed again. */
export const STOPPED = and(WANTED, isNotNull(stoppedEmails.email));

/** Selects everybody who would get an issue sent now, and `others`. */
function subscribers(from: Queries, which?: SQL, others?: SQL) {
  const { id, consentText, consentForm, consentedAt, confirmedAt, endedAt } = newsletterSubscriptions;
  // Imported members own no subscription before they set a password; their names are the operator's.
  const ofImported = sql`(select name from ${users} where email = ${newsletterSubscriptions.email} and password_hash = '')`;
  return from
    .select({
      id,
      name: sql<string | null>`coalesce(${users.name}, ${ofImported})`.as("name"),
      consentText,
      consentForm,
      consentedAt,
      confirmedAt,
      endedAt,
      email: READERS_EMAIL.as("email"),
      stopped: stoppedEmails.reason,
    })
    .from(newsletterSubscriptions)
    .leftJoin(users, eq(users.id, newsletterSubscriptions.userId))
    .leftJoin(stoppedEmails, eq(stoppedEmails.email, READERS_EMAIL))
    .where(and(or(SUBSCRIBED, others), which));
}

/** Returns how many people would get an issue sent now. */
export async function countSubscribers(): Promise<number> {
  return reader().$count(subscribers(reader()).as("subscribers"));
}

/** Returns how many of those subscribers have no account. */
export async function countSubscribersWithoutAccount(): Promise<number> {
  const accounts = reader().select({ email: users.email }).from(users);
  return reader().$count(
    subscribers(
      reader(),
      and(isNull(newsletterSubscriptions.userId), notInArray(newsletterSubscriptions.email, accounts)),
    ).as("subscribers"),
  );
}

/** Returns the email of a subscription, and why mail to it is stopped, if it is; null when it gets no more issues. */
export async function findReader(tx: Queries, subscriptionId: string) {
  const [row] = await subscribers(tx, eq(newsletterSubscriptions.id, subscriptionId), STOPPED);
  return row ? { email: row.email, stopped: row.stopped } : null;
}

/** Returns all subscribers in the order of their consent; `withEnded`: also who left, and those to whom mail is stopped. */
export async function listSubscribers(withEnded = false) {
  const { consentedAt, endedAt, id } = newsletterSubscriptions;
  return subscribers(reader(), undefined, withEnded ? or(isNotNull(endedAt), STOPPED) : undefined).orderBy(
    asc(consentedAt),
    asc(id),
  );
}
