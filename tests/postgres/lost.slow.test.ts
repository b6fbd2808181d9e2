import { spawnSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, post, signUp, writePlan } from "../../scripts/plain-visitor";
import { newFolder } from "../support/folder";
import { newDatabase, type PostgresServer, startPostgres } from "../support/postgres-server";
import { poll, type RunningServer, startServer } from "../support/server";

// The database server ends, and comes back, while the site runs on: nobody restarts the site.

let postgres: PostgresServer;
let site: RunningServer;
let databaseUrl = "";

const env = () => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: "a-secret-that-only-this-test-has-got",
  DATABASE_CONNECTIONS: "3",
});

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await newDatabase(postgres, "loam_lost");
  site = await startServer({ env: env() });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

/** A member who is signed in. @returns the cookie. */
async function member(email: string): Promise<string> {
  await signUp(site, email);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE users SET verified_at = created_at WHERE email = $1", [email]);
  await client.end();
  return (await post(site, "/auth", { email, password: PASSWORD }))?.cookie ?? "";
}

const look = (at: string, cookie = "") =>
  fetch(site.url + at, { headers: cookie ? { Cookie: cookie } : {}, redirect: "manual" });

async function ready(status: number) {
  await poll(
    20_000,
    () => `/readyz does not answer ${status}:\n${site.log()}`,
    async () => ((await look("/readyz")).status === status ? true : undefined),
  );
}

it("no line of the log says that something is out of date", () => {
  expect(site.log()).not.toMatch(/deprecat/i);
});

it("without Postgres posts and members' pages are a 503 with Retry-After, and all goes on when it is back", async () => {
  const cookie = await member("ann@example.test");
  expect((await look("/account", cookie)).status).toBe(200);
  // Connections that are in use as it ends, too.
  const meanwhile = Array.from({ length: 12 }, (_, each) => signUp(site, `meanwhile-${each}@example.test`));
  await postgres.pause();
  for (const status of await Promise.all(meanwhile)) expect([303, 503]).toContain(status);

  expect((await look("/")).status).toBe(200);
  expect((await look("/healthz")).status).toBe(200);
  await ready(503);
  for (const at of ["/account", "/account/export/my-data.json"]) {
    const answer = await look(at, cookie);
    expect([at, answer.status, answer.headers.get("Retry-After")]).toEqual([at, 503, "5"]);
  }
  expect(await (await look("/account", cookie)).text()).toContain("Busy for a moment");
  const body = new URLSearchParams({ email: "bea@example.test", password: PASSWORD });
  const refused = await fetch(`${site.url}/auth`, { method: "POST", body, headers: { Origin: site.url } });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  const form = await refused.text();
  expect(form).toContain("What you typed is still here");
  expect(form).toContain('value="bea@example.test"');
  expect(form).not.toContain(PASSWORD);

  await postgres.resume();
  await ready(200);
  expect(site.log()).toMatch(/"seconds":\d+,"msg":"Postgres can be used again"/);
  expect((await look("/account", cookie)).status).toBe(200);
  expect(await writePlan(site, cookie)).not.toBeNull();
  // More than there are connections: none was lost.
  const again = await Promise.all(
    Array.from({ length: 12 }, (_, each) => signUp(site, `again-${each}@example.test`)),
  );
  expect(again).toEqual(again.map(() => 303));
  // The worker goes on as well.
  await site.waitForMail("again-11@example.test");
  expect(site.log()).not.toMatch(/ann@example|again-|meanwhile-/);
}, 120_000);

it("a role without rights and a read-only server are told in one sentence, without SQL", async () => {
  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const check = (url = databaseUrl) =>
    spawnSync(process.execPath, ["build/admin/admin.js", "check"], {
      env: { ...process.env, ...env(), DATABASE_URL: url, DATA_DIR: newFolder(), NODE_ENV: "production" },
      encoding: "utf8",
    }).stderr;
  await ask("ALTER DATABASE loam_lost SET default_transaction_read_only = on");
  const readOnly = check();
  await ask(
    "SET default_transaction_read_only = off",
    "ALTER DATABASE loam_lost RESET ALL",
    "CREATE ROLE guest LOGIN",
  );
  expect(readOnly).toContain("in a read-only transaction. It is read-only: is it the primary?");
  const forbidden = check(databaseUrl.replace("postgres@", "guest@"));
  expect(forbidden).toContain(
    "permission denied for schema drizzle. Make its role the owner of the database",
  );
  expect(readOnly + forbidden).not.toMatch(/select|params|right now/i);
}, 60_000);

it("a start without Postgres ends with one sentence and exit code 1", async () => {
  await postgres.pause();
  const refused = await startServer({ env: env() }).catch((error: Error) => error.message);
  await postgres.resume();
  expect(refused).toContain("ended with code 1");
  expect(refused).toContain("The Postgres server that DATABASE_URL names cannot be used (ECONNREFUSED)");
  expect(refused).not.toMatch(/\n\s+at /);
}, 60_000);
