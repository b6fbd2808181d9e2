import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { get, signUp } from "../../scripts/plain-visitor";
import { folderWith, newFolder } from "../support/folder";
import { newDatabase, type PostgresServer, startPostgres } from "../support/postgres-server";
import { startServer } from "../support/server";

let postgres: PostgresServer;
let folder = "";
let env: Record<string, string> = {};

beforeAll(async () => {
  postgres = await startPostgres();
  folder = newFolder();
  env = {
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(postgres, "loam_backup"),
    SESSION_SECRET: "the-secret-of-the-site-on-postgres-here",
  };
}, 120_000);
afterAll(async () => {
  await postgres.stop();
});

/** The built command line, as an operator runs it. */
const admin = (args: string[], more: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["build/admin/admin.js", ...args], {
    encoding: "utf8",
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...env, ...more },
  });

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const nameOf = (row: unknown) => (row as { name: string }).name;

/** A program that writes rows until its input ends, says when it has begun, and which it has written. */
const WRITES = `
  const client = new (require("pg").Client)(process.env.DATABASE_URL);
  let isOver = false;
  process.stdin.on("end", () => (isOver = true)).resume();
  (async () => {
    await client.connect();
    const written = [];
    for (let name; !isOver; written.push(name)) {
      name = "written " + written.length;
      await client.query("INSERT INTO switches (name, since) VALUES ($1, now())", [name]);
      if (written.length === 0) console.log("begun");
    }
    await client.end();
    console.log(JSON.stringify(written));
  })();`;

