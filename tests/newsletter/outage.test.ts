import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { HOUR_MS } from "~/base/kernel/clock";
import { deliverDueMail } from "~/mail/deliver";
import { chooseTransport, type Transport } from "~/mail/transports";
import { countMails } from "~/newsletter/data/issues";
import { siteContent } from "~/site/site.server";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { withSilentLog } from "../support/log-lines";
import { newSubscribers } from "../support/newsletter";
import { operatorSignedIn } from "../support/operators";
import { withSmtpServer } from "../support/smtp-server";
import { Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();
const smtp = withSmtpServer();
let transport: Transport;

withSilentLog();
beforeEach(() => {
  setEnvironment({ SMTP_URL: smtp.url("loam:right@") });
  transport = chooseTransport();
});

/** What the worker does in a minute in which it is woken this often. */
async function deliver(looks = 1) {
  for (let look = 0; look < looks; look += 1) {
    await deliverDueMail(transport);
    passTime(15_000);
  }
}

async function issueTo(many: number) {
  await newSubscribers(many);
  const { visitor } = await operatorSignedIn();
  const { location } = await visitor.post("/admin/newsletter/new", {
    revision: "0",
    subject: "Issue one",
    body: "Hello",
  });
  const path = `${location}`;
  await visitor.post(`${path}/send`, { revision: "1" });
  const revision = async () =>
    ((await visitor.get(`${path}/cancel`)).data.form as { values: { revision: string } }).values.revision;
  return {
    visitor,
    path,
    counts: () => countMails(path.split("/").at(-1) as string),
    issue: async () => (await visitor.get(path)).data as { status: string; progress: Progress },
    press: async (act: string) =>
      (await visitor.post(`${path}/${act}`, { revision: await revision() })).status,
    offers: async () =>
      ((await visitor.get(path)).data.acts as { href: string }[]).map(({ href }) => href.split("/").at(-1)),
  };
}

type Progress = { facts: { term: string; text: string }[]; failed: { cells: string[] }[] };

function withArchive() {
  const { newsletter } = siteContent();
  onTestFinished(() => void Object.assign(newsletter, { archive: false }));
  Object.assign(newsletter, { archive: true });
}
const archived = async () => (await new Visitor().get("/newsletter")).data.issues;

describe("when the mail service takes nothing", () => {
  // Which answers are about the service, and which about a reader: tests/mail/transports.test.ts.
  it.each([
    ["rcpt", "554 5.7.1 Relay access denied"],
    ["rcpt", "550 relay not permitted"],
    ["auth", "535 5.7.8 Authentication failed"],
  ] as const)("an issue pauses, tells the desk why, and loses no reader: %s %s", async (at, answer) => {
    withArchive();
    const { visitor, counts, issue, press } = await issueTo(20);
    smtp.refuse(at, answer);
    await deliver(8);
    expect(await counts()).toEqual({ waiting: 20 });
    const { status, progress } = await issue();
    expect(status).toBe("paused");
    expect(progress.facts.find(({ term }) => term === "Why it is paused")?.text).toContain(answer);
    expect(JSON.stringify((await visitor.get("/admin")).data.needs)).toContain(answer);
    expect(await archived()).toEqual([]);
    smtp.accept();
    expect(await press("resume")).toBe(303);
    await deliver(2);
    expect(smtp.received()).toHaveLength(20);
    expect(await counts()).toEqual({ sent: 20 });
    expect((await issue()).status).toBe("sent");
    expect(await archived()).toMatchObject([{ number: 1 }]);
    expect(JSON.stringify((await visitor.get("/admin")).data.needs)).not.toContain("Issue one");
  });

  it("each look asks with one connection", async () => {
    const { counts } = await issueTo(20);
    smtp.refuse("greeting", "421 4.3.2 Try later");
    await deliver(2);
    expect(smtp.connections()).toBe(2);
    smtp.accept();
    await deliver(2);
    expect(await counts()).toEqual({ sent: 20 });
  });

  it("only failures in a row count", async () => {
    const { counts, issue } = await issueTo(9);
    for (let round = 0; round < 3; round += 1) {
      smtp.refuse("data", "451 4.3.0 Try later");
      await deliver(2);
      smtp.accept();
      await deliver(1);
    }
    await deliver(4);
    expect(await counts()).toEqual({ sent: 9 });
    expect((await issue()).status).toBe("sent");
  });
});

it("an issue that every reader's server refused is neither sent nor public, and can be sent again", async () => {
  withArchive();
  const { counts, issue, press, offers } = await issueTo(20);
  smtp.refuse("rcpt", "550 5.2.1 Mailbox disabled");
  await deliver(2);
  expect(await counts()).toEqual({ refused: 20 });
  expect((await issue()).status).toBe("paused");
  expect((await issue()).progress.facts).toContainEqual({
    term: "Why it is paused",
    text: expect.stringContaining("Nobody has got this issue"),
  });
  expect(await archived()).toEqual([]);
  expect(await offers()).toEqual(["resume", "cancel", "retry"]);
  smtp.accept();
  expect(await press("retry")).toBe(303);
  expect(await press("resume")).toBe(303);
  await deliver(2);
  expect(await counts()).toEqual({ sent: 20 });
  expect(await archived()).toMatchObject([{ number: 1 }]);
});

it("a reader whose address the server calls bad is stopped as after a bounce, and stays refused until mail is allowed again", async () => {
  const { visitor, path, counts, issue, offers, press } = await issueTo(3);
  smtp.refuse("rcpt", "550 5.1.1 No such user here", (email) => /^reader[01]@/.test(email));
  await deliver(1);
  smtp.accept();
  expect(await counts()).toEqual({ sent: 1, refused: 2 });
  expect(JSON.stringify((await visitor.get("/admin")).data.needs)).toContain("Mail to 2 emails bounced");
  expect((await visitor.get("/admin/mail")).data.stopped).toMatchObject(
    Array(2).fill({ reason: "bounced", detail: expect.stringContaining("5.1.1") }),
  );
  expect(await offers()).toEqual([]);
  expect((await issue()).progress.facts).toContainEqual({
    term: "Refused by the mail server",
    text: "2 (2 wait for “Allow again” under Mail)",
  });
  const allow = (mail: string) => visitor.post("/admin/mail", { mail, change: "allow" });
  await allow("reader0@example.test");
  expect(await offers()).toEqual(["retry"]);
  expect(await press("retry")).toBe(303);
  expect((await visitor.get(path)).flash?.title).toBe(
    "1 refused mail is sent again (1 waits for “Allow again” under Mail)",
  );
  await deliver(1);
  expect(await counts()).toEqual({ sent: 2, refused: 1 });
  expect((await issue()).progress.failed).toMatchObject([
    { cells: ["reader1@example.test", expect.any(String), expect.stringContaining("5.1.1")] },
  ]);
  await allow("reader1@example.test");
  expect(await press("retry")).toBe(303);
  await deliver(1);
  expect(await counts()).toEqual({ sent: 3 });
});

it("readers whose server gives no code for its reason are asked again, and hold up no others", async () => {
  const { counts, issue } = await issueTo(7);
  smtp.refuse("rcpt", "550 Unrouteable address", (email) => /^reader[03]@/.test(email));
  await deliver(1);
  expect(await counts()).toEqual({ sent: 5, waiting: 2 });
  for (const { cells } of (await issue()).progress.failed)
    expect(cells).toEqual([
      expect.stringMatching(/^reader[03]@/),
      "Waiting",
      expect.stringContaining("Unrouteable"),
    ]);
  for (let hour = 0; hour < 12; hour += 1) {
    passTime(HOUR_MS);
    await deliver();
  }
  expect(await counts()).toEqual({ sent: 5, refused: 2 });
  expect((await issue()).status).toBe("sent");
});

it("an issue that nobody got cannot be put into the archive after it is cancelled", async () => {
  withArchive();
  const { press, offers, issue } = await issueTo(1);
  await press("cancel");
  expect((await issue()).status).toBe("cancelled");
  expect(await offers()).toEqual([]);
  expect(await press("archive")).toBe(409);
  expect(await archived()).toEqual([]);
});
