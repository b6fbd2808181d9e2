import { and, asc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { type Queries, reader } from "./database";
import { prepared } from "./prepared";
import {
  type NewsletterConsent,
  type NewsletterSubscription,
  newsletterSubscriptions,
  stoppedEmails,
  users,
} from "./tables";

export type { NewsletterConsent, NewsletterSubscription };

/** Saves a member's consent, replacing an earlier one. */
export async function saveSubscription(
  tx: Queries,
  userId: string,
  { text, form, at }: NewsletterConsent,
): Promise<void> {
  const consent = {
    consentText: text,
    consentForm: form,
    consentedAt: new Date(at),
    confirmedAt: now(),
    endedAt: null,
  };
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...consent, id: newId(), userId })
    .onConflictDoUpdate({ target: newsletterSubscriptions.userId, set: consent });
}

const ofMember = prepared({ userId: newsletterSubscriptions.userId }, (queries, { userId }) =>
  queries.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.userId, userId)),
);

export async function findSubscription(userId: string): Promise<NewsletterSubscription | null> {
  const [row] = await ofMember({ userId });
  return row ?? null;
}

/** The subscriber's email; null when the subscription has ended or the account is gone. */
export async function findSubscriberEmail(id: string): Promise<string | null> {
  const [row] = await reader()
    .select({ email: users.email })
    .from(newsletterSubscriptions)
    .innerJoin(users, eq(users.id, newsletterSubscriptions.userId))
    .where(and(eq(newsletterSubscriptions.id, id), isNull(newsletterSubscriptions.endedAt)));
  return row?.email ?? null;
}

/** Ends a subscription, by its id or its member. @returns the member, or null when there was none */
export async function endSubscription(
  tx: Queries,
  by: { id: string } | { userId: string },
): Promise<string | null> {
  const which =
    "id" in by ? eq(newsletterSubscriptions.id, by.id) : eq(newsletterSubscriptions.userId, by.userId);
  const [row] = await tx
    .update(newsletterSubscriptions)
    .set({ endedAt: now() })
    .where(and(which, isNull(newsletterSubscriptions.endedAt)))
    .returning({ userId: newsletterSubscriptions.userId });
  return row?.userId ?? null;
}

/** Members who have subscribed, whose email is verified and takes mail, and whose account is not disabled. */
export const SUBSCRIBED = and(
  isNull(newsletterSubscriptions.endedAt),
  isNotNull(users.verifiedAt),
  isNull(users.disabledAt),
  isNull(stoppedEmails.email),
);

/** Who gets an issue that is sent now. */
function subscribers(from: Queries, which?: SQL) {
  const { id, consentText, consentForm, consentedAt, confirmedAt } = newsletterSubscriptions;
  const { email, name } = users;
  return from
    .select({ id, email, name, consentText, consentForm, consentedAt, confirmedAt })
    .from(newsletterSubscriptions)
    .innerJoin(users, eq(users.id, newsletterSubscriptions.userId))
    .leftJoin(stoppedEmails, eq(stoppedEmails.email, users.email))
    .where(and(SUBSCRIBED, which));
}

export async function countSubscribers(): Promise<number> {
  return reader().$count(subscribers(reader()).as("subscribers"));
}

/** The email of a subscription; null when it gets no more issues. */
export async function findReader(tx: Queries, subscriptionId: string): Promise<string | null> {
  const [row] = await subscribers(tx, eq(newsletterSubscriptions.id, subscriptionId));
  return row?.email ?? null;
}

/** All subscribers, in order of consent. */
export async function listSubscribers() {
  const { consentedAt, id } = newsletterSubscriptions;
  return subscribers(reader()).orderBy(asc(consentedAt), asc(id));
}
