import type { AddressInfo } from "node:net";
import path from "node:path";
import Database from "better-sqlite3";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder";
import { startServer } from "../support/server";

const SUBSCRIBERS = 2000;
const KILLS = 12;
/** The server counts a mail as lost a minute after it was taken. */
const LEASE_MS = 60_000;

/** Takes every mail. `onMail` runs when a mail has arrived whole and is not answered yet. */
async function mailSink(onMail: () => void) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        onMail();
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((end) => server.close(end)),
  };
}

/** 2,000 subscribers and an issue whose sending has begun. */
function seed(file: string): void {
  const db = new Database(file);
  const at = Date.now();
  const user = db.prepare(
    "insert into users (id, email, name, password_hash, verified_at, created_at) values (?, ?, 'Reader', 'none', ?, ?)",
  );
  const subscription = db.prepare(
    "insert into newsletter_subscriptions (id, user_id, consent_text, consent_form, consented_at, confirmed_at) values (?, ?, 'Yes', 'test', ?, ?)",
  );
  const mail = db.prepare(
    "insert into newsletter_mails (id, issue_id, subscription_id, status, attempts, due_at) values (?, 'issue', ?, 'waiting', 0, ?)",
  );
  db.transaction(() => {
    db.prepare(
      "insert into newsletter_issues (id, number, subject, body, status, revision, created_at, updated_at, started_at) values ('issue', 1, 'One', 'Hello', 'sending', 2, ?, ?, ?)",
    ).run(at, at, at);
    for (let n = 0; n < SUBSCRIBERS; n++) {
      user.run(`u${n}`, `reader${n}@example.test`, at, at);
      subscription.run(`s${n}`, `u${n}`, at, at);
      mail.run(`issue.s${n}`, `s${n}`, at);
    }
  })();
  db.close();
}

/** As if the minute had passed: what a killed server had taken is lost to it. Nothing runs in the meantime. */
function endLeases(file: string): void {
  const db = new Database(file);
  db.prepare("update newsletter_mails set due_at = due_at - ? where status = 'sending'").run(LEASE_MS);
  db.close();
}

test("killed a dozen times while it sends 2,000 mails, the server sends each once and says which it is unsure of", async () => {
  const dataDir = newFolder();
  let pid = 0;
  let killAt = Number.POSITIVE_INFINITY;
  let kills = 0;
  const sink = await mailSink(() => {
    if (sink.received.length < killAt) return;
    killAt = Number.POSITIVE_INFINITY;
    kills++;
    // Every other time before the answer is out, else a moment later, wherever the server is by then.
    if (kills % 2) process.kill(pid, "SIGKILL");
    else setTimeout(() => process.kill(pid, "SIGKILL"), kills);
  });
  const file = path.join(dataDir, "loam.sqlite");
  const env = { DATA_DIR: dataDir, SMTP_URL: sink.url, MAIL_PER_HOUR: "100000" };
  try {
    await (await startServer({ env })).stop();
    seed(file);
    const start = Date.now();
    for (let round = 1; round <= KILLS; round++) {
      killAt = Math.max(sink.received.length + 1, Math.floor((round * SUBSCRIBERS) / (KILLS + 1)));
      const server = await startServer({ env });
      pid = server.pid;
      await expect.poll(() => kills, { timeout: 120_000, interval: 20 }).toBe(round);
      await expect.poll(() => isAlive(pid), { timeout: 5_000, interval: 10 }).toBe(false);
    }
    endLeases(file);
    const last = await startServer({ env });
    const db = new Database(file, { readonly: true });
    const state = () => db.prepare("select status from newsletter_issues").pluck().get();
    await expect.poll(state, { timeout: 3 * LEASE_MS, interval: 100 }).toBe("sent");
    const rows = db
      .prepare(
        "select m.status, u.email from newsletter_mails m join newsletter_subscriptions s on s.id = m.subscription_id join users u on u.id = s.user_id",
      )
      .all() as { status: string; email: string }[];
    db.close();
    await last.stop();

    const arrived = new Set(sink.received);
    expect(sink.received).toHaveLength(arrived.size);
    const unsure = rows.filter(({ status }) => status === "unsure").map(({ email }) => email);
    const sent = rows.filter(({ status }) => status === "sent").map(({ email }) => email);
    expect(sent.length + unsure.length).toBe(SUBSCRIBERS);
    expect(sent.filter((email) => !arrived.has(email))).toEqual([]);
    expect(unsure.length).toBeLessThanOrEqual(KILLS);
    console.log(
      `${KILLS} kills, ${arrived.size} of ${SUBSCRIBERS} arrived once, ${unsure.length} unsure, of which ${unsure.filter((email) => arrived.has(email)).length} arrived; ${Math.round((Date.now() - start) / 1000)} s`,
    );
  } finally {
    await sink.close();
  }
}, 900_000);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
