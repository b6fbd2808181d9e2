import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { refused } from "~/base/data/queue";
import { listEventsWithOperators } from "~/identity/data/audit";
import { claimDueMail, settleMail } from "~/mail/data/outgoing";
import { stopEmail } from "~/mail/data/stopped-emails";
import { memberWithPassword, signIn } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { lettersTo } from "../support/members";
import { operatorSignedIn } from "../support/operators";
import { Visitor } from "../support/visitor";

withDatabase();
// The library of the limits has the real clock.
withClock(new Date().toISOString());

const EMAIL = "bea@example.test";

async function bea() {
  const { visitor, operator } = await operatorSignedIn();
  const member = await memberWithPassword({ email: EMAIL });
  const page = `/admin/members/${member.id}`;
  const open = async () => {
    const { first, acts, grave } = (await visitor.get(page)).data as {
      first: { term: string; text: string }[];
      acts: { href: string }[];
      grave: { href: string }[];
    };
    const namesOf = (list: { href: string }[]) => list.map(({ href }) => href.slice(page.length + 1));
    return {
      facts: Object.fromEntries(first.map(({ term, text }) => [term, text])),
      acts: namesOf(acts),
      grave: namesOf(grave),
    };
  };
  const press = async (act: string) => {
    const { data } = await visitor.get(`${page}/${act}`);
    const { revision = "" } = (data.form as { values: { revision?: string } }).values;
    return visitor.post(`${page}/${act}`, { revision });
  };
  return { member, operator, visitor, open, press };
}

/** Five are free; the fifth makes the next one wait. */
async function guess(stranger: Visitor, times = 5) {
  for (let n = 0; n < times; n++) await signIn(stranger, EMAIL, "Wrong-9-words");
}

describe("a member who cannot get in", () => {
  it("is shown with what keeps them out and since when, on the first page, in the list and on their page", async () => {
    const { member, visitor, open } = await bea();
    expect((await open()).facts).toMatchObject({
      State: "verified",
      "Wrong passwords and codes": "none since the last sign-in",
    });
    expect((await open()).acts).not.toContain("let-in");
    await guess(new Visitor());
    const wait = expect.stringMatching(
      /^verified; kept out for another \d\d? seconds after wrong passwords$/,
    );
    const { facts, acts } = await open();
    expect(facts).toMatchObject({
      State: wait,
      "Wrong passwords and codes": expect.stringMatching(/^5 since .*, the last /),
    });
    expect(acts).toContain("let-in");
    const { members } = (await visitor.get("/admin/members")).data as {
      members: { email: string; state: string }[];
    };
    expect(members.find(({ email }) => email === EMAIL)?.state).toEqual(wait);
    expect((await visitor.get("/admin")).data.needs).toContainEqual({
      text: expect.stringMatching(
        /^bea@example.test is kept out for another \d\d? seconds after wrong passwords\.$/,
      ),
      href: `/admin/members/${member.id}`,
    });
    passTime(60_000);
    expect((await open()).facts.State).toBe("verified");
    expect(JSON.stringify((await visitor.get("/admin")).data.needs)).not.toContain(EMAIL);
  });

  it("is let in at once, with all free tries again, and others' waits stay", async () => {
    const { member, operator, open, press } = await bea();
    const other = await memberWithPassword({ email: "eva@example.test" });
    const browser = new Visitor();
    await guess(browser, 7);
    for (let n = 0; n < 5; n++) await signIn(browser, other.email, "Wrong-9-words");
    expect((await signIn(browser, EMAIL)).status).toBe(429);
    expect((await press("let-in")).status).toBe(303);
    expect((await signIn(browser, other.email)).status).toBe(429);
    await guess(browser, 4);
    expect((await signIn(browser, EMAIL)).status).toBe(303);
    expect((await open()).facts["Wrong passwords and codes"]).toBe("none since the last sign-in");
    const line = (await listEventsWithOperators(member.id)).find(({ kind }) => kind === "let_in");
    expect(line).toMatchObject({ operator: operator.email });
  });

  it("is let in by one operator; the other one, too late, is told that nothing locks them out", async () => {
    const { visitor, press } = await bea();
    await guess(new Visitor());
    expect((await press("let-in")).status).toBe(303);
    const late = await visitor.follow(await press("let-in"));
    expect(late.flash).toMatchObject({ kind: "success", title: "Nothing locks them out any more" });
  });

  it("gets a link to a new password, and the page says what became of it", async () => {
    const { open, press } = await bea();
    expect((await open()).facts["Last mail, besides newsletters"]).toBe("none in the last 7 days");
    expect((await press("reset")).status).toBe(303);
    expect(await lettersTo(EMAIL)).toMatchObject([
      { kind: "reset", text: expect.stringMatching(/An operator of \S+ sent you this link/) },
    ]);
    expect((await open()).facts["Last mail, besides newsletters"]).toMatch(
      /^“Reset your password”, .*; waits, next try /,
    );
    expect((await press("reset")).errors[""]?.[0]).toContain("less than a minute ago");
    await settleMail((await claimDueMail())?.id ?? "", refused("550 no such user"));
    expect((await open()).facts["Last mail, besides newsletters"]).toMatch(
      /^“Reset your password”, .*; refused: 550 no such user$/,
    );
    await transaction((tx) => stopEmail(tx, { email: EMAIL, reason: "bounced", detail: "" }));
    expect((await press("reset")).errors[""]?.[0]).toContain("Allow it again under Mail first");
  });

  it("is not deleted by a slip: what shuts somebody out stands apart", async () => {
    const { open } = await bea();
    const { acts, grave } = await open();
    expect(acts).toEqual(["reset", "grant", "groups", "make-operator"]);
    expect(grave).toEqual(["sign-out", "disable", "delete"]);
  });
});
