// Kills a backup, a restore and a move to Postgres (SIGKILL) at each of their steps, and runs them on a full disk.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { newFolder } from "../../tests/support/folder";
import { newDatabase, startPostgres } from "../../tests/support/postgres-server";
import { poll, startServer } from "../../tests/support/server";
import { integrityOf, member, openFile, signUp } from "../plain-visitor";
import { verdict } from "../report";
import { onDisk } from "./disk";

const ADMIN = "build/admin/admin.js";
const SECRET = "a-secret-that-only-these-trials-have";
/** Enough rows for each step to take a while. */
const ROWS = 30_000;

const environment = (env: Record<string, string>) => ({
  NODE_ENV: "production" as const,
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SESSION_SECRET: SECRET,
  ...env,
});

function run(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, [ADMIN, ...args], { encoding: "utf8", env: environment(env) });
}

/** Starts a command. @param onLine called for each line that it prints, with the line's number from 1 */
function start(
  args: string[],
  env: Record<string, string>,
  onLine: (child: ChildProcess, line: number) => void,
) {
  const child = spawn(process.execPath, [ADMIN, ...args], {
    env: environment(env),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = 0;
  child.stderr.on("data", (text) => {
    for (const _ of String(text).split("\n").slice(1)) onLine(child, ++said);
  });
  return once(child, "close");
}

/**
 * Runs a command and kills it `afterMs` milliseconds after it has printed line number `step`.
 * @returns whether it was killed before it ended
 */
async function killed(args: string[], env: Record<string, string>, step: number, afterMs: number) {
  const [, signal] = await start(args, env, (child, line) => {
    if (line === step) setTimeout(() => child.kill("SIGKILL"), afterMs);
  });
  return signal === "SIGKILL";
}

/** Returns how long each step of a command takes in milliseconds, by the lines it prints. */
async function stepsOf(args: string[], env: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  const [code] = await start(args, env, () => times.push(performance.now()));
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  times.push(performance.now());
  return times.slice(1).map((time, at) => time - (times[at] as number));
}

/**
 * Kills a command `times` times at each of its `most` longest steps, spread evenly over the step's time.
 * @returns the number of kills that hit, per step
 */
async function atEachStep(
  args: () => string[],
  env: () => Record<string, string>,
  times: number,
  afterwards: () => Promise<void> | void,
  most = 10,
): Promise<number[]> {
  const steps = await stepsOf(args(), env());
  await afterwards();
  const hits: number[] = [];
  const longest = [...steps.entries()].sort(([, a], [, b]) => b - a).slice(0, most);
  for (const [at, takes] of longest.sort(([a], [b]) => a - b)) {
    let hit = 0;
    for (let each = 0; each < times; each++) {
      // On a busy machine the command may have ended before the kill, so retry earlier.
      let afterMs = (takes * each) / times;
      for (let tries = 0; tries < 6; tries++, afterMs /= 2) {
        const wasHit = await killed(args(), env(), at + 1, afterMs);
        await afterwards();
        if (!wasHit) continue;
        hit++;
        break;
      }
    }
    hits.push(hit);
  }
  return hits;
}

/** Returns a hash of a database's content, without what checking it writes. */
function contentOf(file: string): string {
  const db = new Sqlite(file, { readonly: true });
  const hash = createHash("sha256");
  for (const table of ["users", "outgoing_mail", "waitlist_entries"])
    for (const row of db.prepare(`SELECT * FROM ${table} ORDER BY 1`).raw().iterate())
      hash.update(JSON.stringify(row));
  db.close();
  return hash.digest("hex");
}

/** Creates a site with some members, waiting mail, and many rows in the waitlist. @returns its DATA_DIR */
async function site(name: string): Promise<string> {
  const dataDir = newFolder();
  const server = await startServer({ env: { DATA_DIR: dataDir, SESSION_SECRET: SECRET } });
  await member(server);
  for (let each = 0; each < 5; each++) await signUp(server, `${name}-${each}@example.test`);
  await server.stop();
  grow(dataDir, name);
  return dataDir;
}

function grow(dataDir: string, name: string, rows = ROWS): void {
  const db = openFile(dataDir);
  const add = db.prepare(
    "INSERT INTO waitlist_entries (id, email, consent_text, created_at) VALUES (?, ?, ?, 1)",
  );
  db.transaction(() => {
    for (let each = 0; each < rows; each++)
      add.run(
        `${name}-${each}`,
        `${name}-${each}@example.test`,
        createHash("sha512")
          .update(name + each)
          .digest("hex"),
      );
  })();
  db.close();
}

const leftovers = (dataDir: string) =>
  [dataDir, path.join(dataDir, "backups")].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".part")) : [],
  );
