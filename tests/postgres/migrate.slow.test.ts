import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { get, member, signUp, writePlan } from "../../scripts/plain-visitor";
import { newDatabase, type PostgresServer, startPostgres } from "../support/postgres-server";
import { type RunningServer, startServer } from "../support/server";

let postgres: PostgresServer;
let folder = "";
const open: RunningServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(path.join(os.tmpdir(), "loam-move-"));
}, 120_000);
afterAll(async () => {
  for (const server of open) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(env: Record<string, string>) {
  const server = await startServer({ env: { DATA_DIR: folder, ...env } });
  open.push(server);
  return server;
}

/** The built command line, as an operator runs it. */
function migrate(env: Record<string, string>) {
  return spawnSync(process.execPath, ["build/admin/admin.js", "migrate-to-postgres"], {
    encoding: "utf8",
    env: { NODE_ENV: "production", PATH: process.env.PATH, DATA_DIR: folder, ...env },
  });
}

it("migrate-to-postgres copies a site whole: rows are counted, and a member goes on with the session of before", async () => {
  const env = {
    DATABASE_URL: await newDatabase(postgres, "loam_moved"),
    SESSION_SECRET: "one-secret-for-both-sides-of-the-move",
  };
  const before = await serve({ SESSION_SECRET: env.SESSION_SECRET });
  const cookie = await member(before, "ann@example.test");
  const id = await writePlan(before, cookie);
  for (let each = 0; each < 20; each++) await signUp(before, `other-${each}@example.test`);
  const page = await get(before, `/braindumps/${id}`, cookie);
  await before.stop();

  const moved = migrate(env);
  expect(moved.stderr).toBe("");
  expect(moved.status).toBe(0);
  expect(moved.stdout).toMatch(/users +21\n/);
  expect(moved.stdout).toMatch(/brain_dumps +1\n/);
  expect(moved.stdout).toContain("Every count agrees.");

  const after = await serve(env);
  const title = /<h1[^>]*>([^<]+)</.exec(page)?.[1] ?? "missing";
  expect(await get(after, `/braindumps/${id}`, cookie)).toContain(title);
  expect(await get(after, `/braindumps/${id}`, cookie)).toContain("6 questions are left to the builder.");
  expect(await writePlan(after, cookie)).not.toBeNull();

  const again = migrate(env);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("is not empty")]);
}, 120_000);
