import { stringify } from "csv-stringify/sync";

/**
 * Who reads the file. Spreadsheets run some cells as formulas, so those get a quote in front; programs need the exact
 * text.
 */
export type CsvReader = "spreadsheet" | "program";

/**
 * Returns rows as CSV (RFC 4180) with a header row, and a byte order mark, without which Excel does not recognise
 * UTF-8.
 */
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
