import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { generateIdentity, identityToRecipient } from "age-encryption";
import Sqlite from "better-sqlite3";
import { extract } from "tar";
import { describe, expect, it } from "vitest";
import { closeDatabase, migrateDatabase, openDatabase, transaction } from "~/base/data/database";
import { migrateSqlite } from "~/base/data/dialects/open-sqlite";
import { DAY_MS } from "~/base/kernel/clock";
import { seal, writeSecrets } from "~/base/kernel/secrets";
import { deleteUser, findEnabledUser } from "~/identity/data/users";
import { stagingPaths } from "~/operations/backup";
import { listKept } from "~/operations/data/backup";
import { hasBackupFailed } from "~/operations/data/backup-times";
import { replaceKey } from "~/sign-on/data/keys";
import { users } from "~/tables";
import { admin, adminJson } from "../../support/admin";
import { passTime, withClock } from "../../support/clock";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { newFolder } from "../../support/folder";
import { newMember } from "../../support/members";

const database = withDatabase();
const setEnvironment = withEnvironment();
withClock("2026-05-05T10:00:00.123Z");

const file = () => path.join(database.dataDir(), "loam.sqlite");
const backUp = async () => ((await adminJson("backup")) as { file: string }).file;

describe("backup", () => {
  it("copies while others write: a whole database, readable by its owner alone", async () => {
    await newMember();
    let stopped = false;
    const writing = (async () => {
      for (; !stopped; await setImmediate()) await newMember();
    })();
    const copy = await backUp();
    stopped = true;
    await writing;
    const unpacked = newFolder();
    extract({ file: copy, cwd: unpacked, sync: true });
    const connection = new Sqlite(path.join(unpacked, "loam.sqlite"), { readonly: true });
    expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(connection.prepare("SELECT count(*) FROM users").pluck().get()).toBeGreaterThan(0);
    connection.close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(copy)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("is made of a database that a newer version has migrated too: the way back from an upgrade", async () => {
    const connection = new Sqlite(file());
    const row = "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9e12)";
    const { lastInsertRowid } = connection.prepare(row).run();
    const { code, out } = await admin("backup");
    connection.prepare("DELETE FROM __drizzle_migrations WHERE rowid = ?").run(lastInsertRowid);
    connection.close();
    expect([code, out]).toEqual([0, expect.stringContaining("checked")]);
  });

  it("that fails is noted until one is made", async () => {
    setEnvironment({ CONTENT_DIR: "/nowhere" });
    expect((await admin("backup")).code).toBe(1);
    expect(await hasBackupFailed()).toBe(true);
    setEnvironment({ CONTENT_DIR: undefined });
    await backUp();
    expect(await hasBackupFailed()).toBe(false);
  });

  it("does not write a plain file that is named as an encrypted one", async () => {
    const to = path.join(database.dataDir(), "mine.tar.gz.age");
    expect(await admin("backup", "--to", to)).toMatchObject({
      err: expect.stringContaining("not be encrypted"),
    });
    expect(readdirSync(database.dataDir())).not.toContain("mine.tar.gz.age");
  });

  it("makes no folders for a name that is a slip", async () => {
    const slip = path.join(database.dataDir(), "slip");
    expect(await admin("backup", "--to", path.join(slip, "mine.tar.gz"))).toMatchObject({
      code: 1,
      err: expect.stringContaining(`There is no folder ${slip}: `),
    });
    expect((await admin("backup", "--to", database.dataDir())).err).toContain("is a folder: name a file");
    const copy = await backUp();
    expect((await admin("restore", copy, "--yes", "--content", path.join(slip, "content"))).err).toContain(
      `There is no folder ${slip}: `,
    );
    expect(readdirSync(database.dataDir())).not.toContain("slip");
  });

  it("works beside the file that it makes, takes what a killed one left there, and replaces no file", async () => {
    const folder = newFolder();
    const to = path.join(folder, "mine.tar.gz");
    const { stage, packed } = stagingPaths(folder);
    mkdirSync(stage);
    writeFileSync(path.join(stage, "loam.sqlite"), "half");
    writeFileSync(packed, "half");
    expect((await admin("backup", "--to", to)).code).toBe(0);
    expect(readdirSync(folder)).toEqual(["mine.tar.gz"]);
    const before = readFileSync(to);
    expect(await admin("backup", "--to", to)).toMatchObject({
      code: 1,
      err: `${to} is there already: name a new file.\n`,
    });
    expect(readFileSync(to)).toEqual(before);
  });

  it("leaves what a start that migrates has half, and what others do in the folder", async () => {
    const folder = path.join(database.dataDir(), "backups");
    const others = [
      path.join(database.dataDir(), "loam.sqlite.before-migration-2026-01-01T00-00-00-000Z.part"),
      path.join(folder, "loam-01234567.part"),
      path.join(folder, "loam-2026-01-01T00-00-00-000Z.tar.gz.part"),
    ];
    mkdirSync(folder, { recursive: true });
    for (const other of others) writeFileSync(other, "half");
    await backUp();
    for (const other of others) expect(readFileSync(other, "utf8")).toBe("half");
    await migrateSqlite();
    expect(others.map((other) => existsSync(other))).toEqual([false, true, true]);
    for (const other of others) rmSync(other, { force: true });
  });

  it("says that the secret is missing where it was left out", async () => {
    const { out } = await admin("backup", "--without-secret");
    expect(out).toMatch(/Not encrypted\. Without the session secret: keep it elsewhere/);
  });

  it("says in one sentence that its recipient is misspelt", async () => {
    const BACKUP_RECIPIENT = `${await identityToRecipient(await generateIdentity())}q`;
    setEnvironment({ BACKUP_RECIPIENT });
    const { code, err } = await admin("backup");
    setEnvironment({ BACKUP_RECIPIENT: undefined });
    const said = `\nBACKUP_RECIPIENT: ${BACKUP_RECIPIENT} is misspelt or cut off\n`;
    expect([code, err]).toEqual([1, expect.stringContaining(said)]);
  });

  it("list refuses a folder where no site is, and says where it looked for backups of one that has none", async () => {
    const { DATA_DIR } = process.env;
    rmSync(path.join(database.dataDir(), "backups"), { recursive: true, force: true });
    expect((await admin("backup", "list")).out).toContain(
      `no backup in ${path.join(database.dataDir(), "backups")}`,
    );
    writeFileSync(path.join(database.dataDir(), "backups"), "");
    for (const asked of [["backup"], ["backup", "list"]])
      expect((await admin(...asked)).err).toContain("/backups is a file, and should be a folder");
    rmSync(path.join(database.dataDir(), "backups"));
    setEnvironment({ DATA_DIR: newFolder() });
    const { code, err } = await admin("backup", "list");
    setEnvironment({ DATA_DIR });
    expect([code, err]).toEqual([1, expect.stringContaining("There is no database at ")]);
  });

  it("keeps the one it made, whatever the clock says, and deletes nothing that is no file", async () => {
    const folder = path.join(database.dataDir(), "backups");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.join(folder, "loam-2020-01-01T00-00-00-000Z.tar.gz"), { recursive: true });
    symlinkSync("/nowhere", path.join(folder, "loam-2020-01-02T00-00-00-000Z.tar.gz"));
    writeFileSync(path.join(folder, "loam-2020-13-45T99-99-99-999Z.tar.gz"), "of no day");
    expect((await admin("backup", "list")).out).toContain("2020-13-45T99");
    await backUp();
    passTime(-DAY_MS);
    const { file } = (await adminJson("backup", "--keep", "1")) as { file: string };
    expect(listKept().filter(({ kind }) => kind === "backup")).toMatchObject([{ file }]);
    expect(readdirSync(folder)).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });

  it("says where no database is, and leaves nothing there", async () => {
    const empty = newFolder();
    setEnvironment({ DATA_DIR: empty });
    expect((await admin("backup")).err).toContain(`no database at ${path.join(empty, "loam.sqlite")}`);
    expect(readdirSync(empty)).toEqual([]);
  });

  it("says for whom it is encrypted, and warns when it is not although the one before it is", async () => {
    rmSync(path.join(database.dataDir(), "backups"), { recursive: true, force: true });
    expect((await admin("backup")).out).toMatch(/Not encrypted\.$/m);
    passTime(1000);
    const recipient = await identityToRecipient(await generateIdentity());
    setEnvironment({ BACKUP_RECIPIENT: recipient });
    expect((await admin("backup")).out).toContain(`Encrypted for ${recipient}.`);
    passTime(1000);
    setEnvironment({ BACKUP_RECIPIENT: undefined });
    const { out } = await admin("backup");
    expect(out).toContain("Not encrypted, and the one before it is");
    expect(out).toContain("set BACKUP_RECIPIENT here too");
    rmSync(path.join(database.dataDir(), "backups"), { recursive: true });
  });

  it("--keep leaves the newest, and files of another name alone", async () => {
    const folder = path.dirname(await backUp());
    writeFileSync(path.join(folder, "mine.sqlite"), "");
    const asideOn = (day: number) => `loam.sqlite.before-restore-2026-05-0${day}T10-00-00-000Z`;
    for (const day of [1, 2, 3]) writeFileSync(path.join(database.dataDir(), asideOn(day)), "");
    passTime(1000);
    await backUp();
    passTime(1000);
    expect(await adminJson("backup", "--keep", "2")).toMatchObject({
      deleted: ["loam-2026-05-05T10-00-00-123Z.tar.gz", asideOn(1)],
    });
    expect(readdirSync(folder).sort()).toEqual([
      "loam-2026-05-05T10-00-01-123Z.tar.gz",
      "loam-2026-05-05T10-00-02-123Z.tar.gz",
      "mine.sqlite",
    ]);
  });
});

it.each(["backup", "restore"])("%s never takes the site's own file for its other one", async (verb) => {
  const member = await newMember();
  const link = path.join(database.dataDir(), "link.sqlite");
  symlinkSync(file(), link);
  for (const name of [file(), `${file()}-wal`, link, path.join(database.dataDir(), ".", "loam.sqlite")]) {
    const args = verb === "backup" ? ["--to", name] : [name, "--yes"];
    expect(await admin(verb, ...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is the site's own database"),
    });
  }
  rmSync(link);
  expect((await findEnabledUser(member.id))?.email).toBe(member.email);
});

it.skipIf(process.getuid?.() !== 0)(
  "a backup that root makes belongs to the account that the site runs as, and so does all that a restore makes",
  async () => {
    const dataDir = database.dataDir();
    const stranger = 12_345;
    rmSync(path.join(dataDir, "backups"), { recursive: true, force: true });
    chownSync(dataDir, stranger, stranger);
    const copy = await backUp();
    const { before } = (await adminJson("restore", copy, "--yes")) as { before: string };
    const made = [copy, path.dirname(copy), before, `${file()}.starting`, `${file()}.copying`];
    expect(made.map((each) => statSync(each).uid)).toEqual(made.map(() => stranger));
    chownSync(dataDir, 0, 0);
  },
);

describe("restore", () => {
  it("brings a site that runs back to the backup, and keeps what was there", async () => {
    const kept = await newMember();
    const copy = await backUp();
    const later = await newMember();
    await transaction((tx) => deleteUser(tx, kept.id));
    const { code, out, err } = await admin("restore", copy, "--content", "what it's called");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(
      / is sound, \d+ rows\. A restore puts it in the place of .+; all sign in again, and the mail in it waits\. Nothing was/,
    );
    const again = `npm run admin -- restore ${copy} --content 'what it'\\''s called' --yes\n`;
    expect(err.split("\n").slice(-2).join("\n")).toBe(again);
    expect(await findEnabledUser(kept.id)).toBeNull();
    const { before } = (await adminJson("restore", copy, "--yes")) as { before: string };
    // The connections are those that were open before.
    expect((await findEnabledUser(kept.id))?.email).toBe(kept.email);
    expect(await findEnabledUser(later.id)).toBeNull();
    await newMember();
    const connection = new Sqlite(before, { readonly: true });
    expect(connection.prepare("SELECT id FROM users").pluck().all()).toEqual([later.id]);
    connection.close();
  });

  it("over a damaged file: its -wal and -shm go with it, so nothing of them gets into the restored one", async () => {
    const member = await newMember();
    const copy = await backUp();
    await closeDatabase();
    writeFileSync(file(), "this is no database any more");
    writeFileSync(`${file()}-wal`, "of another time");
    await expect(openDatabase()).rejects.toThrow(
      "is damaged. Restore a backup: npm run admin -- restore <file>",
    );
    const { before, unknown } = (await adminJson("restore", copy, "--yes")) as Record<string, string>;
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    // Who was shut out since cannot be read in it.
    expect(unknown).toEqual(["accounts, operators, subscriptions, invitations, clients"]);
    expect((await admin("check")).out).toContain("what was shut since the restored backup and is open again");
    expect(readFileSync(before as string, "utf8")).toContain("no database any more");
  });

  it("where no database is makes a new site with --new alone, and says where", async () => {
    const member = await newMember();
    const copy = await backUp();
    await closeDatabase();
    const volume = path.join(database.dataDir(), "new-volume");
    mkdirSync(volume);
    const { DATA_DIR } = process.env;
    try {
      process.env.DATA_DIR = volume;
      (await import("~/base/kernel/config")).forgetConfig();
      const there = path.join(volume, "loam.sqlite");
      rmSync(volume, { recursive: true });
      // A slip in DATA_DIR makes no second site, and no folder.
      for (const args of [[], ["--yes"], ["--copy"]]) {
        const { code, err } = await admin("restore", copy, ...args);
        expect([code, err]).toEqual([2, expect.stringContaining(`There is no database at ${there}`)]);
        expect(err).toContain("is DATA_DIR the folder that the site uses?");
      }
      expect(existsSync(volume)).toBe(false);
      const { out } = await admin("restore", copy, "--new");
      expect(out).toMatch(`Restored ${copy} to ${there}: `);
      expect(out).toContain("There was no database: a new site was made there.");
      await openDatabase();
      expect((await findEnabledUser(member.id))?.email).toBe(member.email);
      await closeDatabase();
    } finally {
      process.env.DATA_DIR = DATA_DIR;
      (await import("~/base/kernel/config")).forgetConfig();
      await openDatabase();
    }
  });
});

describe("check", () => {
  it("finds a page that is damaged, touches nothing, and says so in JSON too", async () => {
    for (let each = 0; each < 30; each++) await newMember();
    await closeDatabase();
    const bytes = readFileSync(file());
    // In the middle of the file: its head, which SQLite reads first, stays good.
    bytes.fill(0xab, 8 * 4096, 30 * 4096);
    writeFileSync(file(), bytes);
    const { code, err, out } = await admin("check", "--json");
    expect(code).toBe(1);
    for (const said of [JSON.parse(err).error, JSON.parse(out).problems.join()])
      expect(said).toContain(`${file()} is damaged. Restore a backup: npm run admin -- restore <file>`);
    const backedUp = await admin("backup");
    expect([backedUp.code, backedUp.err]).toEqual([
      1,
      expect.stringContaining(`${file()} is damaged. Restore a backup`),
    ]);
    expect(readFileSync(file()).equals(bytes)).toBe(true);
    rmSync(file());
    await migrateDatabase();
    await openDatabase();
  });

  it("warns of what should not stay so, and names everything that is wrong at once", async () => {
    const mail = { POSTMARK_SERVER_TOKEN: "x", MAIL_FORM: "a@b.example" };
    const LOAM_SETTINGS = path.join(newFolder(), "loam.env");
    writeFileSync(LOAM_SETTINGS, "POSTMARK_SERVER_TOKEN='x'\nSMTP_URL=\nBACKUP_RECIPIENT=age1x\n");
    chmodSync(LOAM_SETTINGS, 0o644);
    setEnvironment({ APP_URL: "http://loam.example", LOAM_SETTINGS, ...mail });
    const { warnings } = (await adminJson("check")) as { warnings: string[] };
    expect(warnings.at(-1)).toBe(
      `Every account here may read POSTMARK_SERVER_TOKEN in ${LOAM_SETTINGS}: chmod 600 ${LOAM_SETTINGS}`,
    );
    expect(warnings.join("\n")).toMatch(/plain http[\s\S]+Unknown variable MAIL_FORM/);
    setEnvironment({ POSTMARK_SERVER_TOKEN: undefined, CONTENT_DIR: "/nowhere" });
    const { code, err } = await admin("check");
    expect(code).toBe(1);
    expect(err).toContain("SMTP_URL or POSTMARK_SERVER_TOKEN");
  });

  it("says what is wrong before the first start too, when DATA_DIR is not there yet", async () => {
    setEnvironment({
      APP_URL: "http://loam.example",
      DATA_DIR: path.join(database.dataDir(), "none", "yet"),
    });
    const { code, err } = await admin("check");
    expect(code).toBe(1);
    expect(err).toContain("SMTP_URL or POSTMARK_SERVER_TOKEN");
    expect(err).not.toContain("ENOENT");
  });

  it("says that the secret is gone which something was sealed with", async () => {
    setEnvironment({ DATA_DIR: database.dataDir() });
    await transaction((tx) => replaceKey(tx, { id: "k", sealedKey: seal("signingKeys", "{}") }));
    rmSync(path.join(database.dataDir(), "session-secret"), { force: true });
    const { code, err } = await admin("check");
    expect(code).toBe(1);
    expect(err).toMatch(/session-secret is gone, which opens 1 signing key/);
    // One that might sign something makes no new secret on the way.
    expect(await admin("export", "newsletter")).toMatchObject({
      code: 1,
      err: expect.stringContaining("session-secret is gone"),
    });
    // Nor does another one do.
    writeSecrets(["x".repeat(32)]);
    expect((await admin("check")).err).toContain("session-secret does not open 1 signing key");
  });

  it("names what was set aside more than 30 days ago, because deleted accounts live on there", async () => {
    const old = `${file()}.before-restore-2026-04-01T10-00-00-000Z`;
    writeFileSync(old, "");
    writeFileSync(`${file()}.before-migration-2026-05-01T10-00-00-000Z`, "");
    const { warnings } = (await adminJson("check")) as { warnings: string[] };
    expect(warnings.filter((each) => each.includes("Deleted accounts live on"))).toEqual([
      `Set aside more than 30 days ago: ${old}. Deleted accounts live on there: remove what you no longer need.`,
    ]);
    rmSync(old);
    rmSync(`${file()}.before-migration-2026-05-01T10-00-00-000Z`);
  });

  it("says how the site is", async () => {
    await newMember();
    expect(await adminJson("check")).toMatchObject({ members: 1, mailWaiting: 0 });
    await transaction((tx) => tx.update(users).set({ passwordHash: "", verifiedAt: null }));
    expect((await admin("check")).out).toContain("Members: 0; without a password yet: 1\n");
  });
});
