/** Spreadsheets run text that starts like this as a formula; a quote before it prevents that. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | Date | null): string {
  const text = value instanceof Date ? value.toISOString() : (value ?? "");
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) with a header row. */
export function asCsv<Column extends string>(
  head: readonly Column[],
  rows: Record<Column, string | Date | null>[],
): string {
  const lines = rows.map((row) => head.map((column) => cell(row[column])).join(","));
  return [head.join(","), ...lines].join("\r\n");
}
