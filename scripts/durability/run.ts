// `npm run durability`: proves on the built app what an acknowledged write is worth, and prints figures.
//   npm run durability -- kill 200      the server is killed (SIGKILL) at 200 random moments under write load
//   npm run durability -- locked        another process holds the write lock for 3 s, then for 10 s
//   npm run durability -- full          the disk runs full (needs root: a small tmpfs) and has room again
//   npm run durability -- two           two servers start at once on an empty folder
//   npm run durability -- read-only     a start on a file that may only be read, and one that turns so (needs root)
//   npm run durability -- clock         the clock is set while the site runs
//   npm run durability -- mail          the mail server is down, and the site is killed meanwhile
//   npm run durability -- model         the model server is down
// Without a word all of them run, with 20 kills. Exit code 1 when anything acknowledged was lost.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { holdWriteLock } from "../../tests/support/lock-holder";
import { startServer } from "../../tests/support/server";
import { get, member, openFile, type Site, signUp, writePlan } from "../plain-visitor";
import { clock, mail, model, readOnly, turnedReadOnly } from "./outside";
import { exitCode, verdict } from "./verdict";

/** A month's tokens: more than are ever used here. */
const TOKENS = 100_000;
/** A job whose server was killed is failed, and its token given back, when its lease has ended. */
const LEASES_END_MS = 120_000;

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, MONTHLY_GENERATIONS: `${TOKENS}` });

