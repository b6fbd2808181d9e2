import { setImmediate as othersFirst } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";

/** Who reads the file. Spreadsheets run some cells as formulas, which get a quote in front; programs need the exact text. */
export type CsvReader = "spreadsheet" | "program";

/** Returns rows as CSV (RFC 4180), with a header and a byte order mark, without which Excel sees no UTF-8. */
function asCsv<Column extends string>(
  reader: CsvReader,
  columns: readonly Column[],
  rows: Record<Column, string | Date | null>[],
): string {
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    escape_formulas: reader === "spreadsheet",
    cast: { date: (date) => date.toISOString() },
  });
}

/** Rows that are written in one piece, so that a long list keeps nobody else waiting. */
const ROWS_AT_ONCE = 500;

/** Returns the same in parts, of rows that `rowOf` makes of what is given. */
export async function* csvInParts<Given, Column extends string>(
  reader: CsvReader,
  columns: readonly Column[],
  given: Given[],
  rowOf: (one: Given) => Record<Column, string | Date | null>,
): AsyncGenerator<string> {
  yield asCsv(reader, columns, []);
  for (let at = 0; at < given.length; at += ROWS_AT_ONCE) {
    const rows = given.slice(at, at + ROWS_AT_ONCE).map(rowOf);
    // Without the mark and the header, which stand above the first part.
    yield asCsv(reader, columns, rows).replace(/^[^\r]*\r\n/, "");
    await othersFirst();
  }
}
