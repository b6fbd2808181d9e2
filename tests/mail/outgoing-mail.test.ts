import { describe, expect, it, vi } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { failed, refused, sent } from "~/base/data/queue";
import { DAY_MS, fromNow, HOUR_MS, MINUTE_MS, now } from "~/base/kernel/clock";
import {
  changeWaitingMail,
  claimDueMail,
  deleteOldMail,
  findNextMailTime,
  lastHourOfMail,
  queueMail,
  settleMail,
} from "~/mail/data/outgoing";
import { MAIL_RANKS, type MailKind } from "~/mail/kinds";
import { outgoingMail } from "~/tables";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const letter = { subject: "Hello", text: "secret link", html: "<p>secret link</p>" };
const queue = (recipient = "ann@example.test", kind: MailKind = "verify") =>
  transaction((tx) => queueMail(tx, { recipient, kind }, () => letter));
const rows = () => reader().select().from(outgoingMail).orderBy(outgoingMail.createdAt);

it("a mail waits from now on, with its letter", async () => {
  await queue();
  expect(await rows()).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      recipient: "ann@example.test",
      kind: "verify",
      cause: null,
      rank: MAIL_RANKS.strangers,
      letter,
      status: "waiting",
      attempts: 0,
      lastError: null,
      dueAt: now(),
      createdAt: now(),
      sentAt: null,
    },
  ]);
  expect(await findNextMailTime()).toEqual(now());
});

it("a mail whose cause is rolled back does not exist", async () => {
  const failing = transaction(async (tx) => {
    await queueMail(tx, { recipient: "ann@example.test", kind: "verify" }, () => letter);
    throw new Error("halfway");
  });
  await expect(failing).rejects.toThrow();
  expect(await rows()).toEqual([]);
  expect(await findNextMailTime()).toBeNull();
});

describe("claimDueMail", () => {
  it("gives each mail to one of many workers", async () => {
    for (let n = 0; n < 5; n++) await queue(`ann-${n}@example.test`);
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimDueMail()));
    const ids = claims.flatMap((mail) => mail?.id ?? []);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  it("gives the one that has been due longest", async () => {
    await queue("first@example.test");
    passTime(1000);
    await queue("second@example.test");
    expect((await claimDueMail())?.recipient).toBe("first@example.test");
    expect((await claimDueMail())?.recipient).toBe("second@example.test");
    expect(await claimDueMail()).toBeNull();
  });

  it("what a dead worker took comes back when its lease is over", async () => {
    await queue();
    const taken = await claimDueMail();
    passTime(5 * MINUTE_MS - 1);
    expect(await claimDueMail()).toBeNull();
    expect(await findNextMailTime()).toEqual(fromNow(1));
    passTime(1);
    expect((await claimDueMail())?.id).toBe(taken?.id);
  });

  it("does not give one that is not due yet", async () => {
    await queue();
    const mail = await claimDueMail();
    await settleMail(mail?.id ?? "", failed(1, "provider down"));
    expect(await claimDueMail()).toBeNull();
    expect(await findNextMailTime()).toEqual(fromNow(5000));
    passTime(5000);
    expect(await claimDueMail()).toMatchObject({ id: mail?.id, attempts: 1, lastError: "provider down" });
  });
});

it("a mail that was sent or refused keeps nothing of its letter", async () => {
  await queue("sent@example.test");
  await queue("refused@example.test");
  const [first, second] = await rows();
  await settleMail(first?.id ?? "", sent());
  await settleMail(second?.id ?? "", refused("no such address"));
  expect(await rows()).toMatchObject([
    { status: "sent", letter: null, sentAt: now(), lastError: null },
    { status: "refused", letter: null, lastError: "no such address" },
  ]);
  expect(JSON.stringify(await rows())).not.toContain("secret");
  expect(await claimDueMail()).toBeNull();
  expect(await findNextMailTime()).toBeNull();
});

describe("an address is sent a mail of a kind that others can cause", () => {
  it("when it had none in the last minute; other addresses and kinds do not count", async () => {
    expect(await queue("ann@example.test", "verify")).toBe(true);
    expect(await queue("ann@example.test", "verify")).toBe(false);
    expect(await queue("ann@example.test", "reset")).toBe(true);
    expect(await queue("bea@example.test", "verify")).toBe(true);
    passTime(MINUTE_MS);
    expect(await queue("ann@example.test", "verify")).toBe(true);
    expect(await rows()).toHaveLength(4);
  });

  it("and a letter that is not mailed is not written: its link would replace the one that was", async () => {
    await queue();
    const write = vi.fn(() => letter);
    await transaction((tx) => queueMail(tx, { recipient: "ann@example.test", kind: "verify" }, write));
    expect(write).not.toHaveBeenCalled();
  });

  it("an address without an account is noted as if it had been mailed, and is never mailed", async () => {
    const nobody = { recipient: "nobody@example.test", kind: "reset" } as const;
    expect(await transaction((tx) => queueMail(tx, nobody, () => null))).toBe(false);
    expect(await queue("nobody@example.test", "reset")).toBe(false);
    expect(await claimDueMail()).toBeNull();
    expect(await findNextMailTime()).toBeNull();
  });
});

it("what warns a member of the own account is always mailed", async () => {
  for (let each = 0; each < 8; each += 1)
    expect(await queue("ann@example.test", "password-changed")).toBe(true);
});

describe("lastHourOfMail", () => {
  it("counts what went out by rank, not what waits or was refused, and says which ranks may send", async () => {
    await queue("sent@example.test");
    await queue("sent@example.test", "password-changed");
    await queue("refused@example.test");
    await queue("waiting@example.test");
    const id = async (recipient: string, kind: MailKind) =>
      (await rows()).find((row) => row.recipient === recipient && row.kind === kind)?.id ?? "";
    await settleMail(await id("sent@example.test", "password-changed"), sent());
    passTime(1000);
    await settleMail(await id("sent@example.test", "verify"), sent());
    await settleMail(await id("refused@example.test", "verify"), refused("no"));
    const { sent: counts, inTurn } = await lastHourOfMail();
    expect(counts.toSorted((a, b) => a.rank - b.rank)).toEqual([
      { rank: MAIL_RANKS.warning, n: 1, first: fromNow(-1000) },
      { rank: MAIL_RANKS.strangers, n: 1, first: now() },
    ]);
    expect(inTurn).toEqual([0, 1, 2, 3, 4]);
    passTime(HOUR_MS);
    expect((await lastHourOfMail()).sent).toEqual([]);
  });
});

it("deleteOldMail deletes what was sent, refused or dropped a week ago, never what waits", async () => {
  for (const recipient of ["sent", "refused", "dropped", "waiting"]) {
    await queue(`${recipient}@example.test`);
    passTime(1);
  }
  const [first, second, third] = await rows();
  await settleMail(first?.id ?? "", sent());
  await settleMail(second?.id ?? "", refused("no"));
  await transaction((tx) => changeWaitingMail(tx, third?.id ?? "", "drop"));
  passTime(7 * DAY_MS - 4);
  await transaction((tx) => deleteOldMail(tx));
  expect(await rows()).toHaveLength(4);
  passTime(4);
  await transaction((tx) => deleteOldMail(tx));
  expect((await rows()).map((row) => row.status)).toEqual(["waiting"]);
});
