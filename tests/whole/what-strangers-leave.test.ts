import { describe, expect, test } from "vitest";
import { setOperator } from "~/accounts/account-acts";
import { reader, transaction } from "~/base/data/database";
import { findDraft, insertDraft } from "~/braindumper/data/drafts";
import type { Limit } from "~/identity/data/rate-limits";
import { LIMITS } from "~/identity/limits";
import { drafts, sessions, ssoRecords } from "~/tables";
import { memberSignedIn, memberWithPassword, signIn } from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { useUp } from "../support/limits";
import { newMember } from "../support/members";
import { savedPlanOf } from "../support/plans";
import { authorizeUrl, newClient, withSigningKey } from "../support/sso";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, draftKeyOf, generate, IDEA, tellIdea } from "../support/wizard";

withDatabase();
withSigningKey();
const setEnvironment = withEnvironment();

const TOO_MANY = expect.stringMatching(/^Too many attempts\. You can try again in \d+ (minutes|hours)\.$/);
const STEP_TWO = "/braindumper/describe";

/** How many rows strangers have left behind. */
async function countRows(): Promise<number> {
  const all = await Promise.all([drafts, sessions, ssoRecords].map((table) => reader().select().from(table)));
  return all.flat().length;
}

describe("posts of the wizard", () => {
  test.each([
    ["in an hour", LIMITS.wizard.ip],
    ["in a day", LIMITS.wizard.day as Limit],
  ])("from one address are limited %s: the form comes back with what was typed", async (_, limit) => {
    const visitor = new Visitor("203.0.113.7");
    await answerStep(visitor, "/braindumper", { platform: "bolt" });
    const draft = await draftKeyOf(visitor, STEP_TWO);
    await useUp(limit, "203.0.113.7");
    const answer = await visitor.post(STEP_TWO, { draft, description: IDEA });
    expect(answer).toMatchObject({ status: 429, errors: { "": [TOO_MANY] }, values: { description: IDEA } });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);

    const rows = await countRows();
    const another = new Visitor("203.0.113.7");
    expect((await another.post("/braindumper", { platform: "bolt" })).status).toBe(429);
    await another.post(STEP_TWO, { description: IDEA, go: "back" });
    await another.post("/braindumper/type", { appType: "web" });
    expect(await countRows()).toBe(rows);
    expect((await new Visitor("203.0.113.8").post("/braindumper", { platform: "bolt" })).status).toBe(303);
  });

  test("are counted: so many an hour leave something behind, and no more", async () => {
    await useUp(LIMITS.wizard.ip, "203.0.113.7", 2);
    const before = await countRows();
    const tell = () => new Visitor("203.0.113.7").post(STEP_TWO, { draft: "", description: IDEA });
    expect([(await tell()).status, (await tell()).status]).toEqual([303, 303]);
    const rows = await countRows();
    expect(rows).toBeGreaterThan(before);
    await tell();
    expect((await new Visitor("203.0.113.7").post("/braindumper", { platform: "bolt" })).status).toBe(429);
    expect(await countRows()).toBe(rows);
  });

  test("from the /64 that one IPv6 customer has are those of one client", async () => {
    await useUp(LIMITS.wizard.ip, "2001:db8:1:2::/64");
    const post = (ip: string) => new Visitor(ip).post("/braindumper", { platform: "bolt" });
    expect((await post("2001:db8:1:2::1")).status).toBe(429);
    expect((await post("2001:db8:1:2:ffff:0:0:9")).status).toBe(429);
    expect((await post("2001:db8:1:3::1")).status).toBe(303);
  });

  test("from the /48 that one owner may hold are those of four clients", async () => {
    const { name, points, seconds } = LIMITS.wizard.ip;
    const post = (ip: string) => new Visitor(ip).post("/braindumper", { platform: "bolt" });
    await useUp({ name: `${name}:48`, points: 4 * points, seconds }, "2001:db8:1::/48");
    expect((await post("2001:db8:1:4::1")).status).toBe(429);
    expect((await post("2001:db8:2:4::1")).status).toBe(303);
  });

  test("of one account are limited wherever they come from", async () => {
    const member = await newMember();
    const planId = await savedPlanOf(member);
    await useUp(LIMITS.wizard.account[0], member.email);
    const visitor = await signedIn(member);
    expect((await visitor.post("/braindumper", { platform: "bolt" })).status).toBe(429);
    expect((await visitor.post(`/braindumps/${planId}/edit`)).status).toBe(429);
  });
});

