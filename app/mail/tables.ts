import { delivery, index, integer, json, table, text, timestamp, uniqueIndex } from "../base/data/columns";
import { ofMember } from "../identity/tables";

/** A mail, queued in the same transaction as its cause and delivered by a worker. */
export const outgoingMail = table(
  "outgoing_mail",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    /** Emptied once delivered, refused or dropped: mailed secrets must not stay in the database. */
    letter: json<Letter | null>("letter"),
    kind: text("kind").notNull(),
    /** What queued it together with many others, such as 'import 3'. */
    cause: text("cause"),
    /** The priority when more is due than may be sent: the lowest goes first (mail/kinds). */
    rank: integer("rank").notNull().default(0),
    ...delivery(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("outgoing_mail_due").on(t.status, t.rank, t.dueAt),
    index("outgoing_mail_recipient").on(t.recipient, t.createdAt),
    index("outgoing_mail_sent").on(t.sentAt),
  ],
);

/** A rendered mail. `from`: the sender's name, where MAIL_FROM has none. `headers`: additional ones, by name. */
export type Letter = {
  from?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** An email that bounced, or whose owner complained of spam: it gets no mail until an operator allows it again. */
export const stoppedEmails = table("stopped_emails", {
  email: text("email").primaryKey(),
  /** 'bounced' or 'complained'. */
  reason: text("reason").notNull(),
  /** In the provider's words, shortened. */
  detail: text("detail").notNull(),
  createdAt: timestamp("created_at").notNull(),
});

/**
 * A subscription to the newsletter, with the proof of consent (GDPR, Art. 7(1)). It belongs to a member or to an
 * email without an account; the account of that email takes it over once confirmed. Each has one; a later consent
 * replaces an earlier one.
 */
export const newsletterSubscriptions = table(
  "newsletter_subscriptions",
  {
    /** Part of the signed unsubscribe link in every newsletter. */
    id: text("id").primaryKey(),
    userId: ofMember(),
    /** The normalised email of a subscriber without an account; null for members. */
    email: text("email"),
    consentText: text("consent_text").notNull(),
    /** 'home', 'auth', 'post', 'account', 'site', or 'import 3'. */
    consentForm: text("consent_form").notNull(),
    consentedAt: timestamp("consented_at").notNull(),
    /** Null when an import brought a consent that was proven elsewhere. */
    confirmedAt: timestamp("confirmed_at"),
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
    /** 'draft', 'sending', 'paused', 'sent' or 'cancelled'. */
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
    /**
     * The ids of issue and subscription, joined by a dot; also used in the mail's Message-ID and in the provider's
     * reports.
     */
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

export type OutgoingMail = typeof outgoingMail.$inferSelect;
export type StoppedEmail = typeof stoppedEmails.$inferSelect;
export type NewsletterSubscription = typeof newsletterSubscriptions.$inferSelect;
export type NewsletterIssue = typeof newsletterIssues.$inferSelect;
export type NewsletterMail = typeof newsletterMails.$inferSelect;
