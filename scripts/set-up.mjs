// Makes a clone ready to run: installs packages, then builds. Uses only Node's own modules, because it runs before
// anything is installed. Interrupted steps are repeated. npm scripts begin with `node scripts/set-up.mjs build tools
// && …`.
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { finishBuild, newBuildFolder, STAMP } from "./builds.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BUILD_INPUTS = [
  ...["app", "public", "drizzle", "scripts/shared.mjs", "scripts/bundled-packages.mjs"],
  ...["vite.config.ts", "vite.admin.config.ts", "tsconfig.json", "package-lock.json", "CHANGELOG.md"],
];

/** A failure with a message for users, which runMain prints without a stack trace. */
export class SetUpError extends Error {}

/** Reads the clone's `.env`, if there is one: what the environment sets itself counts before it. */
export function readSettings(root = ROOT) {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs a script's main function. On a SetUpError it prints the message and exits with code 1. */
export async function runMain(main) {
  try {
    const [major, minor] = process.versions.node.split(".").map(Number);
    if (major < 20 || (major === 20 && minor < 19))
      throw new SetUpError(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.`);
    await main();
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Installs and builds what is missing or out of date.
 * @param {{ build?: boolean, tools?: boolean, rebuild?: boolean, root?: string, run?: typeof runQuietly, say?: (line: string) => void, stillMs?: number }} options
 *   `tools`: also installs what only tests, checks and measurements need (tests/package.json); `rebuild`: always builds; `stillMs`:
 *   after how many milliseconds without a sign of life another set-up counts as killed
 * @throws {SetUpError} when a step fails
 */
export async function prepare({
  build,
  tools,
  rebuild,
  root = ROOT,
  run = runQuietly,
  say = console.log,
  stillMs = 10_000,
}) {
  // A clone that has the tools keeps them: a build after a pull must not take away what tests need.
  tools ||= existsSync(path.join(root, "node_modules/loam-tests"));
  const mustBuild = () => rebuild || (build && needsBuild(root));
  // A build has packages of its own. The clone's are only needed for building, tests and development.
  const needsPackages = () => (tools || !build || mustBuild()) && !isInstalled(root, tools);
  if (!mustBuild() && !needsPackages()) return;
  const giveBack = await takeLock(root, stillMs, say);
  try {
    const compile = needsPackages() ? await install(root, tools, run, say) : undefined;
    // The C++ compiler only keeps one core busy, so the build runs at the same time.
    const building = mustBuild() ? buildApp(root, run, say) : undefined;
    const [compiled, built] = await Promise.allSettled([compile?.(), building]);
    for (const step of [compiled, built]) if (step.status === "rejected") throw step.reason;
    built.value?.();
  } finally {
    await giveBack();
  }
}

/** npm writes this file at the end of each install. */
const recordOf = (root) => path.join(root, "node_modules/.package-lock.json");
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Returns whether npm has installed everything since the lock file last changed, and the native module loads in this
 * Node.
 */
function isInstalled(root, tools) {
  if (tools && !existsSync(path.join(root, "node_modules/loam-tests"))) return false;
  if (timeOf(recordOf(root)) < timeOf(path.join(root, "package-lock.json")) || hasCrashingSqlite(root))
    return false;
  try {
    new (createRequire(path.join(root, "package.json"))("better-sqlite3"))(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs the packages.
 * @returns a function for what remains to be done before the app can run: compiling the native module
 */
async function install(root, tools, run, say) {
  // If only the tools are missing, what a running server uses is left in place.
  const adds = isInstalled(root, false);
  rmSync(recordOf(root), { force: true });
  const command = adds ? ["install", "--no-save"] : ["ci"];
  const scope = tools ? [] : ["--workspaces=false"];
  const options = ["--include=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  await timed(say, `Installing packages (npm ${command[0]})`, () =>
    npm([...command, ...scope, ...options], { cwd: root }, run),
  );
  return async () => {
    if (adds) return;
    // Compiles only where no prebuilt binary can be downloaded. -O1 halves the time that takes.
    const env = { ...process.env, CFLAGS: "-O1", CXXFLAGS: "-O1" };
    const watch = (text) =>
      /^gyp info it worked/m.test(text) && say("No ready-made SQLite: compiling it, for some minutes …");
    await npm(["rebuild", "better-sqlite3", "--foreground-scripts"], { cwd: root, env, watch }, run);
    if (hasCrashingSqlite(root))
      throw new SetUpError(
        `better-sqlite3 was compiled here for Node ${process.versions.node}, with which it crashes. ` +
          "Use Node 22, or let npm download the ready-made binary from github.com.",
      );
  };
}

/**
 * Detects a binary of better-sqlite3 12 that was compiled with the C++ headers of Node 24.19 or later: it calls
 * RemoveEnvironmentCleanupHook at a moment when Node then aborts the process. The prebuilt binary is older than those
 * headers and works.
 */
function hasCrashingSqlite(root) {
  const binary = path.join(root, "node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  return existsSync(binary) && readFileSync(binary).includes("RemoveEnvironmentCleanupHook");
}

const stampOf = (root) => path.join(root, "build", STAMP);
const readOrEmpty = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const needsBuild = (root) => readOrEmpty(stampOf(root)) !== buildStamp(root);

const NODE = `Node ${process.versions.node.split(".")[0]}`;

/**
 * Checks that the build is for this major version of Node.
 * @throws {SetUpError} when it is for another one: its packages would not load, and it cannot be rebuilt while a site
 * may run on it
 */
export function refuseOtherNode(root = ROOT) {
  const [, wanted] = readOrEmpty(stampOf(root)).split("\n");
  if (wanted && wanted !== NODE)
    throw new SetUpError(
      `The site was built with ${wanted}, and this is Node ${process.versions.node}. Use ${wanted} here too; or, to change the site to this one, npm run build and restart it.`,
    );
}

/** Returns whether there is a build, of any version. */
export const isBuilt = (root = ROOT) => existsSync(stampOf(root));

/** Builds the app. @returns a function for what remains to be done once all packages are installed */
async function buildApp(root, run, say) {
  const stamp = buildStamp(root);
  const folder = newBuildFolder(root);
  const env = { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder };
  // At low priority, so that the C++ compiler, which takes longer, comes first.
  await timed(say, "Building", () => npm(["run", "build:app"], { cwd: root, env, niceness: 10 }, run));
  return () => finishBuild(root, folder, stamp);
}

/**
 * Returns a hash of the build's inputs, and the major version of Node. Contents are hashed, not times, so that a
 * checkout that changes nothing needs no build.
 */
export function buildStamp(root) {
  const hash = createHash("sha256");
  const add = (entry) => {
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(entry).sort()) add(path.join(entry, name));
    else if (stat) hash.update(`${path.relative(root, entry)}\0${stat.size}\0`).update(readFileSync(entry));
  };
  for (const input of BUILD_INPUTS) add(path.join(root, input));
  return `${hash.digest("hex")}\n${NODE}`;
}

/** Runs npm: the one that started this process, or the one on the PATH. */
function npm(args, options, run) {
  const cli = process.env.npm_execpath ?? "";
  if (/npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return run("npm", args, { ...options, shell: process.platform === "win32" });
}

/** Runs a command and shows its output only if it fails; `watch` gets the output as it arrives. */
export function runQuietly(command, args, { niceness = 0, watch = () => {}, ...options }) {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(command, args, options);
    if (niceness && child.pid) os.setPriority(child.pid, niceness);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (output += text)).on("data", watch);
    const fail = (reason) => {
      process.stderr.write(output);
      const words = [command, ...args].map((each) => path.basename(each));
      reject(new SetUpError(`Failed: ${words.join(" ")} (${reason}).`));
    };
    child.once("error", (error) => fail(error.message));
    child.once("close", (code, signal) => (code === 0 ? resolve() : fail(signal ?? `exit code ${code}`)));
  });
}

async function timed(say, what, work) {
  say(`${what} …`);
  const startedAt = performance.now();
  await work();
  say(`${what}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * One set-up at a time, also of containers that share the clone, where a process id says nothing of the others. Each shows a file
 * of its own, begins when there is no other, and touches it all the time: one that stands still is a killed one's, and whoever
 * removes it takes nothing from somebody who came meanwhile. @returns what is to be called at the end
 */
async function takeLock(root, stillMs, say) {
  const folder = path.join(root, ".cache/set-up");
  mkdirSync(folder, { recursive: true });
  const mine = path.join(folder, randomUUID());
  const seen = new Map();
  for (let waited = false; ; waited = true) {
    writeFileSync(mine, "");
    if (!isAnotherThere(mine, seen, stillMs)) break;
    rmSync(mine, { force: true });
    if (!waited) say("Another set-up is running, or was killed a moment ago; waiting …");
    // Of two that look at the same time neither begins, so they look again at different times.
    await wait(100 + Math.random() * 100);
  }
  // In a thread of its own, because some steps keep this one busy.
  const touch = `const { utimesSync } = require("fs"); const { workerData } = require("worker_threads");
    setInterval(() => utimesSync(workerData, new Date(), new Date()), ${stillMs / 10});`;
  const touching = new Worker(touch, { eval: true, workerData: mine, execArgv: [] });
  return async () => {
    await touching.terminate();
    rmSync(mine, { force: true });
  };
}

function isAnotherThere(mine, seen, stillMs) {
  const others = readdirSync(path.dirname(mine)).map((name) => path.join(path.dirname(mine), name));
  return (
    others.filter((file) => {
      const time = timeOf(file);
      const before = seen.get(file);
      if (file === mine || time === 0) return false;
      if (before?.time !== time) seen.set(file, { time, at: performance.now() });
      else if (performance.now() - before.at > stillMs) rmSync(file, { force: true });
      return existsSync(file);
    }).length > 0
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const rebuild = wanted.includes("rebuild");
  const build = rebuild || wanted.includes("build");
  await runMain(() => prepare({ build, rebuild, tools: wanted.includes("tools") }));
}
