import type { Queries } from "~/base/data/database";
import type { Columns, ImportKind } from "./columns";
import type { Import } from "./data";
import type { Layout } from "./read-file";
import type { Consent, ImportRow } from "./rows";

/** Which file to import, and how. */
export type ImportPlan = {
  kind: ImportKind;
  file: string;
  layout: Layout & { hash: string };
  columns: Columns;
  first: string[];
  /** The consent that all rows share when no column has it. */
  agreed: Consent | null;
  /** Where the people come from, for their letters. */
  origin: string | null;
  /** Send no mail. */
  isQuiet: boolean;
};

/** Sets the outcome of rows of one kind, and writes them unless `from` is null. */
export type Importer = (
  queries: Queries,
  rows: ImportRow[],
  plan: ImportPlan,
  from: Import | null,
) => Promise<void>;
