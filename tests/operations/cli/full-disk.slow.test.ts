import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeDatabase, migrateDatabase, openDatabase } from "~/base/data/database";
import { admin, adminJson } from "../../support/admin";
import { onPostgres } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { folderWith, newFolder } from "../../support/folder";

const setEnvironment = withEnvironment();

function fill(folder: string): void {
  for (let part = 0; ; part++) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail === 0) return;
    writeFileSync(path.join(folder, `ballast-${part}`), Buffer.alloc(bavail * bsize));
  }
}

// Root alone may mount a disk of its own.
it.skipIf(onPostgres || process.geteuid?.() !== 0)(
  "a backup of a running site goes to another disk when that of DATA_DIR is full, and posts are imported whole or not",
  async () => {
    const folder = newFolder();
    const [disk, other] = [path.join(folder, "disk"), path.join(folder, "other")];
    mkdirSync(disk);
    mkdirSync(other);
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]);
    onTestFinished(async () => {
      await closeDatabase();
      spawnSync("umount", [disk]);
    });
    if (mounted.status !== 0) return;
    setEnvironment({ DATA_DIR: disk });
    await migrateDatabase();
    fill(disk);
    // SQLite cannot open a file that nobody has open without a little room.
    for (const name of ["backup", "check"])
      expect((await admin(name)).err).toContain("loam.sqlite cannot be used: the disk is full. Make room");
    rmSync(path.join(disk, "ballast-0"));
    await openDatabase();
    fill(disk);
    expect((await admin("backup")).err).toContain(`There is no room in ${path.join(disk, "backups")} `);
    const client = ["--name", "App", "--redirect-uri", "https://app.example.test/back"];
    expect((await admin("client", "create", ...client)).err).toMatch(
      /^The database file .* the disk is full\. /,
    );
    const to = path.join(other, "loam.tar.gz");
    expect(await adminJson("backup", "--to", to)).toMatchObject({ file: to });
    expect(readdirSync(other)).toEqual(["loam.tar.gz"]);
    const { folder: posts } = folderWith({ "a.md": "---\ntitle: A\ndate: 2024-01-02\n---\nText\n" });
    setEnvironment({ CONTENT_DIR: disk });
    expect((await admin("import", "posts", posts)).err).toContain("there is no room");
    expect(readdirSync(disk)).not.toContain(".import-posts");
    await closeDatabase();
    setEnvironment({ DATA_DIR: path.join(folder, "new") });
    expect(await admin("restore", to, "--new")).toMatchObject({ code: 0 });
  },
);
