// Makes a clone ready to run: installs packages, then builds. Only Node's own modules: it runs before anything is installed.
// An interrupted step is done again. `node scripts/set-up.mjs build tools && …` begins an npm script with it.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { keepFormerAssets } from "./former-assets.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BUILD_INPUTS = [
  ...["app", "public", "scripts/shared.mjs", "scripts/bundled-packages.mjs"],
  ...["vite.config.ts", "vite.admin.config.ts", "tsconfig.json", "package-lock.json"],
];

/** A failure with a message for people: runMain shows it without a stack trace. */
export class SetUpError extends Error {}

/** Runs a script's main function. */
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
 * @param {{ build?: boolean, tools?: boolean, root?: string, run?: typeof runQuietly, say?: (line: string) => void }} options
 *   `tools`: also what only tests, checks and measurements need (tests/package.json)
 * @throws {SetUpError} when a step fails
 */
export async function prepare({ build, tools, root = ROOT, run = runQuietly, say = console.log }) {
  if (isInstalled(root, tools) && !(build && needsBuild(root))) return;
  const lock = await takeLock(root, say);
  try {
    const compile = isInstalled(root, tools) ? undefined : await install(root, tools, run, say);
    // The compiler keeps one core busy, so the build runs at the same time.
    const building = build && needsBuild(root) && buildApp(root, run, say);
    for (const step of await Promise.allSettled([compile?.(), building]))
      if (step.status === "rejected") throw step.reason;
  } finally {
    rmSync(lock, { force: true });
  }
}

/** npm writes it at the end of each install, and links the workspace of the tests when it installs its packages. */
const recordOf = (root) => path.join(root, "node_modules/.package-lock.json");
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether npm has installed what the lock file names since it changed, and the native module loads in this Node. */
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

/** @returns what remains to be done before the app can run: compiling the native module */
async function install(root, tools, run, say) {
  // What a running server uses stays where it is when only the tools are added.
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
    // Only where no ready-made binary can be downloaded is it compiled; -O1 halves the time that this takes.
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
 * What is compiled from better-sqlite3 12 with the C++ headers of Node 24.19 or later calls RemoveEnvironmentCleanupHook
 * at a moment when Node aborts the process for it. The ready-made binary is older than those headers and works.
 */
function hasCrashingSqlite(root) {
  const binary = path.join(root, "node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  return existsSync(binary) && readFileSync(binary).includes("RemoveEnvironmentCleanupHook");
}

const stampOf = (root) => path.join(root, "build/.stamp");
const readOrEmpty = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const needsBuild = (root) => readOrEmpty(stampOf(root)) !== buildStamp(root);

async function buildApp(root, run, say) {
  const stamp = buildStamp(root);
  rmSync(stampOf(root), { force: true });
  keepFormerAssets(root);
  // The compiler, which takes longer, goes first where both want a core.
  const options = { cwd: root, env: { ...process.env, NODE_ENV: "production" }, niceness: 10 };
  await timed(say, "Building", () => npm(["run", "build:app"], options, run));
  writeFileSync(stampOf(root), stamp);
}

/** Contents, not times: a checkout that changes nothing needs no build. */
export function buildStamp(root) {
  const hash = createHash("sha256");
  const add = (entry) => {
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(entry).sort()) add(path.join(entry, name));
    else if (stat) hash.update(`${path.relative(root, entry)}\0${stat.size}\0`).update(readFileSync(entry));
  };
  for (const input of BUILD_INPUTS) add(path.join(root, input));
  return hash.digest("hex");
}

/** npm as this process was started by it, or the one on the path. */
function npm(args, options, run) {
  const cli = process.env.npm_execpath ?? "";
  if (/npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return run("npm", args, { ...options, shell: process.platform === "win32" });
}

/** Shows what a command printed only if it failed; `watch` gets it as it comes. */
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

/** One set-up at a time: a second one waits for the first. @returns the lock file, to be removed at the end */
async function takeLock(root, say) {
  const lock = path.join(root, ".cache/set-up.lock");
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return lock;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (ownerIsGone(lock)) rmSync(lock, { force: true });
    else if (!waited) say(`Another set-up is running; waiting until it removes ${lock} …`);
    await wait(100);
  }
}

function ownerIsGone(lock) {
  try {
    process.kill(Number(readOrEmpty(lock)), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  if (wanted.includes("rebuild")) rmSync(stampOf(ROOT), { force: true });
  const build = wanted.includes("build") || wanted.includes("rebuild");
  await runMain(() => prepare({ build, tools: wanted.includes("tools") }));
}
