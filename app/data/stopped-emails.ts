import { desc, eq, gt } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { type Queries, reader } from "./database";
import { type StoppedEmail, stoppedEmails } from "./tables";

export type { StoppedEmail };

/** Stops all mail to an email. The first reason is kept. @returns false when it was stopped before */
export async function stopEmail(
  tx: Queries,
  stopped: Pick<StoppedEmail, "email" | "reason" | "detail">,
): Promise<boolean> {
  const rows = await tx
    .insert(stoppedEmails)
    .values({ ...stopped, createdAt: now() })
    .onConflictDoNothing()
    .returning({ email: stoppedEmails.email });
  return rows.length > 0;
}

/** Allows mail to an email again. @returns whether it was stopped */
export async function allowEmail(tx: Queries, email: string): Promise<boolean> {
  const rows = await tx
    .delete(stoppedEmails)
    .where(eq(stoppedEmails.email, email))
    .returning({ email: stoppedEmails.email });
  return rows.length > 0;
}

/** Returns why an email gets no mail; null when it does. */
export async function findStopped(email: string): Promise<StoppedEmail | null> {
  const [row] = await reader().select().from(stoppedEmails).where(eq(stoppedEmails.email, email));
  return row ?? null;
}

/** Returns how many emails were stopped since then. */
export async function countStopped(since: Date): Promise<number> {
  return reader().$count(stoppedEmails, gt(stoppedEmails.createdAt, since));
}

/** Returns up to `limit` stopped emails, newest first. */
export async function listStopped(limit: number): Promise<StoppedEmail[]> {
  return reader().select().from(stoppedEmails).orderBy(desc(stoppedEmails.createdAt)).limit(limit);
}
