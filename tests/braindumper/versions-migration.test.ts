import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { transaction } from "~/base/data/database";
import { onPostgres, runRaw, withDatabase } from "../support/database";

withDatabase();

/** The statement of the migration that fills the new columns. */
function filling(): string {
  const file = `drizzle/${onPostgres ? "postgres" : "sqlite"}/0011_versions.sql`;
  const all = readFileSync(file, "utf8").split("--> statement-breakpoint");
  return all.find((statement) => statement.includes("UPDATE brain_dumps")) ?? "";
}

test("plans made from one another become versions of one project, in the order in which they were made", async () => {
  const made = [
    ["bread", "ann", null, 1],
    ["cake", "ann", null, 2],
    ["bread b", "ann", "bread", 3],
    ["bread a", "ann", "bread b", 4],
    ["bread c", "ann", "bread", 5],
    ["of a lost plan", "ann", "lost", 6],
    ["of a stranger's", "bob", "bread", 7],
  ] as const;
  const rows = await transaction(async (tx) => {
    // A table of this connection hides the real one.
    await runRaw(
      tx,
      "CREATE TEMPORARY TABLE brain_dumps (id text, user_id text, from_plan_id text, project_id text, version integer, created_at integer)",
    );
    for (const [id, user, from, time] of made) {
      const values = [id, user, from].map((each) => (each ? `'${each.replace("'", "''")}'` : "NULL"));
      await runRaw(tx, `INSERT INTO brain_dumps VALUES (${values}, '', 1, ${time})`);
    }
    await runRaw(tx, filling());
    const read = sql.raw("SELECT id, project_id, version FROM brain_dumps ORDER BY created_at");
    const found = onPostgres
      ? (await (tx as unknown as { execute(query: unknown): Promise<{ rows: unknown[] }> }).execute(read))
          .rows
      : await tx.all(read);
    await runRaw(tx, onPostgres ? "DROP TABLE pg_temp.brain_dumps" : "DROP TABLE temp.brain_dumps");
    return found as { id: string; project_id: string; version: number }[];
  });
  expect(rows.map(({ id, project_id, version }) => [id, project_id, version])).toEqual([
    ["bread", "bread", 1],
    ["cake", "cake", 1],
    ["bread b", "bread", 2],
    ["bread a", "bread", 3],
    ["bread c", "bread", 4],
    ["of a lost plan", "of a lost plan", 1],
    ["of a stranger's", "of a stranger's", 1],
  ]);
});