describe("sign-on requests", () => {
  test("from one address are limited, and leave nothing then", async () => {
    const client = await newClient();
    await useUp(LIMITS.signOn.ip, "203.0.113.7");
    const rows = await countRows();
    const answer = await new Visitor("203.0.113.7").get(authorizeUrl(client));
    expect(answer).toMatchObject({ status: 429, location: null });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await countRows()).toBe(rows);
    expect((await new Visitor("203.0.113.8").get(authorizeUrl(client))).location).toMatch(/^\/auth\?/);
  });

  test("that are longer than any client's own leave nothing, and say why", async () => {
    const client = await newClient();
    const rows = await countRows();
    const answer = await new Visitor().get(authorizeUrl(client, { state: "x".repeat(4096) }));
    expect(answer).toMatchObject({ status: 400, problem: { title: "Authentication Error" } });
    expect(await countRows()).toBe(rows);
  });

  test("of one browser wait in twenty tabs: the oldest makes room", async () => {
    const client = await newClient();
    const visitor = new Visitor();
    const idIn = (location: string | null) => new URLSearchParams(location?.split("?")[1]).get("session_id");
    const ids: (string | null)[] = [];
    for (let each = 0; each < 21; each += 1)
      ids.push(idIn((await visitor.get(authorizeUrl(client))).location));
    const isThere = async (at: number) =>
      (await visitor.get(`/api/oauth/session?session_id=${ids[at]}`)).status;
    expect([await isThere(0), await isThere(1), await isThere(20)]).toEqual([404, 200, 200]);
    expect(await reader().select().from(ssoRecords)).toHaveLength(20);
  });

  test("of a member are limited by account, and leave nothing then", async () => {
    const client = await newClient();
    const { member, visitor } = await memberSignedIn();
    await useUp(LIMITS.memberSignOn.account[0] as Limit, member.email);
    const rows = await countRows();
    const answer = await visitor.get(authorizeUrl(client));
    expect(answer).toMatchObject({ status: 429, location: null });
    expect(await countRows()).toBe(rows);
    expect((await (await memberSignedIn()).visitor.get(authorizeUrl(client))).location).toContain("code=");
  });

  test("of members, who go straight through, are not among them", async () => {
    const client = await newClient();
    await useUp(LIMITS.signOn.ip, "127.0.0.1");
    const { visitor } = await memberSignedIn();
    expect((await visitor.get(authorizeUrl(client))).location).toContain("code=");
  });

  test("are counted", async () => {
    const client = await newClient();
    await useUp(LIMITS.signOn.ip, "203.0.113.7", 2);
    const statuses = [];
    for (let each = 0; each < 3; each += 1)
      statuses.push((await new Visitor("203.0.113.7").get(authorizeUrl(client))).status);
    expect(statuses).toEqual([303, 303, 429]);
  });
});

describe("a form of a member's, sent by somebody who is not signed in", () => {
  const send = (name: string, ip = "203.0.113.7") => new Visitor(ip).post("/account/name", { name });

  test("is kept so many times an hour from one address", async () => {
    const { points } = LIMITS.keptForm.ip;
    for (let each = 0; each < points; each += 1) expect((await send("Ann")).location).toBe("/auth");
    const rows = await countRows();
    const answer = await send("Ann");
    expect(answer).toMatchObject({ status: 429, problem: { title: "You are signed out" } });
    expect(answer.problem?.unsent?.fields).toEqual([{ name: "name", label: "Display name", value: "Ann" }]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await countRows()).toBe(rows);
    expect((await send("Ann", "203.0.113.8")).location).toBe("/auth");
  });

  test("is not kept when it is longer than most, but stands on the page, to be sent after signing in", async () => {
    const member = await memberWithPassword();
    await setOperator(member, true);
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    const text = "Дорогие читатели\r\n".repeat(600);
    const visitor = new Visitor();
    const rows = await countRows();
    const issue = { revision: "0", subject: "News", body: text };
    const { status, problem } = await visitor.post("/admin/newsletter/new", issue);
    expect([status, problem?.title]).toEqual([403, "You are signed out"]);
    expect(await countRows()).toBe(rows);
    const fields = problem?.unsent?.fields ?? [];
    expect(fields.find(({ name }) => name === "body")).toEqual({ name: "body", label: "Text", value: text });

    await signIn(visitor, member.email);
    const body = new FormData();
    for (const { name, value } of fields) body.set(name, value);
    const saved = await visitor.postBody(problem?.unsent?.action ?? "", body);
    expect(saved.location).toMatch("/admin/newsletter/");
    expect((await visitor.get(saved.location as string)).data).toMatchObject({
      form: { values: { body: text } },
    });
  });

  test("is refused when it holds more than any form of a member's needs", async () => {
    expect((await send("a".repeat(1000))).status).toBe(303);
    const rows = await countRows();
    expect((await send("a".repeat(60_000))).status).toBe(403);
    const path = `/braindumps/${"a".repeat(7000)}/delete`;
    expect((await new Visitor().post(path)).status).toBe(403);
    expect(await countRows()).toBe(rows);
  });
});

test("the answer to an invitation that nobody got leaves nothing", async () => {
  const rows = await countRows();
  for (const answer of ["join", "later"]) await new Visitor().post("/community/welcome", { answer, to: "/" });
  expect(await countRows()).toBe(rows);
});

describe("'Create New Project'", () => {
  const PLAN = "/braindumper/plan/none";

  test("deletes no draft of a member for a stranger who got to know its id", async () => {
    const draftKey = await tellIdea(await signedIn(await newMember()));
    for (const stranger of [new Visitor(), await signedIn(await newMember())]) {
      await generate(stranger, draftKey);
      await stranger.post(PLAN);
      await signIn(stranger, (await memberWithPassword()).email);
      await stranger.post(PLAN);
      expect(await findDraft(draftKey.split(".")[0] as string)).toMatchObject({ description: IDEA });
    }
  });

  test("deletes no draft that an account has taken over since", async () => {
    const member = await newMember();
    const draft = await transaction((tx) => insertDraft(tx, { platform: "bolt", userId: member.id }));
    const holder = await signedIn(await newMember(), { draftId: draft.id });
    await holder.post(PLAN);
    expect(await findDraft(draft.id)).not.toBeNull();
  });
});
