import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { newFolder } from "./folder";

/** Makes a folder with only the first migrations of drizzle/, as an older release has it; 0.1.0 had one. @returns its path */
export function oldRelease(migrations = 1): string {
  const folder = newFolder();
  cpSync("drizzle", path.join(folder, "drizzle"), { recursive: true });
  for (const dialect of ["sqlite", "postgres"]) {
    const at = path.join(folder, "drizzle", dialect, "meta/_journal.json");
    const journal = JSON.parse(readFileSync(at, "utf8"));
    writeFileSync(at, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  }
  return folder;
}

/** A SQLite database as an older version made it: with the product's first `migrations` alone, and one member. */
export function makeOldDatabase(file: string, migrations: number, email = "old@example.test"): void {
  const folder = oldRelease(migrations);
  const connection = new Sqlite(file);
  migrate(drizzle(connection), { migrationsFolder: path.join(folder, "drizzle/sqlite") });
  connection
    .prepare(
      "INSERT INTO users (id, email, name, password_hash, verified_at, created_at) VALUES ('old', ?, 'Ann', 'none', 1, 1)",
    )
    .run(email);
  connection.close();
}

type Column = { name: string; type: string; notnull: number; pk: number };

/** Inserts rows into every table of an SQLite file, except the signing keys, which must be sealed with a secret. */
export function fillTables(file: string, rows = 1): void {
  const connection = new Sqlite(file);
  connection.pragma("foreign_keys = OFF");
  const tables = connection
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite*'",
    )
    .pluck()
    .all() as string[];
  const fill = (table: string, row: number) => {
    const columns = (connection.pragma(`table_info("${table}")`) as Column[]).filter(
      (each) => each.notnull || each.pk,
    );
    // "{}" works for columns that are parsed as JSON.
    const given = ({ name, type }: Column) =>
      /int/i.test(type) ? row + 1 : /(^|_)(id|key|email|hash|day|name)$/.test(name) ? `a${row}` : "{}";
    const names = columns.map(({ name }) => `"${name}"`);
    connection
      .prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => "?")})`)
      .run(columns.map(given));
  };
  connection.transaction(() => {
    for (const table of tables.filter((name) => name !== "sso_keys"))
      for (let row = 0; row < rows; row++) fill(table, row);
  })();
  connection.close();
}

/** Returns all rows of all tables as texts, and the results of SQLite's integrity checks. */
export function contentsOf(file: string): {
  tables: Record<string, string[]>;
  integrity: unknown;
  orphans: number;
} {
  const connection = new Sqlite(file, { readonly: true });
  try {
    const names = connection
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite*'")
      .pluck()
      .all() as string[];
    const rows = (name: string) =>
      connection
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => JSON.stringify(row));
    return {
      tables: Object.fromEntries(names.map((name) => [name, rows(name)])),
      integrity: connection.pragma("integrity_check", { simple: true }),
      orphans: (connection.pragma("foreign_key_check") as unknown[]).length,
    };
  } finally {
    connection.close();
  }
}
