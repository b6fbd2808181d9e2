import { ofMember } from "./accounts";
import { delivery, index, integer, json, table, text, timestamp, uniqueIndex } from "./columns";

/** A mail, written in the same transaction as its cause and delivered by a worker. */
export const outgoingMail = table(
  "outgoing_mail",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    /** Emptied once delivered or refused: mailed secrets do not stay in the database. */
    letter: json<Letter | null>("letter"),
    kind: text("kind").notNull(),
    /** What queued it for many: 'import 3'. */
    cause: text("cause"),
    /** Which goes first when more is due than may be sent: the lowest (domain/mail-kinds). */
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

/** A finished letter: every part rendered. `from`: the sender's name, where MAIL_FROM has none. `headers`: further ones, by name. */
export type Letter = {
  from?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** An email that bounced, or whose owner complained: it gets no mail until an operator allows it again. */
export const stoppedEmails = table("stopped_emails", {
  email: text("email").primaryKey(),
  /** 'bounced' or 'complained'. */
  reason: text("reason").notNull(),
  /** In the provider's words, shortened. */
  detail: text("detail").notNull(),
  createdAt: timestamp("created_at").notNull(),
});

/**
 * A consent to the newsletter, with what proves it: which words, on which form, when given, and when the mailed link showed that
 * it was the email's owner. It is a member's, or an email's without an account, which the account of that email takes over once
 * it is confirmed. One each; a later consent takes the place of an earlier one.
 */
export const newsletterSubscriptions = table(
  "newsletter_subscriptions",
  {
    /** Stands, signed, in the unsubscribe link of every newsletter. */
    id: text("id").primaryKey(),
    userId: ofMember(),
    /** Of a subscriber without an account, tidy and in lower case; null for members. */
    email: text("email"),
    consentText: text("consent_text").notNull(),
    /** 'home', 'auth', 'post', 'account', 'site', or 'import 3'. */
    consentForm: text("consent_form").notNull(),
    consentedAt: timestamp("consented_at").notNull(),
    /** Null when an import brought a consent that was proven elsewhere. */
    confirmedAt: timestamp("confirmed_at"),
    /** When it was withdrawn. The row stays, as proof of both. */
    endedAt: timestamp("ended_at"),
  },
  (t) => [
    uniqueIndex("newsletter_subscriptions_user").on(t.userId),
    uniqueIndex("newsletter_subscriptions_email").on(t.email),
  ],
);

/** An issue of the newsletter. It can be changed until sending begins. */
export const newsletterIssues = table(
  "newsletter_issues",
  {
    id: text("id").primaryKey(),
    /** 1 for the first that was sent; its place in the archive. Null before. */
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
    /** How many mails in a row the mail service did not take, whomever they were to. */
    failedInARow: integer("failed_in_a_row").notNull().default(0),
    /** What the mail service said when sending paused by itself; null when it did not. */
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

/** One issue for one subscriber: there is never a second row, so nobody gets an issue twice. */
export const newsletterMails = table(
  "newsletter_mails",
  {
    /** The two ids, joined by a dot; in the mail's Message-ID and in what the provider reports. */
    id: text("id").primaryKey(),
    issueId: text("issue_id")
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    /** Also when the subscription is gone with its account. */
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
