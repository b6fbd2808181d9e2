import { describe, expect, it, vi } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { failed } from "~/base/data/queue";
import { setSwitch } from "~/base/data/switches";
import { fromNow, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { wake } from "~/base/kernel/worker";
import { COMMAND_LINE } from "~/identity/data/operator-acts";
import { mailFault } from "~/mail/data/held";
import { findNextMailTime, queueMail } from "~/mail/data/outgoing";
import { deliverDueMail, startMailWorker } from "~/mail/deliver";
import type { MailKind } from "~/mail/kinds";
import { listOutbox } from "~/mail/outbox";
import { type Envelope, NotSent, type Transport } from "~/mail/transports";
import { endMailHold } from "~/operations/release-held";
import { outgoingMail } from "~/tables";
import { admin } from "../support/admin";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { withSilentLog } from "../support/log-lines";
import { withSmtpServer } from "../support/smtp-server";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();
withSilentLog();

const letter = { subject: "Hello", text: "text", html: "<p>html</p>" };
const queue = (...recipients: string[]) =>
  transaction(async (tx) => {
    for (const recipient of recipients) await queueMail(tx, { recipient, kind: "verify" }, () => letter);
  });
const rows = () => reader().select().from(outgoingMail);

/** A transport that notes what it was given, and then does what `answer` says. */
function fakeTransport(answer: (mail: Envelope) => void | Promise<void> = () => {}) {
  const sent: string[] = [];
  const transport: Transport = async (mail) => {
    sent.push(mail.recipient);
    await answer(mail);
  };
  return { sent, transport };
}

it("delivers everything that is due, each once, and empties the letters", async () => {
  await queue("a@example.test", "b@example.test", "c@example.test");
  const { sent, transport } = fakeTransport();
  await deliverDueMail(transport);
  await deliverDueMail(transport);
  expect(sent.sort()).toEqual(["a@example.test", "b@example.test", "c@example.test"]);
  for (const row of await rows()) expect(row).toMatchObject({ status: "sent", letter: null, sentAt: now() });
});

describe("a provider that is down", () => {
  const retryDelay = (attempts: number, longest?: number) =>
    failed(attempts, "", longest).dueAt.getTime() - now().getTime();

  it("is tried again after 5 s, then twice as long each time, up to a minute; a recipient's up to an hour", async () => {
    expect([1, 2, 3, 4, 9, 10, 11, 50].map((attempts) => retryDelay(attempts) / SECOND_MS)).toEqual([
      5, 10, 20, 40, 1280, 2560, 3600, 3600,
    ]);
    await queue("a@example.test");
    const { sent, transport } = fakeTransport(() => {
      throw new Error("connect ECONNREFUSED");
    });
    for (let attempt = 1; attempt <= 12; attempt++) {
      const delay = retryDelay(attempt, MINUTE_MS);
      await deliverDueMail(transport);
      expect(sent).toHaveLength(attempt);
      expect(await findNextMailTime()).toEqual(fromNow(delay));
      passTime(delay - 1);
      await deliverDueMail(transport);
      expect(sent).toHaveLength(attempt);
      passTime(1);
    }
    expect((await rows())[0]).toMatchObject({
      status: "waiting",
      attempts: 12,
      lastError: "connect ECONNREFUSED",
      letter,
    });
    const working = fakeTransport();
    await deliverDueMail(working.transport);
    expect(working.sent).toEqual(["a@example.test"]);
  });

  it("is asked with one mail, not with all that are due", async () => {
    await queue("a@example.test", "b@example.test", "c@example.test");
    let isDown = true;
    const { sent, transport } = fakeTransport(() => {
      if (isDown) throw new Error("connect ECONNREFUSED");
    });
    expect(await deliverDueMail(transport)).toBe("down");
    expect(sent).toHaveLength(1);
    isDown = false;
    expect(await deliverDueMail(transport)).toBe("done");
    // The one that asked waits a little longer than the others.
    expect((await rows()).map((row) => row.status).sort()).toEqual(["sent", "sent", "waiting"]);
    passTime(retryDelay(1));
    await deliverDueMail(transport);
    expect(new Set(sent).size).toBe(3);
    for (const row of await rows()) expect(row.status).toBe("sent");
  });

  it("is asked again after 2 s, then twice as long each time, up to a minute, whatever is queued meanwhile", async () => {
    setEnvironment({ SMTP_URL: "smtp://127.0.0.1:1" });
    const timers = vi.spyOn(globalThis, "setTimeout");
    const nextLook = () => timers.mock.calls.findLast(([callback]) => callback.name === "call")?.[1];
    const tries = async () => (await rows()).reduce((sum, { attempts }) => sum + attempts, 0);
    await queue("a@example.test", "b@example.test");
    const stop = startMailWorker();
    for (const [n, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      await expect.poll(nextLook).toBe(seconds * SECOND_MS);
      expect(await tries()).toBe(n + 1);
      passTime(seconds * SECOND_MS - 1);
      await queue(`${n}@example.test`);
      // The least that a worker waits.
      await expect.poll(nextLook).toBe(SECOND_MS);
      expect(await tries()).toBe(n + 1);
      passTime(1);
      wake("mail");
    }
    await stop();
    timers.mockRestore();
  });
});

describe("the mail server that the worker finds", () => {
  const smtp = withSmtpServer();
  const logged = (level: "error" | "warn" | "info") => vi.spyOn(log, level);

  it("is asked at the start and after each rest, though no mail is due: a fault is logged once with its code, and known until it is over", async () => {
    setEnvironment({ SMTP_URL: smtp.url("loam:wrong@") });
    smtp.refuse("auth", "535 5.7.8 Authentication failed for loam");
    const [errors, infos] = [logged("error"), logged("info")];
    const stop = startMailWorker();
    await expect.poll(mailFault).toMatch(/^EAUTH 535: .*Authentication failed/);
    passTime(MINUTE_MS);
    wake("mail");
    await expect.poll(smtp.connections).toBe(2);
    expect(errors.mock.calls).toEqual([
      [
        { alert: true, code: "EAUTH 535", reason: expect.stringContaining("Authentication failed") },
        "the mail service takes no mail",
      ],
    ]);
    smtp.accept();
    await expect
      .poll(() => {
        passTime(MINUTE_MS);
        wake("mail");
        return mailFault();
      })
      .toBeNull();
    await expect.poll(() => infos.mock.calls).toHaveLength(1);
    expect(infos.mock.calls).toEqual([["the mail service takes mail again"]]);
    await stop();
    vi.restoreAllMocks();
  });

  it("takes mail again when a mail was taken, not when it only lets itself be connected to", async () => {
    setEnvironment({ SMTP_URL: smtp.url() });
    smtp.refuse("mail", "550 5.7.1 Sender address rejected");
    const [errors, infos] = [logged("error"), logged("info")];
    await queue("ann@example.test");
    const stop = startMailWorker();
    const tries = async () => (await rows())[0]?.attempts;
    for (let n = 1; n <= 3; n += 1) {
      await expect.poll(tries).toBe(n);
      const connections = smtp.connections();
      passTime(4 * SECOND_MS);
      wake("mail");
      if (n === 1) await expect.poll(smtp.connections).toBeGreaterThan(connections);
      passTime(MINUTE_MS);
      wake("mail");
    }
    expect(await mailFault()).toMatch(/^EENVELOPE 550: .*Sender address rejected/);
    expect([errors.mock.calls.length, infos.mock.calls]).toEqual([1, []]);
    expect(await admin("check")).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^The mail service takes no mail\. EENVELOPE 550: .*Sender address rejected/,
      ),
    });
    smtp.accept();
    await expect
      .poll(async () => {
        passTime(MINUTE_MS);
        wake("mail");
        return (await rows())[0]?.status;
      })
      .toBe("sent");
    await expect.poll(() => infos.mock.calls).toEqual([["the mail service takes mail again"]]);
    expect([await mailFault(), errors.mock.calls.length]).toEqual([null, 1]);
    await stop();
    vi.restoreAllMocks();
  });

  it("is not alerted of for a recipient put off again and again, nor a second, but for three in a row", async () => {
    setEnvironment({ SMTP_URL: smtp.url() });
    smtp.refuse("rcpt", "550 5.7.1 <ann@example.test>: I take no mail from strangers");
    const [errors, warnings] = [logged("error"), logged("warn")];
    const told = () => warnings.mock.calls.length;
    await queue("ann@example.test", "bob@example.test");
    const stop = startMailWorker();
    await expect.poll(told).toBe(2);
    passTime(MINUTE_MS);
    wake("mail");
    await expect.poll(told).toBe(4);
    const reason = expect.stringContaining("5.7.1 <…>: I take no mail");
    expect(warnings.mock.calls[0]?.[0]).toMatchObject({ code: "EENVELOPE 550", reason });
    expect([errors.mock.calls, await mailFault()]).toEqual([[], null]);
    await queue("cleo@example.test");
    await expect.poll(mailFault).toContain("I take no mail");
    expect(errors).toHaveBeenCalledOnce();
    await stop();
    vi.restoreAllMocks();
  });
});

