// The import rules of .dependency-cruiser.cjs over app/, and: process.env is read in app/kernel/config.ts alone.
// A checker that read nothing would pass everything, so each source file must have been seen.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const ENVIRONMENT_READER = "app/kernel/config.ts";
const CRUISER = new URL("../node_modules/dependency-cruiser/bin/dependency-cruise.mjs", import.meta.url)
  .pathname;

/** How a file can come to the environment, in the words of one node of its syntax tree. */
const READS = [
  /(^|\.)process\??(\.env|(\?\.)?\[["'`]env["'`]\])$/,
  /^\{[^}]*\benv\b[^}]*\}\s*=\s*(\w+\.)*process$/,
  /^import\b[^;]*\benv\b[^;]*["'](node:)?process["'];?$/,
];

const files = sourceFiles("app");
const modules = cruise();
const seen = new Set(modules.map((module) => module.source));

const problems = [
  ...files.filter((file) => !seen.has(file)).map((file) => `${file}: not read by the import check`),
  ...modules.flatMap(violations),
  ...files.filter((file) => file !== ENVIRONMENT_READER).flatMap(environmentReads),
];
if (files.length === 0) problems.push("app/: no source file was found");

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`Import rules: ${problems.length} broken (see .dependency-cruiser.cjs).`);
  process.exit(1);
}
console.log(`Import rules hold in ${files.length} files.`);

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name).replaceAll(path.sep, "/"))
    .sort();
}

function cruise() {
  const args = [CRUISER, "app", "--config", ".dependency-cruiser.cjs", "--output-type", "json"];
  const result = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e9 });
  try {
    return JSON.parse(result.stdout).modules;
  } catch {
    console.error(result.stdout, result.stderr, "The import check did not run.");
    process.exit(1);
  }
}

function violations(module) {
  const own = (module.rules ?? []).map((rule) => `${module.source}: ${rule.name}`);
  const imports = module.dependencies.flatMap((dependency) =>
    (dependency.rules ?? []).map((rule) => {
      const cycle = (dependency.cycle ?? []).map((step) => step.name ?? step);
      const target = rule.name === "no-cycles" ? cycle.join(" -> ") : dependency.resolved;
      return `${module.source} -> ${target}: ${rule.name}`;
    }),
  );
  return [...own, ...imports];
}

/** Parsed, not searched, so that comments may speak of it. */
function environmentReads(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const text = node.getText();
    if (!text.includes("process")) return;
    if (!READS.some((pattern) => pattern.test(text))) return ts.forEachChild(node, visit);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: the environment is read in ${ENVIRONMENT_READER} alone`);
  };
  visit(source);
  return found;
}
