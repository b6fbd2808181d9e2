import { transaction } from "~/base/data/database";
import { requireNamed } from "~/base/http/problem";
import type { CsvReader } from "~/base/text/csv";
import { allAreas } from "~/identity/area";
import { type Actor, noteOnDesk } from "~/identity/data/operator-acts";

/** Returns the lists of emails that operators may take along, by name. */
export const emailLists = () =>
  Object.fromEntries(allAreas().flatMap(({ list }) => (list ? [[list.name, list]] : [])));

/** Writes a list, and into the trail that this was done. @throws the 404 page when there is no such list */
export async function exportList(name: string | undefined, reader: CsvReader, by: Actor, withEnded = false) {
  const list = requireNamed(emailLists(), name);
  await transaction((tx) => noteOnDesk(tx, by, "list_exported", list.name));
  return list.write(reader, withEnded);
}
