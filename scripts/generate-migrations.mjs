// `npm run migrations`: writes the next migration of both databases from app/data/tables.ts, which chooses its
// dialect by DATABASE_URL. `npm run migrations -- --name=add_avatars` names it.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./set-up.mjs";

const DATABASE_URLS = { sqlite: "", postgres: "postgres://only-the-scheme-is-read/" };

for (const [dialect, DATABASE_URL] of Object.entries(DATABASE_URLS)) {
  console.log(`\n== ${dialect} ==`);
  const cli = path.join(ROOT, "node_modules/drizzle-kit/bin.cjs");
  const args = [cli, "generate", `--config=scripts/drizzle.${dialect}.config.ts`, ...process.argv.slice(2)];
  const env = { ...process.env, DATABASE_URL };
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
