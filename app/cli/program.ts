import "./exit-on-bad-config";
import { writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { resolveFrom } from "~/base/command";
import { closeDatabase } from "~/base/data/database";
import { reasonOf } from "~/base/kernel/file-access";
import { log } from "~/base/kernel/log";
import { writePrivately } from "~/base/kernel/private-files";
import { Refused } from "~/base/kernel/refused";
import { runAdmin } from "./run";

/** Runs the command line. File names in arguments are relative to `cameFrom`. */
export async function main(cameFrom: string): Promise<void> {
  // Whoever reads the answer may stop early (`| head -3`): the command is done all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // Standard output is only for the command's answer.
  log.level = "silent";
  writePrivately();
  resolveFrom(cameFrom);
  process.exitCode = await runAdmin(process.argv.slice(2), {
    out: (text) => write(text.endsWith("\n") ? text : `${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  });
  await closeDatabase();
}

/** Writes to standard output. @throws Refused when it is a file that does not take all */
function write(text: string): void {
  if (process.stdout instanceof Socket) return void process.stdout.write(text);
  try {
    // The stream of a file tries once, and says nothing of what a full disk did not take.
    writeFileSync(1, text);
  } catch (error) {
    throw new Refused(`The output is not complete: ${reasonOf(error as Error)}. Delete that file.`);
  }
}
