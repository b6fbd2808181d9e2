// Mixed load for a long time, as fast as a small site has it: memory, open files and the write-ahead log stay where
// they were. `npm run bench -- soak 1440` is the day of it.
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { get, member, post, signUp, writePlan } from "../plain-visitor";
import { ratio, verdict } from "../report";
import { median } from "./load";
import { type Bench, memoryOf, startOurs } from "./servers";

const PER_SECOND = 20;
const MEMBERS = 8;
const SAMPLE_MS = 2000;
/** SQLite copies the log into the file at 4 MiB; a reader may hold that up for a moment. */
const WAL_MIB = 16;

function sample({ pid, dataDir }: Bench) {
  const wal = statSync(path.join(dataDir, "loam.sqlite-wal"), { throwIfNoEntry: false });
  const files = readdirSync(`/proc/${pid}/fd`).length;
  return { mib: memoryOf(pid), files, walMib: (wal?.size ?? 0) / 2 ** 20 };
}

/** What visitors do, most of it reading; each gives whether it was answered as it should be. */
function doings(server: Bench, cookies: string[]): (() => Promise<boolean>)[] {
  let turn = 0;
  const someone = () => cookies[turn++ % cookies.length] as string;
  const read = (at: string) => async () => (await get(server, at)).includes("</html>");
  const own = (at: string) => async () => (await get(server, at, someone())).includes("</html>");
  // Tokens run out: then the summary is shown again, which is an answer too.
  const plan = () => writePlan(server, someone()).then(() => true);
  const wrongPassword = async () => {
    const form = { email: `nobody-${turn++}@example.test`, password: "Wrong-password-1" };
    return (await post(server, "/auth", form))?.status === 400;
  };
  const newMember = async () =>
    (await signUp(server, `soak-${turn++}-${Date.now()}@example.test`))?.status === 303;
  return [
    ...[read("/"), read("/blog"), read("/tools"), read("/waitlist"), read("/nothing-here")],
    ...[own("/braindumps"), own("/account"), own("/blog"), read("/auth"), read("/")],
    ...[read("/privacy"), own("/braindumps"), wrongPassword, read("/blog"), read("/jobs")],
    ...[own("/account"), plan, read("/"), newMember],
  ];
}

/** @param minutes half an hour unless told otherwise. */
export async function soak(minutes = 30): Promise<void> {
  const server = await startOurs();
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

  // The first third is for the caches to fill and the heap to find its size.
  const middle = (key: "mib" | "files", from: number, to: number) =>
    median(samples.slice(samples.length * from, samples.length * to).map((each) => each[key]));
  const [before, after] = [middle("mib", 1 / 3, 1 / 2), middle("mib", 5 / 6, 1)];
  const figures = `${before.toFixed(0)} MiB, then ${after.toFixed(0)}`;
  ratio("memory at the end of that after a third", after / before, "at most 1.1", figures);
  const files = middle("files", 5 / 6, 1);
  verdict("open files at the end", files <= middle("files", 1 / 3, 1 / 2) + 10, String(files));
  const wal = Math.max(...samples.map(({ walMib }) => walMib));
  verdict("largest write-ahead log", wal <= WAL_MIB, `${wal.toFixed(1)} MiB`);
  const visits = `${answers.length} in ${minutes} minutes, ${wrong} not answered as they should be`;
  verdict("visits", wrong === 0, visits);
}
