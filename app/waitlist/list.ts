import { transaction } from "~/base/data/database";
import { asCsv, type CsvReader } from "~/base/text/csv";
import { type Actor, noteOnDesk } from "~/identity/data/operator-acts";
import { listWaitlist } from "./data";

/** Returns the waitlist, oldest entry first, as rows and as CSV, and records in the audit trail that it was exported. */
export async function exportWaitlist(reader: CsvReader, by: Actor) {
  const rows = (await listWaitlist()).map(({ id: _, ...entry }) => entry);
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", "waitlist"));
  return { rows, csv: asCsv(reader, ["email", "createdAt", "consentText"], rows) };
}
