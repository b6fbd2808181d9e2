// What is outside goes wrong: the mail and the model server, the clock, the file's permissions.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { SMTPServer } from "smtp-server";
import { freePort, poll, startServer } from "../../tests/support/server";
import { get, member, openFile, PASSWORD, post, signUp, writePlan } from "../plain-visitor";
import { verdict } from "./verdict";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTHLY = 5;

function ask<T>(dataDir: string, sql: string): T[] {
  const file = openFile(dataDir);
  const rows = file.prepare(sql).all() as T[];
  file.close();
  return rows;
}

/** S89: nobody answers at the mail server's port; the site is killed meanwhile; then the mail server is there. */
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
    async () =>
      ask(dataDir, "SELECT 1 FROM outgoing_mail WHERE attempts > 0").length > 0 ? true : undefined,
  );
  const ready = (await fetch(`${first.url}/readyz`)).status;
  process.kill(first.pid, "SIGKILL");
  await first.stop();
  const waiting = ask(dataDir, "SELECT 1 FROM outgoing_mail WHERE status <> 'sent'").length;

  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    logger: false,
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
    async () =>
      ask(dataDir, "SELECT 1 FROM outgoing_mail WHERE status = 'sent'").length >= emails.length
        ? true
        : undefined,
  ).catch(() => {});
  await second.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  const twice = received.length - new Set(received).size;
  const acknowledged = answers.filter((answer) => answer?.status === 303).length;
  verdict(
    "S89 the mail server is down, and the site killed meanwhile",
    acknowledged === emails.length &&
      ready === 200 &&
      twice === 0 &&
      new Set(received).size === emails.length,
    `${acknowledged} of ${emails.length} sign-ups answered as ever, /readyz ${ready}, ${waiting} mails waited; ${received.length} arrived within ${((Date.now() - began) / 1000).toFixed(0)} s of both being back, ${twice} of them twice`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}

/** S90: nobody answers at the model server's address. */
export async function model() {
  const server = await startServer({
    env: {
      OPENAI_MODEL: "nobody",
      OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
      MODEL_MODERATION: "off",
    },
  });
  const cookie = await member(server, "model@example.test");
  const id = await writePlan(server, cookie);
  await poll(
    60_000,
    () => "the job does not end",
    async () =>
      ask(server.dataDir, "SELECT 1 FROM jobs WHERE status = 'failed'").length > 0 ? true : undefined,
  ).catch(() => {});
  const page = await get(server, `/braindumper/plan/${id}`, cookie);
  const [limits] = ask<{ available_tokens: number }>(
    server.dataDir,
    "SELECT available_tokens FROM user_limits",
  );
  const plans = ask(server.dataDir, "SELECT 1 FROM brain_dumps").length;
  const says = /No (context|content) was generated/.test(page);
  verdict(
    "S90 the model server is down",
    id !== null && limits?.available_tokens === MONTHLY && plans === 0 && page.includes("Try again"),
    `the press was answered ${id ? "303" : "otherwise"}; ${limits?.available_tokens} of ${MONTHLY} tokens there, ${plans} plans; the page ${says ? "has the catalogue's text and " : ""}offers to try again`,
  );
  await server.stop();
}

/** S91: the clock jumps while the site runs. */
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
  const tokens = () =>
    ask<{ n: number }>(dataDir, "SELECT available_tokens AS n FROM user_limits")[0]?.n ?? -1;
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
  const [{ n: plans = 0 } = {}] = ask<{ n: number }>(dataDir, "SELECT count(*) AS n FROM brain_dumps");
  await server.stop();
  const leaks = plans - (MONTHLY + MONTHLY - again);
  verdict(
    "S91 the clock is set back an hour, right, a month on, back, and on",
    spent === 0 &&
      back.signedIn &&
      right.signedIn &&
      back.more + right.more === 0 &&
      next.more === 1 &&
      next.left === MONTHLY - 1 &&
      again <= next.left &&
      leaks <= 0,
    `signed in throughout; ${back.more + right.more} plans beyond the allowance; the next month brought ${next.left + next.more} tokens, once; ${plans} plans in the end and ${again} tokens left`,
  );
  rmSync(dataDir, { recursive: true, force: true });
}

