import { checkContent, contentWarnings } from "~/content.server";
import { inspectDatabase } from "~/data/backup";
import { openDatabase } from "~/data/database";
import { countWork, proveWritable } from "~/data/readiness";
import { heldMailTexts } from "~/flows/held-mail";
import { config, startProblems, startWarnings } from "~/kernel/config";
import { freeMiBAt, LEAST_FREE_MIB } from "~/kernel/free-disk";
import { mailFaultOf, verifyMailService } from "~/mail/transports";
import { totalRows } from "./backup";
import { CommandError, command } from "./command";

async function problemOf(look: () => unknown): Promise<string[]> {
  try {
    await look();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const mailProblem = () =>
  verifyMailService().then(
    () => [],
    (error: Error) => [`The mail server cannot be used. ${mailFaultOf(error).text}`],
  );

export const check = command({
  summary:
    "Checks configuration, content, database, disk, mail server and queues; exit code 1 when something is wrong",
  opensDatabase: false,
  async run() {
    // Before it is opened: a damaged file is to be described, not touched.
    const file = inspectDatabase();
    const problems = [
      ...startProblems(),
      ...(await problemOf(checkContent)),
      // Opening says what to do where there is none.
      ...(file?.problems ?? []).filter((problem) => problem !== "There is no such file."),
    ];
    if (problems.length === 0) problems.push(...(await problemOf(openDatabase)));
    if (problems.length === 0) problems.push(...(await problemOf(proveWritable)));
    if (problems.length === 0) problems.push(...(await mailProblem()));
    const freeMiB = freeMiBAt(config().dataDir);
    if (freeMiB < LEAST_FREE_MIB) problems.push(`Only ${freeMiB} MiB are free where DATA_DIR is.`);
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
    const work = await countWork();
    const warnings = [...startWarnings(), ...contentWarnings()];
    const lines = [
      file ? `Database: sound, ${totalRows(file.rows)} rows` : "Database: answers",
      `Members: ${work.members}`,
      `Mail: ${work.mailWaiting} waiting, ${work.mailFailing} of them after a failure`,
      ...((await heldMailTexts())?.texts ?? []),
      `Plans being written: ${work.plansRunning}`,
      `Free disk: ${freeMiB} MiB`,
      ...warnings.map((warning) => `Warning: ${warning}`),
    ];
    return { json: { ...work, rows: file?.rows ?? null, freeMiB, warnings }, text: lines.join("\n") };
  },
});
