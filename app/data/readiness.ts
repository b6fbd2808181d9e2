import { and, count, eq, inArray, sql } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { reader, transaction } from "./database";
import { NO_ACCOUNT } from "./outgoing-mail";
import { jobs, outgoingMail, probes, users } from "./tables";

/** Checks that the database takes writes. @throws Error when it does not */
export async function proveWritable(): Promise<void> {
  const at = now();
  await transaction((tx) =>
    tx.insert(probes).values({ name: "ready", at }).onConflictDoUpdate({ target: probes.name, set: { at } }),
  );
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
