import { readFileSync } from "node:fs";
import { transaction } from "~/base/data/database";
import { onPostgres, runRaw } from "./database";

const MIGRATIONS = onPostgres ? "drizzle.__drizzle_migrations" : "__drizzle_migrations";
const [{ when: FIRST }] = JSON.parse(
  readFileSync(`drizzle/${onPostgres ? "postgres" : "sqlite"}/meta/_journal.json`, "utf8"),
).entries;
const LATER = 99_999_999_999_999;

const NEWER = [
  `INSERT INTO ${MIGRATIONS} (hash, created_at) VALUES ('x', ${LATER})`,
  `DELETE FROM ${MIGRATIONS} WHERE created_at = ${LATER}`,
];
const add = "ALTER TABLE users ADD COLUMN of_a_later_version text";
const rename = (from: string, to: string) => `ALTER TABLE users RENAME COLUMN ${from} TO ${to}`;

/** Statements that make the tables look like another version's, and those that undo it. */
const CHANGES = {
  /** A migration has not run. */
  older: [
    [`DELETE FROM ${MIGRATIONS} WHERE created_at = ${FIRST}`],
    [`INSERT INTO ${MIGRATIONS} (hash, created_at) VALUES ('first', ${FIRST})`],
  ],
  /** A newer version added a column. */
  ahead: [
    [NEWER[0], add],
    [NEWER[1], "ALTER TABLE users DROP COLUMN of_a_later_version"],
  ],
  /** A newer version renamed a column. */
  newer: [
    [NEWER[0], rename("email", "address")],
    [NEWER[1], rename("address", "email")],
  ],
};

/** Runs work while the open database looks like another version's. */
export async function withOtherVersion<T>(kind: keyof typeof CHANGES, work: () => Promise<T>): Promise<T> {
  const [there, back] = CHANGES[kind] as [string[], string[]];
  const run = (statements: string[]) =>
    transaction(async (tx) => {
      for (const statement of statements) await runRaw(tx, statement);
    });
  await run(there);
  try {
    return await work();
  } finally {
    await run(back);
  }
}