const backupsIn = (dataDir: string) =>
  readdirSync(path.join(dataDir, "backups")).filter((name) => name.endsWith(".tar.gz"));
const fileOf = (dataDir: string) => path.join(dataDir, "loam.sqlite");
const counted = (hits: number[], times: number): [string, (told: string) => boolean] => [
  `${hits.join(" + ")} of ${times} each`,
  () => hits.every((each) => each === times),
];

/** Checks that an interrupted backup is never mistaken for a whole one, and that the next one works and cleans up. */
export async function killBackup(times = 12) {
  const dataDir = await site("backup");
  const env = { DATA_DIR: dataDir };
  const before = contentOf(fileOf(dataDir));
  let broken = 0;
  const seen = new Set<string>();
  const hits = await atEachStep(
    () => ["backup"],
    () => env,
    times,
    () => {
      for (const name of backupsIn(dataDir).filter((each) => !seen.has(each))) {
        seen.add(name);
        // Without --yes it only checks the backup. Exit code 2 means that it could be restored.
        if (run(["restore", path.join(dataDir, "backups", name)], env).status !== 2) broken++;
      }
    },
  );
  const last = run(["backup", "--keep", "1"], env);
  verdict("a backup that is killed", {
    "kills at its steps": counted(hits, times),
    "whole backups that came of it": [seen.size, (count: number) => count > 0],
    "of all these broken": [broken, 0],
    "the next one ends with": [last.status, 0],
    "what is left lying then:": [leftovers(dataDir).join(), ""],
    "the site's database as before": [contentOf(fileOf(dataDir)) === before, true],
  });
}

/**
 * Checks that the database is either the old or the new one, whole, at every moment, and that the old one is kept.
 */
export async function killRestore(times = 12) {
  const dataDir = await site("old");
  const env = { DATA_DIR: dataDir };
  run(["backup", "--to", path.join(dataDir, "backup.tar.gz")], env);
  const restored = contentOf(fileOf(dataDir));
  const again = newFolder();
  grow(dataDir, "new", ROWS / 2);
  cpSync(fileOf(dataDir), path.join(again, "loam.sqlite"));
  const before = contentOf(fileOf(dataDir));
  const seen = { old: 0, new: 0, other: 0 };
  let mailed = 0;
  let unsound = 0;
  let lost = 0;
  const hits = await atEachStep(
    () => ["restore", path.join(dataDir, "backup.tar.gz"), "--yes"],
    () => env,
    times,
    () => {
      if (integrityOf(dataDir)[0] !== "ok") unsound++;
      const found = contentOf(fileOf(dataDir));
      const kind = found === before ? "old" : found === restored ? "new" : "other";
      seen[kind]++;
      if (kind === "new") {
        const db = openFile(dataDir);
        if (!db.prepare("SELECT 1 FROM switches WHERE name = 'mail_held'").get()) mailed++;
        db.close();
        const kept = readdirSync(dataDir).filter((name) => /before-restore-[\dTZ-]+$/.test(name));
        if (!kept.some((name) => contentOf(path.join(dataDir, name)) === before)) lost++;
      }
      for (const name of readdirSync(dataDir).filter((each) => /before-restore|-wal$|-shm$/.test(each)))
        rmSync(path.join(dataDir, name));
      cpSync(path.join(again, "loam.sqlite"), fileOf(dataDir));
    },
  );
  const last = run(["restore", path.join(dataDir, "backup.tar.gz"), "--yes"], env);
  verdict("a restore that is killed", {
    "kills at its steps": counted(hits, times),
    "the old database is there": [seen.old, (count: number) => count > 0],
    "the new one": [seen.new, (count: number) => count > 0],
    "something else": [seen.other, 0],
    "of the new ones not held:": [mailed, 0],
    "without the old one beside it:": [lost, 0],
    unsound: [unsound, 0],
    "the next one ends with": [last.status, 0],
    "what is left lying then:": [leftovers(dataDir).join(), ""],
  });
}

