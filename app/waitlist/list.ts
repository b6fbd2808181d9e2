import { transaction } from "~/base/data/database";
import { type CsvReader, csvInParts } from "~/base/text/csv";
import { type Actor, noteOnDesk } from "~/identity/data/operator-acts";
import { listWaitlist } from "./data";

/** Returns the waitlist, oldest entry first, as rows and as CSV in parts, and records in the audit trail that it was exported. */
export async function exportWaitlist(reader: CsvReader, by: Actor) {
  const entries = await listWaitlist();
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", "waitlist"));
  const rows = () => entries.map(({ id: _, ...entry }) => entry);
  return { rows, csv: csvInParts(reader, ["email", "createdAt", "consentText"], entries, (entry) => entry) };
}
