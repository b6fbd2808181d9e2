// Makes a clone ready to run: packages, then the build. Node built-ins only, since it runs before `npm ci`.
// Each step leaves a stamp, written last: an interrupted step is done again, a finished one never is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { keepFormerAssets } from "./former-assets.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = "20.19.0";

/** What goes into the build. content/ and drizzle/ are read at run time and need none. */
const BUILD_INPUTS = [
  ...["app", "public", "vite.config.ts", "vite.admin.config.ts", "tsconfig.json", "package-lock.json"],
];
const LOCK_POLL_MS = 100;
/** A process id can be given to another program; no set-up takes this long. */
const LOCK_LIFETIME_MS = 30 * 60_000;

/** A failure with a message made for people: shown without a stack trace. */
export class SetUpError extends Error {
  name = "SetUpError";
}

/** @param {string} version as in process.versions.node */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new SetUpError(`Node ${OLDEST_NODE} or newer is needed (20, 22 or 24); this is Node ${version}.`);
}

/**
 * Installs and, if asked, builds: each only when something changed since it was last done.
 * @param {{ build: boolean, root?: string, run?: typeof runQuietly, say?: (line: string) => void }} options
 * @throws {SetUpError} when a step fails
 */
export async function prepare({ build, root = ROOT, run = runQuietly, say = console.log }) {
  if (isReady(root, build)) return;
  const release = await takeLock(root, say);
  try {
    installPackages(root, run, say);
    if (build) buildApp(root, run, say);
  } finally {
    release();
  }
}

/** Runs a main function; failures made for people end it with their message, without a stack trace. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const installStampFile = (root) => path.join(root, "node_modules/.loam-stamp");
const buildStampFile = (root) => path.join(root, "build/.stamp");

function isReady(root, build) {
  if (readOrEmpty(installStampFile(root)) !== installStamp(root)) return false;
  return !build || readOrEmpty(buildStampFile(root)) === buildStamp(root);
}

function installPackages(root, run, say) {
  const stamp = installStamp(root);
  if (readOrEmpty(installStampFile(root)) === stamp) return;
  if (!installedByHand(root)) {
    say("Installing packages (npm ci) …");
    const seconds = timed(() => run(...npm("ci", "--include=dev", "--no-audit", "--no-fund"), { cwd: root }));
    say(`Packages installed in ${seconds} s.`);
  }
  writeFileSync(installStampFile(root), stamp);
}

function buildApp(root, run, say) {
  const stamp = buildStamp(root);
  if (readOrEmpty(buildStampFile(root)) === stamp) return;
  say("Building …");
  forgetBuild(root);
  keepFormerAssets(root);
  const options = { cwd: root, env: { ...process.env, NODE_ENV: "production" } };
  const build = (program, ...args) => run(process.execPath, [path.join(root, program), ...args], options);
  const seconds = timed(() => {
    build("node_modules/@remix-run/dev/dist/cli.js", "vite:build");
    build("node_modules/vite/bin/vite.js", "build", "--config", "vite.admin.config.ts");
    build("scripts/packed-assets.mjs");
  });
  mkdirSync(path.dirname(buildStampFile(root)), { recursive: true });
  writeFileSync(buildStampFile(root), stamp);
  say(`Built in ${seconds} s.`);
}

/** Says that what is built is not what it should be: the next `prepare` builds. */
export function forgetBuild(root = ROOT) {
  rmSync(buildStampFile(root), { force: true });
}

/** The lock file and what native modules are compiled for: a change of either calls for a new installation. */
export function installStamp(root) {
  const { platform, arch, versions } = process;
  const hash = createHash("sha256").update(readFileSync(path.join(root, "package-lock.json")));
  return hash.update(`${platform} ${arch} ${versions.modules}`).digest("hex");
}

/** Contents, not times: a checkout that changes nothing needs no build. */
export function buildStamp(root) {
  const hash = createHash("sha256");
  for (const input of BUILD_INPUTS) {
    for (const file of filesUnder(path.join(root, input))) {
      const contents = readFileSync(file);
      hash.update(`${path.relative(root, file)}\0${contents.length}\0`).update(contents);
    }
  }
  return hash.digest("hex");
}

function filesUnder(entry) {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  const names = readdirSync(entry).sort();
  return names.flatMap((name) => filesUnder(path.join(entry, name)));
}

/** Someone ran `npm ci` without us: good when it is newer than the lock file and made for this Node. */
function installedByHand(root) {
  const installed = statSync(path.join(root, "node_modules/.package-lock.json"), { throwIfNoEntry: false });
  const wanted = statSync(path.join(root, "package-lock.json"));
  // A stamp that does not fit means that something changed since; then the times prove nothing.
  if (!installed || installed.mtimeMs < wanted.mtimeMs || existsSync(installStampFile(root))) return false;
  const load = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ["-e", load], { cwd: root, stdio: "ignore" }).status === 0;
}

/** npm as this process was started by it, or the one on the path: [command, args]. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, [cli, ...args]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", args];
}

/** Shows what a command printed only if it failed. */
export function runQuietly(command, args, options) {
  const shell = command.endsWith(".cmd");
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1e9, shell, ...options });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  const line = [path.basename(command), ...args.map((arg) => path.basename(arg))].join(" ");
  throw new SetUpError(
    `Failed: ${line} (${result.error?.message ?? `exit code ${result.status ?? result.signal}`}).`,
  );
}

function timed(work) {
  const startedAt = performance.now();
  work();
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

/** Two set-ups at once would tear each other's node_modules apart: the second waits. Returns the release. */
async function takeLock(root, say) {
  const lock = path.join(root, ".cache/set-up.lock");
  mkdirSync(path.dirname(lock), { recursive: true });
  // Linked into place, so that the lock never exists without its owner's id in it.
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (let told = false; ; ) {
      try {
        linkSync(mine, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const owner = readOrEmpty(lock);
      if (owner !== "" && isStale(lock, owner)) {
        removeStale(lock, owner);
        continue;
      }
      if (!told) say("Another set-up is running; waiting for it …");
      told = true;
      await wait(LOCK_POLL_MS);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function isStale(lock, owner) {
  const stat = statSync(lock, { throwIfNoEntry: false });
  if (!stat) return false;
  if (Date.now() - stat.mtimeMs > LOCK_LIFETIME_MS) return true;
  try {
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Moved away first: if another process was quicker and the lock is already a new one, it is put back. */
function removeStale(lock, owner) {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readOrEmpty(aside) !== owner) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return "";
  }
}
