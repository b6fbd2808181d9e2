import { setTimeout as wait } from "node:timers/promises";
import { newFolder } from "../../tests/support/folder";
import { poll, startServer } from "../../tests/support/server";
import { firstOf, integrityOf, member, signUp, valuesOf, writePlan } from "../plain-visitor";
import { verdict } from "../report";

/** The monthly allowance: more generations than are ever used here. */
const GENERATIONS = 100_000;
/** By then the lease of a killed server's job has expired, and the job has failed. */
const LEASES_END_MS = 120_000;

/**
 * Kills the server at random moments while three visitors sign up and a member has plans written, and counts what was
 * acknowledged but lost.
 */
export async function kill(times = 20) {
  const dataDir = newFolder();
  const start = () => startServer({ env: { DATA_DIR: dataDir, MONTHLY_GENERATIONS: `${GENERATIONS}` } });
  const accounts: string[] = [];
  const plans: string[] = [];
  let slowestStart = 0;
  const first = await start();
  // This member stays signed in over all the restarts.
  const planner = await member(first, "planner@example.test");
  await first.stop();
  for (let round = 0; round < times; round++) {
    const started = performance.now();
    const server = await start();
    slowestStart = Math.max(slowestStart, performance.now() - started);
    let running = true;
    const writers = [0, 1, 2].map(async (writer) => {
      for (let each = 0; running; each++) {
        const email = `r${round}-w${writer}-${each}@example.test`;
        if ((await signUp(server, email)) === 303) accounts.push(email);
      }
    });
    const planning = (async () => {
      while (running) plans.push(...[(await writePlan(server, planner)) ?? []].flat());
    })();
    await wait(100 + Math.random() * 1500);
    process.kill(server.pid, "SIGKILL");
    running = false;
    await Promise.all([...writers, planning]);
    await server.stop();
  }

  // Started once more, until no job of the killed servers is left.
  const last = await start();
  const jobsEnded = async () =>
    firstOf(dataDir, "SELECT count(*) FROM jobs WHERE status = 'running'") === 0 || undefined;
  await poll(LEASES_END_MS, () => "jobs are still running", jobsEnded).catch(() => {});
  await last.stop();
  const lost = (given: string[], sql: string) => {
    const kept = new Set(valuesOf(dataDir, sql));
    return given.filter((each) => !kept.has(each)).length;
  };
  verdict(`killed at ${times} random moments`, {
    "acknowledged accounts": [accounts.length, (count: number) => count > 0],
    "of them lost": [lost(accounts, "SELECT email FROM users"), 0],
    "acknowledged plans": [plans.length, (count: number) => count > 0],
    "of these lost": [lost(plans, "SELECT id FROM brain_dumps"), 0],
    // Every used generation must have its plan, and every plan must have used one.
    "generations unaccounted for": [
      firstOf(
        dataDir,
        `SELECT ${GENERATIONS} - available_tokens - (SELECT count(*) FROM brain_dumps) FROM user_limits
         WHERE user_id IN (SELECT user_id FROM brain_dumps)`,
      ),
      0,
    ],
    "accounts without their mail": [
      firstOf(dataDir, "SELECT count(*) FROM users WHERE email NOT IN (SELECT recipient FROM outgoing_mail)"),
      0,
    ],
    integrity: integrityOf(dataDir),
    "slowest start in ms": [Math.round(slowestStart), () => true],
  });
}
