import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";

/** Makes an SQLite database of an older version: with only the first `migrations`, and one member. */
export function makeOldDatabase(file: string, migrations: number, email = "old@example.test"): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-old-"));
  cpSync("drizzle/sqlite", folder, { recursive: true });
  const at = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(at, "utf8"));
  writeFileSync(at, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  const connection = new Sqlite(file);
  migrate(drizzle(connection), { migrationsFolder: folder });
  connection
    .prepare(
      "INSERT INTO users (id, email, name, password_hash, verified_at, created_at) VALUES ('old', ?, 'Ann', 'none', 1, 1)",
    )
    .run(email);
  connection.close();
  rmSync(folder, { recursive: true });
}
