import type { CsvReader } from "~/domain/csv";

/** Options shared by commands that print a list as CSV. */
export const LIST_OPTIONS = {
  options: { spreadsheet: { type: "boolean" } },
  optionTexts: { spreadsheet: "a quote before what a spreadsheet would run as a formula" },
} as const;

export const readerOf = ({ spreadsheet }: { spreadsheet?: boolean }): CsvReader =>
  spreadsheet ? "spreadsheet" : "program";
