import { describe, expect, it } from "vitest";
import { deleteOwnAccount, disableUser } from "~/accounts/account-acts";
import { transaction } from "~/base/data/database";
import { failed, refused } from "~/base/data/queue";
import { setSwitch } from "~/base/data/switches";
import { HOUR_MS } from "~/base/kernel/clock";
import { byOperator } from "~/identity/data/operator-acts";
import { claimDueMail, queueMail, settleMail } from "~/mail/data/outgoing";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { actsOf, operatorSignedIn } from "../support/operators";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const LETTER = { subject: "Hello", text: "the secret link", html: "<p>the secret link</p>" };

async function queued(recipient: string): Promise<string> {
  await transaction((tx) => queueMail(tx, { recipient, kind: "verify" }, () => LETTER));
  const mail = await claimDueMail();
  return mail?.id ?? "";
}

describe("the desk's mail", () => {
  it("shows what waits and what was refused, with the server's answer, and no letter", async () => {
    const { visitor } = await operatorSignedIn();
    await settleMail(await queued("bea@example.test"), failed(3, "421 too busy"));
    await settleMail(await queued("eva@example.test"), refused("550 no such user"));
    await transaction((tx) => queueMail(tx, { recipient: "nobody@example.test", kind: "reset" }, () => null));
    const { data } = await visitor.get("/admin/mail");
    expect(data.queue).toMatchObject([
      { recipient: "bea@example.test", name: "Confirm your email", attempts: 3, lastError: "421 too busy" },
    ]);
    expect(data.refused).toMatchObject([{ recipient: "eva@example.test", lastError: "550 no such user" }]);
    expect(JSON.stringify(data)).not.toContain("secret link");
  });

  it("tries a waiting mail again now, and notes it without the address", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const id = await queued("bea@example.test");
    await settleMail(id, failed(3, "421 too busy"));
    const done = await visitor.post("/admin/mail", { mail: id, change: "retry" });
    expect((await visitor.follow(done)).flash).toMatchObject({
      title: "The mail is tried again now",
      text: "bea@example.test",
    });
    expect((await claimDueMail())?.id).toBe(id);
    expect(await actsOf(operator)).toEqual(["mail_retried Confirm your email"]);
  });

  it("drops a waiting mail for good, and refuses where it does not wait any more", async () => {
    const { visitor } = await operatorSignedIn();
    const id = await queued("bea@example.test");
    // Taken by the worker: whether it went out is not known.
    const early = await visitor.post("/admin/mail", { mail: id, change: "drop" });
    expect([early.status, early.problem?.text]).toEqual([
      409,
      "This mail is no longer waiting: it has been sent, refused or dropped.",
    ]);
    expect((await visitor.post("/admin/mail", { mail: id, change: "burn" })).status).toBe(400);
    expect((await visitor.post("/admin/mail", { mail: "none", change: "retry" })).status).toBe(409);
    await settleMail(id, failed(1, "421 too busy"));
    await visitor.post("/admin/mail", { mail: id, change: "drop" });
    passTime(HOUR_MS);
    expect(await claimDueMail()).toBeNull();
    const { data } = await visitor.get("/admin/mail");
    expect(data.refused).toEqual([]);
    expect(data.facts).toContainEqual({ term: "Refused in 7 days, besides newsletters", text: "0" });
    expect(data.facts).toContainEqual({ term: "Dropped in 7 days", text: "1" });
  });
});

