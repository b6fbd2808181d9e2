import { createHash } from "node:crypto";
import Sqlite from "better-sqlite3";
import type pg from "pg";
import { migrationState } from "~/base/data/dialects/migrations";
import { migrateAtOnce, onOwnConnection, whileMigrating } from "~/base/data/dialects/open-postgres";
import { appliedMigrations, databaseFile, tableNames } from "~/base/data/dialects/sqlite-file";
import { stateProblem } from "~/base/data/schema-state";
import { minuteText, now } from "~/base/kernel/clock";
import { isThere } from "~/base/kernel/is-there";
import { Refused } from "~/base/kernel/refused";
import { lockWholly } from "~/operations/data/replace-file";

const AT_ONCE = 500;
/** Key of the advisory lock of a running move, so that a second one is refused: any number that no other program uses. */
const MOVE_LOCK = 5_170_327;
/** A WHERE clause that leaves out the switches about the move itself: each side has its own, and they are not copied. */
const withoutMoveSwitches = (table: string) =>
  table === "switches" ? " WHERE name NOT IN ('moving', 'moved')" : "";
const MARK = "INSERT INTO switches (name, since) VALUES ('moving', now()) ON CONFLICT DO NOTHING";
/** Tables that an empty site fills by itself or for visitors, so rows in them do not mean that anybody uses it. */
const FILLED_WITHOUT_MEMBERS = [
  "probes",
  "sso_keys",
  "switches",
  "daily_steps",
  "daily_counts",
  "rate_limits",
];

type MovedTable = { table: string; rows: number };
type Row = Record<string, unknown>;

/**
 * Copies every row of the SQLite file into the Postgres database of DATABASE_URL, then compares row counts and
 * checksums of each table. One that broke off is begun again. The file is locked meanwhile. A switch keeps sites from
 * starting on the target until it is complete; from then on, one keeps them from starting on the file.
 * @throws Refused, with nothing written, when the file is in use or of another version, or the target holds other
 * rows
 */
export async function copyToPostgres(
  tell: (text: string) => void,
  file = databaseFile(),
): Promise<MovedTable[]> {
  if (!isThere(file)) throw new Refused(`There is no database at ${file}.`);
  const source = new Sqlite(file, { fileMustExist: true, timeout: 1000 });
  try {
    source.pragma("synchronous = FULL");
    lockWholly(source, file);
    const applied = appliedMigrations(source);
    if (applied.length === 0) throw new Refused(`${file} is not a database of this product.`);
    if (migrationState("sqlite", applied) !== "current")
      throw new Refused(`${file} is of another version: start this version of the site on it once.`);
    return await onOwnConnection(async (target) => {
      const { rows } = await target.query("SELECT pg_try_advisory_lock($1) AS mine", [MOVE_LOCK]);
      if (!rows[0]?.mine) throw new Refused("Another process is copying into this database.");
      const move = new Move(source, target, tell);
      await move.begin();
      for (const table of move.tables) await move.copy(table);
      return await move.finish();
    });
  } finally {
    source.close();
  }
}

/** One run of the copy. */
class Move {
  readonly tables: string[];

  constructor(
    private readonly source: Sqlite.Database,
    private readonly target: pg.Client,
    private readonly tell: (text: string) => void,
  ) {
    this.tables = inOrder(source);
  }

  /** Marks the target as being filled, and empties it of what an earlier run began. @throws Refused when it holds other rows */
  async begin(): Promise<void> {
    const isBegun = await whileMigrating(this.target, async (applied) => {
      if (applied.length === 0) {
        await migrateAtOnce(this.target, applied, MARK);
        return false;
      }
      const state = migrationState("postgres", applied);
      if (state !== "current") throw new Refused(stateProblem(state));
      const { rows } = await this.target.query("SELECT 1 FROM switches WHERE name = 'moving'");
      if (rows.length > 0) return true;
      await this.refuseRows();
      await this.target.query(MARK);
      return false;
    });
    if (!isBegun) return;
    this.tell("Emptying what a copy that broke off has left …");
    // In one transaction, so that the emptied target never lacks its mark.
    await this.target.query("BEGIN");
    await this.target.query(`TRUNCATE ${this.tables.map((each) => `"${each}"`).join(", ")}`);
    await this.target.query(MARK);
    await this.target.query("COMMIT");
  }

