import { delivery, index, integer, json, table, text, timestamp } from "../base/data/columns";

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

export type OutgoingMail = typeof outgoingMail.$inferSelect;
export type StoppedEmail = typeof stoppedEmails.$inferSelect;
