// `npm run migrations`: writes the next migration for both databases from app/tables.ts, which chooses its
// dialect by DATABASE_URL. `npm run migrations -- --name=add_avatars` names it.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./set-up.mjs";

const DATABASES = [
  { folder: "sqlite", dialect: "sqlite", DATABASE_URL: "" },
  { folder: "postgres", dialect: "postgresql", DATABASE_URL: "postgres://only-the-scheme-is-read/" },
];

for (const { folder, dialect, DATABASE_URL } of DATABASES) {
  console.log(`\n== ${folder} ==`);
  const cli = path.join(ROOT, "node_modules/drizzle-kit/bin.cjs");
  const what = [`--dialect=${dialect}`, "--schema=app/tables.ts", `--out=drizzle/${folder}`];
  const args = [cli, "generate", ...what, ...process.argv.slice(2)];
  const env = { ...process.env, DATABASE_URL };
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