/** Runs one statement on a Postgres database. @returns its rows */
async function on(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** Like killRestore, on Postgres: the tables are either the old or the new ones, and the old ones are in a backup. */
export async function killPostgresRestore(times = 12) {
  const postgres = await startPostgres();
  const source = await site("postgres-restore");
  const file = path.join(source, "backup.tar.gz");
  const before = { DATA_DIR: source, DATABASE_URL: await newDatabase(postgres, "loam_before") };
  for (const args of [["migrate-to-postgres"], ["backup", "--to", file]])
    if (run(args, before).status !== 0) throw new Error(`${args.join(" ")} failed`);
  await on(before.DATABASE_URL, "DELETE FROM waitlist_entries WHERE email LIKE '%1@example.test'");
  const count = "SELECT count(*)::int AS n FROM waitlist_entries";
  const [{ n: old }] = await on(before.DATABASE_URL, count);
  let round = 0;
  let env = { DATA_DIR: "", DATABASE_URL: "" };
  const fresh = async () => {
    if (round > 0) rmSync(env.DATA_DIR, { recursive: true, force: true });
    const name = `loam_restore_${round++}`;
    await on(postgres.url(), `CREATE DATABASE ${name} TEMPLATE loam_before`);
    env = { DATA_DIR: newFolder(), DATABASE_URL: postgres.url(name) };
  };
  await fresh();
  const seen = { old: 0, new: 0, other: 0, mailed: 0, lost: 0, "not taken again": 0 };
  const ended = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const restore = ["restore", file, "--yes"];
  const hits = await atEachStep(
    () => restore,
    () => env,
    times,
    async () => {
      // Programs started by the killed command end soon after it.
      const idle = async () => ((await on(env.DATABASE_URL, ended)).length === 0 ? true : undefined);
      await poll(60_000, () => "the restore or pg_dump goes on", idle);
      const [{ n }] = await on(env.DATABASE_URL, count);
      const kind = n === old ? "old" : n === ROWS ? "new" : "other";
      seen[kind]++;
      if (kind === "new") {
        const held = await on(env.DATABASE_URL, "SELECT 1 FROM switches WHERE name = 'mail_held'");
        if (held.length === 0) seen.mailed++;
        const [kept = "none"] = backupsIn(env.DATA_DIR).filter((name) => name.includes("before-restore"));
        if (run(["restore", path.join(env.DATA_DIR, "backups", kept)], env).status !== 2) seen.lost++;
      }
      if (run(restore, env).status !== 0 || leftovers(env.DATA_DIR).length > 0) seen["not taken again"]++;
      await fresh();
    },
  );
  verdict("a restore on Postgres that is killed", {
    "kills at its steps": counted(hits, times),
    "the old database is there": [seen.old, (n: number) => n > 0],
    "the new one": [seen.new, (n: number) => n > 0],
    "something else": [seen.other, 0],
    "of the new ones not held:": [seen.mailed, 0],
    "without the old one in a backup:": [seen.lost, 0],
    "where the next restore failed or left something": [seen["not taken again"], 0],
  });
  await postgres.stop();
}

/**
 * Checks that the target stays marked until everything is copied, and that a second run resumes and completes the
 * move.
 */
export async function killMove(times = 12) {
  const postgres = await startPostgres();
  const dataDir = await site("move");
  const before = contentOf(fileOf(dataDir));
  let round = 0;
  let env = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const fresh = async () => {
    env = { DATA_DIR: dataDir, DATABASE_URL: await newDatabase(postgres, `loam_${round++}`) };
  };
  await fresh();
  let wrong = 0;
  let resumed = 0;
  let unmarked = 0;
  // Before the first step no table is there.
  const countOf = async (from: string) =>
    (await on(env.DATABASE_URL, `SELECT count(*)::int AS n FROM ${from}`).catch(() => [{ n: 0 }]))[0].n;
  const rowsThere = async () => ({
    rows: await countOf("waitlist_entries"),
    moving: await countOf("switches WHERE name = 'moving'"),
  });
  const hits = await atEachStep(
    () => ["migrate-to-postgres"],
    () => env,
    times,
    async () => {
      const { rows, moving } = await rowsThere();
      if (rows > 0 && rows < ROWS && moving === 0) unmarked++;
      if (moving > 0 && rows > 0) resumed++;
      const again = run(["migrate-to-postgres"], env);
      // If the move was complete already, the second run refuses the full target.
      if (again.status !== 0 && !again.stderr.includes("has already moved to Postgres")) wrong++;
      if ((await rowsThere()).rows !== ROWS || (await rowsThere()).moving !== 0) wrong++;
      await fresh();
    },
    4,
  );
  verdict("a move to Postgres that is killed", {
    "kills at its longest steps": [
      `${hits.reduce((sum, each) => sum + each, 0)} at ${hits.length} steps`,
      () => hits.every((each) => each > 0),
    ],
    "half-filled targets without their mark": [unmarked, 0],
    "gone on with": [resumed, (count: number) => count > 0],
    "not whole after the next run": [wrong, 0],
    "the SQLite site as before": [contentOf(fileOf(dataDir)) === before, true],
  });
  await postgres.stop();
}

/** Leaves less and less room: each command must either work, or say that the disk is full and change nothing. */
export async function fullForBackups(times = 12) {
  await onDisk("a full disk under backup and restore", "64m", async (disk) => {
    const made = await site("full");
    cpSync(made, disk, { recursive: true });
    const env = { DATA_DIR: disk };
    const file = path.join(made, "backup.tar.gz");
    run(["backup", "--to", file], { DATA_DIR: made });
    grow(disk, "more", ROWS / 3);
    const [before, restored] = [contentOf(fileOf(disk)), contentOf(fileOf(made))];
    const found = { done: 0, refused: 0, silent: 0, changed: 0, left: 0 };
    const free = () => {
      const { bavail, bsize } = statfsSync(disk);
      return bavail * bsize;
    };
    const most = free();
    for (const args of [["backup"], ["restore", file, "--yes"]]) {
      for (let each = 0; each < times; each++) {
        const ballast = path.join(disk, "ballast");
        writeFileSync(ballast, Buffer.alloc(Math.max(0, free() - Math.floor((most * each) / times) - 4096)));
        const { status, stderr } = run(args, env);
        rmSync(ballast);
        const now = contentOf(fileOf(disk));
        if (status === 0) found.done++;
        else if (/disk|room|ENOSPC|FULL|full|are free/.test(stderr)) found.refused++;
        else found.silent++;
        if (now !== (status === 0 && args[0] === "restore" ? restored : before)) found.changed++;
        found.left += leftovers(disk).length;
        for (const name of readdirSync(disk).filter((one) =>
          /before-restore|^backups$|-wal$|-shm$/.test(one),
        ))
          rmSync(path.join(disk, name), { recursive: true });
        if (status === 0 && args[0] === "restore") grow(disk, "more", ROWS / 3);
      }
    }
    verdict("a full disk under backup and restore", {
      "done in spite of it": [found.done, (count: number) => count > 0],
      "refused, with the reason": [found.refused, (count: number) => count > 0],
      "without a reason": [found.silent, 0],
      "database not as it should be": [found.changed, 0],
      "halves left lying": [found.left, 0],
      integrity: integrityOf(disk),
    });
  });
}
