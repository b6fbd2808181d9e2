import { stringify } from "csv-stringify/sync";

/** Who reads the file. A spreadsheet runs some cells as formulas, and these get a quote before them; programs need the exact text. */
export type CsvReader = "spreadsheet" | "program";

/** Rows as CSV (RFC 4180) with a header row, and a byte order mark, without which Excel takes UTF-8 for another encoding. */
export function asCsv<Column extends string>(
  reader: CsvReader,
  columns: readonly Column[],
  rows: Record<Column, string | Date | null>[],
): string {
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    eof: false,
    escape_formulas: reader === "spreadsheet",
    cast: { date: (date) => date.toISOString() },
  });
}
