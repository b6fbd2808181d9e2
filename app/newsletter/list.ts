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

/**
 * Returns the subscribers as rows and as CSV in parts, and records in the audit trail that they were exported. `withEnded`: also
 * who left, and when: not for a file that other products read, which would mail them.
 */
export async function exportSubscribers(reader: CsvReader, by: Actor, withEnded = false) {
  const subscribers = await listSubscribers(withEnded);
  const rowOf = ({ id, endedAt, ...subscriber }: (typeof subscribers)[number]) => ({
    ...subscriber,
    ...(withEnded && { endedAt }),
    unsubscribeUrl: unsubscribeUrl(id),
  });
  const columns: readonly string[] = withEnded ? [...COLUMNS, "endedAt"] : COLUMNS;
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", "newsletter"));
  return { rows: () => subscribers.map(rowOf), csv: csvInParts(reader, columns, subscribers, rowOf) };
}
