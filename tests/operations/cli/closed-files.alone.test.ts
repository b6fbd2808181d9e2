import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrateSqlite } from "~/base/data/dialects/open-sqlite";
import { startProblems } from "~/base/kernel/config";
import { admin } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { newFolder } from "../../support/folder";

withDatabase();
const setEnvironment = withEnvironment();

const NOBODY = 65534;

/** Runs work as an account that owns nothing here. Whoever runs the tests without being root is closed out by mode 0 already. */
async function asSomebodyElse<T>(work: () => T): Promise<Awaited<T>> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe("what another account has closed is named with its owner, and with the account that asks", () => {
  let folder = "";
  beforeEach(async () => {
    folder = newFolder();
    chmodSync(folder, 0o755);
    setEnvironment({ DATA_DIR: folder });
    await migrateSqlite();
  });
  afterEach(() => {
    chmodSync(folder, 0o755);
  });
  const close = (name: string) => chmodSync(path.join(folder, name), 0);
  const owner = os.userInfo().username;
  const asker = process.geteuid?.() === 0 ? "nobody" : owner;
  const said = (name: string) =>
    `${path.join(folder, name)} may not be read: it belongs to ${owner} (mode 0000), and this runs as ${asker}`;

  it("the database, by a command and by a start", async () => {
    close("loam.sqlite");
    const { code, err } = await asSomebodyElse(() => admin("check"));
    expect([code, err]).toEqual([1, expect.stringContaining(said("loam.sqlite"))]);
    expect(err).not.toMatch(/damaged|cannot be written/);
    chmodSync(folder, 0o777);
    await expect(asSomebodyElse(() => migrateSqlite())).rejects.toThrow(said("loam.sqlite"));
  });

  it("a database that may be read and not written", async () => {
    chmodSync(folder, 0o777);
    chmodSync(path.join(folder, "loam.sqlite"), 0o444);
    await expect(asSomebodyElse(() => migrateSqlite())).rejects.toThrow(
      `loam.sqlite may not be written: it belongs to ${owner} (mode 0444), and this runs as ${asker}`,
    );
  });

  it("the session secret, and a secret in a file", async () => {
    writeFileSync(path.join(folder, "session-secret"), "s".repeat(32));
    close("session-secret");
    chmodSync(folder, 0o777);
    chmodSync(path.join(folder, "loam.sqlite"), 0o666);
    expect((await asSomebodyElse(() => admin("backup"))).err).toContain(`${said("session-secret")}\n`);
    setEnvironment({ METRICS_TOKEN_FILE: path.join(folder, "session-secret") });
    expect(await asSomebodyElse(() => startProblems())).toContain(
      `METRICS_TOKEN_FILE: ${said("session-secret")}`,
    );
  });

  it("a folder on the way", async () => {
    close("");
    const { err } = await asSomebodyElse(() => admin("backup", "list"));
    expect(err).toContain(`${folder} may not be read: it belongs to ${owner} (mode 0000)`);
  });

  it.runIf(process.geteuid?.() === 0)("by root's dry run what the site's account may not read", async () => {
    for (const each of [folder, path.join(folder, "loam.sqlite")]) chownSync(each, NOBODY, NOBODY);
    const CONTENT_DIR = newFolder();
    setEnvironment({ DATA_DIR: folder, CONTENT_DIR });
    const { err } = await admin("upgrade", "--dry-run");
    process.seteuid?.(0);
    process.setegid?.(0);
    expect(err).toContain(`${CONTENT_DIR} may not be read: it belongs to root`);
  });

  it("the folder of backups, and check says all else that it finds", async () => {
    mkdirSync(path.join(folder, "backups"));
    close("backups");
    chmodSync(folder, 0o777);
    chmodSync(path.join(folder, "loam.sqlite"), 0o666);
    setEnvironment({ SMTP_URL: "smtp://127.0.0.1:1" });
    const { code, out, err } = await asSomebodyElse(() => admin("check"));
    expect(code).toBe(1);
    expect(err).toContain(said("backups"));
    expect(err).toContain("The mail service takes no mail.");
    expect(out).toContain("Free disk: ");
    expect(out).toContain("Database: sound");
  });
});
