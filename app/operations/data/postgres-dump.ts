import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { getTableName } from "drizzle-orm";
import type pg from "pg";
import { allTables } from "~/base/data/all-tables";
import { FORGOTTEN_ROWS } from "~/base/data/backup-rows";
import { onOwnConnection } from "~/base/data/dialects/open-postgres";
import { programVariables } from "~/base/data/dialects/postgres-address";
import type { Switch } from "~/base/data/switches";
import { now } from "~/base/kernel/clock";
import { commandEnvironment, config } from "~/base/kernel/config";
import { readSealed } from "./sealed";

const ours = () => allTables().map((each) => getTableName(each));

/** Runs one of Postgres's programs and pipes `input` into it. @throws Error with the program's error output */
async function runProgram(program: string, args: string[], input?: () => AsyncIterable<string | Buffer>) {
  const env = commandEnvironment(programVariables(config().databaseUrl)) as NodeJS.ProcessEnv;
  const running = promisify(execFile)(program, args, { env });
  // A program that fails early stops reading; its own error output says more than the broken pipe.
  if (input && running.child.stdin) void pipeline(input, running.child.stdin).catch(() => {});
  try {
    await running;
  } catch (error) {
    const { code, stderr, message } = error as { code?: string | number; stderr?: string; message: string };
    if (code === "ENOENT")
      throw new Error(
        `${program} is not installed here. It is in Postgres's client package; take the server's version or a newer one.`,
      );
    throw new Error(`${program}: ${stderr?.trim() || message}`);
  }
}

/** Checks that pg_dump is installed. @throws Error when it is not */
export const findDumpProgram = () => runProgram("pg_dump", ["--version"]);

/** Returns which of our tables exist, their values sealed with SESSION_SECRET, and the switches that are on. */
export const lookAtServer = () => onOwnConnection(lookAt);

/** Returns the same as lookAtServer, with the number of rows of each table. */
export function describeServer() {
  return onOwnConnection(async (client) => {
    const found = await lookAt(client);
    const rows: Record<string, number> = {};
    for (const name of found.names)
      rows[name] = Number((await client.query(`SELECT count(*) AS n FROM "${name}"`)).rows[0]?.n);
    return { ...found, rows };
  });
}

async function lookAt(client: pg.Client) {
  const schema = (await client.query("SELECT current_schema() AS name")).rows[0]?.name as string;
  const found = await client.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
  );
  const names = found.rows.map(({ name }) => name as string).filter((name) => ours().includes(name));
  const column = async (table: string, from: string) =>
    names.includes(table)
      ? (await client.query(`SELECT ${from} AS text FROM ${table}`)).rows.map(({ text }) => String(text))
      : [];
  return {
    schema,
    names,
    sealed: await readSealed(column),
    switches: names.includes("switches")
      ? (await client.query<{ name: string; since: Date }>("SELECT name, since FROM switches")).rows
      : [],
  };
}

/**
 * Dumps the product's tables, and nothing else of the database, as SQL: a consistent snapshot, while the site runs.
 */
export async function dumpServer(file: string, schema: string): Promise<void> {
  const some = [...ours().map((name) => `--table="${schema}"."${name}"`), "--table=drizzle.*"];
  await runProgram("pg_dump", ["--no-owner", "--no-privileges", `--file=${file}`, ...some]);
}

/**
 * Replaces the product's tables by those of a dump and switches on `switchedOn`, in one transaction. This process
 * feeds psql, so nothing is committed when it is killed.
 * @throws Error when anything in it fails; nothing is changed then
 */
export async function replaceServer(
  dump: string,
  { schema, switchedOn }: { schema: string; switchedOn: Switch[] },
): Promise<void> {
  const table = (name: string) => `"${schema}"."${name}"`;
  const at = now().toISOString();
  const before = [
    "BEGIN;",
    ...ours().map((name) => `DROP TABLE IF EXISTS ${table(name)} CASCADE;`),
    "DROP SCHEMA IF EXISTS drizzle CASCADE;",
    "CREATE SCHEMA drizzle;",
    "",
  ];
  const after = [
    "",
    `DELETE FROM ${table("switches")} WHERE name IN ('mail_held', 'rehearsal');`,
    `DELETE FROM ${table("probes")} WHERE name IN (${FORGOTTEN_ROWS});`,
    ...switchedOn.map(
      (name) => `INSERT INTO ${table("switches")} (name, since) VALUES ('${name}', '${at}');`,
    ),
    "COMMIT;",
    "",
  ];
  const args = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null", "--file=-"];
  await runProgram("psql", args, async function* () {
    yield before.join("\n");
    yield* createReadStream(dump);
    yield after.join("\n");
  });
}
