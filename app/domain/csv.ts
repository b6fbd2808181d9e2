import { stringify } from "csv-stringify/sync";

/**
 * Rows as CSV (RFC 4180) with a header row. A cell that a spreadsheet would run as a formula gets a quote before it.
 */
export function asCsv<Column extends string>(
  columns: readonly Column[],
  rows: Record<Column, string | Date | null>[],
): string {
  return stringify(rows, {
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    eof: false,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString() },
  });
}