describe("the desk's trail", () => {
  it("shows everybody's lines, and those of one member, operator or kind", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const [bea, eva] = [await newMember({ email: "bea@example.test" }), await newMember()];
    await disableUser(bea, byOperator(operator));
    await disableUser(eva);
    const rows = async (query: string) =>
      ((await visitor.get(`/admin/trail${query}`)).data.rows as { cells: string[] }[]).map(({ cells }) =>
        cells.slice(2).join(" by "),
      );
    const both = [`bea@example.test by ${operator.email}`, `${eva.email} by command line`];
    expect((await rows("")).sort()).toEqual(both.sort());
    expect(await rows("?member=BEA@example.test")).toEqual([`bea@example.test by ${operator.email}`]);
    expect(await rows(`?operator=${operator.email}`)).toEqual([`bea@example.test by ${operator.email}`]);
    expect(await rows("?kind=enabled")).toEqual([]);
    const unknown = await visitor.get("/admin/trail?member=nobody@example.test");
    expect(unknown.data).toMatchObject({ isUnknown: true, rows: [] });
    const noOperator = await visitor.get("/admin/trail?operator=nobody@example.test");
    expect(noOperator.data).toMatchObject({ isUnknown: true, rows: [] });
  });

  it("keeps what an operator did to the site after that operator's account is deleted", async () => {
    const { visitor } = await operatorSignedIn();
    const other = await operatorSignedIn("eva@example.test");
    await other.visitor.post("/admin/newsletter/new", { revision: "0", subject: "Hello", body: "Text" });
    await deleteOwnAccount(other.operator);
    const rows = (await visitor.get("/admin/trail")).data.rows as { cells: string[] }[];
    expect(rows.map(({ cells }) => cells.slice(1)).toSorted()).toEqual([
      [expect.stringMatching(/^Account deleted: /), null, "an operator whose account is deleted"],
      ["Newsletter: issue saved: Hello", null, "an operator whose account is deleted"],
    ]);
    expect(JSON.stringify(rows)).not.toContain("eva@");
  });

  it("is paged, and keeps its filter", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const bea = await newMember();
    for (let n = 0; n < 60; n++) await disableUser(bea, byOperator(operator));
    const first = await visitor.get("/admin/trail?kind=disabled");
    expect(first.data.older).toContain("kind=disabled");
    const second = await visitor.get(first.data.older as string);
    expect([(first.data.rows as []).length, (second.data.rows as []).length]).toEqual([50, 10]);
    expect([second.data.older, second.data.first]).toEqual([null, "/admin/trail?kind=disabled"]);
  });
});

describe("mail that is held since a restore", () => {
  const hold = () => transaction((tx) => setSwitch(tx, "mail_held", true));
  const waiting = (recipient: string) =>
    transaction((tx) => queueMail(tx, { recipient, kind: "verify" }, () => LETTER));

  it.each([
    ["release", "ann@example.test", "held_mail_released restored 2026-03-15 13:00 UTC"],
    ["drop-held", "later@example.test", "held_mail_dropped restored 2026-03-15 13:00 UTC"],
  ])("is told with what waits; %s ends it, once, and is in the trail", async (change, next, act) => {
    await waiting("ann@example.test");
    passTime(HOUR_MS);
    const { visitor, operator } = await operatorSignedIn();
    await hold();
    passTime(1000);
    await waiting("later@example.test");
    const { held } = (await visitor.get("/admin/mail")).data as {
      held: { texts: string[]; mayEnd: boolean };
    };
    expect(held.mayEnd).toBe(true);
    expect(held.texts.join()).toMatch(/restored on 15. Mar 2026, 13:00.*1 letter waits/);
    expect(JSON.stringify((await visitor.get("/admin")).data.needs)).toContain(
      "The mail in it waits, because it may have been sent already",
    );
    expect((await visitor.post("/admin/mail", { mail: "", change })).status).toBe(303);
    expect((await claimDueMail())?.recipient).toBe(next);
    expect((await visitor.get("/admin/mail")).data.held).toBeNull();
    expect(await actsOf(operator)).toContain(act);
  });

  it("in a copy to rehearse with cannot be let go", async () => {
    const { visitor } = await operatorSignedIn();
    await waiting("ann@example.test");
    await transaction((tx) => setSwitch(tx, "rehearsal", true));
    expect((await visitor.get("/admin/mail")).data.held).toMatchObject({ mayEnd: false });
    await visitor.post("/admin/mail", { mail: "", change: "release" });
    expect(await claimDueMail()).toBeNull();
  });
});
