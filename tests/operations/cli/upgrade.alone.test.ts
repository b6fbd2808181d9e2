import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, migrateDatabase, openDatabase } from "~/base/data/database";
import { copyFile } from "~/base/data/dialects/sqlite-file";
import { schemaState } from "~/base/data/schema-state";
import { noteVersion } from "~/operations/data/readiness";
import { replaceFile } from "~/operations/data/replace-file";
import { BEFORE_UPGRADE, VERSION } from "~/operations/version";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { contentsOf, fillTables, oldRelease } from "../../support/old-release";

const ROOT = process.cwd();
const database = withDatabase();
const setEnvironment = withEnvironment();
const file = () => path.join(database.dataDir(), "loam.sqlite");
let old: string;

/** Away with what is there: a test may have left it of any version. */
async function empty() {
  await closeDatabase();
  for (const name of readdirSync(database.dataDir()))
    rmSync(path.join(database.dataDir(), name), { recursive: true });
}

beforeEach(async () => {
  await empty();
  old = oldRelease();
  process.chdir(old);
  await migrateDatabase();
  fillTables(file(), 3);
  process.chdir(ROOT);
  // The settings that were read there name folders there.
  setEnvironment({});
});
afterEach(async () => {
  process.chdir(ROOT);
  await empty();
  await migrateDatabase();
  await openDatabase();
});

describe("upgrade --dry-run", () => {
  it("migrates and checks a copy, says what a start would do, and changes nothing", async () => {
    const before = contentsOf(file());
    const { migrations, after, problems } = (await adminJson("upgrade", "--dry-run")) as {
      migrations: string[];
      after: Record<string, number>;
      problems: string[];
    };
    const all = JSON.parse(readFileSync("drizzle/sqlite/meta/_journal.json", "utf8")).entries;
    expect(migrations).toEqual(all.slice(1).map(({ tag }: { tag: string }) => tag));
    expect([after.users, problems]).toEqual([3, []]);
    const { out } = await admin("upgrade", "--dry-run");
    expect(out).toContain(`Migrations that the next start runs: ${migrations[0]}, `);
    expect(out).toMatch(/copied in \d+\.\d s, migrated in \d+\.\d s, checked in/);
    expect(out).toContain(`Before ${VERSION} starts for the first time:\n  ${BEFORE_UPGRADE[0]}\n`);
    expect(out).toContain("Nothing was changed.");
    expect(contentsOf(file())).toEqual(before);
    expect(readdirSync(database.dataDir()).filter((name) => /^upgrade-|before-migration/.test(name))).toEqual(
      [],
    );
  });

  it("finds what would stop the start: rows that refer to none, and content", async () => {
    const connection = new (await import("better-sqlite3")).default(file());
    connection.pragma("foreign_keys = OFF");
    connection.exec("DELETE FROM users WHERE id = 'a0'");
    connection.close();
    setEnvironment({ CONTENT_DIR: "/nowhere" });
    const { code, err } = await admin("upgrade", "--dry-run");
    expect(code).toBe(1);
    expect(err).toContain(`An upgrade to ${VERSION} would not start:`);
    expect(err).toMatch(/rows refer to rows that are gone[\s\S]+CONTENT_DIR: there is no folder \/nowhere/);
  });

  it("says what is to be done before a version where it has never started alone", async () => {
    await migrateDatabase();
    await openDatabase();
    await noteVersion(VERSION);
    await closeDatabase();
    const { out } = await admin("upgrade", "--dry-run");
    expect(out).toContain("the next start changes nothing in it");
    expect(out).not.toContain("for the first time");
  });

  it("says that the database is damaged, or that there is nothing to upgrade, and where it looked", async () => {
    truncateSync(file(), 30_000);
    expect((await admin("upgrade", "--dry-run")).err).toContain(`${file()} is damaged. Restore a backup`);
    rmSync(file());
    const nothing = `There is nothing to upgrade. There is no database at ${file()}: is DATA_DIR`;
    expect((await admin("upgrade", "--dry-run")).err).toContain(nothing);
  });

  it("is asked for by name, because the upgrade itself is a start", async () => {
    expect((await admin("upgrade")).code).toBe(2);
  });
});

it("the oldest version's database becomes today's, whole, and goes back as it was", async () => {
  const before = contentsOf(file());
  await migrateDatabase();
  expect(await schemaState(await openDatabase())).toBe("current");
  await closeDatabase();
  const today = contentsOf(file());
  expect([today.integrity, today.orphans]).toEqual(["ok", 0]);
  for (const table of ["users", "brain_dumps", "drafts", "sso_clients", "waitlist_entries", "outgoing_mail"])
    expect([table, today.tables[table]?.length]).toEqual([table, 3]);

  // The old version is told what it has met, and goes back by the documented way. 0.1.0 kept what was there with this
  // copy, which refuses a newer one, so there the file is moved away first.
  process.chdir(old);
  await expect(openDatabase()).rejects.toThrow("by a newer version");
  const copy = readdirSync(database.dataDir()).find((name) => name.includes(".before-migration")) as string;
  const oldCopy = () => {
    copyFileSync(path.join(database.dataDir(), copy), `${file()}.stage`);
    return `${file()}.stage`;
  };
  await expect(async () => copyFile(file(), `${file()}.kept`)).rejects.toThrow("by a newer version");
  const away = path.join(database.dataDir(), "away");
  mkdirSync(away);
  for (const part of ["", "-wal", "-shm"])
    if (existsSync(file() + part)) renameSync(file() + part, path.join(away, `loam.sqlite${part}`));
  expect(await replaceFile(oldCopy(), file())).toBeNull();
  expect(contentsOf(file())).toEqual(before);
  // What the newer version has written since is not thrown away, here and where nothing was moved.
  expect(contentsOf(path.join(away, "loam.sqlite"))).toEqual(today);
  renameSync(path.join(away, "loam.sqlite"), file());
  const kept = await replaceFile(oldCopy(), file());
  expect(contentsOf(file())).toEqual(before);
  expect(contentsOf(kept as string)).toEqual(today);
});
