import { transaction } from "~/base/data/database";
import { asCsv, type CsvReader } from "~/base/text/csv";
import { type Actor, noteOnDesk } from "~/identity/data/operator-acts";
import { exportSubscribers } from "~/newsletter/subscribe";
import { listWaitlist } from "~/waitlist/data";

const SUBSCRIBER_COLUMNS = [
  "email",
  "name",
  "consentText",
  "consentForm",
  "consentedAt",
  "confirmedAt",
  "unsubscribeUrl",
] as const;

async function subscriberList(reader: CsvReader) {
  const rows = await exportSubscribers();
  return { rows, csv: asCsv(reader, SUBSCRIBER_COLUMNS, rows) };
}

/** The waitlist, oldest entry first. */
async function waitlistList(reader: CsvReader) {
  const rows = (await listWaitlist()).map(({ id: _, ...entry }) => entry);
  return { rows, csv: asCsv(reader, ["email", "createdAt", "consentText"], rows) };
}

const LISTS = { newsletter: subscriberList, waitlist: waitlistList };

/** Returns a list of people's emails, as rows and as CSV, and records in the audit trail that it was exported. */
export async function exportList(name: keyof typeof LISTS, reader: CsvReader, by: Actor) {
  const list = await LISTS[name](reader);
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", name));
  return list;
}
