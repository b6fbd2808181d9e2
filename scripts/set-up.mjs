// Makes a clone ready: installs packages and builds what is missing or out of date. npm scripts begin with
// `node scripts/set-up.mjs build tools && …`. Uses only Node's own modules, because nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const at = (file) => path.join(ROOT, file);

/** What only tests, checks and measurements need (tests/package.json). */
const TOOLS = at("node_modules/loam-tests");
/** npm writes this file at the end of each installation. */
const RECORD = at("node_modules/.package-lock.json");
/** A hash of what the build was made from, written when it is done. */
const STAMP = at("build/.stamp");
const BUILD_INPUTS = [
  ...["app", "drizzle", "public", "package-lock.json", "tsconfig.json", "CHANGELOG.md"],
  ...["vite.config.ts", "vite.admin.config.ts"],
  ...["scripts/shared.mjs", "scripts/bundled-packages.mjs", "scripts/packed-assets.mjs"],
];

/** Ends with a sentence for people. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Reads the clone's `.env`, if there is one: what the environment sets itself counts before it. */
export function readSettings() {
  if (!existsSync(at(".env"))) return;
  process.loadEnvFile(at(".env"));
  process.env.LOAM_SETTINGS ??= at(".env");
}

export const isBuilt = () => existsSync(STAMP);
/** @returns whether the build was made from what is here now */
export const isUpToDate = () => isBuilt() && readFileSync(STAMP, "utf8") === buildStamp();

/** Runs a command; shows its output only if it fails. @returns {Promise<boolean>} whether it went well */
export function runQuietly(command, args, env = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    child.once("error", ({ message }) => (output += message));
    child.once("close", (code) => {
      if (code !== 0) console.error(output);
      resolve(code === 0);
    });
  });
}

/** Runs npm: the one that started this process, or the one on the PATH. */
async function npm(args, env) {
  const { npm_execpath: cli = "npm" } = process.env;
  const isScript = /npm-cli\.[cm]?js$/.test(cli);
  const [command, ...first] = isScript ? [process.execPath, cli] : ["npm"];
  if (!(await runQuietly(command, [...first, ...args], env)))
    throw new Error(`Failed: npm ${args.join(" ")}`);
}

/** @param {{ build?: boolean, anew?: boolean, tools?: boolean, say?: (line: string) => void }} options `anew`: also builds what is up to date */
export async function setUp({ build = false, anew = false, tools = false, say = console.log }) {
  const atWork = new Set();
  const timed = async (what, work) => {
    say(`${what} …`);
    atWork.add(what);
    const startedAt = performance.now();
    await work();
    atWork.delete(what);
    say(`${what}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    for (const other of atWork) say(`${other}: not done yet …`);
  };
  // A clone that has the tools keeps them: a build after a pull must not take away what tests need.
  const all = tools || existsSync(TOOLS);
  await allOf(isInstalled(all) || timed("Installing packages", () => install(all)));
  const isOld = build && (anew || !isUpToDate());
  // The C++ compiler only keeps one core busy.
  await allOf(
    loadsSqlite() || timed("Getting SQLite (compiling it takes minutes)", getSqlite),
    isOld && timed("Building", makeBuild),
  );
}

/** One that fails does not leave another at work. */
async function allOf(...steps) {
  for (const { reason } of await Promise.allSettled(steps)) if (reason) fail(reason.message);
}

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isInstalled = (all) =>
  timeOf(RECORD) >= timeOf(at("package-lock.json")) && existsSync(RECORD) && (!all || existsSync(TOOLS));

async function install(all) {
  // An installation that broke off has no record, and is made anew.
  const command = existsSync(RECORD) ? ["install", "--no-save"] : ["ci"];
  rmSync(RECORD, { force: true });
  const scope = all ? [] : ["--workspaces=false"];
  await npm([...command, ...scope, "--include=dev", "--ignore-scripts", "--prefer-offline"]);
}

function loadsSqlite() {
  const program = 'new (require("better-sqlite3"))(":memory:").close()';
  return !crashes() && spawnSync(process.execPath, ["-e", program], { cwd: ROOT }).status === 0;
}

/** Fetches SQLite for this Node, or compiles it where none is to be had. -O1 halves the time that takes. */
async function getSqlite() {
  await npm(["rebuild", "better-sqlite3"], { CFLAGS: "-O1", CXXFLAGS: "-O1" });
  if (crashes())
    fail(
      `better-sqlite3 was compiled here for Node ${process.versions.node}, with which it crashes. ` +
        "Use Node 22, or let npm download the ready-made binary from github.com.",
    );
}

/** better-sqlite3 12 compiled with the C++ headers of Node 24.19 or later calls this when Node then aborts. */
function crashes() {
  const binary = at("node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  return existsSync(binary) && readFileSync(binary).includes("RemoveEnvironmentCleanupHook");
}

async function makeBuild() {
  const stamp = buildStamp();
  // `.builds`: as builds of before 0.2.0 was finished lay.
  for (const old of ["build", ".builds"]) rmSync(at(old), { recursive: true, force: true });
  await npm(["run", "build:app"], { NODE_ENV: "production" });
  writeFileSync(STAMP, stamp);
}

/** Contents are hashed, not times, so that a checkout that changes nothing needs no build. */
export function buildStamp() {
  const hash = createHash("sha256");
  const add = (file) => {
    const stat = statSync(at(file), { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(at(file)).sort()) add(path.join(file, name));
    else if (stat) hash.update(`${file}\0${stat.size}\0`).update(readFileSync(at(file)));
  };
  BUILD_INPUTS.forEach(add);
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , ...wanted] = process.argv;
  const [build, anew, tools] = ["build", "anew", "tools"].map((word) => wanted.includes(word));
  await setUp({ build, anew, tools });
}
