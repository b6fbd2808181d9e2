import { consumeLimits, type Limit } from "~/data/rate-limits";

/** Counts one use. @returns 0 when it may pass, else the seconds to wait */
export async function consumeLimit(limit: Limit, key: string): Promise<number> {
  return (await consumeLimits([{ limit, key }]))?.wait ?? 0;
}
