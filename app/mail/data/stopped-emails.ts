import { desc, eq, gt } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { deleteWith, findRow } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { recordEvent } from "~/identity/data/audit";
import { findUserByEmail, normalEmail } from "~/identity/data/users";
import { type StoppedEmail, stoppedEmails } from "~/mail/tables";

export type { StoppedEmail };

/** Stops all mail to an email, and records it in its member's trail. The first reason is kept. */
export async function stopEmail(
  tx: Queries,
  { email: given, reason, detail }: Pick<StoppedEmail, "email" | "reason" | "detail">,
): Promise<void> {
  const email = normalEmail(given);
  const rows = await tx
    .insert(stoppedEmails)
    .values({ email, reason, detail, createdAt: now() })
    .onConflictDoNothing()
    .returning({ email: stoppedEmails.email });
  const user = rows.length > 0 && (await findUserByEmail(email, tx));
  if (user) await recordEvent(tx, { userId: user.id, kind: "email_stopped", detail: reason, ip: "" });
}

/** Says why a mail to a stopped email is refused. */
export const stoppedText = (reason: string) => `Mail to it is stopped: it ${reason}.`;

/** Allows mail to an email again. @returns whether it was stopped */
export const allowEmail = deleteWith(stoppedEmails.email);

/** Returns why an email gets no mail; null when it does. */
export async function findStopped(email: string, queries: Queries = reader()): Promise<StoppedEmail | null> {
  return findRow(stoppedEmails, eq(stoppedEmails.email, email), queries);
}

/** Returns how many emails were stopped since then. */
export async function countStopped(since: Date): Promise<number> {
  return reader().$count(stoppedEmails, gt(stoppedEmails.createdAt, since));
}

/** Returns stopped emails, newest first. */
export async function listStopped(limit = Number.MAX_SAFE_INTEGER): Promise<StoppedEmail[]> {
  return reader().select().from(stoppedEmails).orderBy(desc(stoppedEmails.createdAt)).limit(limit);
}
