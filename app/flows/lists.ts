import { transaction } from "~/data/database";
import { type Actor, noteOnDesk } from "~/data/operator-acts";
import { listWaitlist } from "~/data/waitlist";
import { asCsv, type CsvReader } from "~/domain/csv";
import { exportSubscribers } from "./newsletter";

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
