// What readers feel while 24 people sign in without pause: the time of a page beside its time in calm, in five pairs.
import { setTimeout as wait } from "node:timers/promises";
import { member, PASSWORD, post, type Site } from "../plain-visitor";
import { ratio } from "../report";
import { load, median, percentile } from "./load";
import { startOurs } from "./servers";

const PAIRS = 5;
const CLIENTS = 24;
const READS_PER_SECOND = 40;
const EACH_MS = 5000;

/** Milliseconds of each page from when it was due: a server that stands still is not asked less, and its visitors wait. */
async function read(site: Site, cookie: string): Promise<number[]> {
  const began = performance.now();
  const times: Promise<number>[] = [];
  for (let each = 0; each < (EACH_MS / 1000) * READS_PER_SECOND; each++) {
    const due = began + (each * 1000) / READS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()));
    const page = each % 2 ? load(site, "/braindumps", cookie) : load(site, "/blog");
    times.push(page.then(() => performance.now() - due));
  }
  return Promise.all(times);
}

/** Clients that sign in again as soon as they have their answer. @returns how to end it, and learn how many answers came */
function signInAll(site: Site): () => Promise<number> {
  let running = true;
  let answers = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (; running; answers++) await post(site, "/auth", { email: "ann@example.test", password: PASSWORD });
  });
  return async () => {
    running = false;
    await Promise.all(clients);
    return answers;
  };
}

export async function signIn(): Promise<void> {
  const server = await startOurs();
  const cookie = await member(server, "ann@example.test");
  await read(server, cookie);
  const pairs: { calm: number[]; busy: number[] }[] = [];
  let signIns = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const calm = await read(server, cookie);
    const end = signInAll(server);
    await wait(500);
    pairs.push({ calm, busy: await read(server, cookie) });
    signIns += await end();
  }
  console.log(`${CLIENTS} clients made ${signIns} sign-ins`);
  for (const [percent, wanted] of [
    [50, "at most 1.3"],
    [99, "at most 2"],
  ] as const) {
    const of = (times: number[]) => percentile(times, percent);
    const middle = (side: "calm" | "busy") => median(pairs.map((pair) => of(pair[side]))).toFixed(1);
    const value = median(pairs.map(({ calm, busy }) => of(busy) / of(calm)));
    const figures = `${middle("busy")} ms beside ${middle("calm")} ms`;
    ratio(`pages read while others sign in, p${percent} of calm`, value, wanted, figures);
  }
  await server.stop();
}
