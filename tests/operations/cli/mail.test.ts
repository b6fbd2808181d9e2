import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { setSwitch } from "~/base/data/switches";
import { listOutbox } from "~/mail/outbox";
import { noteAddress, noteSettings, noteVersion } from "~/operations/data/readiness";
import { VERSION } from "~/operations/version";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { withSmtpServer } from "../../support/smtp-server";

withDatabase();
const setEnvironment = withEnvironment();

describe("mail test", () => {
  const smtp = withSmtpServer();

  it("sends a letter at once, past the queue", async () => {
    setEnvironment({ SMTP_URL: smtp.url() });
    expect(await admin("mail", "test", " Ann@example.test ")).toEqual({
      code: 0,
      out: "Taken for Ann@example.test by: SMTP.\n",
      err: "",
    });
    const [taken, ...more] = smtp.received();
    expect([taken?.to, more]).toEqual([["Ann@example.test"], []]);
    expect(String(taken?.raw)).toContain("Subject: Mail from Loam arrives");
  });

  it("says with code and answer why it was not taken", async () => {
    setEnvironment({ SMTP_URL: smtp.url() });
    smtp.refuse("rcpt", "550 5.1.1 No such user here");
    const { code, err } = await admin("mail", "test", "ann@example.test");
    expect([code, err]).toEqual([1, expect.stringMatching(/^Not sent\. EENVELOPE 550: .*No such user here/)]);
    setEnvironment({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect((await admin("mail", "test", "ann@example.test")).err).toMatch(/ESOCKET: connect ECONNREFUSED/);
  });

  it("is a file where no mail is set up", async () => {
    expect(await adminJson("mail", "test", "ann@example.test")).toEqual({
      recipient: "ann@example.test",
      by: "files under DATA_DIR/outbox",
    });
    expect((await listOutbox()).map(({ to }) => to)).toEqual(["ann@example.test"]);
  });

  it("is refused in a copy to rehearse with", async () => {
    await transaction((tx) => setSwitch(tx, "rehearsal", true));
    const { code, err } = await admin("mail", "test", "copy@example.test");
    expect([code, err]).toEqual([1, expect.stringMatching(/^Not sent\. This is a copy .* never sends mail/)]);
    expect((await listOutbox()).map(({ to }) => to)).not.toContain("copy@example.test");
  });

  it("needs an address", async () => {
    expect(await admin("mail", "test", "ann")).toMatchObject({ code: 2, out: "" });
  });
});

describe("check", () => {
  const smtp = withSmtpServer({ encrypts: true });

  it("asks the mail server, and fails with the code of why it cannot be used", async () => {
    setEnvironment({ SMTP_URL: smtp.url() });
    const { code, err } = await admin("check");
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The mail service takes no mail\. ESOCKET: .*certificate/),
    ]);
    setEnvironment({ SMTP_URL: `${smtp.url()}?tls.rejectUnauthorized=false` });
    expect((await admin("check")).code).toBe(0);
  });

  it("asks whether a site that has started answers, and with these settings", async () => {
    const site = createServer((_, response) => response.end("ok\n")).listen(0, "127.0.0.1");
    await once(site, "listening");
    setEnvironment({ PORT: String((site.address() as AddressInfo).port) });
    await noteVersion(VERSION);
    await noteSettings();
    expect(await admin("check")).toMatchObject({ code: 0, err: "" });
    setEnvironment({ BACKUP_EVERY: "24", MONTHLY_GENERATIONS: "7" });
    expect((await admin("check")).out).toContain(
      "other settings than these (MONTHLY_GENERATIONS, BACKUP_EVERY)",
    );
    setEnvironment({ BACKUP_EVERY: undefined, MONTHLY_GENERATIONS: undefined, PORT: "1" });
    expect((await admin("check")).err).toMatch(/does not answer at .* other settings than these \(PORT\)/);
    setEnvironment({ PORT: String((site.address() as AddressInfo).port) });
    await noteAddress("https://loam.example");
    setEnvironment({ APP_URL: undefined });
    expect(await admin("check")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^APP_URL: is not set/),
    });
    site.closeAllConnections();
    site.close();
    expect((await admin("check")).err).toMatch(
      /The site does not answer at http:\/\/127\.0\.0\.1:\d+\/healthz/,
    );
  });
});

it("check says all that it finds, whatever else is wrong", async () => {
  await transaction((tx) => setSwitch(tx, "rehearsal", true));
  setEnvironment({
    APP_URL: "http://loam.example",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FORM: "a@b.example",
    CONTENT_DIR: "/nowhere",
  });
  const { code, out, err } = await admin("check");
  expect(code).toBe(1);
  for (const part of ["no folder /nowhere", "The mail service takes no mail. ESOCKET: "])
    expect(err).toContain(part);
  for (const part of [
    "Database: sound",
    "never sends mail",
    "Free disk: ",
    "variable MAIL_FORM",
    "plain http",
  ])
    expect(out).toContain(part);
});
