import { and, count, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { fromNow, HOUR_MS, MINUTE_MS, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { reader, transaction } from "./database";
import { countMailSentSince, findNextMailTime, NO_ACCOUNT } from "./outgoing-mail";
import { jobs, outgoingMail, probes, users } from "./tables";

/** Checks that the database takes writes. @throws Error when it does not */
export async function proveWritable(): Promise<void> {
  const at = now();
  await transaction((tx) =>
    tx.insert(probes).values({ name: "ready", at }).onConflictDoUpdate({ target: probes.name, set: { at } }),
  );
}

/** Every server looks for work at least once a minute. */
const LATE_MS = 5 * MINUTE_MS;

/**
 * Whether mail or a plan is due for minutes and nobody takes it up. Mail that MAIL_PER_HOUR holds back is not late.
 */
export async function areWorkersLate(): Promise<boolean> {
  const [nextMail, [job], sent] = await Promise.all([
    findNextMailTime(),
    reader()
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.status, "running"), isNull(jobs.startedAt), lt(jobs.createdAt, fromNow(-LATE_MS))))
      .limit(1),
    countMailSentSince(fromNow(-HOUR_MS)),
  ]);
  const isMailLate = nextMail !== null && nextMail < fromNow(-LATE_MS) && sent < config().mailPerHour;
  return isMailLate || job !== undefined;
}

/** Queue lengths and member count, for metrics and command line. */
export async function countWork() {
  const mails = await reader()
    .select({ status: outgoingMail.status, n: count() })
    .from(outgoingMail)
    // Requests for an email without an account are counted there too (recordUnsent): these were never mail.
    .where(
      and(
        inArray(outgoingMail.status, ["waiting", "sending", "refused"]),
        sql`coalesce(${outgoingMail.lastError}, '') <> ${NO_ACCOUNT}`,
        // Older refused ones are kept for the chart alone.
        ne(outgoingMail.recipient, ""),
      ),
    )
    .groupBy(outgoingMail.status);
  const [running] = await reader().select({ n: count() }).from(jobs).where(eq(jobs.status, "running"));
  const [members] = await reader()
    .select({ n: count() })
    .from(users)
    .where(sql`${users.verifiedAt} IS NOT NULL`);
  const [failing] = await reader()
    .select({ n: count() })
    .from(outgoingMail)
    .where(sql`${outgoingMail.status} = 'waiting' AND ${outgoingMail.attempts} > 0`);
  const mailIn = (status: string) => Number(mails.find((each) => each.status === status)?.n ?? 0);
  return {
    mailWaiting: mailIn("waiting") + mailIn("sending"),
    mailRefused: mailIn("refused"),
    mailFailing: Number(failing?.n ?? 0),
    plansRunning: Number(running?.n ?? 0),
    members: Number(members?.n ?? 0),
  };
}
