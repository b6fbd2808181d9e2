import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newFolder } from "../../tests/support/folder";
import { contentsOf, fillTables, oldRelease } from "../../tests/support/old-release";
import { freePort, SERVE_ARGS, startServer } from "../../tests/support/server";
import { verdict } from "../report";
import { ROOT } from "../set-up.mjs";

/** Rows per table, so that the migration takes some hundred milliseconds. */
const ROWS = 5000;
const FILE = "loam.sqlite";

/**
 * The steps of a migrating start that are visible from outside, in order. Once a step has begun, the server is killed
 * within `ms` milliseconds.
 */
const STEPS: Record<string, { begun: (folder: string) => boolean; ms: number }> = {
  "before the copy": { begun: () => true, ms: 600 },
  "while the old database is copied": { begun: (folder) => has(folder, /before-migration.*\.part$/), ms: 60 },
  "while it is migrated": { begun: (folder) => has(folder, /before-migration[^.]*$/), ms: 400 },
};

const has = (folder: string, name: RegExp) => readdirSync(folder).some((each) => name.test(each));

/** Kills a start that migrates the oldest database a dozen times at each step. */
export async function upgrade(times = 12) {
  const folder = newFolder();
  const oldFile = path.join(folder, "old", FILE);
  await makeOld(oldFile);
  const rowsBefore = rowsIn(oldFile);
  for (const [name, step] of Object.entries(STEPS)) {
    const found = { old: 0, new: 0, broken: 0, "copies broken": 0 };
    for (let round = 0; round < times; round++) {
      const dataDir = newFolder();
      cpSync(oldFile, path.join(dataDir, FILE));
      await killStart(dataDir, step);
      found[stateOf(path.join(dataDir, FILE), rowsBefore)]++;
      for (const copy of readdirSync(dataDir).filter((each) => /before-migration[^.]*$/.test(each)))
        if (stateOf(path.join(dataDir, copy), rowsBefore) !== "old") found["copies broken"]++;
      if (round === 0) await goesOn(dataDir);
      rmSync(dataDir, { recursive: true });
    }
    verdict(`a start killed ${times} times ${name}`, {
      "the old database": [found.old, () => true],
      "the new one": [found.new, () => true],
      neither: [found.broken, 0],
      "broken copies": [found["copies broken"], 0],
    });
  }
}

async function makeOld(file: string): Promise<void> {
  const { migrateSqlite } = await import("../../app/base/data/dialects/open-sqlite");
  const release = oldRelease();
  process.chdir(release);
  await migrateSqlite(file);
  process.chdir(ROOT);
  fillTables(file, ROWS);
}

function rowsIn(file: string) {
  const { tables, integrity, orphans } = contentsOf(file);
  const isNew = "switches" in tables;
  return {
    isNew,
    isSound: integrity === "ok" && orphans === 0,
    users: tables.users?.length,
    plans: tables.brain_dumps?.length,
  };
}

function stateOf(file: string, before: ReturnType<typeof rowsIn>): "old" | "new" | "broken" {
  const { isNew, isSound, users, plans } = rowsIn(file);
  if (!isSound || users !== before.users || plans !== before.plans) return "broken";
  return isNew ? "new" : "old";
}

async function killStart(dataDir: string, { begun, ms }: (typeof STEPS)[string]): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, SERVE_ARGS, { cwd: ROOT, env, stdio: "ignore" });
  const ended = once(child, "exit");
  while (child.exitCode === null && !begun(dataDir)) await wait(1);
  await wait(Math.random() * ms);
  child.kill("SIGKILL");
  await ended;
}

/** Checks that a killed site can be started again. */
async function goesOn(dataDir: string): Promise<void> {
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  await server.stop();
}