describe("a site on Postgres", () => {
  it("is backed up in one file and restored while it runs: mail is held, what was there is kept, what was shut stays shut", async () => {
    const server = await startServer({ env });
    await signUp(server, "kept@example.test");
    await query("UPDATE users SET verified_at = now()");
    // It stays.
    await query("CREATE TABLE somebody_elses (x integer)");
    const made = admin(["backup", "--json"]);
    expect(made).toMatchObject({ status: 0, stderr: "" });
    const { file, rows } = JSON.parse(made.stdout);
    expect(file).toMatch(/backups\/loam-[^/]+\.tar\.gz$/);
    expect(rows.users).toBe(1);
    await signUp(server, "later@example.test");
    const shut = ["user", "change", "kept@example.test", "--disabled", "yes"];
    expect(admin(shut)).toMatchObject({ status: 0, stderr: "" });

    const writer = spawn(process.execPath, ["-e", WRITES], { env: { ...process.env, ...env } });
    await once(writer.stdout, "data");
    const restored = admin(["restore", file, "--yes", "--json"]);
    writer.stdin.end();
    const written = JSON.parse((await text(writer.stdout)).trim().split("\n").at(-1) as string);
    const inRestored = await query("SELECT name FROM switches");
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    const { before, held, ...undone } = JSON.parse(restored.stdout);
    expect(held.join()).toContain("No mail in it waits");
    expect(undone).toMatchObject({ back: [], disabled: ["kept@example.test"], changed: [] });
    expect(await query("SELECT id FROM users WHERE disabled_at IS NULL")).toEqual([]);
    expect(await query("SELECT id FROM sessions WHERE user_id IS NOT NULL")).toEqual([]);
    expect(await query("SELECT email FROM users")).toEqual([{ email: "kept@example.test" }]);
    expect(await query("SELECT x FROM somebody_elses")).toEqual([]);
    // The connections are those that were open before.
    expect(await get(server, "/readyz")).toBe("ready\n");

    expect(JSON.parse(admin(["backup", "list", "--json"]).stdout)).toMatchObject([
      { kind: "before-restore", file: before },
      { kind: "backup", file },
    ]);
    expect(admin(["restore", before, "--yes"]).status).toBe(0);
    // What was written meanwhile is in either.
    const kept = new Set([...inRestored, ...(await query("SELECT name FROM switches"))].map(nameOf));
    expect(written.filter((name: string) => !kept.has(name))).toEqual([]);
    expect(await query("SELECT email FROM users ORDER BY 1")).toEqual([
      { email: "kept@example.test" },
      { email: "later@example.test" },
    ]);
    await server.stop();
  }, 120_000);

  it("refuses a backup that was sealed with another secret, one of SQLite, and a copy over the site", async () => {
    const { file } = JSON.parse(admin(["backup", "--json", "--without-secret"]).stdout);
    const other = admin(["restore", file, "--yes"], {
      SESSION_SECRET: "another-secret-of-more-than-32-characters",
    });
    expect(other).toMatchObject({ status: 1, stderr: expect.stringContaining("sealed with another secret") });
    const onSqlite = admin(["restore", file, "--new"], { DATABASE_URL: "" });
    expect(onSqlite).toMatchObject({ status: 1, stderr: expect.stringContaining("set DATABASE_URL") });
    expect(admin(["restore", file, "--copy", "--yes"]).stderr).toContain("holds the site itself");
    expect(await query("SELECT count(*)::int AS n FROM users")).toEqual([{ n: 2 }]);
    // A backup with the wrong secret could not be restored.
    const wrong = { SESSION_SECRET: "another-secret-of-more-than-32-characters" };
    for (const args of [["backup"], ["check"], ["user", "list"]]) {
      const { status, stderr } = admin(args, wrong);
      expect([args, status, stderr]).toEqual([
        args,
        1,
        expect.stringContaining("SESSION_SECRET does not open 1 signing key"),
      ]);
    }
    await expect(startServer({ env: { ...env, ...wrong } })).rejects.toThrow(
      "SESSION_SECRET does not open 1 signing key",
    );
  }, 60_000);

  it("is made on an empty database with --new alone; what is there as a copy to rehearse with stays one", async () => {
    const { file } = JSON.parse(admin(["backup", "--json"]).stdout);
    const other = { DATABASE_URL: await newDatabase(postgres, "loam_other") };
    for (const args of [
      ["restore", file],
      ["restore", file, "--yes"],
      ["restore", file, "--copy"],
    ]) {
      const { status, stderr } = admin(args, other);
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/loam_other is empty: .+Nothing was changed/),
      ]);
    }
    expect(admin(["backup"], other).stderr).toContain("loam_other is empty");
    expect(admin(["restore", file, "--copy", "--yes"], other).status).toBe(0);
    expect(admin(["restore", file, "--yes"], other)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("holds a copy to rehearse with, which never sends mail: add --copy"),
    });
    const site = { DATABASE_URL: await newDatabase(postgres, "loam_another") };
    expect(admin(["restore", file, "--new"], site)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("a new site was made there"),
    });
  }, 60_000);

  it("sends a dump of any pg_dump to the server alone: a command for psql in a manipulated one runs nowhere", async () => {
    const { file } = JSON.parse(admin(["backup", "--json"]).stdout);
    const name = "Ann\u2028\u0085\\.\tB\r\n\\! x";
    await query("UPDATE users SET name = 'Bea'");
    const ran = path.join(newFolder(), "ran");
    const other = { DATABASE_URL: await newDatabase(postgres, "loam_manipulated") };
    expect(
      admin(["restore", manipulated(file, (sql) => `\\! touch ${ran}\n${sql}`), "--new"], other),
    ).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("syntax error"),
    });
    expect(existsSync(ran)).toBe(false);
    await query(`UPDATE users SET name = E'${name.replaceAll("\\", "\\\\")}'`);
    const marked = manipulated(
      JSON.parse(admin(["backup", "--json"]).stdout).file,
      (sql) => `\\restrict AbC1\n${sql.replace(/^\\(un)?restrict .*\n/gm, "")}\\unrestrict AbC1\n`,
    );
    expect(admin(["restore", marked, "--yes"]).status).toBe(0);
    expect(await query("SELECT DISTINCT name FROM users")).toEqual([{ name }]);
  }, 60_000);

  /** Returns a backup whose dump was changed by hand. */
  function manipulated(file: string, change: (sql: string) => string): string {
    const folder = newFolder();
    const tar = (...args: string[]) => spawnSync("tar", args, { encoding: "utf8" });
    tar("-xzf", file, "-C", folder);
    const dump = path.join(folder, "loam.sql");
    writeFileSync(dump, change(readFileSync(dump, "utf8")));
    const made = path.join(newFolder(), "backup.tar.gz");
    const { status, stderr } = tar("-czf", made, "-C", folder, ...readdirSync(folder));
    if (status !== 0) throw new Error(stderr);
    return made;
  }

  it("check and backup say when pg_dump is too old, and a backup when there is no room for it", () => {
    const bin = newFolder();
    const refuse = (...lines: string[]) =>
      writeFileSync(
        path.join(bin, "pg_dump"),
        ["#!/bin/sh", ...lines.map((line) => `echo '${line}' >&2`), "exit 1"].join("\n"),
        { mode: 0o755 },
      );
    const more = { PATH: `${bin}:${process.env.PATH}`, BACKUP_EVERY: "24" };
    refuse(
      "pg_dump: error: aborting because of server version mismatch",
      "pg_dump: detail: server version: 15.3 (Debian); pg_dump version: 12.1",
    );
    for (const name of ["check", "backup"])
      expect(admin([name], more).stderr).toContain(
        "pg_dump is 12.1 here, and the server 15.3: install postgresql-client-15 or newer.",
      );
    refuse("pg_dump: error: could not write to file: No space left on device");
    expect(admin(["backup"], more).stderr).toContain(`There is no room in ${path.join(folder, "backups")} `);
  }, 60_000);

  it("says what is missing where pg_dump is not installed, and leaves nothing half", () => {
    const before = readdirSync(path.join(folder, "backups"));
    const refused = admin(["backup"], { PATH: "/nowhere" });
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("pg_dump is not installed here"),
    });
    expect(readdirSync(path.join(folder, "backups"))).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("takes its secret from SESSION_SECRET alone, as a start does: backup and restore ask for it", () => {
    const { file } = JSON.parse(admin(["backup", "--json"]).stdout);
    for (const args of [["backup"], ["restore", file, "--yes"]]) {
      const { status, stderr } = admin(args, { SESSION_SECRET: "" });
      expect([status, stderr]).toEqual([1, expect.stringContaining("SESSION_SECRET: must be set")]);
    }
    expect(readdirSync(folder)).not.toContain("session-secret");
  }, 60_000);

  it("with a certificate of its own is used, backed up and restored with no-verify or sslrootcert; else one sentence says so", async () => {
    const url = env.DATABASE_URL;
    const noTls = admin(["check"], { DATABASE_URL: `${url}?sslmode=require` });
    expect(noTls.stderr).toMatch(
      /DATABASE_URL names .+ does not support SSL connections\. .+sslmode=disable/,
    );
    // Runs as the server's account, in its folder.
    await query(
      "COPY (SELECT 1) TO PROGRAM 'openssl req -x509 -newkey rsa:2048 -nodes -keyout server.key -out server.crt -days 2 -subj /CN=db.example -addext subjectAltName=IP:127.0.0.1 2>&1 && chmod 600 server.key'",
    );
    await query("ALTER SYSTEM SET ssl = on");
    await query("SELECT pg_reload_conf()");
    const [found] = (await query("SELECT pg_read_file('server.crt') AS text")) as { text: string }[];
    const { at } = folderWith({ "ca.pem": found?.text ?? "" });

    for (const mode of ["no-verify", `verify-full&sslrootcert=${at("ca.pem")}`]) {
      const DATABASE_URL = `${url}?sslmode=${mode}`;
      const made = admin(["backup", "--json"], { DATABASE_URL });
      expect(made).toMatchObject({ status: 0, stderr: "" });
      const restored = admin(["restore", JSON.parse(made.stdout).file, "--yes", "--json"], { DATABASE_URL });
      expect(restored).toMatchObject({ status: 0, stderr: "" });
    }
    const untrusted = admin(["check"], { DATABASE_URL: `${url}?sslmode=verify-full` });
    expect(untrusted.stderr).toMatch(
      /^The Postgres server .+self-signed certificate\. .+DATABASE_URL, sslrootcert=.+sslmode=no-verify\.\n$/,
    );
    const noFile = admin(["check"], { DATABASE_URL: `${url}?sslrootcert=/nowhere.pem` });
    expect(noFile.stderr).toMatch(/DATABASE_URL .+ENOENT.+nowhere\.pem/);
  }, 120_000);

  it("that is away is named in one sentence by every command, and check goes on", async () => {
    const { file } = JSON.parse(admin(["backup", "--json"]).stdout);
    await postgres.pause();
    const commands = [
      ["backup"],
      ["restore", file, "--yes"],
      ["restore", file, "--yes", "--copy"],
      ["mail", "test", "ann@example.test"],
      ["user", "list"],
      ["check"],
    ];
    const said = commands.map((args) => [args.join(" "), admin(args)] as const);
    await postgres.resume();
    for (const [name, { status, stderr }] of said) {
      expect([name, status]).toEqual([name, 1]);
      expect(stderr).toContain("The Postgres server that DATABASE_URL names cannot be used (ECONNREFUSED)");
      expect(stderr).not.toMatch(/\n\s+at |right now/);
    }
    expect(said.at(-1)?.[1].stdout).toContain("Free disk: ");
  }, 60_000);
});
