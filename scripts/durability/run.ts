// `npm run durability`: proves on the built app what an acknowledged write is worth, and prints figures.
//   npm run durability -- kill 200      the server is killed (SIGKILL) at 200 random moments under write load
//   npm run durability -- full          the disk runs full (needs root: a small tmpfs) and has room again
//   npm run durability -- read-only     a start on a file that may only be read, and one that turns so (needs root)
//   npm run durability -- backup 12     backup, restore and move to Postgres killed 12 times at each step; a full disk
//   npm run durability -- upgrade       a start that migrates, and the switch to a new build, are killed 12 times a step
// Without a word all of them run, with 20 kills. Exit code 1 when anything acknowledged was lost.
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
