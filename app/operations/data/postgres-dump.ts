import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { getTableName } from "drizzle-orm";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { onOwnConnection } from "~/base/data/dialects/open-postgres";
import { programVariables } from "~/base/data/dialects/postgres-address";
import { allTables } from "~/base/data/schema-state";
import type { Switch } from "~/base/data/switches";
import { now } from "~/base/kernel/clock";
import { commandEnvironment, config } from "~/base/kernel/config";
import { marksRestored } from "~/operations/data/replace-file";
import { readSealed, type ValuesIn } from "./sealed";

const ours = () => allTables().map((each) => getTableName(each));

/** Runs pg_dump. @throws Error with its error output */
async function runDump(args: string[]) {
  const env = commandEnvironment(programVariables(config().databaseUrl)) as NodeJS.ProcessEnv;
  try {
    await promisify(execFile)("pg_dump", args, { env });
  } catch (error) {
    const { code, stderr = "", message } = error as Error & { code?: string | number; stderr?: string };
    if (code === "ENOENT")
      throw new Error(
        "pg_dump is not installed here. It is in Postgres's client package; take the server's version or a newer one.",
      );
    const [, server = "", own] = /server version: ([\d.]+).*pg_dump version: ([\d.]+)/.exec(stderr) ?? [];
    const wanted = server.split(".", 1)[0];
    if (own)
      throw new Error(
        `pg_dump is ${own} here, and the server ${server}: install postgresql-client-${wanted} or newer.`,
      );
    const said = stderr.trim().replace(/^pg_dump: (error: )?/, "");
    const isFull = said.includes("No space left on device");
    throw Object.assign(new Error(`pg_dump: ${said || message}`), isFull && { code: "ENOSPC" });
  }
}

/** Has pg_dump look at the server, without rows. @throws Error when it is not installed, or is too old for it */
export const proveDump = () => runDump(["--schema-only", "--table=drizzle.*", "--file=/dev/null"]);

/** Returns whether any of our tables exists, and the switches that are on. */
export const lookAtServer = () => onOwnConnection(lookAt);

/** Runs `read` on the server's tables. */
export const readServer = <T>(read: (valuesIn: ValuesIn) => Promise<T>) =>
  onOwnConnection(async (client) => read((await lookAt(client)).valuesIn));

/** Returns the schema, the number of rows of each of our tables, and the values sealed with SESSION_SECRET. */
export function describeServer() {
  return onOwnConnection(async (client) => {
    const found = await lookAt(client);
    const rows: Record<string, number> = {};
    for (const name of found.names)
      rows[name] = Number((await client.query(`SELECT count(*) AS n FROM "${name}"`)).rows[0]?.n);
    return { schema: found.schema, rows, sealed: await readSealed(found.valuesIn) };
  });
}

async function lookAt(client: pg.Client) {
  const schema = (await client.query("SELECT current_schema() AS name")).rows[0]?.name as string;
  const found = await client.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
  );
  const names = found.rows.map(({ name }) => name as string).filter((name) => ours().includes(name));
  const valuesIn: ValuesIn = async (table, expression) =>
    names.includes(table)
      ? (await client.query(`SELECT ${expression} AS text FROM ${table}`)).rows.map(({ text }) => text)
      : [];
  return {
    schema,
    names,
    isThere: names.length > 0,
    valuesIn,
    switches: names.includes("switches")
      ? (await client.query<{ name: string; since: Date }>("SELECT name, since FROM switches")).rows
      : [],
  };
}

/** Dumps the product's tables, and nothing else of the database, as SQL: a consistent snapshot, while the site runs. */
export async function dumpServer(file: string, schema: string): Promise<void> {
  const some = [...ours().map((name) => `--table="${schema}"."${name}"`), "--table=drizzle.*"];
  await runDump(["--no-owner", "--no-privileges", `--file=${file}`, ...some]);
}

/**
 * Replaces the product's tables by those of a dump and switches on `switchedOn`, in one transaction: nothing is committed when this
 * process is killed. `look` reads the old tables while nobody can write to them. The driver sends the dump to the server, not psql, which would run shell commands of a manipulated one.
 * @throws Error when anything in it fails; nothing is changed then
 */
export async function replaceServer(
  dump: string,
  {
    schema,
    names,
    switchedOn,
    look,
  }: { schema: string; names: string[]; switchedOn: Switch[]; look: () => Promise<unknown> },
): Promise<void> {
  const table = (name: string) => `"${schema}"."${name}"`;
  const before = [
    ...ours().map((name) => `DROP TABLE IF EXISTS ${table(name)} CASCADE`),
    "DROP SCHEMA IF EXISTS drizzle CASCADE",
    "CREATE SCHEMA drizzle",
  ];
  const after = [...marksRestored(switchedOn, `'${now().toISOString()}'`, table), "COMMIT"];
  await onOwnConnection(async (client) => {
    await client.query("BEGIN");
    if (names.length > 0)
      await client.query(`LOCK TABLE ${names.map(table).join(", ")} IN SHARE ROW EXCLUSIVE MODE`);
    await look();
    await client.query(before.join(";"));
    await sendDump(client, dump);
    await client.query(after.join(";"));
  });
}

/** The line before a table's rows, and the one after them. */
const COPY = /^COPY \S+ \(.*\) FROM stdin;\n$/;
const END_OF_COPY = Buffer.from("\\.\n");
/** For psql alone, from pg_dump's of August 2025 on. */
const FOR_PSQL = /^\\(un)?restrict \w+\n$/;

/** Sends a plain dump to the server: its statements, and between them the rows of its tables. */
async function sendDump(client: pg.Client, file: string): Promise<void> {
  const lines = linesIn(file);
  let statements = "";
  for await (const line of lines) {
    const text = line.toString("utf8");
    if (FOR_PSQL.test(text)) continue;
    statements += text;
    if (!COPY.test(text)) continue;
    await client.query(statements.slice(0, -text.length));
    await pipeline(rowsIn(lines), client.query(copyFrom(text)));
    statements = "";
  }
  await client.query(statements);
}

/** Yields the lines of a file with their line breaks. In a dump other kinds of line breaks are text. */
async function* linesIn(file: string): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let at = bytes.indexOf("\n"); at >= 0; at = bytes.indexOf("\n", from)) {
      yield bytes.subarray(from, at + 1);
      from = at + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield rest;
}

/** Yields the rows of one table, and leaves the lines after them. */
async function* rowsIn(lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (END_OF_COPY.equals(next.value)) return;
    yield next.value;
  }
}