  /** Checks that a target without the mark of an earlier run is empty. @throws Refused when it is not */
  private async refuseRows(): Promise<void> {
    const filled: string[] = [];
    for (const table of this.tables) if ((await this.countThere(table)) > 0) filled.push(table);
    if (filled.length === 0) return;
    const moved = this.source.prepare("SELECT since FROM switches WHERE name = 'moved'").pluck().get();
    if (moved)
      throw new Refused(
        `This site has already moved to Postgres, on ${minuteText(new Date(Number(moved)))}. Nothing was copied.`,
      );
    const ofPeople = filled.filter((table) => !FILLED_WITHOUT_MEMBERS.includes(table));
    throw new Refused(
      ofPeople.length > 0
        ? `The Postgres database is not empty: ${ofPeople[0]} holds rows. Nothing was copied. Name an empty one in DATABASE_URL.`
        : `The Postgres database holds only what the start of an empty site makes (${filled.join(", ")}). Nothing was copied. Stop that site, drop the database, create it again (dropdb, createdb), and run this again.`,
    );
  }

  /** Copies a table, in batches of one statement each. */
  async copy(table: string): Promise<void> {
    this.tell(`Copying ${table} …`);
    const insert = `INSERT INTO "${table}" SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`;
    for await (const rows of this.readHere(table)) await this.target.query(insert, [JSON.stringify(rows)]);
  }

  /** Compares both sides and ends the move. @throws Error when they differ; the target then stays marked */
  async finish(): Promise<MovedTable[]> {
    const moved: MovedTable[] = [];
    this.tell("Comparing …");
    for (const table of this.tables) {
      const here = this.source
        .prepare(`SELECT count(*) FROM "${table}"${withoutMoveSwitches(table)}`)
        .pluck()
        .get() as number;
      const there = await this.countThere(table);
      if (here !== there) throw new Error(`${table}: ${here} rows here, ${there} there.`);
      if ((await this.sumHere(table)) !== (await this.sumThere(table)))
        throw new Error(`${table}: the rows are not the same on both sides.`);
      moved.push({ table, rows: there });
    }
    // The file is retired before the target is released, so that a kill in between leaves at most one usable site.
    this.source.prepare("INSERT OR REPLACE INTO switches VALUES ('moved', ?)").run(now().getTime());
    this.source.exec("COMMIT");
    await this.target.query("DELETE FROM switches WHERE name = 'moving'");
    return moved;
  }

  private async countThere(table: string): Promise<number> {
    const { rows } = await this.target.query(
      `SELECT count(*) AS n FROM "${table}"${withoutMoveSwitches(table)}`,
    );
    return Number(rows[0]?.n);
  }

  private async *readHere(table: string): AsyncGenerator<Row[]> {
    const types = await this.typesOf(table);
    const all = this.source.prepare(`SELECT * FROM "${table}"${withoutMoveSwitches(table)}`);
    let part: Row[] = [];
    for (const row of all.iterate()) {
      part.push(asPostgres(row as Row, types));
      if (part.length === AT_ONCE) {
        yield part;
        part = [];
      }
    }
    if (part.length > 0) yield part;
  }

  private async sumHere(table: string): Promise<bigint> {
    const sum = new Sum();
    for await (const rows of this.readHere(table)) rows.forEach(sum.add, sum);
    return sum.value;
  }

  private async sumThere(table: string): Promise<bigint> {
    const sum = new Sum();
    await this.target.query("BEGIN");
    await this.target.query(
      `DECLARE part NO SCROLL CURSOR FOR SELECT * FROM "${table}"${withoutMoveSwitches(table)}`,
    );
    for (;;) {
      const { rows } = await this.target.query(`FETCH ${AT_ONCE} FROM part`);
      rows.forEach(sum.add, sum);
      if (rows.length < AT_ONCE) break;
    }
    await this.target.query("COMMIT");
    return sum.value;
  }

  private async typesOf(table: string): Promise<Map<string, string>> {
    const { rows } = await this.target.query<{ column_name: string; data_type: string }>(
      "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1",
      [table],
    );
    if (rows.length === 0) throw new Error(`The Postgres database has no table ${table}.`);
    return new Map(rows.map((column) => [column.column_name, column.data_type]));
  }
}

/** A checksum of rows in any order: the sum of a 64-bit hash of each. */
class Sum {
  value = 0n;

  add(row: Row): void {
    const hash = createHash("sha256").update(plain(row)).digest().readBigUInt64BE();
    this.value = BigInt.asUintN(64, this.value + hash);
  }
}

/** Returns a row as a text that is the same on both sides: Postgres orders the fields of JSON and returns bigint as text. */
function plain(value: unknown): string {
  if (value instanceof Date) return plain(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
  if (value === null) return "null";
  if (typeof value !== "object") return JSON.stringify(String(value));
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${plain(each)}`).join()}}`;
}

/** Lists the tables so that each comes after those its foreign keys refer to. */
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

/** Converts a SQLite row to JSON for Postgres: in SQLite times are milliseconds, booleans 0 or 1, and JSON is text. */
function asPostgres(row: Row, types: Map<string, string>): Row {
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
