import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildStamp, prepare, SetUpError } from "../../scripts/set-up.mjs";
import { newFolder } from "../support/folder";
import { makeFakeRoot } from "./fake-root";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let root: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  root = newFolder();
  write("package.json", '{"dependencies":{"late":"1"}}');
});
afterEach(() => {
  vi.useRealTimers();
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const filesOf = (source: string) => [
  `client/assets/styles-${source}.css`,
  `client/assets/styles-${source}.css.br`,
  `server/assets/late-${source}.js`,
];

/** Stands in for npm: installs packages of this version, and builds files that have it in their names. */
const npm = (version: string, breaksOffAt?: string) =>
  async function run(_: string, args: string[], { env }: Record<string, Record<string, string>> = {}) {
    const isBuild = args.includes("build:app");
    if (args.includes("ci")) {
      rmSync(path.join(root, "node_modules"), { recursive: true, force: true });
      write("node_modules/late/index.js", version);
      write("node_modules/late/node_modules/later/index.js", version);
      write("node_modules/tool/index.js", version);
      symlinkSync(
        path.resolve("node_modules/better-sqlite3"),
        path.join(root, "node_modules/better-sqlite3"),
      );
    }
    if (isBuild)
      for (const file of filesOf(version)) write(path.join(env?.BUILD_FOLDER as string, file), version);
    if (breaksOffAt && args.includes(breaksOffAt)) throw new SetUpError("killed");
    if (!args.includes("ci")) return;
    const packages = {
      "node_modules/late": { dependencies: { later: "1" } },
      "node_modules/late/node_modules/later": {},
      "node_modules/tool": {},
    };
    write("node_modules/.package-lock.json", JSON.stringify({ packages }));
  };

/** `git pull` of a version, and a start or build of it. */
async function upgrade(version: string, breaksOffAt?: string) {
  write("app/root.tsx", version);
  write("package-lock.json", version);
  // Newer than what npm has noted.
  rmSync(path.join(root, "node_modules/.package-lock.json"), { force: true });
  await prepare({ build: true, root, run: npm(version, breaksOffAt), say: () => {} });
}

/** What a server that runs on a build still loads from it. */
const loads = (folder: string) =>
  ["node_modules/late/index.js", "node_modules/late/node_modules/later/index.js"].map((file) =>
    readFileSync(path.join(folder, file), "utf8"),
  );

test("a server keeps its build and its packages while the next version is installed and built", async () => {
  await upgrade("one");
  const running = realpathSync(path.join(root, "build"));
  await upgrade("two");
  expect(loads(running)).toEqual(["one", "one"]);
  for (const file of filesOf("one")) expect(readFileSync(path.join(running, file), "utf8")).toBe("one");
  expect(loads(path.join(root, "build"))).toEqual(["two", "two"]);
  // What only building needs is not the product's.
  expect(readdirSync(path.join(root, "build/node_modules"))).toEqual(["late"]);
});

test.each(["ci", "rebuild", "build:app"])(
  "broken off at npm %s, the build is the old one, whole",
  async (step) => {
    await upgrade("one");
    await expect(upgrade("two", step)).rejects.toThrow("killed");
    expect(loads(path.join(root, "build"))).toEqual(["one", "one"]);
    expect(read("build/server/assets/late-one.js")).toBe("one");
    await upgrade("two");
    expect(read("build/server/assets/late-two.js")).toBe("two");
  },
);

test("builds that broke off go, and replaced ones that no server has used for a day", async () => {
  const builds = () => readdirSync(path.join(root, ".builds")).length;
  await upgrade("one");
  const stamp = path.join(realpathSync(path.join(root, "build")), ".stamp");
  await expect(upgrade("two", "build:app")).rejects.toThrow();
  vi.advanceTimersByTime(MINUTE_MS);
  await upgrade("two");
  expect(builds()).toBe(2);
  vi.advanceTimersByTime(7 * DAY_MS);
  // As its server does every hour.
  utimesSync(stamp, new Date(), new Date());
  await upgrade("three");
  expect(existsSync(stamp)).toBe(true);
  vi.advanceTimersByTime(DAY_MS + MINUTE_MS);
  await upgrade("four");
  expect(existsSync(stamp)).toBe(false);
});

test("a build stays for a day after it was replaced, also when its server could not say that it runs", async () => {
  await upgrade("one");
  const running = realpathSync(path.join(root, "build"));
  vi.advanceTimersByTime(30 * DAY_MS);
  await upgrade("two");
  expect(loads(running)).toEqual(["one", "one"]);
  vi.advanceTimersByTime(DAY_MS + MINUTE_MS);
  await upgrade("three");
  expect(existsSync(running)).toBe(false);
});

test("the browser's files of a replaced build stay for a day, for the pages that are open", async () => {
  const [asset] = filesOf("one");
  await upgrade("one");
  vi.advanceTimersByTime(7 * DAY_MS);
  await upgrade("two");
  expect(read(`build/${asset}`)).toBe("one");
  vi.advanceTimersByTime(MINUTE_MS);
  await upgrade("three");
  expect(read(`build/${asset}`)).toBe("one");
  vi.advanceTimersByTime(DAY_MS + MINUTE_MS);
  await upgrade("four");
  expect(existsSync(path.join(root, `build/${asset}`))).toBe(false);
  expect(read(`build/${filesOf("three")[0]}`)).toBe("three");
});

test("a folder that an older version built into is replaced", async () => {
  await upgrade("one");
  const made = realpathSync(path.join(root, "build"));
  rmSync(path.join(root, "build"));
  renameSync(made, path.join(root, "build"));
  await upgrade("two");
  expect(loads(path.join(root, "build"))).toEqual(["two", "two"]);
});

test("a command under another Node is refused with the one it wants, and installs nothing", () => {
  const clone = makeFakeRoot();
  const [inputs] = buildStamp(clone.folder).split("\n");
  writeFileSync(path.join(clone.folder, "build/.stamp"), `${inputs}\nNode 99`);
  rmSync(path.join(clone.folder, "node_modules/better-sqlite3"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/admin.mjs", "check"], {
    cwd: clone.folder,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/built with Node 99, and this is Node \d+\.\d+\.\d+\. Use Node 99/);
});
