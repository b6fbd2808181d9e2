import { describe, expect, it } from "vitest";
import { setOperator } from "~/accounts/account-acts";
import { deskLinks } from "~/base/desk-links";
import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { MINUTE_MS } from "~/base/kernel/clock";
import { links } from "~/base/links";
import { accountRevision } from "~/identity/account-state";
import { findUserOfAnyState } from "~/identity/data/users";
import { memberSignedIn, memberWithPassword, PASSWORD } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { operatorSignedIn } from "../support/operators";
import { authorizeUrl, newClient } from "../support/sso";
import { Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");

/** A browser with a copy of another's cookies, or the same one before an answer has arrived. */
function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Begins a post whose body comes when `finish` is called. */
function slowPost(visitor: Visitor, path: string, fields: Record<string, string>) {
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      finish = () => {
        controller.enqueue(new TextEncoder().encode(String(new URLSearchParams(fields))));
        controller.close();
      };
    },
  });
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = visitor.postBody(path, body, type);
  return { answer, finish };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get(links.account())).status === 200;
const nameOf = async ({ id }: { id: string }) => (await findUserOfAnyState(id))?.name;

describe("a session is renewed only by who holds its current secret", () => {
  it("a form begun with a copied cookie does nothing after the member's proof, and gets no cookie", async () => {
    const { member, visitor } = await memberSignedIn();
    const thief = copyOf(visitor);
    const slow = slowPost(thief, links.accountName(), { name: "Thief" });
    await visitor.post(links.prove(), { password: PASSWORD });
    slow.finish();
    const answer = await slow.answer;
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([409, []]);
    expect(await nameOf(member)).toBe(member.name);
    expect([await isSignedIn(thief), await isSignedIn(visitor)]).toEqual([false, true]);
  });

  it("a copy of a form with the cookie of before gets nothing a minute later", async () => {
    const { visitor } = await memberSignedIn();
    const copy = copyOf(visitor);
    const form = { which: "others", [KEY_FIELD]: "a-key-of-this-page" };
    await visitor.post("/account/sessions", form);
    passTime(MINUTE_MS + 1);
    expect((await copy.post("/account/sessions", form)).location).toBe(links.signIn());
    expect(await isSignedIn(copy)).toBe(false);
  });

  it("nor one that waits for its password check meanwhile", async () => {
    const { visitor } = await memberSignedIn();
    const thief = copyOf(visitor);
    const password = {
      currentPassword: PASSWORD,
      password: "Thief-layers-8",
      confirmPassword: "Thief-layers-8",
    };
    await Promise.all([
      visitor.post(links.prove(), { password: PASSWORD }),
      thief.post(links.accountPassword(), password),
    ]);
    const both = [await isSignedIn(visitor), await isSignedIn(thief)];
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it("signing others out gives this browser a new secret, so that a copy of its cookie is signed out too", async () => {
    const { visitor } = await memberSignedIn();
    const copy = copyOf(visitor);
    await visitor.post(links.accountSessions(), { which: "others" });
    expect([await isSignedIn(copy), await isSignedIn(visitor)]).toEqual([false, true]);
  });

  it("rights that were taken away while a form was on its way do not act", async () => {
    const { visitor, operator } = await operatorSignedIn();
    const member = await newMember();
    const revision = accountRevision(member);
    const slow = slowPost(visitor, `${deskLinks.member(member.id)}/make-operator`, { revision });
    // The last operator would stay one.
    await setOperator(await newMember(), true);
    await setOperator(operator, false);
    slow.finish();
    expect((await slow.answer).status).toBe(404);
    expect((await findUserOfAnyState(member.id))?.operatorSince).toBeNull();
  });
});

describe("a button that is pressed again before its answer has come", () => {
  const keyOf = async (visitor: Visitor, path: string) => ({
    [KEY_FIELD]: (await visitor.get(path)).key ?? "",
  });
  const NEW = "Other-layers-8";

  it.each([
    ["a proof", links.prove(links.accountEmail()), { password: PASSWORD }],
    [
      "a new password",
      links.accountPassword(),
      { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW },
    ],
    ["signing others out", links.accountSessions(), { which: "others" }],
    ["a new name", links.accountName(), { name: "Bea" }],
  ] as [string, string, Record<string, string>][])(
    "%s: the member stays signed in",
    async (_, path, fields) => {
      for (const presses of [3, 5]) {
        const { visitor } = await memberSignedIn();
        passTime(11 * MINUTE_MS);
        if (path === links.accountSessions()) await visitor.post(links.prove(), { password: PASSWORD });
        const form = { ...fields, ...(await keyOf(visitor, links.account())) };
        // One after the other, and all at once: the browser keeps the cookies of the last answer alone.
        const tabs = Array.from({ length: presses }, () => copyOf(visitor));
        const first = await tabs[0]?.post(path, form);
        const answers = await Promise.all(tabs.slice(1).map((tab) => tab.post(path, form)));
        expect(first?.status).toBe(303);
        expect(answers.map(({ location }) => location)).toEqual(answers.map(() => first?.location));
        const last = tabs.at(-1) as Visitor;
        expect(await isSignedIn(last)).toBe(true);
        expect((await last.follow(answers.at(-1) as never)).status).toBeLessThan(400);
      }
    },
  );

  it("a sign-in with what the browser had begun goes on from there", async () => {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    await visitor.post(links.braindumper(), { platform: "bolt" });
    const path = links.signIn({ redirectTo: "/account/email" });
    const form = { email, password: PASSWORD, ...(await keyOf(visitor, path)) };
    const tabs = Array.from({ length: 3 }, () => copyOf(visitor));
    const answers = await Promise.all(tabs.map((tab) => tab.post(path, form)));
    expect(answers.map(({ location }) => location)).toEqual(answers.map(() => "/account/email"));
    expect(await isSignedIn(tabs[2] as Visitor)).toBe(true);
  });
});

it.each([
  ["a member's form", links.accountName(), { name: "Bea" }],
  ["a form of anybody", links.braindumper(), { platform: "bolt" }],
  [
    "a second press of the proof, whose first answer is not in this process",
    links.prove(),
    { password: PASSWORD },
  ],
  ["a page that remembers something", "sign-on", null],
] as [string, string, Record<string, string> | null][])(
  "%s that comes with the cookie of before sets none over the new one",
  async (_, path, form) => {
    const { visitor } = await memberSignedIn();
    const late = copyOf(visitor);
    await visitor.post(links.prove(), { password: PASSWORD });
    const answer = form ? await late.post(path, form) : await late.get(authorizeUrl(await newClient()));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([409, []]);
    expect(answer.problem?.title ?? answer.text).toContain("Something changed in another tab");
  },
);

it("a form on its way while another tab confirms who it is can be sent again as typed", async () => {
  const { member, visitor } = await memberSignedIn();
  const tab = copyOf(visitor);
  const slow = slowPost(tab, links.accountName(), { name: "Bea" });
  await visitor.post(links.prove(), { password: PASSWORD });
  slow.finish();
  const { problem } = await slow.answer;
  const again = Object.fromEntries(problem?.unsent?.fields.map(({ name, value }) => [name, value]) ?? []);
  await visitor.post(problem?.unsent?.action ?? "", again);
  expect(await nameOf(member)).toBe("Bea");
});
