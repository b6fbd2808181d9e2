import { transaction } from "~/base/data/database";
import { type CsvReader, csvInParts } from "~/base/text/csv";
import { type Actor, noteOnDesk } from "~/identity/data/operator-acts";
import { listSubscribers } from "./data/subscriptions";
import { unsubscribeUrl } from "./subscribe";

const COLUMNS = [
  "email",
  "name",
  "consentText",
  "consentForm",
  "consentedAt",
  "confirmedAt",
  "unsubscribeUrl",
] as const;

/** Returns the subscribers as rows and as CSV in parts, and records in the audit trail that they were exported. */
export async function exportSubscribers(reader: CsvReader, by: Actor) {
  const subscribers = await listSubscribers();
  const rowOf = ({ id, ...subscriber }: (typeof subscribers)[number]) => ({
    ...subscriber,
    unsubscribeUrl: unsubscribeUrl(id),
  });
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", "newsletter"));
  return { rows: () => subscribers.map(rowOf), csv: csvInParts(reader, COLUMNS, subscribers, rowOf) };
}
