import { beforeEach, describe, expect, it, vi } from "vitest";
import { reader } from "~/base/data/database";
import { deskLinks } from "~/base/desk-links";
import { emptyForm } from "~/base/forms/form";
import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { MINUTE_MS } from "~/base/kernel/clock";
import { inContext, requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import { accountRevision } from "~/identity/account-state";
import { actOnce, PressedBefore } from "~/identity/data/presses";
import { findSessionBySecret, type SessionRow } from "~/identity/data/sessions";
import type { User } from "~/identity/data/users";
import { answerPress } from "~/identity/press";
import { auditEvents, invitations, newsletterIssues, rateLimits, sessions, ssoClients } from "~/tables";
import { memberSignedIn, PASSWORD, type Visitor } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { readEverything, withDatabase } from "../support/database";
import { lettersTo, newMember, readAllowance } from "../support/members";
import { operatorSignedIn } from "../support/operators";
import { savedPlanOf } from "../support/plans";

withDatabase();
withClock("2026-03-15T12:00:00Z");

/** The key of a page that this browser opens now. */
async function keyOf(visitor: Visitor): Promise<string> {
  return (await visitor.get(links.account())).key ?? "";
}

async function pressTogether(many: number, visitor: Visitor, path: string, fields: Record<string, string>) {
  const form = { ...fields, [KEY_FIELD]: await keyOf(visitor) };
  return Promise.all(Array.from({ length: many }, () => visitor.post(path, form)));
}

const granted = async ({ id }: User) => (await readAllowance(id))?.grantedGenerations;
const trail = async () => (await reader().select().from(auditEvents)).map(({ kind }) => kind);
const actPath = (member: User, act: string) => `${deskLinks.member(member.id)}/${act}`;

describe("a form that is sent again with its key", () => {
  it("grants plans once, however often the button is pressed, and each press leads to the same result", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember();
    const fields = { revision: "0", number: "5", [KEY_FIELD]: await keyOf(visitor) };
    const press = () => visitor.post(actPath(member, "grant"), fields);
    const answers = await Promise.all(Array.from({ length: 8 }, press));
    const page = await visitor.get(deskLinks.member(member.id));
    expect(page.flash).toMatchObject({ title: "The generations are granted", text: member.email });
    answers.push(await press());
    expect(answers.map(({ status, location }) => `${status} ${location}`)).toEqual(
      new Array(9).fill(`303 ${deskLinks.member(member.id)}`),
    );
    expect((await visitor.get(deskLinks.member(member.id))).flash).toBe(null);
    expect(await granted(member)).toBe(5);
    expect(await trail()).toEqual(["tokens_granted"]);
  });

  it("leads to its result even if that is elsewhere, and its message was read", async () => {
    const { member, visitor } = await memberSignedIn();
    const id = await savedPlanOf(member);
    const form = { [KEY_FIELD]: await keyOf(visitor) };
    const press = async () => (await visitor.post(links.braindumpDelete(id), form)).location;
    expect(await press()).toBe(links.braindumps());
    expect((await visitor.get(links.braindumps())).flash).toMatchObject({ title: "Plan deleted" });
    expect(await press()).toBe(links.braindumps());
  });

  it("acts again when something else was typed, or the page was opened again", async () => {
    const { visitor } = await memberSignedIn();
    const form = { name: "Bea", [KEY_FIELD]: await keyOf(visitor) };
    await visitor.post(links.accountName(), form);
    await visitor.post(links.accountName(), { ...form, name: "Ann" });
    await visitor.post(links.accountName(), { ...form, [KEY_FIELD]: await keyOf(visitor) });
    expect(await trail()).toEqual(["name_changed", "name_changed", "name_changed"]);
  });

  it("changes a password once: one mail, and no press is told that the old password is wrong", async () => {
    const { member, visitor } = await memberSignedIn();
    const password = "Other-layers-8";
    const fields = { currentPassword: PASSWORD, password, confirmPassword: password };
    const answers = await pressTogether(5, visitor, links.accountPassword(), fields);
    expect(answers.map(({ location }) => location)).toEqual(new Array(5).fill(links.account()));
    expect((await lettersTo(member.email)).map(({ kind }) => kind)).toEqual(["password-changed"]);
    expect(await trail()).toEqual(["password_changed"]);
  });

  it("makes one client, one issue and one invitation, and leads both presses there", async () => {
    const { visitor } = await operatorSignedIn();
    const site = { name: "A client", redirectUris: "https://a.example/back" };
    const sites = await pressTogether(3, visitor, deskLinks.newClient(), site);
    const made = await reader().select().from(ssoClients);
    expect(made).toHaveLength(1);
    expect(new Set(sites.map(({ location }) => location))).toEqual(
      new Set([deskLinks.client(made[0]?.id ?? "")]),
    );
    const issues = await pressTogether(3, visitor, deskLinks.newIssue(), { subject: "One", body: "Text" });
    expect(await reader().select().from(newsletterIssues)).toHaveLength(1);
    expect(new Set(issues.map(({ location }) => location)).size).toBe(1);
    const invitation = { change: "make", uses: "1", days: "14", note: "" };
    await pressTogether(3, visitor, deskLinks.invitations(), invitation);
    expect(await reader().select().from(invitations)).toHaveLength(1);
  });

  it("that was refused can be mended and sent", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember();
    const form = { revision: "something else", number: "5", [KEY_FIELD]: await keyOf(visitor) };
    expect((await visitor.post(actPath(member, "grant"), form)).status).toBe(409);
    expect((await visitor.post(actPath(member, "grant"), form)).status).toBe(409);
    const mended = { ...form, revision: "0" };
    expect((await visitor.post(actPath(member, "grant"), mended)).status).toBe(303);
    expect(await granted(member)).toBe(5);
  });

  it("acts for another member who has the same key", async () => {
    const [one, other] = [await memberSignedIn(), await memberSignedIn()];
    const form = { name: "Bea", [KEY_FIELD]: await keyOf(one.visitor) };
    for (const { visitor } of [one, other]) await visitor.post(links.accountName(), form);
    expect(await trail()).toEqual(["name_changed", "name_changed"]);
  });
});

