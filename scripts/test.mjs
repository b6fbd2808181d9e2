// `npm test`: types, lint, unit, data, route and browser tests. `npm run test:slow`: what takes longer (Postgres,
// axe, further script modes), then, one at a time, what measures time. Arguments select tests (`npm test -- wizard`)
// and skip types and lint. Failed tests are never retried.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { provideBrowsers } from "./browsers.mjs";
import ownFolders from "./temporary-folders.mjs";
import { countTests } from "./test-counts.mjs";

const args = process.argv.slice(2);
const slow = args.includes("--slow");
const filters = args.filter((arg) => arg !== "--slow");
ownFolders();
const report = path.join(os.tmpdir(), "report.json");
await provideBrowsers(slow);

// The checks keep one core busy for half a minute, so they run beside the first tests.
const checking = slow || filters.length > 0 ? [] : [check("typecheck"), check("lint")];
// Named by what they are not, so that no project of vitest.config.ts can be forgotten here.
const projects = slow ? "--project=slow*" : "--project=!slow*";
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
const counts = [await run("vitest/vitest.mjs", "run", projects, "--passWithNoTests", ...reporters)];
counts.push(...(await Promise.all(checking)));
for (const project of slow ? ["slow", "timed"] : ["browser"])
  counts.push(await run("@playwright/test/cli.js", "test", `--project=${project}`, "--pass-with-no-tests"));
const failures = counts.flatMap((each) => each.failures);
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
if (passed + failures.length === 0) failures.push("No test ran.");
if (failures.length > 0) console.log(`\n== failures ==\n${failures.join("\n")}`);
// CI reads this line.
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Runs an npm script that counts as one test, and shows its output if it fails. */
async function check(name) {
  const child = spawn("npm", ["run", name], { stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  console.log(`== ${name}: ${code === 0 ? "ok" : output} ==`);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name} ended with ${code}`] };
}

/** Runs a test runner with the selected tests. */
async function run(program, ...programArgs) {
  console.log(`\n== ${program} ${programArgs.filter((arg) => arg.startsWith("--project")).join(" ")} ==`);
  rmSync(report, { force: true });
  const all = [path.join("node_modules", program), ...programArgs, ...filters];
  const env = { ...process.env, PLAYWRIGHT_REPORT_FILE: report };
  const child = spawn(process.execPath, all, { stdio: "inherit", env });
  const [code] = await once(child, "exit");
  return countTests(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null, code ?? 1);
}
