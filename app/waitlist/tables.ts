import { table, text, timestamp, uniqueIndex } from "../base/data/columns";

/** An email on the waitlist. It is not verified: `email` is whatever somebody typed, in lower case and unique. */
export const waitlistEntries = table(
  "waitlist_entries",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    consentText: text("consent_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [uniqueIndex("waitlist_entries_email").on(t.email)],
);

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;
