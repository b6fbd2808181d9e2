import { existsSync, readdirSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replaceMailedToken } from "~/accounts/data/mailed-tokens";
import { closeDatabase, reader, useDatabase as setDatabase, transaction } from "~/base/data/database";
import { migrateSqlite, openSqlite } from "~/base/data/dialects/open-sqlite";
import { tableNames } from "~/base/data/dialects/sqlite-file";
import { BusyError } from "~/base/kernel/busy";
import { findDraft, insertDraft } from "~/braindumper/data/drafts";
import { findEnabledUser, updateUser } from "~/identity/data/users";
import { passTime, turnClock } from "../../support/clock";
import { onPostgres } from "../../support/database";
import { newFolder } from "../../support/folder";
import { consumeLimit } from "../../support/limits";
import { holdWriteLock } from "../../support/lock-holder";
import { withLogLines } from "../../support/log-lines";
import { newMember, newSession } from "../../support/members";

const ROOT = process.cwd();
const logged = withLogLines();

describe.skipIf(onPostgres)("the SQLite file", () => {
  let folder = "";
  let file = "";
  const open = async () => {
    await migrateSqlite(file);
    setDatabase(await openSqlite(file));
  };

  beforeEach(async () => {
    folder = newFolder();
    file = path.join(folder, "data", "loam.sqlite");
    await open();
  });
  afterEach(async () => {
    await closeDatabase();
    process.chdir(ROOT);
  });

  it("is made with its folder, in WAL mode, with foreign keys", async () => {
    expect(existsSync(file)).toBe(true);
    const broken = transaction((tx) => insertDraft(tx, { userId: "nobody" }));
    await expect(broken).rejects.toThrow(/FOREIGN KEY/);
    const other = new Sqlite(file);
    expect(other.pragma("journal_mode", { simple: true })).toBe("wal");
    other.close();
  });

  it("the reading side cannot write", async () => {
    const writing = insertDraft(reader(), { userId: null });
    await expect(writing).rejects.toThrow(/readonly|read.?only/i);
  });

  it("keeps what was acknowledged when it is opened again", async () => {
    const draft = await transaction((tx) => insertDraft(tx, { userId: null, description: "kept" }));
    await closeDatabase();
    await open();
    expect((await findDraft(draft.id))?.description).toBe("kept");
  });

  it.each([
    ["SQLITE_READONLY", "BEGIN IMMEDIATE"],
    ["SQLITE_CANTOPEN", "BEGIN IMMEDIATE"],
    ["SQLITE_FULL", "COMMIT"],
    ["SQLITE_IOERR_WRITE", "COMMIT"],
  ])(
    "%s at %s is busy, even when nothing can be undone; the next one works, and the log says so",
    async (code, at) => {
      const { exec } = Sqlite.prototype;
      const failing = vi.spyOn(Sqlite.prototype, "exec").mockImplementation(function (this: unknown, sql) {
        if (sql === at || sql === "ROLLBACK") throw new Sqlite.SqliteError("no", code);
        return exec.call(this as never, sql);
      });
      const add = (description: string) =>
        transaction((tx) => insertDraft(tx, { userId: null, description }));
      const error = await add("lost").catch((failure) => failure);
      passTime(60_000);
      await add("lost too").catch(() => {});
      passTime(30_000);
      failing.mockRestore();
      expect(error).toBeInstanceOf(BusyError);
      const draft = await add("kept");
      await transaction(async () => {});
      turnClock(undefined);
      expect(logged().filter(({ msg }) => /^the database can/.test(String(msg)))).toMatchObject([
        { level: "error", alert: true, error: code },
        { level: "error", alert: true, error: code },
        { level: "info", msg: "the database can be written again", seconds: 90 },
      ]);
      expect((await findDraft(draft.id))?.description).toBe("kept");
      const other = new Sqlite(file);
      expect(other.prepare("SELECT description FROM drafts").pluck().all()).toEqual(["kept"]);
      other.close();
    },
  );

  it("a file that may only be read is no start, although nothing is to be migrated", async () => {
    await closeDatabase();
    const { exec } = Sqlite.prototype;
    const failing = vi.spyOn(Sqlite.prototype, "exec").mockImplementation(function (this: unknown, sql) {
      // What SQLite says when the account may not write to the file.
      if (/^DELETE/.test(sql)) throw new Sqlite.SqliteError("attempt to write", "SQLITE_READONLY");
      return exec.call(this as never, sql);
    });
    const refused = await migrateSqlite(file).catch((error: Error) => error.message);
    failing.mockRestore();
    expect(refused).toMatch(/cannot be written \(SQLITE_READONLY\)\. DATA_DIR must be a folder/);
    await open();
  });

  it("another program's tables are not the product's", () => {
    const other = new Sqlite(file);
    other.exec("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)");
    const names = tableNames(other);
    other.close();
    expect(names).toContain("users");
    expect(names.filter((name) => /^_|^sqlite/.test(name))).toEqual([]);
  });

  it("what was counted against a limit outlives the process", async () => {
    const limit = { name: "sign-in", points: 2, seconds: 60 };
    for (let tried = 0; tried < 2; tried++) expect(await consumeLimit(limit, "ann")).toBe(0);
    await closeDatabase();
    await open();
    expect(await consumeLimit(limit, "ann")).toBeGreaterThan(0);
  });

  it("holds no secret of a cookie or of a link", async () => {
    const member = await newMember();
    const secrets = [
      await newSession(member),
      await transaction((tx) => replaceMailedToken(tx, { userId: member.id, purpose: "signup" })),
    ];
    const bytes = Buffer.concat([await readFile(file), await readFile(`${file}-wal`)]);
    expect(bytes.includes(member.email)).toBe(true);
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  });

  it("while another process holds the write lock we wait, timers run and pages are read", async () => {
    const member = await newMember();
    const letGo = await holdWriteLock(file);
    let written = false;
    const write = transaction((tx) => updateUser(tx, member.id, { name: "Bea" })).then(() => {
      written = true;
    });
    // A second of turns of the event loop: a wait inside SQLite would allow hardly any.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(written).toBe(false);
    expect((await findEnabledUser(member.id))?.name).toBe("Ann");
    await letGo();
    await write;
    expect((await findEnabledUser(member.id))?.name).toBe("Bea");
  });

  describe("a newer version of the tables", () => {
    /** A release whose second migration rebuilds the table that all others refer to, and then runs `more`. */
    async function nextRelease(more = "SELECT 1") {
      const migrations = path.join(folder, "drizzle", "sqlite");
      await cp(path.join(ROOT, "drizzle"), path.join(folder, "drizzle"), { recursive: true });
      const at = path.join(migrations, "meta", "_journal.json");
      const journal = JSON.parse(await readFile(at, "utf8"));
      const last = journal.entries.at(-1);
      journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
      await writeFile(at, JSON.stringify(journal));
      const statements = [
        "CREATE TABLE users_new AS SELECT *, 'x' AS shade FROM users",
        "DROP TABLE users",
        "ALTER TABLE users_new RENAME TO users",
        "CREATE UNIQUE INDEX users_key ON users (id)",
        more,
      ];
      await writeFile(
        path.join(migrations, "9999_next.sql"),
        statements.join(";\n--> statement-breakpoint\n"),
      );
      process.chdir(folder);
    }

    const columnsOf = (at: string) => {
      const connection = new Sqlite(at, { readonly: true });
      const columns = connection.pragma("table_info(users)") as { name: string }[];
      connection.close();
      return columns.map((column) => column.name);
    };

    /** What migrations have set aside, the oldest first. */
    const aside = () =>
      readdirSync(path.dirname(file))
        .filter((name) => name.startsWith("loam.sqlite.before-migration-"))
        .sort()
        .map((name) => path.join(path.dirname(file), name));

    it("keeps every row, those of the tables that refer to a rebuilt one too, and copies the file first", async () => {
      const member = await newMember();
      const draft = await transaction((tx) => insertDraft(tx, { userId: member.id }));
      await closeDatabase();
      await nextRelease();
      await open();
      expect(columnsOf(file)).toContain("shade");
      expect((await findEnabledUser(member.id))?.email).toBe(member.email);
      expect((await findDraft(draft.id))?.userId).toBe(member.id);

      const copy = aside()[0] as string;
      expect(columnsOf(copy)).not.toContain("shade");
      const connection = new Sqlite(copy);
      expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
      expect(connection.prepare("SELECT email FROM users").pluck().get()).toBe(member.email);
      connection.close();
    });

    it("that fails leaves everything as it was, and the copy beside it", async () => {
      const member = await newMember();
      await closeDatabase();
      await nextRelease("INSERT INTO no_such_table VALUES (1)");
      await expect(migrateSqlite(file)).rejects.toThrow(/no_such_table/);
      expect(columnsOf(file)).not.toContain("shade");
      expect(aside()).toHaveLength(1);
      process.chdir(ROOT);
      await open();
      expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    });

    it("each migration sets a copy of its own aside: a later one never takes the place of an earlier one", async () => {
      await closeDatabase();
      for (const round of [1, 2]) {
        await nextRelease("INSERT INTO no_such_table VALUES (1)");
        await expect(migrateSqlite(file)).rejects.toThrow(/no_such_table/);
        process.chdir(ROOT);
        expect(aside()).toHaveLength(round);
      }
      await open();
    });

    it("that leaves rows without what they refer to stops the start, and is undone", async () => {
      const member = await newMember();
      await transaction((tx) => insertDraft(tx, { userId: member.id }));
      await closeDatabase();
      await nextRelease("DELETE FROM users");
      await expect(migrateSqlite(file)).rejects.toThrow(/rows refer to rows that are gone/);
      // Undone: the next start does not take it for done.
      expect(columnsOf(file)).not.toContain("shade");
      process.chdir(ROOT);
      await open();
      expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    });

    it("copies nothing when there is nothing to change", async () => {
      await closeDatabase();
      await open();
      expect(aside()).toEqual([]);
    });
  });
});
