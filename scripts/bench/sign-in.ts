// What readers feel while 24 people sign in without pause: the time of a page beside its time in calm, in five pairs.
import { setTimeout as wait } from "node:timers/promises";
import { member, PASSWORD } from "../plain-visitor";
import { bytesOf, Connection, headerOf, latencies, median, percentile } from "./load";
import { gate, ratio, tell } from "./report";
import { type Bench, startOurs } from "./servers";

const PAIRS = 5;
const CLIENTS = 24;
const READS_PER_SECOND = 40;
const EACH_MS = 5000;
const OVERFLOW = 200;

/** With the right password: a hash, a new session, and a redirect. */
const signInOf = (server: Bench) =>
  bytesOf(server.port, {
    path: "/auth",
    method: "POST",
    form: { email: "ann@example.test", password: PASSWORD },
  });

type Storm = { statuses: Map<number, number>; unexplained: number; end(): Promise<number> };

/** So many clients, each of which signs in again as soon as it has its answer. */
function storm(server: Bench, clients: number): Storm {
  let running = true;
  let answers = 0;
  const found = { statuses: new Map<number, number>(), unexplained: 0 };
  const request = signInOf(server);
  const all = Array.from({ length: clients }, async () => {
    const connection = new Connection(server.port);
    while (running) {
      const answer = await connection.ask(request);
      answers++;
      found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1);
      const isExplained = answer.status !== 503 || headerOf(answer, "Retry-After") !== null;
      if (![303, 503].includes(answer.status) || !isExplained) found.unexplained++;
    }
    connection.close();
  });
  const end = async () => {
    running = false;
    await Promise.all(all);
    return answers;
  };
  return Object.assign(found, { end });
}

export async function signIn(): Promise<void> {
  const server = await startOurs();
  try {
    const cookie = await member(server, "ann@example.test");
    const reads = [{ path: "/blog" }, { path: "/braindumps", headers: { Cookie: cookie } }];
    const read = () => latencies(server.port, reads, { ms: EACH_MS, perSecond: READS_PER_SECOND });
    await read();
    const pairs: { p50: number; p99: number; calm: number; busy: number }[] = [];
    let signIns = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const calm = await read();
      const others = storm(server, CLIENTS);
      await wait(500);
      const busy = await read();
      signIns += await others.end();
      const of = (percent: number) => percentile(busy, percent) / percentile(calm, percent);
      pairs.push({ p50: of(50), p99: of(99), calm: median(calm), busy: median(busy) });
    }
    const middle = (key: keyof (typeof pairs)[number]) => median(pairs.map((pair) => pair[key]));
    const figures = `${CLIENTS} clients made ${signIns} sign-ins; a page took ${middle("calm").toFixed(1)} ms in calm, ${middle("busy").toFixed(1)} ms then`;
    ratio("pages read while others sign in, p50 of calm", middle("p50"), { most: 1.3 }, figures);
    ratio(
      "pages read while others sign in, p99 of calm",
      middle("p99"),
      { most: 2 },
      `median of ${PAIRS} pairs`,
    );
    const flood = storm(server, OVERFLOW);
    await wait(3000);
    await flood.end();
    tell(
      `${OVERFLOW} at once`,
      [...flood.statuses].map(([status, times]) => `${times} x ${status}`).join(", "),
    );
    gate("of them answered 503", flood.statuses.get(503) ?? 0, { least: 1 });
    gate("of them answered neither 303 nor 503 with Retry-After", flood.unexplained, { most: 0 });
  } finally {
    await server.stop();
  }
}