describe("every act on the desk and of the account, sent twice, writes nothing the second time", () => {
  const onMember: [string, Record<string, string>][] = [
    ["grant", { number: "2", revision: "0" }],
    ["sign-out", {}],
    ["make-operator", {}],
    ["disable", {}],
  ];
  it.each(onMember)("%s", async (act, fields) => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember();
    await expectOnce(visitor, actPath(member, act), { revision: accountRevision(member), ...fields });
  });

  it("delete", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember();
    const first = {
      revision: accountRevision(member),
      email: member.email,
      [KEY_FIELD]: await keyOf(visitor),
    };
    expect((await visitor.post(actPath(member, "delete"), first)).location).toBe(deskLinks.members());
    expect((await visitor.post(actPath(member, "delete"), first)).location).toBe(deskLinks.members());
  });

  it.each([
    [`${links.accountName()}?from=here`, { name: "Bea" }],
    [links.accountEmail(), { email: "new@example.test", password: PASSWORD }],
    [links.accountNewsletter(), { wanted: "yes" }],
  ] as [string, Record<string, string>][])("%s", async (path, fields) => {
    const { visitor } = await memberSignedIn();
    await expectOnce(visitor, path, fields);
  });

  async function expectOnce(visitor: Visitor, path: string, fields: Record<string, string>) {
    const form = { ...fields, [KEY_FIELD]: await keyOf(visitor) };
    const first = await visitor.post(path, form);
    expect(first.status).toBe(303);
    const everything = await readEverything(sessions, rateLimits);
    // Later than the first answer is kept.
    passTime(2 * MINUTE_MS);
    const second = await visitor.post(path, form);
    // Not to a message that waits: another tab may have left it.
    expect([second.status, second.location]).toEqual([303, path]);
    expect(await readEverything(sessions, rateLimits)).toBe(everything);
  }
});

describe("the first press's answer", () => {
  const given = { "Set-Cookie": "session=new; Path=/" };
  const work = vi.fn<() => Promise<Response>>();
  beforeEach(
    () => void work.mockReset().mockImplementation(async () => new Response(null, { headers: given })),
  );

  function press(cookie: string) {
    const request = new Request("http://127.0.0.1:3000/", { method: "POST", headers: { Cookie: cookie } });
    const body = new FormData();
    body.set(KEY_FIELD, "a-key");
    return inContext({ ...requestContext(request) }, () =>
      answerPress({ request, body, form: emptyForm }, work),
    );
  }

  it("comes again whatever other cookies have changed meanwhile", async () => {
    await press("theme=dark; session=one");
    await press("session=one; theme=light");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is kept for the latest thousand alone, because a stranger can send any number", async () => {
    for (let n = 0; n <= 1000; n++) await press(`session=stranger-${n}`);
    await press("session=stranger-1000");
    expect(work).toHaveBeenCalledTimes(1001);
    await press("session=stranger-0");
    expect(work).toHaveBeenCalledTimes(1002);
  });

  it.each([
    ["without a session", "theme=dark", given],
    ["that brings no new session", "session=two", { "Set-Cookie": "theme=dark; Path=/" }],
    ["that ends one", "session=three", { "Set-Cookie": "session=; Path=/; Max-Age=0" }],
    ["with long headers", "session=four", { ...given, Location: `/${"a".repeat(4000)}` }],
  ])("is not kept %s", async (_, cookie, headers) => {
    work.mockImplementation(async () => new Response(null, { headers }));
    for (let n = 0; n < 2; n++) await press(cookie);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

it("of two processes lets one act, and undoes the claim with the act", async () => {
  const { member, visitor } = await memberSignedIn();
  const session = await findSessionBySecret(visitor.cookies.get("session") ?? "");
  const by = { ...(session as SessionRow), userId: member.id, isOperator: false };
  const inRequest = <T>(work: () => Promise<T>) =>
    inContext({ ...requestContext(new Request("http://127.0.0.1/")), press: { key: "key", by } }, () =>
      actOnce(work),
    );
  await expect(inRequest(() => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  const both = await Promise.allSettled([1, 2].map((n) => inRequest(() => Promise.resolve(n))));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = both.find((each) => each.status === "rejected");
  expect(refused?.reason).toBeInstanceOf(PressedBefore);
});
