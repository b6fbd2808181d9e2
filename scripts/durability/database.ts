import { openFile } from "../plain-visitor";

/** The first column of what a statement finds in a site's database. */
export function valuesOf(dataDir: string, sql: string): unknown[] {
  const file = openFile(dataDir);
  const values = file.prepare(sql).pluck().all();
  file.close();
  return values;
}

export const firstOf = (dataDir: string, sql: string) => valuesOf(dataDir, sql)[0];

/** "ok" when the file is whole. */
export const integrityOf = (dataDir: string) => firstOf(dataDir, "PRAGMA integrity_check");
