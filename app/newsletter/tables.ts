import { delivery, index, integer, table, text, timestamp, uniqueIndex } from "../base/data/columns";
import { ofMember } from "../identity/tables";

/**
 * A subscription to the newsletter, with the proof of consent (GDPR, Art. 7(1)). It belongs to a member or to an
 * email without an account; the account of that email takes it over once confirmed. Each has one; a later consent
 * replaces an earlier one.
 */
export const newsletterSubscriptions = table(
  "newsletter_subscriptions",
  {
    /** The secret part of the unsubscribe link in every newsletter. */
    id: text("id").primaryKey(),
    userId: ofMember(),
    /** The normalised email of a subscriber without an account; null for members. */
    email: text("email"),
    consentText: text("consent_text").notNull(),
    /** 'home', 'auth', 'post', 'account', 'site', or 'import 3' of a file that does not say. */
    consentForm: text("consent_form").notNull(),
    consentedAt: timestamp("consented_at").notNull(),
    /** Null when an import brought a consent that was proven elsewhere, and the file does not say when. */
    confirmedAt: timestamp("confirmed_at"),
    /** The import that brought the row and may take it back, like 'import 3'. */
    source: text("source"),
    /** When the consent was withdrawn. The row stays, as proof of consent and withdrawal. */
    endedAt: timestamp("ended_at"),
  },
  (t) => [
    uniqueIndex("newsletter_subscriptions_user").on(t.userId),
    uniqueIndex("newsletter_subscriptions_email").on(t.email),
  ],
);

/** An issue of the newsletter. It can be edited until sending begins. */
export const newsletterIssues = table(
  "newsletter_issues",
  {
    id: text("id").primaryKey(),
    /** Its number in the archive, from 1, given when sending begins; null before. */
    number: integer("number"),
    subject: text("subject").notNull(),
    /** Markdown. */
    body: text("body").notNull(),
    /** 'draft', 'scheduled' (for `startedAt`), 'sending', 'paused', 'sent', 'cancelled' or 'dropped'. */
    status: text("status").notNull(),
    /** Grows with each change. */
    revision: integer("revision").notNull(),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    startedAt: timestamp("started_at"),
    endedAt: timestamp("ended_at"),
    /** How many mails in a row the mail service did not accept for a reason that concerns every recipient. */
    failedInARow: integer("failed_in_a_row").notNull().default(0),
    /** The mail service's error when sending paused by itself; null when it did not. */
    pausedBecause: text("paused_because"),
    /** 'shown' or 'withdrawn'; null until sending ends. */
    archive: text("archive"),
  },
  (t) => [
    uniqueIndex("newsletter_issues_number").on(t.number),
    index("newsletter_issues_status").on(t.status),
    index("newsletter_issues_created").on(t.createdAt, t.id),
  ],
);

/** The mail of one issue to one subscriber. The unique id makes sure that nobody gets an issue twice. */
export const newsletterMails = table(
  "newsletter_mails",
  {
    /** The ids of issue and subscription with a dot between; also in the Message-ID and in the provider's reports. */
    id: text("id").primaryKey(),
    issueId: text("issue_id")
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    /** No foreign key: the row outlives a subscription that is deleted with its account. */
    subscriptionId: text("subscription_id").notNull(),
    ...delivery(),
  },
  (t) => [
    index("newsletter_mails_due").on(t.issueId, t.status, t.dueAt),
    index("newsletter_mails_sent").on(t.sentAt),
  ],
);

export type NewsletterSubscription = typeof newsletterSubscriptions.$inferSelect;
export type NewsletterIssue = typeof newsletterIssues.$inferSelect;
export type NewsletterMail = typeof newsletterMails.$inferSelect;
