// `npm test`: types, lint, unit, data, route and browser tests; `npm run test:slow`: the slow suites, and
// after them, one at a time, the timed ones.
// Arguments narrow the tests (`npm test -- wizard`); types and lint are left out then. No test is ever retried.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkNodeVersion, prepare, ROOT, runMain } from "./set-up.mjs";
import { addUp, countPlaywright, countVitest } from "./test-counts.mjs";

const args = process.argv.slice(2);
const slow = args.includes("--slow");
const filters = args.filter((arg) => arg !== "--slow");
const reports = mkdtempSync(path.join(os.tmpdir(), "loam-reports-"));

await runMain(async () => {
  checkNodeVersion();
  await prepare({ build: true });
  // Imported late: it needs packages that the line above may just have installed.
  const { provideChromium } = await import("./provide-chromium.mjs");
  const chromium = provideChromium();

  const browserTests = (slow ? ["slow", "timed"] : ["browser"]).map(
    (project) => () => playwright(project, chromium),
  );
  const stages = [...(slow || filters.length > 0 ? [] : [types, lint]), vitest, ...browserTests];
  const counts = stages.map((stage) => stage());
  rmSync(reports, { recursive: true, force: true });

  const { passed, failed } = addUp(counts);
  // Slow suites may still be missing; an ordinary run without a test has proved nothing.
  const ranNothing = passed + failed === 0 && !slow;
  if (ranNothing) console.error("No test ran.");
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || ranNothing ? 1 : 0;
});

function node(program, programArgs, env = {}) {
  const file = path.join(ROOT, program);
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [file, ...programArgs], options).status ?? 1;
}

function types() {
  heading("types");
  return asOne(node("node_modules/typescript/bin/tsc", ["--noEmit"]) === 0);
}

function lint() {
  heading("lint");
  const style = node("node_modules/@biomejs/biome/bin/biome", ["check", "."]);
  const imports = node("scripts/lint-imports.mjs", []);
  return asOne(style === 0 && imports === 0);
}

function asOne(good) {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 };
}

function vitest() {
  heading("unit, data and route tests");
  const report = path.join(reports, "vitest.json");
  const status = node("node_modules/vitest/vitest.mjs", [
    "run",
    ...(slow ? ["slow", "timed"] : ["unit", "data-*", "routes"]).map((project) => `--project=${project}`),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...filters,
  ]);
  return countVitest(readReport(report), status);
}

function playwright(project, chromium) {
  heading(`browser tests: ${project}`);
  const report = path.join(reports, `playwright-${project}.json`);
  const programArgs = ["test", `--project=${project}`, "--pass-with-no-tests", ...filters];
  const env = { PLAYWRIGHT_REPORT_FILE: report, CHROMIUM_PATH: chromium };
  const status = node("node_modules/@playwright/test/cli.js", programArgs, env);
  return countPlaywright(readReport(report), status);
}

function heading(text) {
  console.log(`\n== ${text} ==`);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
