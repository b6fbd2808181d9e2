// What is outside goes wrong: the mail server, the clock.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { SMTPServer } from "smtp-server";
import { freePort, poll, startServer } from "../../tests/support/server";
import { ask, get, member, signUp, writePlan } from "../plain-visitor";
import { verdict } from "../report";
import { firstOf, valuesOf } from "./database";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTHLY = 5;

/** Nobody answers at the mail server's port; the site is killed meanwhile; then the mail server is there. */
export async function mail() {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-mail-"));
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Loam <hello@loam.example>",
  };
  const first = await startServer({ env });
  const emails = Array.from({ length: 10 }, (_, each) => `down-${each}@example.test`);
  const answers = await Promise.all(emails.map((email) => signUp(first, email)));
  await poll(
    10_000,
    () => "no attempt was made",
    async () => firstOf(dataDir, "SELECT 1 FROM outgoing_mail WHERE attempts > 0"),
  );
  const ready = (await ask(first, "/readyz")).status;
  process.kill(first.pid, "SIGKILL");
  await first.stop();
  const waiting = firstOf(dataDir, "SELECT count(*) FROM outgoing_mail WHERE status <> 'sent'");

  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onData(stream, { envelope }, done) {
      stream.resume().on("end", () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve));
  const second = await startServer({ env });
  const began = Date.now();
  await poll(
    180_000,
    () => `only ${received.length} mails arrived`,
    async () => valuesOf(dataDir, "SELECT 1 FROM outgoing_mail WHERE status = 'sent'")[emails.length - 1],
  ).catch(() => {});
  await second.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  const twice = received.length - new Set(received).size;
  const acknowledged = answers.filter((answer) => answer?.status === 303).length;
  verdict(
    "the mail server is down, and the site killed meanwhile",
    acknowledged === emails.length &&
      ready === 200 &&
      twice === 0 &&
      new Set(received).size === emails.length,
    `${acknowledged} of ${emails.length} sign-ups answered as ever, /readyz ${ready}, ${waiting} mails waited; ${received.length} arrived within ${((Date.now() - began) / 1000).toFixed(0)} s of both being back, ${twice} of them twice`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}

/** The clock jumps while the site runs. */
export async function clock() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-clock-"));
  const file = path.join(dataDir, "clock");
  const set = (ms: number) => writeFileSync(file, String(ms));
  // Noon of the month's last day: an hour back is the same month, a day on the next one, and no session is over by then.
  const today = new Date();
  const noon = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0, 12) - today.getTime();
  set(noon);
  const preload = pathToFileURL(path.resolve("scripts/durability/stepped-clock.mjs")).href;
  const server = await startServer({
    env: { DATA_DIR: dataDir, CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload}` },
  });
  const step = async (ms: number) => {
    set(noon + ms);
    process.kill(server.pid, "SIGUSR2");
    await wait(300);
  };
  const cookie = await member(server, "clock@example.test");
  const tokens = () => Number(firstOf(dataDir, "SELECT available_tokens FROM user_limits"));
  const plan = async () => ((await writePlan(server, cookie)) ? 1 : 0);
  const signedIn = async () => (await get(server, "/account", cookie)).includes("clock@example.test");

  for (let each = 0; each < MONTHLY; each++) await plan();
  const spent = tokens();
  await step(-HOUR_MS);
  const back = { signedIn: await signedIn(), more: await plan() };
  await step(0);
  const right = { signedIn: await signedIn(), more: await plan() };
  // Into the next month, back out of it, and in again: one refill.
  await step(DAY_MS);
  const next = { more: await plan(), left: tokens() };
  await step(0);
  await plan();
  await step(DAY_MS);
  const again = tokens();
  const plans = Number(firstOf(dataDir, "SELECT count(*) FROM brain_dumps"));
  await server.stop();
  verdict(
    "the clock is set back an hour, right, a month on, back, and on",
    spent === 0 &&
      back.signedIn &&
      right.signedIn &&
      back.more + right.more === 0 &&
      next.more === 1 &&
      next.left === MONTHLY - 1 &&
      again <= next.left &&
      plans <= 2 * MONTHLY - again,
    `signed in throughout; ${back.more + right.more} plans beyond the allowance; the next month brought ${next.left + next.more} tokens, once; ${plans} plans in the end and ${again} tokens left`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}
