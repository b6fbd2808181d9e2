// A long time of mixed load at the rate of a small site: memory, open files and the write-ahead log must not grow.
// `npm run bench -- soak 1440` runs it for a day.
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningServer, startServer } from "../../tests/support/server";
import { get, member, post, signUp, writePlan } from "../plain-visitor";
import { median, ratio, verdict } from "../report";
import { memoryOf } from "./load";

const PER_SECOND = 20;
const MEMBERS = 8;
const SAMPLE_MS = 2000;
/** SQLite checkpoints the write-ahead log at 4 MiB, but a reader may delay that for a moment. */
const WAL_MIB = 16;

function sample(server: RunningServer) {
  const wal = statSync(path.join(server.dataDir, "loam.sqlite-wal"), { throwIfNoEntry: false });
  const files = readdirSync(`/proc/${server.pid}/fd`).length;
  return { mib: memoryOf(server), files, walMib: (wal?.size ?? 0) / 2 ** 20 };
}

/** Returns what visitors do, mostly reading. Each function resolves to whether the response was as expected. */
function doings(server: RunningServer, cookies: string[]): (() => Promise<boolean>)[] {
  let turn = 0;
  const someone = () => cookies[turn++ % cookies.length] as string;
  const read = (at: string) => async () => (await get(server, at)).includes("</html>");
  const own = (at: string) => async () => (await get(server, at, someone())).includes("</html>");
  // When generations run out, the summary is shown again, which is a valid response too.
  const plan = () => writePlan(server, someone()).then(() => true);
  const wrongPassword = async () => {
    const form = { email: `nobody-${turn++}@example.test`, password: "Wrong-password-1" };
    return (await post(server, "/auth", form))?.status === 400;
  };
  const newMember = async () => (await signUp(server, `soak-${turn++}-${Date.now()}@example.test`)) === 303;
  return [
    ...["/", "/blog", "/tools", "/waitlist", "/nothing-here", "/auth", "/", "/privacy", "/blog"].map(read),
    ...["/braindumps", "/account", "/blog", "/braindumps", "/account"].map(own),
    ...[read("/jobs"), wrongPassword, plan, read("/"), newMember],
  ];
}

/** Runs mixed load for `minutes`, by default half an hour, and compares the end with the time after a third. */
export async function soak(minutes = 30): Promise<void> {
  const server = await startServer();
  const emails = Array.from({ length: MEMBERS }, (_, each) => `soaker-${each}@example.test`);
  const all = doings(server, await Promise.all(emails.map((email) => member(server, email))));
  const samples: ReturnType<typeof sample>[] = [];
  const sampler = setInterval(() => samples.push(sample(server)), SAMPLE_MS);
  const answers: Promise<boolean>[] = [];
  const began = performance.now();
  while (performance.now() - began < minutes * 60_000) {
    answers.push((all[answers.length % all.length] as () => Promise<boolean>)());
    await wait(Math.max(0, began + (answers.length * 1000) / PER_SECOND - performance.now()));
  }
  const wrong = (await Promise.all(answers)).filter((good) => !good).length;
  clearInterval(sampler);
  await server.stop();

  // During the first third the caches fill and the heap finds its size.
  const [early, late] = [
    samples.slice(samples.length / 3, samples.length / 2),
    samples.slice(-samples.length / 6),
  ];
  const middle = (of: typeof samples, key: "mib" | "files") => median(of.map((each) => each[key]));
  const memory: [number, number] = [middle(late, "mib"), middle(early, "mib")];
  ratio("memory at the end of that after a third", [memory], "at most 1.1", "MiB");
  verdict(`${minutes} minutes of mixed load`, {
    visits: [answers.length, () => true],
    "not answered as they should be": [wrong, 0],
    "open files at the end": [middle(late, "files"), (files: number) => files <= middle(early, "files") + 10],
    "MiB of write-ahead log at most": [
      Math.max(...samples.map(({ walMib }) => Math.ceil(walMib))),
      (mib: number) => mib <= WAL_MIB,
    ],
  });
}
