// Mixed load for a long time, as fast as a small site has it: memory, open files and the write-ahead log stay where
// they were. `npm run bench -- soak 1440` is the day of it.
import { statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { get, member, post, writePlan } from "../plain-visitor";
import { median } from "./load";
import { gate, ratio, tell } from "./report";
import { type Bench, memoryOf, openFilesOf, startOurs } from "./servers";

const PER_SECOND = 20;
const MEMBERS = 8;
const SAMPLE_MS = 2000;
/** SQLite copies the log into the file at 4 MiB; a reader may hold that up for a moment. */
const WAL_MIB = 16;

type Sample = { mib: number; files: number; walMib: number };

function sample(server: Bench): Sample {
  const wal = statSync(path.join(server.dataDir, "loam.sqlite-wal"), { throwIfNoEntry: false });
  return { mib: memoryOf(server.pid), files: openFilesOf(server.pid), walMib: (wal?.size ?? 0) / 2 ** 20 };
}

/** What visitors do, most of it reading; each gives whether it was answered as it should be. */
function doings(server: Bench, cookies: string[]): (() => Promise<boolean>)[] {
  let turn = 0;
  const cookie = () => cookies[turn++ % cookies.length] as string;
  const read =
    (at: string, who = () => "") =>
    async () =>
      (await get(server, at, who())).includes("</html>");
  const planOnce = async () => {
    const who = cookie();
    // Tokens run out: then the summary is shown again, which is an answer too.
    await writePlan(server, who);
    return true;
  };
  const wrongPassword = async () =>
    (await post(server, "/auth", { email: `nobody-${turn++}@example.test`, password: "Wrong-password-1" }))
      ?.status === 400;
  const signUp = async () =>
    (
      await post(server, "/auth/sign-up", {
        firstName: "Ann",
        email: `soak-${turn++}-${Date.now()}@example.test`,
        password: "Strata-layers-9",
        acceptTerms: "on",
      })
    )?.status === 303;
  return [
    ...[read("/"), read("/blog"), read("/tools"), read("/waitlist"), read("/nothing-here")],
    ...[read("/braindumps", cookie), read("/account", cookie), read("/blog", cookie), read("/auth")],
    ...[read("/"), read("/privacy"), read("/braindumps", cookie), wrongPassword],
    ...[read("/blog"), read("/jobs"), read("/account", cookie), planOnce, read("/"), signUp],
  ];
}

/** @param minutes half an hour unless told otherwise. */
export async function soak(minutes = 30): Promise<void> {
  const server = await startOurs();
  try {
    const emails = Array.from({ length: MEMBERS }, (_, each) => `soaker-${each}@example.test`);
    const cookies = await Promise.all(emails.map((email) => member(server, email)));
    const all = doings(server, cookies);
    const samples: Sample[] = [];
    let asked = 0;
    let wrong = 0;
    const began = performance.now();
    const endMs = minutes * 60_000;
    const sampler = setInterval(() => samples.push(sample(server)), SAMPLE_MS);
    const pending = new Set<Promise<void>>();
    for (; performance.now() - began < endMs; asked++) {
      const doing = all[asked % all.length] as () => Promise<boolean>;
      const mine: Promise<void> = doing().then((good) => {
        if (!good) wrong++;
        pending.delete(mine);
      });
      pending.add(mine);
      await wait(Math.max(0, began + (asked * 1000) / PER_SECOND - performance.now()));
    }
    await Promise.all(pending);
    clearInterval(sampler);
    report(samples, { minutes, asked, wrong });
  } finally {
    await server.stop();
  }
}

function report(
  samples: Sample[],
  { minutes, asked, wrong }: { minutes: number; asked: number; wrong: number },
) {
  const part = (from: number, to: number) =>
    samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  // The first third is for the caches to fill and the heap to find its size.
  const [earlier, later] = [part(1 / 3, 1 / 2), part(5 / 6, 1)];
  const middle = (of: Sample[], key: keyof Sample) => median(of.map((each) => each[key]));
  const [before, after] = [middle(earlier, "mib"), middle(later, "mib")];
  tell("soak", `${minutes} minutes, ${asked} visits, ${(asked / minutes / 60).toFixed(1)} a second`);
  ratio(
    "memory at the end of that after a third",
    after / before,
    { most: 1.1 },
    `${before.toFixed(0)} MiB, then ${after.toFixed(0)}; at most ${Math.max(...samples.map(({ mib }) => mib)).toFixed(0)}`,
  );
  gate("open files at the end", middle(later, "files"), { most: middle(earlier, "files") + 10 });
  const wal = Math.max(...samples.map(({ walMib }) => walMib));
  gate("largest write-ahead log", Number(wal.toFixed(1)), { most: WAL_MIB }, "MiB");
  gate("visits that were not answered as they should be", wrong, { most: 0 });
}
