import { spawnSync } from "node:child_process";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { get, IDEA, member, signUp, writePlan } from "../../scripts/plain-visitor";
import { newFolder } from "../support/folder";
import { newDatabase, type PostgresServer, startPostgres } from "../support/postgres-server";
import { type RunningServer, startServer } from "../support/server";

let postgres: PostgresServer;
let folder = "";
const open: RunningServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  folder = newFolder();
}, 120_000);
afterAll(async () => {
  for (const server of open) await server.stop();
  await postgres.stop();
});

async function serve(env: Record<string, string>) {
  const server = await startServer({ env: { DATA_DIR: folder, ...env } });
  open.push(server);
  return server;
}

/** The built command line, as an operator runs it. */
function run(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, ["build/admin/admin.js", ...args], {
    encoding: "utf8",
    env: { NODE_ENV: "production", PATH: process.env.PATH, DATA_DIR: folder, ...env },
  });
}
const migrate = (env: Record<string, string>) => run(["migrate-to-postgres"], env);

const SECRET = "one-secret-for-both-sides-of-the-move";
let copies = 0;
const target = async () => ({
  DATABASE_URL: await newDatabase(postgres, `loam_moved_${++copies}`),
  SESSION_SECRET: SECRET,
});

async function onPostgres(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements) rows = (await client.query(statement)).rows;
  await client.end();
  return rows;
}

const TABLES = "SELECT count(*)::int AS n FROM pg_tables WHERE schemaname IN ('public', 'drizzle')";

let cookie = "";
let id: string | null = null;
beforeAll(async () => {
  const before = await serve({ SESSION_SECRET: SECRET });
  cookie = await member(before, "ann@example.test");
  id = await writePlan(before, cookie);
  for (let each = 0; each < 20; each++) await signUp(before, `other-${each}@example.test`);
  await before.stop();
}, 60_000);

describe("migrate-to-postgres", () => {
  it("refuses while the site runs on SQLite, which takes writes that would be left behind; no table is made", async () => {
    const env = await target();
    const running = await serve({ SESSION_SECRET: SECRET });
    expect(migrate(env)).toMatchObject({ status: 1, stderr: expect.stringContaining("stop the site first") });
    await running.stop();
    expect(await onPostgres(env.DATABASE_URL, TABLES)).toEqual([{ n: 0 }]);
    expect(run(["user", "list"], env)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("The database is empty"),
    });
  }, 60_000);

  it("no start makes an empty site on Postgres while the one on SQLite has not moved; elsewhere it does, and says so", async () => {
    const env = await target();
    const refused = await serve(env).catch((error: Error) => error.message);
    expect(refused).toMatch(
      /loam_moved_\d+ is empty, and .+loam\.sqlite holds a site: .+ migrate-to-postgres/,
    );
    expect(await onPostgres(env.DATABASE_URL, TABLES)).toEqual([{ n: 0 }]);
    const elsewhere = path.join(folder, "elsewhere");
    const server = await serve({ ...env, DATA_DIR: elsewhere });
    await server.stop();
    expect(server.log()).toContain("There was no database: a new, empty one was made");
    // What a start has made by itself says how to go on.
    expect(migrate(env).stderr).toMatch(
      /only what the start of an empty site makes \(.*probes.*dropdb, createdb/,
    );
    await onPostgres(
      env.DATABASE_URL,
      `INSERT INTO waitlist_entries (id, email, consent_text, created_at) VALUES ('a', 'a@b.example', 'x', now())`,
    );
    expect(migrate(env).stderr).toMatch(/not empty: waitlist_entries .+Name an empty one in DATABASE_URL/);
  }, 60_000);

  it("that breaks off as it begins leaves no tables without the mark by which no site starts on them", async () => {
    const env = await target();
    await onPostgres(
      env.DATABASE_URL,
      `CREATE FUNCTION stop() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
         IF EXISTS (SELECT 1 FROM pg_tables WHERE tablename = 'sso_keys') THEN RAISE 'killed'; END IF; END $$`,
      "CREATE EVENT TRIGGER stop ON ddl_command_end EXECUTE FUNCTION stop()",
    );
    expect(migrate(env).status).toBe(1);
    expect(await onPostgres(env.DATABASE_URL, TABLES)).toEqual([{ n: 0 }]);
    await onPostgres(env.DATABASE_URL, "DROP EVENT TRIGGER stop");
    expect(migrate(env).status).toBe(0);
  });

  it("copies a site whole: rows are counted and summed, and a member goes on with the session of before", async () => {
    const env = await target();
    const moved = migrate(env);
    expect(moved.status).toBe(0);
    expect(moved.stdout).toMatch(/users +21\n/);
    expect(moved.stdout).toMatch(/brain_dumps +1\n/);
    expect(moved.stdout).toContain("Every count and every sum agrees.");

    const after = await serve(env);
    expect(await get(after, `/braindumps/${id}`, cookie)).toContain(IDEA);
    expect(await writePlan(after, cookie)).not.toBeNull();

    const again = migrate(env);
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringMatching(/This site has already moved to Postgres, on \d{4}-/),
    ]);
    await after.stop();
  }, 120_000);

  it("refuses without the site's own SESSION_SECRET", async () => {
    const { DATABASE_URL } = await target();
    expect(migrate({ DATABASE_URL })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("SESSION_SECRET"),
    });
    const other = migrate({ DATABASE_URL, SESSION_SECRET: "another-secret-of-more-than-32-characters" });
    expect(other).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("SESSION_SECRET does not open 1 signing key"),
    });
    expect(await onPostgres(DATABASE_URL, TABLES)).toEqual([{ n: 0 }]);
  });

  it("that broke off begins again, and no site starts before", async () => {
    const env = await target();
    expect(migrate(env).status).toBe(0);
    // As it would be left: the last rows are not there yet, and the site was used in between.
    await onPostgres(
      env.DATABASE_URL,
      "INSERT INTO switches (name, since) VALUES ('moving', now())",
      "DELETE FROM users WHERE email = 'other-19@example.test'",
      "UPDATE users SET name = 'Ann ' WHERE email = 'ann@example.test'",
    );
    await expect(serve(env)).rejects.toThrow("run migrate-to-postgres again");
    expect(migrate(env)).toMatchObject({ status: 0, stdout: expect.stringMatching(/users +21\n/) });
    const changed = "SELECT count(*)::int AS n FROM users WHERE name = 'Ann '";
    expect(await onPostgres(env.DATABASE_URL, changed)).toEqual([{ n: 0 }]);
    await (await serve(env)).stop();
  }, 60_000);

  it("leaves a SQLite site that no start serves, until an operator goes back to it as the start says", async () => {
    const start = () => serve({ SESSION_SECRET: SECRET });
    const refused = await start().catch((error: Error) => error.message);
    expect(refused).toMatch(/This site moved to Postgres on \d{4}-.*: set DATABASE_URL/);
    const [, command = ""] = /npm run admin -- (.*)/.exec(String(refused)) ?? [];
    expect(run(command.split(" "), { SESSION_SECRET: SECRET })).toMatchObject({ status: 0 });
    const back = await start();
    expect(await get(back, "/readyz")).toBe("ready\n");
    await back.stop();
    expect(run(["export", "plans"], { SESSION_SECRET: SECRET }).stdout).toContain(IDEA);
  }, 60_000);
});
