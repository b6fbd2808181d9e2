import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../support/folder";

/**
 * Stands in for npm: writes down what was asked for, and leaves behind what npm leaves: its record, a native module
 * that loads, the tools if they are wanted, and a build. `breaks`, a file, names what it does not finish.
 */
const NPM = `#!/bin/sh
echo "$*" >> commands
case "$*" in "$(cat breaks)"*) mkdir -p node_modules build; echo broken >&2; exit 1;; esac
case "$1" in
  ci) rm -rf node_modules;;
  run) mkdir build; exit;;
  rebuild) [ -e unsound ] && rm node_modules/better-sqlite3 && mkdir -p node_modules/better-sqlite3/build/Release &&
    echo RemoveEnvironmentCleanupHook > node_modules/better-sqlite3/build/Release/better_sqlite3.node; exit 0;;
esac
mkdir -p node_modules; echo {} > node_modules/.package-lock.json
[ -e unsound ] || ln -sfn "$SQLITE" node_modules/better-sqlite3
case "$*" in *--workspaces=false*) ;; *) mkdir -p node_modules/loam-tests;; esac
`;

let root: string;

beforeEach(() => {
  root = newFolder();
  cpSync("scripts", path.join(root, "scripts"), { recursive: true });
  mkdirSync(path.join(root, "app"));
  for (const [file, text] of [
    ["package-lock.json", "{}"],
    ["app/root.tsx", "one"],
    ["breaks", "nothing"],
  ])
    write(file as string, text as string);
  writeFileSync(path.join(root, "npm"), NPM, { mode: 0o755 });
});

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

/** @returns the exit code, what npm was asked for, and what was printed */
function setUp(...words: string[]) {
  write("commands", "");
  const env = {
    NODE_ENV: "production" as const,
    PATH: `${root}:${process.env.PATH}`,
    SQLITE: path.resolve("node_modules/better-sqlite3"),
  };
  const ran = spawnSync(process.execPath, ["scripts/set-up.mjs", ...words], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  const asked = readFileSync(path.join(root, "commands"), "utf8").match(/^\w+/gm) ?? [];
  return { status: ran.status, asked, said: ran.stdout + ran.stderr };
}

test("installs and builds once, then does nothing; not for what needs no build", () => {
  expect(setUp().asked).toEqual(["ci"]);
  expect(setUp("build").asked).toEqual(["run"]);
  expect(setUp("build")).toEqual({ status: 0, asked: [], said: "" });
  expect(setUp("build", "anew").asked).toEqual(["run"]);
});

test("builds again when a source changed, not when only its time did", () => {
  setUp("build");
  utimesSync(path.join(root, "app/root.tsx"), new Date(), new Date(Date.now() + 60_000));
  expect(setUp("build").asked).toEqual([]);
  write("app/root.tsx", "two");
  expect(setUp("build").asked).toEqual(["run"]);
});

test("brings packages up to a lock file that is newer, and adds the tools, once", () => {
  setUp();
  const later = new Date(statSync(path.join(root, "node_modules/.package-lock.json")).mtimeMs + 1);
  utimesSync(path.join(root, "package-lock.json"), later, later);
  expect(setUp().asked).toEqual(["install"]);
  expect(setUp("tools").asked).toEqual(["install"]);
  expect(setUp("tools").asked).toEqual([]);
});

test("repeats what broke off", () => {
  write("breaks", "ci");
  expect(setUp("build")).toEqual({
    status: 1,
    asked: ["ci"],
    said: expect.stringMatching(/broken\n+Failed: npm ci/),
  });
  write("breaks", "run");
  expect(setUp("build")).toMatchObject({ status: 1, asked: ["ci", "run"] });
  write("breaks", "nothing");
  expect(setUp("build").asked).toEqual(["run"]);
});

test("gets SQLite again when it does not load, and refuses one that was compiled for a Node with which it crashes", () => {
  setUp();
  write("unsound", "");
  rmSync(path.join(root, "node_modules/better-sqlite3"));
  symlinkSync("nowhere", path.join(root, "node_modules/better-sqlite3"));
  expect(setUp()).toEqual({ status: 1, asked: ["rebuild"], said: expect.stringContaining("Use Node 22") });
});