it("one recipient that has to wait does not hold the others up", async () => {
  await queue("bad@example.test", "good@example.test");
  const { sent, transport } = fakeTransport(({ recipient }) => {
    if (recipient.startsWith("bad")) throw new NotSent("retry", "recipient", "450 greylisted");
  });
  await deliverDueMail(transport);
  expect(sent.sort()).toEqual(["bad@example.test", "good@example.test"]);
  expect((await rows()).map((row) => row.status).sort()).toEqual(["sent", "waiting"]);
});

it("a mail that its recipient puts off again and again ends after a day", async () => {
  await queue("full@example.test");
  const { transport } = fakeTransport(() => {
    throw new NotSent("retry", "recipient", "452 4.2.2 Mailbox full");
  });
  for (let hour = 0; hour < 24; hour += 1) {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await deliverDueMail(transport);
      passTime(HOUR_MS / 4);
    }
  }
  expect((await rows())[0]?.status).toBe("waiting");
  for (let hour = 0; hour < 12; hour += 1) {
    await deliverDueMail(transport);
    passTime(HOUR_MS);
  }
  expect((await rows())[0]).toMatchObject({ status: "refused", letter: null });
});

it("a refused mail is recorded, emptied and never tried again", async () => {
  await queue("a@example.test");
  const { sent, transport } = fakeTransport(() => {
    throw new NotSent("refused", "recipient", `no such\0 mailbox\u0007 a@example.test ${"x".repeat(1000)}`);
  });
  await deliverDueMail(transport);
  passTime(24 * HOUR_MS);
  await deliverDueMail(transport);
  expect(sent).toHaveLength(1);
  const [row] = await rows();
  expect(row).toMatchObject({ status: "refused", letter: null });
  expect(row?.lastError).toMatch(/^no such mailbox … x{269}$/);
});

