import { describe, expect, it } from "vitest";
import { setOperator } from "~/accounts/account-acts";
import { transaction } from "~/base/data/database";
import { failed, sent } from "~/base/data/queue";
import { DAY_MS, MINUTE_MS } from "~/base/kernel/clock";
import { recordEvent } from "~/identity/data/audit";
import { mailFault } from "~/mail/data/held";
import { claimDueMail, queueMail, settleMail } from "~/mail/data/outgoing";
import { startMailWorker } from "~/mail/deliver";
import { jobs } from "~/tables";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember } from "../support/members";
import { operatorSignedIn } from "../support/operators";
import { savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

type Today = {
  days: string[];
  series: { label: string; numbers: number[] }[];
  state: { term: string; text: string }[];
  needs: { text: string; href?: string; done?: string }[];
  until: number;
  numbers: { label: string; today: number; now: number; before: number }[];
};

const textsOf = ({ data }: { data: Record<string, unknown> }) =>
  (data as Today).needs.map(({ text }) => text);

describe("the desk's first page", () => {
  it("counts 30 days beside the 30 before, and nothing older", async () => {
    const member = await newMember();
    const event = (kind: "signed_in" | "signed_on" | "signed_up") =>
      transaction((tx) => recordEvent(tx, { userId: member.id, kind, ip: "192.0.2.0" }));
    await event("signed_in");
    passTime(10 * DAY_MS);
    await event("signed_up");
    await event("signed_on");
    await event("signed_on");
    passTime(30 * DAY_MS);
    await event("signed_up");
    passTime(20 * DAY_MS);
    await savedPlanOf(member);
    // As an older version left it.
    await transaction((tx) => tx.update(jobs).set({ status: "failed" }));
    const { visitor } = await operatorSignedIn();

    const { days, series, numbers } = (await visitor.get("/admin")).data as Today;
    expect([days[0], days.at(-1), days.length]).toEqual(["15. Apr 2026", "14. May 2026", 30]);
    const of = Object.fromEntries(numbers.map(({ label, ...each }) => [label, each]));
    expect(of["Sign-ins"]).toEqual({ today: 0, now: 0, before: 0 });
    expect(of["Sign-ups"]).toEqual({ today: 0, now: 1, before: 1 });
    expect(of["Sign-ons to clients"]).toEqual({ today: 0, now: 0, before: 2 });
    expect(of.Plans).toEqual({ today: 1, now: 1, before: 0 });
    expect(series.find(({ label }) => label === "Sign-ups")?.numbers[9]).toBe(1);
  });

  it("says when mail is due for minutes and nobody sends it", async () => {
    const { visitor } = await operatorSignedIn();
    const workers = async () =>
      ((await visitor.get("/admin")).data as Today).state.find(
        ({ term }) => term === "Work in the background",
      )?.text;
    const waiting = async () => (await visitor.get("/admin")).data.state;
    expect(await waiting()).toContainEqual({ term: "Mail waiting", text: "none", href: "/admin/mail" });
    const letter = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
    for (const name of ["a", "b", "c"])
      await transaction((tx) =>
        queueMail(tx, { recipient: `${name}@example.test`, kind: "verify" }, () => letter),
      );
    expect(await waiting()).toContainEqual({ term: "Mail waiting", text: "3", href: "/admin/mail" });
    expect(await workers()).toContain("on time");
    passTime(6 * MINUTE_MS);
    expect(await workers()).toContain("late");
    // One was taken: the others wait for their turn.
    await settleMail((await claimDueMail())?.id ?? "", sent());
    expect(await workers()).toContain("on time");
    passTime(6 * MINUTE_MS);
    expect(await workers()).toContain("late");
    await settleMail((await claimDueMail())?.id ?? "", failed(1, "452 try later"));
    passTime(MINUTE_MS);
    expect(await workers()).toContain("on time");
  });

  it("says why the mail server takes no mail", async () => {
    const { visitor } = await operatorSignedIn();
    const warnings = async () => textsOf(await visitor.get("/admin")).join();
    expect(await warnings()).not.toContain("takes no mail");
    setEnvironment({ SMTP_URL: "smtp://127.0.0.1:1" });
    const stop = startMailWorker();
    await expect.poll(mailFault).not.toBeNull();
    expect(await warnings()).toContain("The mail service takes no mail. ESOCKET: connect ECONNREFUSED");
    await stop();
  });

  it("says how many sign-ups were never confirmed", async () => {
    const { visitor } = await operatorSignedIn();
    const unconfirmed = async () =>
      ((await visitor.get("/admin")).data as Today).state.find(({ term }) =>
        term.includes("never confirmed"),
      );
    expect((await unconfirmed())?.text).toBe("none");
    for (const n of [1, 2]) await newMember({ email: `${n}@example.test`, verifiedAt: null });
    // It waits for its owner's first password, for as long as that takes.
    await newMember({ email: "3@example.test", verifiedAt: null, signupSource: "import 1" });
    expect((await unconfirmed())?.text).toBe("2; each goes 30 days after its sign-up");
  });

  it("shows the site's state and what start-up warned of", async () => {
    const { visitor } = await operatorSignedIn();
    setEnvironment({
      APP_URL: "http://example.test",
      TRUST_PROXY: "1",
      MAIL_PER_HOUR: "77",
    });
    const answer = await visitor.get("/admin");
    const { state } = answer.data as Today;
    expect(textsOf(answer).join()).toContain("APP_URL is plain http");
    expect(state.map(({ text }) => text).join()).toContain("at most 77 an hour");
  });
});

describe("who opens the desk", () => {
  it("is an operator; a member finds no page, a stranger signs in first and comes back", async () => {
    expect((await (await signedIn(await newMember())).get("/admin")).status).toBe(404);
    expect((await new Visitor().get("/admin")).location).toBe("/auth?redirectTo=%2Fadmin");
  });

  it("shows a second step at sign-in, unless the site asks operators for none", async () => {
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    const operator = await newMember();
    await setOperator(operator, true);
    const withPassword = await signedIn(operator);
    expect((await withPassword.get("/admin")).status).toBe(200);
    setEnvironment({ REQUIRE_SECOND_FACTOR: "operators" });
    expect((await withPassword.get("/admin")).location).toBe("/account/two-factor?redirectTo=%2Fadmin");
  });

  it("has a link in the account menu of operators, of which other members' pages say nothing", async () => {
    const { visitor } = await operatorSignedIn();
    expect((await visitor.get("/tools")).user).toMatchObject({ more: { label: "Desk", href: "/admin" } });
    const member = await newMember();
    const { id, name, email } = member;
    expect((await (await signedIn(member)).get("/tools")).user).toEqual({
      ...{ id, name, email },
    });
  });
});
