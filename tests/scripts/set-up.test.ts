import { spawn } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { prepare, readSettings, SetUpError } from "../../scripts/set-up.mjs";
import { newFolder } from "../support/folder";

let root: string;
let commands: string[];

beforeEach(() => {
  root = newFolder();
  commands = [];
  write("package.json", "{}");
  write("package-lock.json", "{}");
  write("vite.config.ts", "");
  write("app/root.tsx", "one");
  write("content/texts.json", "{}");
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What npm leaves behind: its record, and a native module that loads. */
function installed() {
  write("node_modules/.package-lock.json", "{}");
  symlinkSync(path.resolve("node_modules/better-sqlite3"), path.join(root, "node_modules/better-sqlite3"));
}

/** Stands in for npm: remembers what was asked for. */
async function run(_command: string, args: string[]) {
  if (args.includes("build:app")) commands.push("build");
  if (!args.includes("ci") && !args.includes("install")) return;
  commands.push(args.includes("ci") ? "install" : "add tools");
  // npm ci begins with an empty node_modules.
  rmSync(path.join(root, "node_modules"), { recursive: true, force: true });
  installed();
  if (!args.includes("--workspaces=false")) write("node_modules/loam-tests", "");
}

async function setUp(build = true, tools = false) {
  commands = [];
  await prepare({ build, tools, root, run, say: () => {} });
  return commands;
}

describe("prepare", () => {
  test("installs and builds once, then does nothing", async () => {
    expect(await setUp()).toEqual(["install", "build"]);
    expect(await setUp()).toEqual([]);
  });

  test("does not build for the development server", async () => {
    expect(await setUp(false)).toEqual(["install"]);
  });

  test("builds again when a source changed, not when only its time or the content did", async () => {
    await setUp();
    utimesSync(path.join(root, "app/root.tsx"), new Date(), new Date(Date.now() + 60_000));
    write("content/texts.json", '{"title":"New"}');
    expect(await setUp()).toEqual([]);
    write("app/root.tsx", "two");
    expect(await setUp()).toEqual(["build"]);
    write("public/robots.txt", "");
    expect(await setUp()).toEqual(["build"]);
  });

  test("installs and builds again when the lock file changed", async () => {
    await setUp();
    write("package-lock.json", '{"changed":true}');
    const later = new Date(Date.now() + 60_000);
    utimesSync(path.join(root, "package-lock.json"), later, later);
    expect(await setUp()).toEqual(["install", "build"]);
  });

  test("installs again when the native module does not load, for whatever needs the clone's packages", async () => {
    await setUp();
    rmSync(path.join(root, "node_modules/better-sqlite3"));
    // What is built has packages of its own.
    expect(await setUp()).toEqual([]);
    expect(await setUp(false)).toEqual(["install"]);
  });

  test("installs and builds again for another Node", async () => {
    await setUp();
    const stamp = path.join(root, "build/.stamp");
    const [inputs] = readFileSync(stamp, "utf8").split("\n");
    writeFileSync(stamp, `${inputs}\nNode 18`);
    rmSync(path.join(root, "node_modules/better-sqlite3"));
    expect(await setUp()).toEqual(["install", "build"]);
  });

  test("installs again when an installation was interrupted", async () => {
    await setUp();
    const fail = async () => {
      throw new SetUpError("Failed: npm");
    };
    await expect(prepare({ tools: true, root, run: fail, say: () => {} })).rejects.toThrow("Failed: npm");
    expect(await setUp(false)).toEqual(["install"]);
  });

  test("adds what only tests need when it is asked for, once", async () => {
    await setUp();
    expect(await setUp(true, true)).toEqual(["add tools"]);
    expect(await setUp(true, true)).toEqual([]);
    expect(await setUp()).toEqual([]);
  });

  test("installs all at once when nothing is installed and tests are run", async () => {
    expect(await setUp(true, true)).toEqual(["install", "build"]);
  });

  test("does a step again that failed half-way", async () => {
    const fail = async (command: string, args: string[]) => {
      await run(command, args);
      if (args.includes("build:app")) throw new SetUpError("Failed: build");
    };
    await expect(prepare({ build: true, root, run: fail, say: () => {} })).rejects.toThrow("Failed: build");
    expect(await setUp()).toEqual(["build"]);
  });

  test("accepts packages that someone installed by hand", async () => {
    installed();
    expect(await setUp()).toEqual(["build"]);
  });

  test("refuses an SQLite module that was compiled for a Node with which it crashes", async () => {
    const compile = async (command: string, args: string[]) => {
      await run(command, args);
      if (!args.includes("rebuild")) return;
      rmSync(path.join(root, "node_modules/better-sqlite3"));
      write("node_modules/better-sqlite3/build/Release/better_sqlite3.node", "RemoveEnvironmentCleanupHook");
    };
    const byNpm = prepare({ build: false, root, run: compile, say: () => {} });
    await expect(byNpm).rejects.toThrow("Use Node 22");
    // With Node 22 the next try installs again.
    expect(await setUp()).toEqual(["install", "build"]);
  });

  test("says once that SQLite is compiled, which takes minutes, and only where it is", async () => {
    type Options = { watch?: (text: string) => void };
    const linesOf = async (...printed: string[]) => {
      const lines: string[] = [];
      const rebuild = async (command: string, args: string[], { watch }: Options) => {
        await run(command, args);
        if (args.includes("rebuild")) for (const text of printed) watch?.(text);
      };
      rmSync(path.join(root, "node_modules"), { recursive: true, force: true });
      await prepare({ build: false, root, run: rebuild, say: (line) => lines.push(line) });
      return lines.filter((line) => line.includes("compiling"));
    };
    expect(await linesOf("> prebuild-install || node-gyp rebuild --release")).toEqual([]);
    const gyp = "prebuild-install warn\ngyp info it worked if it ends with ok";
    expect(await linesOf(gyp, "gyp info using node@20.20.2", "make: Entering directory")).toHaveLength(1);
  });

  test("two at once: one works, the other waits and finds it done", async () => {
    const module = pathToFileURL(path.resolve("scripts/set-up.mjs")).href;
    const program = `
      import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
      const { prepare } = await import(${JSON.stringify(module)});
      const root = ${JSON.stringify(root)};
      const run = async (command, args) => {
        if (args.includes("ci")) {
          appendFileSync(root + "/commands", "ci\\n");
          mkdirSync(root + "/node_modules", { recursive: true });
          writeFileSync(root + "/node_modules/.package-lock.json", "{}");
          symlinkSync(${JSON.stringify(path.resolve("node_modules/better-sqlite3"))}, root + "/node_modules/better-sqlite3");
          // Busy for longer than a killed one would be waited for.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      };
      await prepare({ build: true, root, run, stillMs: 1000, say: () => {} });`;
    const one = () =>
      new Promise((resolve) =>
        spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "inherit" }).once(
          "exit",
          resolve,
        ),
      );
    expect(await Promise.all([one(), one(), one()])).toEqual([0, 0, 0]);
    expect(readFileSync(path.join(root, "commands"), "utf8")).toBe("ci\n");
  });

  test("one of another container is waited for while it shows that it lives, whatever its process id, and not after", async () => {
    const other = ".cache/set-up/0b7d8c3e-other";
    write(other, "");
    const shows = setInterval(() => write(other, ""), 20);
    const said: string[] = [];
    const mine = prepare({ build: true, root, run, stillMs: 400, say: (line) => said.push(line) });
    await expect.poll(() => said).toEqual([expect.stringContaining("Another set-up is running")]);
    await expect
      .poll(() => statSync(path.join(root, other)).mtimeMs - statSync(root).mtimeMs, { timeout: 20_000 })
      .toBeGreaterThan(800);
    expect(commands).toEqual([]);
    clearInterval(shows);
    await mine;
    expect(commands).toEqual(["install", "build"]);
    expect(readdirSync(path.join(root, ".cache/set-up"))).toEqual([]);
  });
});

test("the clone's .env is read, and the environment counts before it", () => {
  write(".env", "LOAM_TEST_ONE='one # two'\nLOAM_TEST_TWO=file\n");
  process.env.LOAM_TEST_TWO = "environment";
  readSettings(root);
  expect([process.env.LOAM_TEST_ONE, process.env.LOAM_TEST_TWO]).toEqual(["one # two", "environment"]);
  delete process.env.LOAM_TEST_ONE;
  delete process.env.LOAM_TEST_TWO;
});