it("after a refusal that calls the address bad, other mail to it is refused unsent", async () => {
  const { sent, transport } = fakeTransport(() => {
    throw new NotSent("refused", "address", "550 5.1.1 No such user here");
  });
  for (const _ of [1, 2]) {
    await queue("gone@example.test");
    await deliverDueMail(transport);
    passTime(HOUR_MS);
  }
  expect(sent).toHaveLength(1);
  expect((await rows()).map(({ lastError }) => lastError)).toContain("Mail to it is stopped: it bounced.");
});

describe("no mail goes out twice", () => {
  it("while one worker is still at it", async () => {
    await queue("slow@example.test");
    let finish = () => {};
    const first = fakeTransport(() => new Promise((resolve) => (finish = resolve)));
    const delivering = deliverDueMail(first.transport);
    while (first.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const second = fakeTransport();
    passTime(5 * MINUTE_MS - 1);
    await deliverDueMail(second.transport);
    expect(second.sent).toEqual([]);
    finish();
    await delivering;
    expect((await rows())[0]?.status).toBe("sent");
  });
});

describe("when more is due than may be sent", () => {
  const letters = (kind: MailKind, many: number) =>
    transaction(async (tx) => {
      for (let n = 0; n < many; n += 1)
        await queueMail(tx, { recipient: `${kind}-${n}@example.test`, kind }, () => letter);
    });
  const kindsOf = (sent: string[]) => sent.map((recipient) => recipient.replace(/-\d+@.*/, ""));

  it("sign-ups by strangers hold up neither a warning nor a reset", async () => {
    setEnvironment({ MAIL_PER_HOUR: "20" });
    await letters("verify", 30);
    const flood = fakeTransport();
    await deliverDueMail(flood.transport);
    expect(flood.sent).toHaveLength(14);
    await letters("password-changed", 2);
    await letters("reset", 2);
    const { sent, transport } = fakeTransport();
    await deliverDueMail(transport);
    expect(kindsOf(sent)).toEqual(["password-changed", "password-changed", "reset", "reset"]);
  });
});

it("stops between two mails when it is told to", async () => {
  await queue("a@example.test", "b@example.test");
  const { sent, transport } = fakeTransport();
  await deliverDueMail(transport, () => sent.length > 0);
  expect(sent).toHaveLength(1);
});

it("the worker delivers what is there, what a transaction queues, and ends with the mail it is at", async () => {
  await queue("first@example.test");
  const stop = startMailWorker();
  const delivered = (count: number) =>
    expect.poll(async () => (await rows()).filter((row) => row.status === "sent").length).toBe(count);
  await delivered(1);
  await queue("second@example.test");
  await delivered(2);
  await stop();
  await queue("third@example.test");
  expect((await rows()).filter((row) => row.status === "waiting")).toHaveLength(1);
  expect((await listOutbox()).map((mail) => mail.to).sort()).toEqual([
    "first@example.test",
    "second@example.test",
  ]);
});

it("the log says that mail is held since a restore, and when that ended", async () => {
  const [warnings, infos] = [vi.spyOn(log, "warn"), vi.spyOn(log, "info")];
  await transaction((tx) => setSwitch(tx, "mail_held", true));
  const stop = startMailWorker();
  await expect.poll(() => warnings.mock.calls.length).toBe(1);
  expect(warnings.mock.calls[0]).toEqual([
    { since: now().toISOString() },
    "a backup was restored: the mail in it waits until an operator says so",
  ]);
  await endMailHold(COMMAND_LINE, "drop");
  wake("mail");
  await expect.poll(() => infos.mock.calls).toEqual([["held mail is let go"]]);
  await stop();
  vi.restoreAllMocks();
});

it("the log says of a copy to rehearse with that it never sends mail", async () => {
  const warnings = vi.spyOn(log, "warn");
  await transaction((tx) => setSwitch(tx, "rehearsal", true));
  const stop = startMailWorker();
  await expect.poll(() => warnings.mock.calls[0]?.[1]).toMatch(/^This is a copy .* never sends mail/);
  await stop();
  vi.restoreAllMocks();
});
