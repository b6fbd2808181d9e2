// `npm run admin -- <noun> <verb>`: the administrator's command line. In the container, where everything is built
// already, it is `node build/admin/admin.js`.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { prepare, ROOT, runMain } from "./set-up.mjs";

await runMain(async () => {
  // Standard output belongs to the command's answer.
  await prepare({ build: true, say: console.error });
  const program = path.join(ROOT, "build/admin/admin.js");
  // npm changes to the package's folder; names of files are meant from where it was typed.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const options = { cwd, stdio: "inherit", env: { NODE_ENV: "production", ...process.env } };
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], options);
  process.exitCode = status ?? 1;
});
