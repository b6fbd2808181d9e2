// `npm run durability`: proves on the built app what an acknowledged write is worth, and prints figures.
//   npm run durability -- kill 200      the server is killed (SIGKILL) at 200 random moments under write load
//   npm run durability -- full          the disk runs full (needs root: a small tmpfs) and has room again
//   npm run durability -- read-only     a start on a file that may only be read, and one that turns so (needs root)
//   npm run durability -- clock         the clock is set while the site runs
//   npm run durability -- mail          the mail server is down, and the site is killed meanwhile
// Without a word all of them run, with 20 kills. Exit code 1 when anything acknowledged was lost.
import { exitCode } from "../report";
import { full, readOnly, turnedReadOnly } from "./disk";
import { kill } from "./kill";
import { clock, mail } from "./outside";

const [what, count = 20] = process.argv.slice(2);
const RUNS: Record<string, (() => Promise<void>)[]> = {
  kill: [() => kill(Number(count))],
  full: [full],
  "read-only": [readOnly, turnedReadOnly],
  clock: [clock],
  mail: [mail],
};
const runs = what ? RUNS[what] : Object.values(RUNS).flat();
if (!runs) {
  console.error(`Known: ${Object.keys(RUNS).join(", ")}.`);
  process.exit(2);
}
for (const run of runs) await run();
process.exit(exitCode());
