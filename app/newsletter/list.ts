import { transaction } from "~/base/data/database";
import { asCsv, type CsvReader } from "~/base/text/csv";
import { type Actor, noteOnDesk } from "~/identity/data/operator-acts";
import { subscriberRows } from "./subscribe";

const COLUMNS = [
  "email",
  "name",
  "consentText",
  "consentForm",
  "consentedAt",
  "confirmedAt",
  "unsubscribeUrl",
] as const;

/** Returns the subscribers as rows and as CSV, and records in the audit trail that they were exported. */
export async function exportSubscribers(reader: CsvReader, by: Actor) {
  const rows = await subscriberRows();
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", "newsletter"));
  return { rows, csv: asCsv(reader, COLUMNS, rows) };
}
