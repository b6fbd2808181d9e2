// Cold start and idle memory beside a bare Remix app, in turns.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ratio } from "../report";
import { median } from "./load";
import { type Bench, buildBareRemix, memoryOf, startBareRemix, startOurs } from "./servers";

const ROUNDS = 7;
const IDLE_MS = 3000;

async function measure(starting: Promise<Bench>) {
  const server = await starting;
  await wait(IDLE_MS);
  const found = { ms: server.startMs, MiB: memoryOf(server.pid) };
  await server.stop();
  return found;
}

export async function start(): Promise<void> {
  buildBareRemix();
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-bench-start-"));
  const ours = () => measure(startOurs({ DATA_DIR: folder }));
  // The very first start makes the tables and a signing key.
  await ours();
  const rounds: Record<"ours" | "bare", Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await measure(startBareRemix()), ours: await ours() });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const [what, unit] of [
    ["cold start", "ms"],
    ["idle memory", "MiB"],
  ] as const) {
    const middle = (side: "ours" | "bare") => median(rounds.map((round) => round[side][unit])).toFixed(0);
    const value = median(rounds.map((round) => round.ours[unit] / round.bare[unit]));
    const figures = `${middle("ours")} ${unit} beside ${middle("bare")}`;
    ratio(`${what} of a bare Remix app`, value, "at most 1.5", figures);
  }
}
