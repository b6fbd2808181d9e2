import { ask, type Site } from "../plain-visitor";

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

/** The value below which so many percent lie. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 50);
