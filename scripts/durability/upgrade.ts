import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newFolder } from "../../tests/support/folder";
import { contentsOf, fillTables, oldRelease } from "../../tests/support/old-release";
import { freePort, startServer } from "../../tests/support/server";
import { verdict } from "../report";
import { SERVE_ARGS } from "../run-server.mjs";
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

/** Kills a start that migrates the oldest database, and the switch to a new build, a dozen times at each step. */
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
  await killSwitch(folder, times);
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

/** Kills the switch between builds, in a clone with the real packages whose builds are a single file. */
async function killSwitch(folder: string, times: number): Promise<void> {
  const root = path.join(folder, "clone");
  mkdirSync(root);
  for (const name of ["package.json", "drizzle"])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
  const build = (stamp: string) => {
    const program = `
      import { mkdirSync, writeFileSync } from "node:fs";
      const { finishBuild, newBuildFolder } = await import(${JSON.stringify(path.join(ROOT, "scripts/builds.mjs"))});
      const root = ${JSON.stringify(root)};
      const made = newBuildFolder(root);
      mkdirSync(root + "/" + made + "/server", { recursive: true });
      writeFileSync(root + "/" + made + "/server/index.js", ${JSON.stringify(stamp)});
      finishBuild(root, made, ${JSON.stringify(stamp)});`;
    return spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "inherit" });
  };
  const began = performance.now();
  await once(build("first"), "exit");
  const wholeMs = performance.now() - began;
  const files = countFiles(path.join(root, "build/node_modules"));
  const found = { old: 0, new: 0, broken: 0 };
  let last = "first";
  for (let round = 0; round < times; round++) {
    const stamp = `round ${round}`;
    const child = build(stamp);
    const ended = once(child, "exit");
    await wait(((round + Math.random()) / times) * wholeMs * 1.1);
    child.kill("SIGKILL");
    await ended;
    const current = path.join(root, "build");
    const isThere = existsSync(path.join(current, ".stamp"));
    const says = isThere ? readFileSync(path.join(current, ".stamp"), "utf8") : "";
    const isWhole =
      isThere &&
      readFileSync(path.join(current, "server/index.js"), "utf8") === says &&
      countFiles(path.join(realpathSync(current), "node_modules")) === files;
    if (!isWhole || ![last, stamp].includes(says)) found.broken++;
    else found[says === stamp ? "new" : "old"]++;
    if (isWhole) last = says;
  }
  verdict(`the switch to a new build killed ${times} times`, {
    "the old build": [found.old, () => true],
    "the new one": [found.new, () => true],
    neither: [found.broken, 0],
  });
}

const countFiles = (folder: string) => readdirSync(folder, { recursive: true }).length;
