import type { Queries } from "~/data/database";
import type { Import } from "~/data/imports";
import type { Columns, ImportKind } from "~/domain/import-columns";
import type { Consent, ImportRow } from "~/domain/import-rows";
import type { Layout } from "./read-file";

/** A file, and how it is to be read. */
export type ImportPlan = {
  kind: ImportKind;
  file: string;
  layout: Layout & { hash: string };
  columns: Columns;
  first: string[];
  /** How all of them agreed, where no column says it. */
  agreed: Consent | null;
  /** Nobody gets a mail. */
  isQuiet: boolean;
};

/** What becomes of rows of a kind; their outcome is set. `from` is null when nothing is to be written. */
export type Importer = (
  queries: Queries,
  rows: ImportRow[],
  plan: ImportPlan,
  from: Import | null,
) => Promise<void>;
