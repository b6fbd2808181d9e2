// Compares cold start and idle memory with a bare Remix app, alternately.
import { setTimeout as wait } from "node:timers/promises";
import { newFolder } from "../../tests/support/folder";
import { type RunningServer, startServer } from "../../tests/support/server";
import { ratio } from "../report";
import { memoryOf, startBareRemix } from "./load";

const ROUNDS = 7;
const IDLE_MS = 3000;

async function measure(start: () => Promise<RunningServer>) {
  const began = performance.now();
  const server = await start();
  const ms = performance.now() - began;
  await wait(IDLE_MS);
  const mib = memoryOf(server);
  await server.stop();
  return { ms, mib };
}

export async function start(): Promise<void> {
  const folder = newFolder();
  const startOurs = () => startServer({ env: { DATA_DIR: folder } });
  // Not measured: the very first start creates the tables and a signing key.
  await measure(startOurs);
  const [times, sizes]: [number, number][][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const [bare, ours] = [await measure(startBareRemix), await measure(startOurs)];
    times?.push([ours.ms, bare.ms]);
    sizes?.push([ours.mib, bare.mib]);
  }
  ratio("cold start of a bare Remix app", times ?? [], "at most 1.5", "ms");
  ratio("idle memory of a bare Remix app", sizes ?? [], "at most 1.5", "MiB");
}
