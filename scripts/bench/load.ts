// What the parts of the benchmark share: load, and what is measured against.
import { readFileSync } from "node:fs";
import { type RunningServer, startServer } from "../../tests/support/server";
import { ask, type Site } from "../plain-visitor";
import { SERVE } from "../run-server.mjs";

/** What a browser sends with a page load. */
const BROWSER = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Calls `work` again and again from so many sides at once. @returns how often a second */
export async function perSecond(ms: number, sides: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const side = async () => {
    for (; performance.now() - began < ms; done++) await work();
  };
  await Promise.all(Array.from({ length: sides }, side));
  return (done * 1000) / (performance.now() - began);
}

/** A page that must be there. @returns the milliseconds that it took */
export async function load(site: Site, at: string, cookie = ""): Promise<number> {
  const { status, ms } = await ask(site, at, { cookie, headers: BROWSER });
  if (status !== 200) throw new Error(`${at} answered ${status}`);
  return ms;
}

/** A Remix app of one page that says as much as it is asked to (`/?rows=50`), in stock remix-serve. */
export const startBareRemix = () => startServer({ program: [SERVE, "scripts/bench/bare-remix.mjs"] });

/** oidc-provider alone, with its in-memory store. */
export const startBareProvider = () => startServer({ program: ["scripts/bench/bare-provider.mjs"] });

/** Memory of a process in MiB: resident now (`VmRSS`), or the most that it ever was (`VmHWM`). */
export function memoryOf({ pid }: RunningServer, what: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const [, kilobytes] =
    new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
