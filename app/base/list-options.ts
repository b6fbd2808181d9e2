import type { CsvReader } from "~/base/text/csv";
import { flag } from "./command";

/** Options shared by commands that print a list as CSV. */
export const LIST_OPTIONS = {
  spreadsheet: flag("a quote before what a spreadsheet would run as a formula"),
};

export const readerOf = ({ spreadsheet }: { spreadsheet?: boolean }): CsvReader =>
  spreadsheet ? "spreadsheet" : "program";
