// `npm run durability`: tests on the built app whether acknowledged writes survive, and prints figures.
//   npm run durability -- kill 200      kills the server (SIGKILL) at 200 random moments under write load
//   npm run durability -- full          fills the disk (needs root: a small tmpfs) and makes room again
//   npm run durability -- read-only     starts on a read-only file, and makes it read-only under a running site (needs root)
//   npm run durability -- backup 12     kills backup, restore and move to Postgres 12 times at each step; fills the disk
//   npm run durability -- upgrade       kills a start that migrates, 12 times at each step
// Without arguments all of them run, with 20 kills. Exit code 1 when anything acknowledged was lost.
import { runParts } from "../report";
import { fullForBackups, killBackup, killMove, killPostgresRestore, killRestore } from "./backup";
import { full, readOnly, turnedReadOnly } from "./disk";
import { kill } from "./kill";
import { upgrade } from "./upgrade";

await runParts({
  kill,
  upgrade,
  backup: async (times) => {
    for (const part of [killBackup, killRestore, killPostgresRestore, killMove, fullForBackups])
      await part(times);
  },
  full,
  "read-only": () => readOnly().then(turnedReadOnly),
});
