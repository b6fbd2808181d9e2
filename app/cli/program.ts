import "./exit-on-bad-config";
import { resolveFrom } from "~/base/command";
import { closeDatabase } from "~/base/data/database";
import { log } from "~/base/kernel/log";
import { writePrivately } from "~/base/kernel/private-files";
import { runAdmin } from "./run";

/** Runs the command line. File names in arguments are relative to `cameFrom`. */
export async function main(cameFrom: string): Promise<void> {
  // Whoever reads the answer may stop early (`| head -3`): the command is done all the same.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  // Standard output is only for the command's answer.
  log.level = "silent";
  writePrivately();
  resolveFrom(cameFrom);
  process.exitCode = await runAdmin(process.argv.slice(2), {
    out: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
  await closeDatabase();
}
