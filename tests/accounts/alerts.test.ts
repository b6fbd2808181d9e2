import { expect, test } from "vitest";
import { alertMember } from "~/accounts/alert-member";
import { transaction } from "~/base/data/database";
import { MINUTE_MS } from "~/base/kernel/clock";
import { memberSignedIn, memberWithPassword, PASSWORD, signIn, Visitor, verify } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { lettersTo, newMember } from "../support/members";

withDatabase();
withClock("2026-03-10T12:00:00Z");

const NEW = "Other-layers-10";
const BOTH = { password: NEW, confirmPassword: NEW };
const FIREFOX = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

const kindsTo = async (email: string) => (await lettersTo(email)).map(({ kind }) => kind);
const alertsTo = async (email: string) =>
  (await kindsTo(email)).filter((kind) => ["new-device", "password-changed"].includes(kind));

test("a sign-in in a new browser is told: what, when, where from, and the way out", async () => {
  const member = await memberWithPassword();
  await new Visitor("203.0.113.9").post("/auth", { email: member.email, password: PASSWORD }, FIREFOX);
  const [letter] = await lettersTo(member.email);
  expect(letter).toMatchObject({ kind: "new-device", subject: "New sign-in to your account at Loam" });
  expect(letter?.text).toContain(
    "When: 10. Mar 2026, 12:00 UTC. Where: Firefox on Linux, network 203.0.113.0/24.",
  );
  expect(letter?.text).toMatch(
    /This was not me:\nhttp:\/\/127\.0\.0\.1:3000\/auth\/not-me\?token_hash=[\w-]{40,}\n/,
  );
});

test("the same browser is not told again, also after signing out", async () => {
  const member = await memberWithPassword();
  const visitor = new Visitor();
  await signIn(visitor, member.email);
  await visitor.post("/auth/sign-out");
  passTime(5 * MINUTE_MS);
  await signIn(visitor, member.email);
  expect(await alertsTo(member.email)).toEqual(["new-device"]);
});

test("a browser that another member signed in with is new to this one", async () => {
  const [ann, bob] = [await memberWithPassword(), await memberWithPassword()];
  const visitor = new Visitor();
  for (const { email } of [ann, bob]) await signIn(visitor, email);
  expect(await alertsTo(bob.email)).toEqual(["new-device"]);
});

test("a wrong password tells nobody anything", async () => {
  const member = await memberWithPassword();
  await signIn(new Visitor(), member.email, "Wrong-layers-9");
  expect(await kindsTo(member.email)).toEqual([]);
});

test("the browser that proved the mailbox is not told of: at sign-up, and after a reset", async () => {
  const email = "new@example.test";
  const visitor = new Visitor();
  await visitor.post("/auth/sign-up", { firstName: "Ann", email, password: PASSWORD, acceptTerms: "on" });
  await verify(visitor, email);
  await visitor.post("/auth/sign-out");
  await signIn(visitor, email);
  expect(await alertsTo(email)).toEqual([]);
  const other = new Visitor();
  await other.post("/auth/forgot-password", { email });
  const [, link = ""] = (await lettersTo(email)).at(-1)?.text.match(/http:\/\/[^/]+(\S+recovery)/) ?? [];
  await other.get(link);
  await other.post("/auth/reset-password", BOTH);
  await signIn(other, email, NEW);
  expect(await alertsTo(email)).toEqual(["password-changed"]);
});

test("a browser that keeps no cookies brings one mail a minute at most", async () => {
  const member = await memberWithPassword();
  for (const _ of [1, 2]) await signIn(new Visitor(), member.email);
  expect(await alertsTo(member.email)).toHaveLength(1);
  passTime(MINUTE_MS);
  await signIn(new Visitor(), member.email);
  expect(await alertsTo(member.email)).toHaveLength(2);
});

test("a change of password brings one mail, with the link", async () => {
  const { member, visitor } = await memberSignedIn();
  await visitor.post("/account/password", { currentPassword: PASSWORD, ...BOTH }, FIREFOX);
  const letters = await lettersTo(member.email);
  expect(letters.map(({ kind }) => kind)).toEqual(["password-changed"]);
  expect(letters[0]?.text).toMatch(/Firefox on Linux[\s\S]+\/auth\/not-me\?token_hash=/);
});

test("what an intruder called a factor is no link in the mail", async () => {
  const member = await newMember();
  const seen = { ip: "2001:db8:1:2::3", userAgent: "", detail: "passkey <b>http://evil.example/x</b>" };
  await transaction((tx) => alertMember(tx, member, "factor-added", seen));
  const [letter] = await lettersTo(member.email);
  expect(letter?.text).toContain("What: passkey b http evil example x b. When:");
  expect(letter?.text).toContain("Where: A browser, network 2001:db8:1::/48.");
});
