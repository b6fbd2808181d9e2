import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFormerAssets } from "../../scripts/former-assets.mjs";
import viteConfig from "../../vite.config";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let root: string;
let now: number;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "loam-former-assets-"));
  now = Date.UTC(2026, 2, 1);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesOf = (source: string) => [
  `build/client/assets/styles-${source}.css`,
  `build/client/assets/styles-${source}.css.br`,
  `build/server/assets/late-${source}.js`,
];

/** What a build does to the folders: what comes out has the source in its name, and what was there is left alone. */
function build(source: string) {
  keepFormerAssets(root, now);
  for (const file of [...filesOf(source), "build/client/assets/font.woff2"]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
    utimesSync(path.join(root, file), new Date(now + 5000), new Date(now + 5000));
  }
}

/** How many of a build's own files are there. */
const left = (source: string) => filesOf(source).filter((file) => existsSync(path.join(root, file))).length;

test("a server goes on with its own files when builds are made under it, however long it has been running", () => {
  build("one");
  now += 7 * DAY_MS;
  build("two");
  now += MINUTE_MS;
  build("three");
  expect(left("one")).toBe(3);
});

test("what was replaced more than a day ago is cleared up, what is in use never", () => {
  build("one");
  now += 7 * DAY_MS;
  build("two");
  now += DAY_MS + MINUTE_MS;
  build("three");
  expect([left("one"), left("two"), left("three")]).toEqual([0, 3, 3]);
  now += 30 * DAY_MS;
  build("three");
  expect([left("two"), left("three")]).toEqual([0, 3]);
  expect(readFileSync(path.join(root, "build/client/assets/font.woff2"), "utf8")).toBe("three");
});

test("a build empties no folder", () => {
  expect(viteConfig({ command: "build", mode: "production" }).build?.emptyOutDir).toBe(false);
});
