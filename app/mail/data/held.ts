import { and, inArray, like, lt, min } from "drizzle-orm";
import { type Queries, reader, transaction, wakeAfterwards } from "~/base/data/database";
import { dropped } from "~/base/data/queue";
import { aggregate, changeRows, findRow } from "~/base/data/rows";
import { noteFirst, setSwitch } from "~/base/data/switches";
import { switches } from "~/base/data/tables";
import { outgoingMail } from "~/mail/tables";
import { bulkMail } from "../bulk";

/** Why mail is held: after a restore at `since` nobody has decided yet; or this is a rehearsal copy, which sends none. */
export type Hold = { since: Date; isRehearsal: boolean };

/** What operators are told about a rehearsal copy. */
export const REHEARSAL = "This is a copy to rehearse with (restore --copy): it never sends mail.";

/** Returns why mail is held back; null when it is sent. */
export async function findHold(queries: Queries = reader()): Promise<Hold | null> {
  const rows = await queries
    .select()
    .from(switches)
    .where(inArray(switches.name, ["mail_held", "rehearsal"]));
  const rehearsal = rows.find(({ name }) => name === "rehearsal");
  const found = rehearsal ?? rows[0];
  return found ? { since: found.since, isRehearsal: found === rehearsal } : null;
}

/** A condition for mail that waits or is being sent. */
export const IS_OPEN = inArray(outgoingMail.status, ["waiting", "sending"]);
/** Returns what waits while mail is held: mail of the backup, and its unfinished newsletter issues. */
export async function describeHeld({ since }: Hold) {
  const isOld = and(IS_OPEN, lt(outgoingMail.createdAt, since));
  const [letters, oldest, issues] = await Promise.all([
    reader().$count(outgoingMail, isOld),
    aggregate(min(outgoingMail.createdAt), outgoingMail, isOld),
    bulkMail().listWaiting(since),
  ]);
  return { letters, oldest, issues };
}

/** Ends the hold, so that mail goes out again. @returns whether mail was held */
export async function endHold(tx: Queries): Promise<boolean> {
  wakeAfterwards("mail");
  return setSwitch(tx, "mail_held", false);
}

/** Drops the backup's waiting mail, and ends its newsletter issues. Mail written since the restore stays. */
export async function dropHeld(tx: Queries, { since }: Hold): Promise<void> {
  await changeRows(tx, outgoingMail, and(IS_OPEN, lt(outgoingMail.createdAt, since)), dropped());
  await bulkMail().dropWaiting(tx, since);
}

const FAULT = "mail fault";
const IS_MAIL_FAULT = like(switches.name, `${FAULT} %`);

/** Returns why the mail service took no mail when any process last tried; null when it did. */
export async function mailFault(): Promise<string | null> {
  return (await findRow(switches, IS_MAIL_FAULT))?.name.slice(FAULT.length + 1) ?? null;
}

/** Keeps that for all processes, commands and the next start. */
export async function saveMailFault(text: string | null): Promise<void> {
  await transaction((tx) => tx.delete(switches).where(IS_MAIL_FAULT));
  if (text !== null) await noteFirst(FAULT, text);
}
