// Cold start and idle memory beside a bare Remix app, in turns.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { askOnce, median } from "./load";
import { ratio, tell } from "./report";
import { type Bench, buildBareRemix, memoryOf, startBareRemix, startOurs } from "./servers";

const ROUNDS = 7;
const IDLE_MS = 3000;

async function measure(
  start: () => Promise<Bench>,
  after: (server: Bench) => Promise<unknown> = async () => {},
) {
  const server = await start();
  await after(server);
  await wait(IDLE_MS);
  const found = { ms: server.startMs, mib: memoryOf(server.pid) };
  await server.stop();
  return found;
}

export async function start(): Promise<void> {
  buildBareRemix();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-bench-start-"));
  const ours = () => startOurs({ dataDir });
  // The very first start makes the tables and a signing key.
  const first = await measure(ours);
  const rounds: { ours: { ms: number; mib: number }; bare: { ms: number; mib: number } }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await measure(startBareRemix), ours: await measure(ours) });
  const middle = (side: "ours" | "bare", key: "ms" | "mib") =>
    median(rounds.map((round) => round[side][key]));
  const of = (key: "ms" | "mib") => median(rounds.map((round) => round.ours[key] / round.bare[key]));
  const beside = (key: "ms" | "mib", unit: string) =>
    `${middle("ours", key).toFixed(0)} ${unit} beside ${middle("bare", key).toFixed(0)}`;
  ratio("cold start of a bare Remix app", of("ms"), { most: 1.5 }, beside("ms", "ms"));
  ratio("idle memory of a bare Remix app", of("mib"), { most: 1.5 }, beside("mib", "MiB"));
  tell("the very first start", `${first.ms.toFixed(0)} ms`);
  const visited = await measure(ours, (server) => askOnce(server.port, { path: "/" }));
  tell("idle memory once the home page has loaded the planner", `${visited.mib.toFixed(0)} MiB`);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
