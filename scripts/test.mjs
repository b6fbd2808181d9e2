// `npm test`: types, lint, unit, data, route and browser tests; `npm run test:slow`: what takes longer (Postgres, axe,
// further script modes), then, one at a time, what measures time. Arguments narrow the tests (`npm test -- wizard`) and
// leave types and lint out. No test is ever retried. `npm run lint`: style, import rules and unused code, always all three.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { prepare, ROOT, runMain, runQuietly } from "./set-up.mjs";
import { addUp, countPlaywright, countVitest } from "./test-counts.mjs";

const args = process.argv.slice(2);
const slow = args.includes("--slow");
const lintOnly = args.includes("--lint");
const filters = args.filter((arg) => !["--slow", "--lint"].includes(arg));
const reports = mkdtempSync(path.join(os.tmpdir(), "loam-reports-"));

const CHECKS = {
  ...(lintOnly ? {} : { types: ["node_modules/typescript/bin/tsc", "--noEmit"] }),
  style: ["node_modules/@biomejs/biome/bin/biome", "check", "."],
  "import rules": ["scripts/lint-imports.mjs"],
  "unused code": ["node_modules/knip/bin/knip.js"],
};

await runMain(async () => {
  await prepare({ build: !lintOnly, tools: true });
  if (lintOnly) return finish(await check());
  // Imported late: it needs packages that the line above may have installed.
  const { provideChromium } = await import("./chromium.mjs");
  await provideChromium();

  // The checks take one core for half a minute: they run beside the first tests.
  const checking = slow || filters.length > 0 ? [] : check();
  const counts = [await vitest()];
  counts.push(...(await checking));
  for (const project of slow ? ["slow", "timed"] : ["browser"]) counts.push(await playwright(project));
  finish(counts);
});

function finish(counts) {
  rmSync(reports, { recursive: true, force: true });
  const { passed, failures } = addUp(counts);
  if (passed + failures.length === 0) failures.push("No test ran.");
  if (failures.length > 0) console.log(`\n== failures ==\n${failures.join("\n")}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function check() {
  const counts = [];
  for (const [name, program] of Object.entries(CHECKS)) {
    const problem = await runQuietly(process.execPath, program, { cwd: ROOT }).catch(
      ({ message }) => message,
    );
    console.log(`== ${name}: ${problem ?? "ok"} ==`);
    counts.push({ passed: problem ? 0 : 1, failures: problem ? [`${name}\n${problem}`] : [] });
  }
  return counts;
}

async function vitest() {
  console.log("\n== unit, data and route tests ==");
  const report = path.join(reports, "vitest.json");
  const status = await node("node_modules/vitest/vitest.mjs", [
    "run",
    ...(slow ? ["slow", "timed"] : ["unit", "app", "site"]).map((project) => `--project=${project}`),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...filters,
  ]);
  return countVitest(readReport(report), status);
}

async function playwright(project) {
  console.log(`\n== browser tests: ${project} ==`);
  const report = path.join(reports, `playwright-${project}.json`);
  const env = { PLAYWRIGHT_REPORT_FILE: report };
  const programArgs = ["test", `--project=${project}`, "--pass-with-no-tests", ...filters];
  const status = await node("node_modules/@playwright/test/cli.js", programArgs, env);
  return countPlaywright(readReport(report), status);
}

/** @returns {Promise<number>} the exit code */
function node(program, programArgs, env = {}) {
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } };
  const child = spawn(process.execPath, [program, ...programArgs], options);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
