// Shared by the parts of the benchmark: generating load, and the apps to compare with.
import { readFileSync } from "node:fs";
import { type RunningServer, SERVE_ARGS, startServer } from "../../tests/support/server";
import { ask, type Site } from "../plain-visitor";

/** Headers that a browser sends when it loads a page. */
const BROWSER = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Calls `work` repeatedly, with `sides` calls running at once. @returns the number of calls per second */
export async function perSecond(ms: number, sides: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const side = async () => {
    for (; performance.now() - began < ms; done++) await work();
  };
  await Promise.all(Array.from({ length: sides }, side));
  return (done * 1000) / (performance.now() - began);
}

/** Loads a page. @returns the time in milliseconds @throws Error unless the status is 200 */
export async function load(site: Site, at: string, cookie = ""): Promise<number> {
  const { status, ms } = await ask(site, at, { cookie, headers: BROWSER });
  if (status !== 200) throw new Error(`${at} answered ${status}`);
  return ms;
}

/** Starts a Remix app with a single page of configurable length (`/?rows=50`) in stock remix-serve. */
export const startBareRemix = () =>
  startServer({ program: [SERVE_ARGS[0] as string, "scripts/bench/bare-remix.mjs"] });

/** Starts a bare oidc-provider with its in-memory store. */
export const startBareProvider = () => startServer({ program: ["scripts/bench/bare-provider.mjs"] });

/** Returns the memory of a process in MiB: currently resident (`VmRSS`) or its peak (`VmHWM`). */
export function memoryOf({ pid }: RunningServer, what: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const [, kilobytes] =
    new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