async function kill(times: number) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-kill-"));
  const accounts: string[] = [];
  const plans: string[] = [];
  let round = 0;
  let slowestStart = 0;
  const planner = await plannerOf(dataDir);
  for (; round < times; round++) {
    const started = performance.now();
    const server = await startServer({ env: envOf(dataDir) });
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
  await lastStart(dataDir);
  const file = openFile(dataDir);
  const has = (sql: string) => {
    const statement = file.prepare(sql).pluck();
    return (value: string) => statement.get(value) !== undefined;
  };
  const hasUser = has("SELECT 1 FROM users WHERE email = ?");
  const hasPlan = has("SELECT 1 FROM brain_dumps WHERE id = ?");
  const lostAccounts = accounts.filter((email) => !hasUser(email)).length;
  const lostPlans = plans.filter((id) => !hasPlan(id)).length;
  // Every token that is gone has its plan, and every plan took one.
  const wrong = file
    .prepare(
      `SELECT ${TOKENS} - l.available_tokens - (SELECT count(*) FROM brain_dumps b WHERE b.user_id = l.user_id)
       FROM user_limits l JOIN users u ON u.id = l.user_id WHERE u.email = ?`,
    )
    .pluck()
    .get(PLANNER);
  const unmailed = file
    .prepare(
      "SELECT count(*) FROM users u WHERE NOT EXISTS (SELECT 1 FROM outgoing_mail m WHERE m.recipient = u.email)",
    )
    .pluck()
    .get();
  const integrity = file.pragma("integrity_check", { simple: true });
  file.close();
  verdict(
    `S84 killed at ${round} random moments`,
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

const PLANNER = "planner@example.test";

/** A member who stays signed in over all the starts. @returns the cookie. */
async function plannerOf(dataDir: string): Promise<string> {
  const server = await startServer({ env: envOf(dataDir) });
  const cookie = await member(server, PLANNER);
  await server.stop();
  return cookie;
}

/** Starts once more, until no job is left over from before. */
async function lastStart(dataDir: string): Promise<void> {
  const server = await startServer({ env: envOf(dataDir) });
  const file = openFile(dataDir);
  const running = file.prepare("SELECT count(*) FROM jobs WHERE status = 'running'").pluck();
  const started = performance.now();
  while (running.get() !== 0 && performance.now() - started < LEASES_END_MS) await wait(500);
  file.close();
  await server.stop();
}

async function locked() {
  const server = await startServer();
  const at = path.join(server.dataDir, "loam.sqlite");
  for (const seconds of [3, 10]) {
    const letGo = await holdWriteLock(at);
    const answer = signUp(server, `locked-${seconds}@example.test`);
    const started = performance.now();
    let slowestPage = 0;
    while (performance.now() - started < seconds * 1000) {
      const before = performance.now();
      await get(server, "/blog");
      slowestPage = Math.max(slowestPage, performance.now() - before);
      await wait(50);
    }
    await letGo();
    const { status, retryAfter, ms } = (await answer) ?? { status: 0, retryAfter: null, ms: 0 };
    verdict(
      `S85 write lock held for ${seconds} s`,
      seconds === 3 ? status === 303 : status === 503 && retryAfter !== null,
      `the post got ${status}${retryAfter ? ` (Retry-After ${retryAfter})` : ""} after ${(ms / 1000).toFixed(1)} s; slowest page meanwhile ${slowestPage.toFixed(0)} ms`,
    );
  }
  const after = await signUp(server, "after@example.test");
  verdict(
    "S85 afterwards",
    after?.status === 303,
    `a post got ${after?.status} in ${after?.ms.toFixed(0)} ms`,
  );
  await server.stop();
}

async function full() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-full-"));
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", disk]);
  } catch {
    console.log("skipped S87 full disk: a tmpfs could not be mounted here");
    return;
  }
  const server = await startServer({ env: { DATA_DIR: disk } });
  try {
    const ballast = path.join(disk, "ballast");
    const fill = (bytes: number) => {
      try {
        writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
        return true;
      } catch {
        return false;
      }
    };
    while (fill(64 * 1024));
    while (fill(512));
    const statuses = new Map<number, number>();
    for (let each = 0; each < 40; each++) {
      const status = (await signUp(server, `full-${each}@example.test`))?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const page = await fetch(`${server.url}/blog`);
    const ready = await fetch(`${server.url}/readyz`);
    const size = statSync(ballast).size;
    rmSync(ballast);
    await wait(1100);
    const again = await signUp(server, "room-again@example.test");
    const readyAgain = await fetch(`${server.url}/readyz`);
    const file = openFile(disk);
    const integrity = file.pragma("integrity_check", { simple: true });
    file.close();
    verdict(
      "S87 full disk",
      page.status === 200 &&
        ready.status === 503 &&
        statuses.has(503) &&
        [...statuses.keys()].every((status) => status === 303 || status === 503) &&
        again?.status === 303 &&
        readyAgain.status === 200 &&
        integrity === "ok",
      `posts while full: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(", ")}; a page ${page.status}, /readyz ${ready.status}; with room again ${again?.status}, /readyz ${readyAgain.status}; integrity ${integrity}; ballast ${(size / 1024).toFixed(0)} KB`,
    );
  } finally {
    await server.stop();
    execFileSync("umount", [disk]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function two() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-two-"));
  const both = await Promise.all([0, 1].map(() => startServer({ env: { DATA_DIR: dataDir } })));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, each) => signUp(both[each % 2] as Site, `two-${each}@example.test`)),
  );
  const good = answers.filter((answer) => answer?.status === 303).length;
  await Promise.all(both.map((server) => server.stop()));
  const file = openFile(dataDir);
  const users = file.prepare("SELECT count(*) FROM users").pluck().get();
  file.close();
  verdict(
    "S92 two starts at once",
    good === users && good > 0,
    `${good} of 40 posts acknowledged, ${users} accounts`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}

const [what, count] = process.argv.slice(2);
const RUNS: Record<string, () => Promise<void>> = {
  kill: () => kill(Number(count ?? 20)),
  locked,
  full,
  two,
  "read-only": async () => {
    await readOnly();
    await turnedReadOnly();
  },
  clock,
  mail,
  model,
};
const run = what ? RUNS[what] : undefined;
if (what && !run) {
  console.error(`Known: ${Object.keys(RUNS).join(", ")}.`);
  process.exit(2);
}
for (const each of run ? [run] : Object.values(RUNS)) await each();
process.exit(exitCode());