/** S88: the file can no longer be written while the site runs, and then it can again. */
export async function turnedReadOnly() {
  const name = "S88 the file turns read-only while the site runs";
  const server = await startServer();
  const files = ["loam.sqlite", "loam.sqlite-wal"].map((file) => path.join(server.dataDir, file));
  // Permissions do not reach whoever has the file open; that it may not be changed does (ext4, XFS, Btrfs; root).
  const setImmutable = (how: "+i" | "-i") => execFileSync("chattr", [how, ...files], { stdio: "ignore" });
  try {
    const cookie = await member(server, "ann@example.test");
    const begun = await post(server, "/braindumper", { draft: "", platform: "rork" });
    const wizard = begun?.cookie ?? "";
    const draft =
      /name="draft"[^>]*value="([^"]*)"/.exec(await get(server, "/braindumper/describe", wizard))?.[1] ?? "";
    try {
      setImmutable("+i");
    } catch {
      console.log("skipped S88 read-only while running: chattr +i does not work here");
      return;
    }
    const form = { firstName: "Bea", email: "bea@example.test", password: PASSWORD, acceptTerms: "on" };
    const idea = { draft, description: "A choir plans rehearsals; singers say whether they come." };
    const send = (at: string, fields: Record<string, string>, cookie = "") =>
      fetch(server.url + at, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: server.url, Cookie: cookie },
        redirect: "manual",
      });
    const refused = [await send("/auth/sign-up", form), await send("/braindumper/describe", idea, wizard)];
    const [signUpPage = "", ideaPage = ""] = await Promise.all(refused.map((answer) => answer.text()));
    const kept =
      signUpPage.includes('value="bea@example.test"') &&
      !signUpPage.includes(PASSWORD) &&
      ideaPage.includes(idea.description);
    const retry = refused.map((answer) => answer.headers.get("Retry-After"));
    const more = await Promise.all([1, 2, 3].map((each) => signUp(server, `more-${each}@example.test`)));
    const reading = await fetch(`${server.url}/blog`);
    const own = await fetch(`${server.url}/account`, { headers: { Cookie: cookie } });
    const ready = await fetch(`${server.url}/readyz`);
    setImmutable("-i");
    await poll(
      10_000,
      () => "it does not become ready",
      async () => ((await fetch(`${server.url}/readyz`)).ok ? true : undefined),
    );
    const again = await signUp(server, "bea@example.test");
    const file = openFile(server.dataDir);
    const integrity = file.pragma("integrity_check", { simple: true });
    file.close();
    const statuses = [...refused, ...more].map((answer) => answer?.status ?? 0);
    verdict(
      name,
      statuses.every((status) => status === 503) &&
        retry.every((seconds) => seconds !== null) &&
        kept &&
        reading.status === 200 &&
        own.status === 200 &&
        ready.status === 503 &&
        again?.status === 303 &&
        integrity === "ok",
      `posts ${statuses.join(", ")} (Retry-After ${retry.join(", ")}, what was typed ${kept ? "is" : "is not"} in the form); a page ${reading.status}, a member's ${own.status}, /readyz ${ready.status}; writable again: a post ${again?.status}, integrity ${integrity}`,
    );
  } finally {
    try {
      setImmutable("-i");
    } catch {}
    await server.stop();
  }
}

/** S88: a start on a file that may only be read. */
export async function readOnly() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-read-only-"));
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", disk]);
  } catch {
    console.log("skipped S88 read-only file: a tmpfs could not be mounted here");
    return;
  }
  const remount = (how: "ro" | "rw") => execFileSync("mount", ["-o", `remount,${how}`, disk]);
  try {
    const env = { DATA_DIR: disk };
    await (await startServer({ env })).stop();
    remount("ro");
    const refused = await startServer({ env }).then(
      async (server) => {
        await server.stop();
        return "it started";
      },
      (error: Error) => error.message,
    );
    remount("rw");
    const { code, text } = readRefusal(refused);
    verdict(
      "S88 a start on a read-only file",
      code === "1" && /cannot be written/.test(text) && !/\n\s+at /.test(text),
      `exit code ${code}: ${text.split("\n").find((line) => /cannot be written/.test(line)) ?? text}`,
    );
  } finally {
    execFileSync("umount", [disk]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRefusal(message: string) {
  const [, code = "", text = message] = /ended with code (\w+):\n([\s\S]*)/.exec(message) ?? [];
  return { code, text };
}
