import { describe, expect, test } from "vitest";
import { texts } from "~/site/site.server";
import { findWaitlistEntry, listWaitlist } from "~/waitlist/data";
import { PASSWORD } from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { Browser } from "../support/browser";
import { signedInMember } from "../support/browsers-of-people";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { withLogLines } from "../support/log-lines";

withDatabase();
withClock("2026-03-10T12:00:00Z");
const setEnvironment = withEnvironment();
const logLines = withLogLines();

const BUTTON = "Join the waitlist";
const join = (Email: string, more: Record<string, string> = {}, browser = new Browser()) =>
  browser.fillIn("/waitlist", BUTTON, { Email, ...more });
const emails = async () => (await listWaitlist()).map(({ email }) => email);

describe("the site's own form", () => {
  test("keeps the address with the words that were agreed to, and starts no session", async () => {
    const browser = new Browser();
    const page = await join(" Ann@Example.test ", {}, browser);
    expect([page.status, page.path]).toEqual([200, "/waitlist?joined"]);
    expect(page.text).toContain("You are on the waitlist");
    expect(browser.cookies.size).toBe(0);
    expect(await listWaitlist()).toMatchObject([
      {
        email: "ann@example.test",
        consentText: texts().waitlist.consent,
        createdAt: new Date("2026-03-10T12:00:00Z"),
      },
    ]);
  });

  test("answers alike for an address that is on it, and keeps one", async () => {
    const first = await join("ann@example.test");
    const again = await join("ANN@example.test");
    expect([again.path, again.text]).toEqual([first.path, first.text]);
    expect(await emails()).toEqual(["ann@example.test"]);
  });

  test("sent twice at once it is one", async () => {
    await Promise.all([join("ann@example.test"), join("ann@example.test")]);
    expect(await emails()).toEqual(["ann@example.test"]);
  });

  test.each([
    ["", "Please enter your email address."],
    ["ann@", "Please enter a valid email address."],
  ])("refuses %j, says so at the field, and keeps what was typed: %s", async (email, text) => {
    const page = await join(email);
    expect([page.status, page.errors, page.form(BUTTON).value("Email")]).toEqual([400, [text], email]);
  });

  test("a robot gets the same answer, nothing is kept, and the log says so", async () => {
    expect((await join("ann@example.test", { trap: "1" })).path).toBe("/waitlist?joined");
    expect(await emails()).toEqual([]);
    expect(logLines()).toMatchObject([{ form: "waitlist", msg: "trap field filled: nothing was done" }]);
  });

  test("has a limit", async () => {
    setEnvironment({ RATE_LIMITS: "on" });
    const form = (await new Browser().visit("/waitlist")).form(BUTTON);
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await form.fill({ Email: `ann-${at}@example.test` }).submit()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a member's address on it is in the data download and goes with the account", async () => {
  const { member, browser } = await signedInMember();
  await join(member.email);
  await join("other@example.test");
  const file = await browser.fillIn("/account/export", "Download");
  expect(JSON.parse(file.answer.text).waitlist).toMatchObject({ email: member.email });
  await browser.fillIn("/account/delete", "Delete my account", { "Your password": PASSWORD });
  expect(await emails()).toEqual(["other@example.test"]);
});

describe("the operator's command", () => {
  test("exports it as CSV and JSON, in the order of arrival, exact for programs and safe for spreadsheets", async () => {
    await join("+ann@example.test");
    passTime(1000);
    await join("ann@example.test");
    const linesOf = (email: string) => [
      "\u{FEFF}email,createdAt,consentText",
      `${email},2026-03-10T12:00:00.000Z,"${texts().waitlist.consent}"`,
      `ann@example.test,2026-03-10T12:00:01.000Z,"${texts().waitlist.consent}"`,
    ];
    const exact = await admin("export", "waitlist");
    expect(exact.out.trimEnd().split("\r\n")).toEqual(linesOf("+ann@example.test"));
    const guarded = await admin("export", "waitlist", "--spreadsheet");
    expect(guarded.out.trimEnd().split("\r\n")).toEqual(linesOf("'+ann@example.test"));
    expect(await adminJson("export", "waitlist")).toHaveLength(2);
  });

  test("removes an address whose owner asked for it", async () => {
    await join("ann@example.test");
    expect((await admin("person", "delete", "Ann@example.test")).code).toBe(2);
    expect((await admin("person", "delete", "Ann@example.test", "--yes")).code).toBe(0);
    expect(await findWaitlistEntry("ann@example.test")).toBeNull();
    expect((await admin("person", "delete", "ann@example.test")).code).toBe(1);
  });
});
