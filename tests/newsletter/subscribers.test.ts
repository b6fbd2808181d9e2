import { describe, expect, test } from "vitest";
import { updateEmail } from "~/accounts/update-email";
import { reader, transaction } from "~/base/data/database";
import { findUserByEmail } from "~/identity/data/users";
import { countSubscribers, listSubscribers, saveSubscription } from "~/newsletter/data/subscriptions";
import { unsubscribeUrl } from "~/newsletter/subscribe";
import { texts } from "~/site/site.server";
import { newsletterSubscriptions } from "~/tables";
import { memberWithPassword, PASSWORD, Visitor, verify } from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { deliver } from "../support/deliver";
import { newMember } from "../support/members";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const EMAIL = "reader@example.test";
const ask = (email: string, more: Record<string, string> = {}) =>
  new Visitor().post("/newsletter", { email, ...more });

/** The path of the link in the newest mail that was delivered. */
async function mailedLink(): Promise<string> {
  const [mail] = (await deliver()).slice(-1);
  const [, link = ""] = /(\/newsletter\/confirm\S+)/.exec(mail?.letter.text ?? "") ?? [];
  return link;
}

async function subscribe(email = EMAIL) {
  await ask(email);
  const link = await mailedLink();
  await new Visitor().post(link);
  return link;
}

const rows = () => reader().select().from(newsletterSubscriptions);
const unsubscribePath = (id: string) => {
  const { pathname, search } = new URL(unsubscribeUrl(id));
  return pathname + search;
};

describe("a reader without an account", () => {
  test("is stored only once the mailed link was pressed, with what proves the consent", async () => {
    const visitor = new Visitor();
    const answer = await visitor.post("/newsletter", { email: " Reader@Example.test " });
    expect([answer.status, answer.location]).toEqual([303, "/newsletter?sent"]);
    expect(visitor.cookies.size).toBe(0);
    const link = await mailedLink();
    expect((await new Visitor().get(link)).data.email).toBe(EMAIL);
    expect(await rows()).toEqual([]);
    passTime(60_000);
    expect((await new Visitor().post(link)).location).toBe("/newsletter/confirm?done");
    expect(await rows()).toMatchObject([
      {
        ...{
          userId: null,
          email: EMAIL,
          consentText: texts().newsletter.consent,
          consentForm: "site",
          endedAt: null,
        },
        consentedAt: new Date("2026-03-15T12:00:00Z"),
        confirmedAt: new Date("2026-03-15T12:01:00Z"),
      },
    ]);
    expect(await listSubscribers()).toMatchObject([{ email: EMAIL, name: null }]);
  });

  test("gets the same answer and mail whether the email is new, subscribed or a member's", async () => {
    await memberWithPassword({ email: "member@example.test" });
    await subscribe();
    passTime(120_000);
    const seen = [];
    for (const email of [EMAIL, "member@example.test", "new@example.test"]) {
      const { status, location } = await ask(email);
      const mails = (await deliver()).map(({ letter }) =>
        [letter.subject, letter.text.replace(/confirm\?\S+/g, "")].join(),
      );
      seen.push({ status, location, mails });
    }
    expect(seen[0]?.mails).toHaveLength(1);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test("leaves nothing when a robot or a mistake sends the form, and finds what was typed", async () => {
    expect((await ask(EMAIL, { trap: "1" })).location).toBe("/newsletter?sent");
    const wrong = await ask("reader@");
    expect([wrong.status, wrong.values.email]).toEqual([400, "reader@"]);
    expect(await deliver()).toEqual([]);
  });

  test("unsubscribes with one press, and an old link does not bring the subscription back", async () => {
    const link = await subscribe();
    const [{ id = "" } = {}] = await rows();
    passTime(1000);
    expect((await new Visitor().get(unsubscribePath(id))).data).toMatchObject({
      email: EMAIL,
      isMember: false,
    });
    await new Visitor().post(unsubscribePath(id));
    expect(await countSubscribers()).toBe(0);
    expect((await new Visitor().post(link)).status).toBe(400);
    expect(await countSubscribers()).toBe(0);
    passTime(120_000);
    await subscribe();
    expect(await countSubscribers()).toBe(1);
  });

  test("a link that this site did not make, or made long ago, subscribes nobody", async () => {
    await ask(EMAIL);
    const link = await mailedLink();
    const forged = link.replace("reader%40", "other%40");
    expect((await new Visitor().post(forged)).status).toBe(400);
    passTime(31 * 24 * 3_600_000);
    expect((await new Visitor().post(link)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test("who is a member subscribes the account", async () => {
    const member = await memberWithPassword({ email: EMAIL });
    await subscribe();
    expect(await rows()).toMatchObject([{ userId: member.id, email: null }]);
  });

  test("who signs up later takes the subscription over, and links in older mails still end it", async () => {
    await subscribe();
    const [before] = await rows();
    const person = { firstName: "Ann", email: EMAIL, password: PASSWORD, acceptTerms: "on" };
    await new Visitor().post("/auth/sign-up", person);
    expect(await countSubscribers()).toBe(1);
    await verify(new Visitor(), EMAIL);
    const user = await findUserByEmail(EMAIL);
    expect(await rows()).toMatchObject([{ id: before?.id, userId: user?.id, email: null }]);
    await new Visitor().post(unsubscribePath(before?.id ?? ""));
    expect(await countSubscribers()).toBe(0);
  });

  test("of two subscriptions the one that still runs stays when an email becomes an account's", async () => {
    const member = await newMember({ email: "old@example.test" });
    const consent = { text: "Yes", form: "account", at: "2026-03-01T00:00:00Z" };
    await transaction((tx) => saveSubscription(tx, { userId: member.id }, consent));
    await subscribe();
    await transaction((tx) => updateEmail(tx, member.id, { email: EMAIL }));
    expect(await rows()).toMatchObject([{ userId: member.id, consentForm: "account" }]);
  });

  test("is counted, shown and deleted by commands", async () => {
    await subscribe();
    expect((await admin("check")).out).toContain("Newsletter: 1 get it, 1 of them without an account");
    expect(await adminJson("person", "show", "READER@example.test")).toMatchObject({
      newsletter: { email: EMAIL },
      newslettersSent: [],
      mails: [expect.objectContaining({ kind: "newsletter-confirm" })],
    });
    expect((await admin("person", "delete", EMAIL)).code).toBe(2);
    expect((await admin("person", "delete", EMAIL, "--yes")).code).toBe(0);
    expect(await rows()).toEqual([]);
    expect((await admin("person", "show", EMAIL)).err).toBe(`Nothing is stored of ${EMAIL}.\n`);
  });
});
