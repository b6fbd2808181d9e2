import "~/kernel/exit-on-bad-config";
import { closeDatabase } from "~/data/database";
import { log } from "~/kernel/log";
import { runAdmin } from "./run";

// Standard output is the command's answer.
log.level = "silent";

process.exitCode = await runAdmin(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
await closeDatabase();
