import Sqlite from "better-sqlite3";
import pg from "pg";
import { config } from "../kernel/config";
import { appliedMigrations, databaseFile, tableNames } from "./dialects/sqlite-file";

const AT_ONCE = 500;

type MovedTable = { table: string; rows: number };

/**
 * Copies every row of the SQLite file into the empty, migrated Postgres database of DATABASE_URL, in one
 * transaction. @throws Error when the target has rows, lacks a table, or a count differs; the target is then
 * unchanged
 */
export async function copyToPostgres(file = databaseFile()): Promise<MovedTable[]> {
  const source = new Sqlite(file, { readonly: true, fileMustExist: true });
  const target = new pg.Client({ connectionString: config().databaseUrl });
  await target.connect();
  try {
    if (appliedMigrations(source).length === 0) throw new Error(`${file} is not a database of this product.`);
    // One snapshot, even while the site runs.
    source.exec("BEGIN");
    await target.query("BEGIN ISOLATION LEVEL SERIALIZABLE");
    const moved: MovedTable[] = [];
    for (const table of inOrder(source)) moved.push({ table, rows: await copyTable(source, target, table) });
    await target.query("COMMIT");
    return moved;
  } catch (error) {
    await target.query("ROLLBACK");
    throw error;
  } finally {
    source.close();
    await target.end();
  }
}

/** Referenced tables come first. */
function inOrder(source: Sqlite.Database): string[] {
  const all = tableNames(source);
  const needs = new Map(
    all.map((name) => {
      const keys = source.pragma(`foreign_key_list("${name}")`) as { table: string }[];
      return [name, keys.map((key) => key.table).filter((other) => other !== name)];
    }),
  );
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const other of needs.get(name) ?? []) add(other);
    ordered.push(name);
  };
  for (const name of all) add(name);
  return ordered;
}

type Column = { column_name: string; data_type: string };

async function copyTable(source: Sqlite.Database, target: pg.Client, table: string): Promise<number> {
  const { rows: columns } = await target.query<Column>(
    "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1",
    [table],
  );
  if (columns.length === 0) throw new Error(`The Postgres database has no table ${table}.`);
  if ((await countOn(target, table)) > 0) {
    throw new Error(`The Postgres database is not empty: ${table} holds rows. Nothing was copied.`);
  }
  const types = new Map(columns.map((column) => [column.column_name, column.data_type]));
  let batch: object[] = [];
  const insert = async () => {
    const statement = `INSERT INTO "${table}" SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`;
    if (batch.length > 0) await target.query(statement, [JSON.stringify(batch)]);
    batch = [];
  };
  for (const row of source.prepare(`SELECT * FROM "${table}"`).iterate()) {
    batch.push(asPostgres(row as Record<string, unknown>, types));
    if (batch.length === AT_ONCE) await insert();
  }
  await insert();
  const here = source.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number;
  const there = await countOn(target, table);
  if (here !== there) throw new Error(`${table}: ${here} rows here, ${there} there. Nothing was copied.`);
  return there;
}

async function countOn(target: pg.Client, table: string): Promise<number> {
  const { rows } = await target.query<{ n: string }>(`SELECT count(*) AS n FROM "${table}"`);
  return Number(rows[0]?.n);
}

/** A SQLite row as JSON for Postgres: times are milliseconds, booleans 0 or 1, JSON is text. */
function asPostgres(row: Record<string, unknown>, types: Map<string, string>): Record<string, unknown> {
  const convert = ([name, value]: [string, unknown]) => {
    const type = types.get(name);
    if (!type) throw new Error(`The Postgres database has no column ${name}.`);
    if (value === null) return [name, null];
    if (type.startsWith("timestamp")) return [name, new Date(Number(value)).toISOString()];
    if (type === "boolean") return [name, value !== 0];
    if (type === "jsonb") return [name, JSON.parse(String(value))];
    return [name, value];
  };
  return Object.fromEntries(Object.entries(row).map(convert));
}
