import type { EntityDraft, SampleRow } from "./draft";

/** What a line of a log of changes says, by its columns; all empty where nothing of the entry can have changed. */
export type Change = Record<"what changed" | "old value" | "new value", string>;

/** What nobody changes by hand, or what no line of a log repeats. */
const UNCHANGED = /^(?:(?:time|date) (?:sent|made|added|changed|submitted|decided)|reminder sent|.+ by)$/;

/** The table whose entries a log of changes is about. */
export function auditedBy(log: EntityDraft, entities: readonly EntityDraft[]): EntityDraft | undefined {
  if (!log.fields.some(({ name }) => name === "old value")) return undefined;
  return entities.find((one) =>
    log.relations.some(
      (text) => text === `refers to one ${one.noun}` || text === `belongs to one ${one.noun}`,
    ),
  );
}

/** The tables with the logs of changes last: a line of a log says what changed in an entry that is there. */
export function logsLast(entities: readonly EntityDraft[]): EntityDraft[] {
  const isLog = (entity: EntityDraft) => Number(auditedBy(entity, entities) !== undefined);
  return [...entities].sort((a, b) => isLog(a) - isLog(b));
}

/** Columns that people correct; a day only where there is nothing else, as a line of a log has one of its own. */
const CORRECTED = [/^(?:number|money|duration|choice)$/, /^(?:text|place)$/, /^date/];

/** A change of the sample entry at this place, in a column and with a value that it really has. */
export function changeOf(
  { fields, statuses }: EntityDraft,
  rows: readonly SampleRow[],
  index: number,
): Change {
  const named = fields.some(({ type }) => type === "email" || type === "phone");
  for (const kind of CORRECTED) {
    const changes = fields
      .filter(({ name, type }) => kind.test(type) && !UNCHANGED.test(name) && !(named && name === "name"))
      .flatMap(({ name }): Change[] => {
        const after = rows[index]?.values.get(name) ?? "";
        const others = rows.map(({ values }) => values.get(name) ?? "");
        const before =
          name === "status" ? statuses[statuses.indexOf(after) - 1] : others.find((value) => value !== after);
        return after && before ? [{ "what changed": name, "old value": before, "new value": after }] : [];
      });
    const change = changes[index % (changes.length || 1)];
    if (change) return change;
  }
  return { "what changed": "", "old value": "", "new value": "" };
}
