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

/** Who gets the newsletter, as rows and as CSV. */
export async function subscriberList(reader: CsvReader) {
  const rows = await exportSubscribers();
  return { rows, csv: asCsv(reader, SUBSCRIBER_COLUMNS, rows) };
}

/** The waitlist, first come first, as rows and as CSV. */
export async function waitlistList(reader: CsvReader) {
  const rows = (await listWaitlist()).map(({ id: _, ...entry }) => entry);
  return { rows, csv: asCsv(reader, ["email", "createdAt", "consentText"], rows) };
}
