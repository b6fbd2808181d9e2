import { setTimeout as after } from "node:timers/promises";

/** The writes of a sign-up take less time than this, on SQLite and on a Postgres server nearby. */
const LEAST_MS = 25;

/**
 * Does work that takes longer for one email than for another, and resolves or rejects no sooner than 25 ms after it began:
 * the time of the answer does not tell which of the two it was. Only for what cannot wait until after the answer.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), after(LEAST_MS)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
