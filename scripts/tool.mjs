// `node scripts/tool.mjs tsx scripts/bench/run.ts`: runs a program that is no part of the site. The packages that only
// such programs need (tests/package.json) are installed when the first of them is run.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { prepare, ROOT, runMain } from "./set-up.mjs";

await runMain(async () => {
  await prepare({ tools: true });
  const [name, ...args] = process.argv.slice(2);
  const PATH = `${path.join(ROOT, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`;
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, PATH } };
  const { status } = spawnSync(name, args, { ...options, shell: process.platform === "win32" });
  process.exitCode = status ?? 1;
});
