import { command, flag, Unconfirmed } from "~/base/command";
import { forOperators } from "~/base/data/errors";
import { config, forgetConfig, startWarnings } from "~/base/kernel/config";
import { freeMiBAt } from "~/base/kernel/free-disk";
import { lookAsOwnerOf } from "~/base/kernel/private-files";
import { Refused } from "~/base/kernel/refused";
import { withStagingFolder } from "~/operations/backup";
import { whatIsThere } from "~/operations/data/backup";
import { requireRoomForTrial, type TriedUpgrade, tryUpgrade } from "~/operations/data/try-upgrade";
import { BEFORE_UPGRADE, VERSION } from "~/operations/version";
import { mistakes } from "~/site/mistakes.server";
import { contentWarnings } from "~/site/warnings.server";
import { portProblem } from "../../../scripts/shared.mjs";
import { totalRows } from "./backup";

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Tables whose number of rows the migration changes, as lines. */
function changedRows({ before, after }: TriedUpgrade): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `  ${name}: ${before[name] ?? "no table"} → ${after[name] ?? "no table"}`);
}

export const upgrade = command({
  summary: "Tries on a copy what the next start does to database and content; the site runs on",
  options: { "dry-run": flag("required: the upgrade itself is a start of the new version") },
  opensDatabase: false,
  async run({ options }) {
    if (!options["dry-run"])
      throw new Unconfirmed(
        "This command upgrades nothing: pull, build and start the new version for that (docs/upgrading.md). It tries on a copy what that start would do.",
        "--dry-run",
      );
    // The site's account may do less than root. Whether the port is free is no question: the site still has it.
    if (lookAsOwnerOf(config().dataDir)) forgetConfig();
    requireRoomForTrial();
    const problems = await mistakes();
    const { host: HOST, port: PORT } = config();
    const closed = await portProblem({ HOST, PORT });
    if (closed?.includes("more rights")) problems.unshift(closed);
    const { moveProblem } = await whatIsThere().catch(() => ({ moveProblem: null }));
    if (moveProblem) problems.unshift(moveProblem);
    // The copy lies where a backup's does, so that the next one removes it if this is killed.
    const tried = await withStagingFolder(config().dataDir, tryUpgrade).catch(
      (error: Error) => void problems.unshift(forOperators(error).message),
    );
    problems.unshift(...(tried?.problems ?? []));
    if (!tried || problems.length > 0)
      throw new Refused(`An upgrade to ${VERSION} would not start:\n${problems.join("\n")}`);
    const warnings = [...startWarnings(), ...contentWarnings()];
    const { migrations, ms } = tried;
    const rows = changedRows(tried);
    const toDo = tried.hasStarted ? [] : BEFORE_UPGRADE;
    const lines = [
      `Version ${VERSION}`,
      migrations.length > 0
        ? `Migrations that the next start runs: ${migrations.join(", ")}`
        : "The database is this version's: the next start changes nothing in it.",
      `On a copy of ${Math.ceil(tried.bytes / 2 ** 20)} MiB: copied in ${seconds(ms.copy)}, migrated in ${seconds(ms.migrate)}, checked in ${seconds(ms.check)}`,
      `Rows: ${totalRows(tried.before)} before, ${totalRows(tried.after)} after, none refers to one that is gone`,
      ...rows,
      `The site stands still for about ${seconds(ms.migrate)}; ${freeMiBAt(config().dataDir)} MiB are free.`,
      ...warnings.map((warning) => `Warning: ${warning}`),
      ...(toDo.length > 0 ? [`Before ${VERSION} starts for the first time:`] : []),
      ...toDo.map((line) => `  ${line}`),
      "Nothing was changed.",
    ];
    return { json: { version: VERSION, ...tried, warnings }, text: lines.join("\n") };
  },
});
