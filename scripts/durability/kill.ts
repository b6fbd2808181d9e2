import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { poll, startServer } from "../../tests/support/server";
import { member, signUp, writePlan } from "../plain-visitor";
import { verdict } from "../report";
import { firstOf, integrityOf, valuesOf } from "./database";

/** A month's tokens: more than are ever used here. */
const TOKENS = 100_000;
/** A job whose server was killed is failed, and its token given back, when its lease has ended. */
const LEASES_END_MS = 120_000;

/** The server is killed at random moments while three visitors sign up and a member has plans written. */
export async function kill(times: number) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-kill-"));
  const start = () => startServer({ env: { DATA_DIR: dataDir, MONTHLY_GENERATIONS: `${TOKENS}` } });
  const accounts: string[] = [];
  const plans: string[] = [];
  let slowestStart = 0;
  const first = await start();
  // Signed in over all the starts.
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
        if ((await signUp(server, email))?.status === 303) accounts.push(email);
      }
    });
    const planning = (async () => {
      while (running) {
        const id = await writePlan(server, planner);
        if (id) plans.push(id);
      }
    })();
    await wait(100 + Math.random() * 1500);
    process.kill(server.pid, "SIGKILL");
    running = false;
    await Promise.all([...writers, planning]);
    await server.stop();
  }

  // Once more, until no job is left over from before.
  const last = await start();
  const jobsEnded = async () =>
    firstOf(dataDir, "SELECT count(*) FROM jobs WHERE status = 'running'") === 0 || undefined;
  await poll(LEASES_END_MS, () => "jobs are still running", jobsEnded).catch(() => {});
  await last.stop();
  const lost = (given: string[], sql: string) => {
    const kept = new Set(valuesOf(dataDir, sql));
    return given.filter((each) => !kept.has(each)).length;
  };
  const lostAccounts = lost(accounts, "SELECT email FROM users");
  const lostPlans = lost(plans, "SELECT id FROM brain_dumps");
  // Every token that is gone has its plan, and every plan took one.
  const wrong = firstOf(
    dataDir,
    `SELECT ${TOKENS} - available_tokens - (SELECT count(*) FROM brain_dumps) FROM user_limits
     WHERE user_id IN (SELECT user_id FROM brain_dumps)`,
  );
  const unmailed = firstOf(
    dataDir,
    "SELECT count(*) FROM users WHERE email NOT IN (SELECT recipient FROM outgoing_mail)",
  );
  const integrity = integrityOf(dataDir);
  verdict(
    `killed at ${times} random moments`,
    lostAccounts + lostPlans === 0 &&
      wrong === 0 &&
      unmailed === 0 &&
      integrity === "ok" &&
      accounts.length > 0 &&
      plans.length > 0,
    `${accounts.length} acknowledged accounts, ${lostAccounts} lost; ${plans.length} acknowledged plans, ${lostPlans} lost; ${wrong} tokens unaccounted for; ${unmailed} accounts without their mail; integrity ${integrity}; slowest start ${slowestStart.toFixed(0)} ms`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}
