import { describe, expect, it, onTestFinished } from "vitest";
import { disableUser, setOperator } from "~/accounts/account-acts";
import { transaction } from "~/base/data/database";
import { MINUTE_MS, SECOND_MS } from "~/base/kernel/clock";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { listEvents, listEventsWithOperators } from "~/identity/data/audit";
import { insertOneTimeCodes } from "~/identity/data/factors";
import { byOperator } from "~/identity/data/operator-acts";
import { listSessions } from "~/identity/data/sessions";
import { findUserOfAnyState, listUsers } from "~/identity/data/users";
import { stopEmail } from "~/mail/data/stopped-emails";
import { saveSubscription } from "~/newsletter/data/subscriptions";
import { newsletterConsent, unsubscribe } from "~/newsletter/subscribe";
import { siteContent } from "~/site/site.server";
import { memberSignedIn, PASSWORD } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { lettersTo, newMember } from "../support/members";
import { newSubscribers } from "../support/newsletter";
import { actsOf, operatorSignedIn } from "../support/operators";
import { savedPlanOf } from "../support/plans";
import { signedIn, type Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

const act = (id: string, name: string) => `/admin/members/${id}/${name}`;

type Fact = { term: string; text: string };

/** Opens the page of an act, and presses its button. */
async function press(visitor: Visitor, id: string, name: string, typed: Record<string, string> = {}) {
  const { data } = await visitor.get(act(id, name));
  const { revision = "" } = (data.form as { values: { revision?: string } }).values;
  return visitor.post(act(id, name), { revision, ...typed });
}

describe("the list of members", () => {
  it("is paged, newest first, in both directions, and leaves nobody out", async () => {
    const { visitor } = await operatorSignedIn();
    for (let n = 0; n < 60; n++) {
      if (n % 3 === 0) passTime(SECOND_MS);
      await newMember({ name: `M${n}` });
    }
    const names = (answer: { data: Record<string, unknown> }) =>
      (answer.data.members as { name: string }[]).map(({ name }) => name);
    const first = await visitor.get("/admin/members");
    const second = await visitor.get(first.data.older as string);
    expect(first.data.newer).toBeNull();
    expect(second.data.older).toBeNull();
    expect(new Set([...names(first), ...names(second)]).size).toBe(61);
    expect(names(await visitor.get(second.data.newer as string))).toEqual(names(first));
  });

  it("finds a part of a name or email, and means a per cent sign as it is", async () => {
    const { visitor } = await operatorSignedIn();
    await newMember({ email: "bea@example.test", name: "Bea 100%" });
    await newMember({ name: "Özil Ñandú" });
    const found = async (q: string) =>
      ((await visitor.get(`/admin/members?q=${encodeURIComponent(q)}`)).data.members as []).length;
    for (const name of ["Özil", "özil", "ÖZIL", "ñANDÚ"]) expect(await found(name), name).toBe(1);
    expect([await found("BEA@"), await found("0%"), await found("%%"), await found("nobody")]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  it("finds an email by its host as its owner writes it", async () => {
    const { visitor } = await operatorSignedIn();
    await newMember({ email: "ann@München.example" });
    const found = async (q: string) =>
      ((await visitor.get(`/admin/members?q=${encodeURIComponent(q)}`)).data.members as []).length;
    for (const q of ["ann@münchen.example", "MÜNCHEN", "xn--mnchen", "ann@"])
      expect(await found(q), q).toBe(1);
    expect(await found("munchen")).toBe(0);
  });

  it("reads a page through the index, whatever stands before it", async () => {
    const { users, hasOlder } = await listUsers({ limit: 1, olderThan: { time: 0, id: "x" } });
    expect([users, hasOlder]).toEqual([[], false]);
  });
});

describe("a member's page", () => {
  it("shows times in the site's time zone", async () => {
    const { visitor } = await operatorSignedIn();
    const { id } = await newMember();
    onTestFinished(() => void Object.assign(siteContent(), { timeZone: "UTC" }));
    Object.assign(siteContent(), { timeZone: "Asia/Tokyo" });
    const { data } = await visitor.get(`/admin/members/${id}`);
    expect(data.facts).toContainEqual({ term: "Since", text: "15. Mar 2026, 21:00" });
  });

  it("asks for the email as its owner writes it before a deletion", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember({ email: "ann@münchen.example" });
    const refused = await press(visitor, member.id, "delete", { email: "ann@example.test" });
    expect(refused.errors.email).toEqual(["Type ann@münchen.example to confirm."]);
    expect((await press(visitor, member.id, "delete", { email: "ann@MÜNCHEN.example " })).status).toBe(303);
  });

  it("shows state, devices and trail, and neither plans nor password", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember({ email: "bea@example.test" });
    await signedIn(member);
    await savedPlanOf(member);
    const { data } = await visitor.get(`/admin/members/${member.id}`);
    expect(data.email).toBe("bea@example.test");
    expect((data.sessions as []).length).toBe(1);
    expect(JSON.stringify(data)).not.toMatch(/description|passwordHash|generatedContext/);
    expect((await visitor.get("/admin/members/nobody")).status).toBe(404);
    expect((await visitor.get(act(member.id, "explode"))).status).toBe(404);
  });
});

describe("an act on a member", () => {
  it("does what its command does, says so, and stands in the trail with its operator", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const member = await newMember();
    await signedIn(member);
    const done = await press(visitor, member.id, "disable");
    expect(done.location).toBe(`/admin/members/${member.id}`);
    expect((await visitor.follow(done)).flash).toMatchObject({ title: "The account is disabled" });
    expect((await findUserOfAnyState(member.id))?.disabledAt).not.toBeNull();
    expect(await listSessions(member.id)).toEqual([]);

    expect((await press(visitor, member.id, "enable")).status).toBe(303);
    const before = await countGenerationsLeft(member.id);
    await press(visitor, member.id, "grant", { number: "٧" });
    expect(await countGenerationsLeft(member.id)).toBe(before + 7);
    await signedIn(member);
    await press(visitor, member.id, "sign-out");
    expect(await listSessions(member.id)).toEqual([]);
    expect((await press(visitor, member.id, "reset-factors")).status).toBe(409);
    await transaction((tx) => insertOneTimeCodes(tx, { userId: member.id, sealedSecret: "", lastStep: 0 }));
    expect((await press(visitor, member.id, "reset-factors")).status).toBe(303);
    await press(visitor, member.id, "make-operator");
    await press(visitor, member.id, "remove-operator");

    const events = await listEventsWithOperators(member.id);
    expect(events.map(({ kind }) => kind).sort()).toEqual(
      [
        ...["disabled", "enabled", "factors_reset", "operator_ended"],
        ...["operator_made", "signed_out_by_administrator", "tokens_granted"],
      ].sort(),
    );
    for (const event of events) expect(event).toMatchObject({ operator: operator.email, ip: "operator" });
  });

  it("gives an imported member, who has no password yet, nothing but a link to set one", async () => {
    const { visitor } = await operatorSignedIn();
    const email = "moved@example.test";
    const { id } = await newMember({ email, passwordHash: "", verifiedAt: null, signupSource: "import 1" });
    const state = "not verified, has no password yet";
    const { first, acts } = (await visitor.get(`/admin/members/${id}`)).data as {
      first: Fact[];
      acts: { label: string }[];
    };
    expect(first).toContainEqual({ term: "State", text: state });
    expect(acts.map(({ label }) => label)).toEqual([
      "Send a link to set a password",
      "Grant generations",
      "Groups",
    ]);
    const { state: ofSite } = (await visitor.get("/admin")).data as { state: (Fact & { href?: string })[] };
    const line = ofSite.find(({ term }) => term === "Imported, not signed in yet");
    expect(line?.text).toBe("1");
    expect((await visitor.get(line?.href ?? "")).data.members).toEqual([
      expect.objectContaining({ email, state }),
    ]);
    expect((await press(visitor, id, "verify")).status).toBe(409);
    expect((await press(visitor, id, "set-password")).status).toBe(303);
    expect((await lettersTo(email)).map(({ kind }) => kind)).toEqual(["reset"]);
  });

  it("mails the verification link again, or activates the account without it", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember({ email: "new@example.test", verifiedAt: null });
    await press(visitor, member.id, "resend");
    expect((await lettersTo("new@example.test")).map(({ kind }) => kind)).toEqual(["verify"]);
    expect((await press(visitor, member.id, "resend")).errors[""]?.[0]).toContain("less than a minute ago");
    await press(visitor, member.id, "verify");
    // Whoever signed up last with this email may be a stranger, so their password does not count.
    expect(await findUserOfAnyState(member.id)).toMatchObject({
      verifiedAt: expect.any(Date),
      passwordHash: "",
    });
    expect((await lettersTo("new@example.test")).map(({ kind }) => kind)).toEqual(["verify", "reset"]);
    const late = await visitor.get(`/admin/members/${member.id}/resend`);
    expect((await press(visitor, member.id, "resend")).errors[""]).toEqual([late.data.refusal]);
    expect([late.data.refusal]).toEqual([
      "This cannot be done now: the account is verified, has no password yet, no operator, without a second factor.",
    ]);
  });

  it("deletes an account whose email is typed, and notes it for the operator without that email", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const member = await newMember({ email: "bea@example.test" });
    const wrong = await press(visitor, member.id, "delete", { email: "eva@example.test" });
    expect(wrong.errors).toEqual({ email: ["Type bea@example.test to confirm."] });
    const done = await press(visitor, member.id, "delete", { email: " Bea@example.test " });
    expect(done.location).toBe("/admin/members");
    expect(await findUserOfAnyState(member.id)).toBeNull();
    const [line, ...others] = await actsOf(operator);
    expect([line, others]).toEqual([expect.stringContaining("account_deleted "), []]);
    expect(line).not.toContain("bea@");
  });

  it("says on the member's page whether mail is stopped, and whether the newsletter goes there", async () => {
    const { visitor } = await operatorSignedIn();
    const [id] = await newSubscribers(1);
    const facts = async () => {
      const { first, facts } = (await visitor.get(`/admin/members/${id}`)).data as Record<string, Fact[]>;
      return [...(first ?? []), ...(facts ?? [])]
        .filter(({ term }) => term === "Mail" || term === "Newsletter")
        .map(({ term, text }) => `${term}: ${text}`);
    };
    expect(await facts()).toEqual(["Newsletter: since 15. Mar 2026, 12:00"]);
    const consent = { ...newsletterConsent("import 1"), at: "2024-02-01T09:00:00Z" };
    await transaction((tx) => saveSubscription(tx, { userId: id as string }, consent));
    expect(await facts()).toEqual(["Newsletter: since 1. Feb 2024, 09:00"]);
    await transaction((tx) =>
      stopEmail(tx, { email: "reader0@example.test", reason: "bounced", detail: "" }),
    );
    const stopped = "Mail: stopped since 15. Mar 2026, 12:00: bounced";
    expect(await facts()).toEqual([stopped, expect.stringMatching(/^Newsletter: none while .*stopped/)]);
    await transaction((tx) => unsubscribe(tx, { userId: id as string }, { ip: "192.0.2.1" }));
    expect(await facts()).toEqual([stopped, "Newsletter: no"]);
  });

  it("mails nothing to an email whose mail is stopped, and says so", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember({ email: "new@example.test", verifiedAt: null });
    await transaction((tx) => stopEmail(tx, { email: member.email, reason: "bounced", detail: "" }));
    expect(JSON.stringify((await visitor.get(`/admin/members/${member.id}`)).data.first)).toContain(
      "bounced",
    );
    const { errors } = await press(visitor, member.id, "resend");
    expect(String(errors[""])).toContain("Mail to this email is stopped");
    await press(visitor, member.id, "delete", { email: member.email });
    expect(await lettersTo(member.email)).toEqual([]);
  });

  it.each(["0", "1001", "-1", "2.5", "many", ""])("does not grant “%s” plans", async (number) => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember();
    const answer = await press(visitor, member.id, "grant", { number });
    expect([answer.status, answer.errors]).toEqual([
      400,
      { number: ["Type a whole number from 1 to 1000."] },
    ]);
  });

  it("is refused when somebody else changed the account in the meantime, and says both states", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember({ email: "bea@example.test" });
    const { data } = await visitor.get(act(member.id, "delete"));
    const { revision } = (data.form as { values: { revision: string } }).values;
    await disableUser(member);
    const answer = await visitor.post(act(member.id, "delete"), { revision, email: member.email });
    expect(answer.status).toBe(409);
    expect(answer.errors[""]?.[0]).toContain(
      "“bea@example.test: verified”, now it is “bea@example.test: verified, disabled”",
    );
    expect(answer.values).toMatchObject({ email: member.email });
    expect(await findUserOfAnyState(member.id)).not.toBeNull();
  });

  it("does not grant again what another operator has granted in the meantime, nor after Back", async () => {
    const { visitor } = await operatorSignedIn();
    const { id } = await newMember();
    const before = await countGenerationsLeft(id);
    const { data } = await visitor.get(act(id, "grant"));
    const { revision } = (data.form as { values: { revision: string } }).values;
    const grant = (seen: string) => visitor.post(act(id, "grant"), { revision: seen, number: "3" });
    expect((await grant(revision)).status).toBe(303);
    const again = await grant(revision);
    expect([again.status, again.values.number]).toEqual([409, "3"]);
    expect(again.errors[""]?.[0]).toContain("0 were left when you opened the page, now 3 are");
    expect(await countGenerationsLeft(id)).toBe(before + 3);
    expect((await grant(String(again.values.revision))).status).toBe(303);
    expect(await countGenerationsLeft(id)).toBe(before + 6);
  });

  it("is done once when two operators press at the same moment", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const member = await newMember();
    const { data } = await visitor.get(act(member.id, "disable"));
    const by = { ...byOperator(operator), ...(data.form as { values: { revision: string } }).values };
    const ends = await Promise.allSettled([disableUser(member, by), disableUser(member, by)]);
    const refused = ends.filter((end) => end.status === "rejected").map(({ reason }) => reason);
    expect(refused).toMatchObject([{ revision: `${member.email}: verified, disabled` }]);
    expect(await listEvents(member.id)).toHaveLength(1);
  });

  it.each(["disable", "delete", "remove-operator"])("does not %s the last operator", async (name) => {
    const { operator, visitor } = await operatorSignedIn();
    const answer = await press(visitor, operator.id, name, { email: operator.email });
    expect([answer.status, answer.errors[""]]).toEqual([
      409,
      ["This is the last operator. Make somebody else an operator first."],
    ]);
    expect(await findUserOfAnyState(operator.id)).toMatchObject({ disabledAt: null });
    const { operator: other } = await operatorSignedIn();
    expect((await press(visitor, other.id, name, { email: other.email })).status).toBe(303);
  });

  it("asks an operator who signed in a while ago to prove it again", async () => {
    const { visitor } = await operatorSignedIn();
    const member = await newMember();
    passTime(11 * MINUTE_MS);
    expect((await press(visitor, member.id, "disable")).location).toContain("/auth/prove?redirectTo=");
    expect((await findUserOfAnyState(member.id))?.disabledAt).toBeNull();
  });

  it("has what was typed before the proof, until it is done", async () => {
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    const { member: operator, visitor } = await memberSignedIn();
    await setOperator(operator, true);
    const path = act((await newMember()).id, "grant");
    const values = async () =>
      ((await visitor.get(path)).data.form as { values: Record<string, string> }).values;
    const { revision = "" } = await values();
    passTime(11 * MINUTE_MS);
    await visitor.post(path, { revision: "old", number: "7" });
    expect(await values()).toMatchObject({ revision, number: "7" });
    expect((await visitor.post("/auth/prove", { password: PASSWORD })).status).toBe(303);
    await visitor.post(path, { revision, number: "7" });
    expect(await values()).toEqual({ revision: "7" });
  });
});
