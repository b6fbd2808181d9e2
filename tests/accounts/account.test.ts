import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setOperator, signOutUser } from "~/accounts/account-acts";
import { findMailedToken } from "~/accounts/data/mailed-tokens";
import { reader, transaction } from "~/base/data/database";
import { MEMBER_FIELD } from "~/base/forms/hidden-fields";
import { MINUTE_MS, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { findPlan } from "~/braindumper/data/plans";
import { listEvents, recordEvent } from "~/identity/data/audit";
import { findKnownDevice } from "~/identity/data/known-devices";
import type { Limit } from "~/identity/data/rate-limits";
import { findEnabledUser } from "~/identity/data/users";
import { LIMITS } from "~/identity/limits";
import {
  auditEvents,
  brainDumps,
  drafts,
  jobs,
  mailedTokens,
  rateLimits,
  sessions,
  userLimits,
  users,
} from "~/tables";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  signIn,
  Visitor,
} from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { consumeLimit } from "../support/limits";
import { lettersTo } from "../support/members";
import { savedPlanOf } from "../support/plans";
import { signedIn } from "../support/visitor";

withDatabase();
withClock("2026-03-10T12:00:00Z");
const setEnvironment = withEnvironment();

const LINK_DEAD =
  "This link has expired or already been used. If your account still has the old email, enter the new one again in Account Settings.";

describe("who may see it", () => {
  test.each([
    "/account",
    "/account/email",
    "/account/name",
    "/account/password",
    "/account/export",
    "/account/delete",
  ])("%s sends a visitor to sign in and back", async (path) => {
    const answer = await new Visitor().get(path);
    expect(answer.location).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const back = await visitor.post(answer.location as string, { email: member.email, password: PASSWORD });
    expect(back.location).toBe(path);
  });

  test("a form sent after signing out in another tab comes back filled in after signing in", async () => {
    const { member, visitor } = await memberSignedIn();
    const other = new Visitor();
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    await other.post("/auth/sign-out");
    const answer = await visitor.post("/account/name", { name: "Bea" });
    expect(answer.location).toBe("/auth");
    expect((await visitor.follow(answer)).flash?.title).toBe("You are signed out");
    const back = await signIn(visitor, member.email);
    expect(back.location).toBe("/account/name");
    const page = await visitor.follow(back);
    expect(page.data.form).toMatchObject({ values: { name: "Bea" } });
    expect((await findEnabledUser(member.id))?.name).toBe("Ann");
  });

  test("the sign-in that the account page leads to says why one is there", async () => {
    const { location } = await new Visitor().get("/account");
    expect((await new Visitor().get(`${location}`)).data.notice).toBe(
      "Sign in to see your account settings.",
    );
    const member = await memberWithPassword();
    const visitor = new Visitor();
    await signIn(visitor, member.email);
    await signOutUser(member);
    const { location: back } = await visitor.get("/account");
    expect((await visitor.get(`${back}`)).data.notice).toMatch(/^You were signed out: .+ or an operator\.$/);
    // Who signs out is told at once, and not again.
    await signIn(visitor, member.email);
    await visitor.post("/auth/sign-out");
    expect((await visitor.get("/auth")).data.notice).toBeNull();
  });

  test("a form that was shown to one member changes nothing of another who has signed in since, and fills in nothing", async () => {
    const { member, visitor } = await memberSignedIn();
    const other = await memberWithPassword();
    const form = { name: "Bea", [MEMBER_FIELD]: member.id };
    expect(await visitor.post("/account/name", form)).toMatchObject({ status: 303, location: "/account" });

    await visitor.post("/auth/sign-out");
    await visitor.post("/account/name", form);
    const filledIn = await visitor.follow(await signIn(visitor, other.email));
    expect(filledIn.data.form).toMatchObject({ values: { name: "Ann" } });
    const refused = await visitor.post("/account/name", form);
    expect([refused.status, refused.problem?.title]).toEqual([409, "Somebody else is signed in now"]);
    expect((await findEnabledUser(other.id))?.name).toBe("Ann");
  });

  test.each([
    ["/account/name", { name: "Bea" }, "Sign in to continue: what you typed is kept."],
    [
      "/account/email",
      { email: "bea@example.test", password: PASSWORD },
      "Sign in to continue: what you typed is kept, except the password.",
    ],
    ["/account/delete", { password: PASSWORD }, "Sign in to continue."],
    ["/account/newsletter", { wanted: "yes" }, "Sign in to continue."],
  ])("what is said of %s is true of what was typed there", async (path, fields, text) => {
    const visitor = new Visitor();
    const page = await visitor.follow(await visitor.post(path, fields as Record<string, string>));
    expect(page.flash).toMatchObject({ title: "You are signed out", text });
  });
});

describe("Reset Password", () => {
  test("mails the link and says so", async () => {
    const { member, visitor } = await memberSignedIn();
    const page = await visitor.follow(await visitor.post("/account"));
    expect(page.flash).toMatchObject({
      title: "Password reset email sent",
      text: "Check your email for the reset link.",
      seconds: 5,
    });
    expect(await mailedSecret(member.email, "reset")).toBeTruthy();
    expect((await visitor.follow(await visitor.post("/account"))).flash?.title).toBe("Not sent again yet");
  });
});

describe("Change Password", () => {
  const NEW = "Other-layers-10";
  const change = (visitor: Visitor, fields: Record<string, string> = {}) =>
    visitor.post("/account/password", {
      currentPassword: PASSWORD,
      password: NEW,
      confirmPassword: NEW,
      ...fields,
    });

  test("the new password works, other sessions and links end, this one goes on, the owner is told", async () => {
    const { member, visitor } = await memberSignedIn();
    const elsewhere = await signedIn(member);
    await new Visitor().post("/auth/forgot-password", { email: member.email });
    const reset = await mailedSecret(member.email, "reset");
    await visitor.post("/account/email", { email: "waiting@example.test", password: PASSWORD });
    const before = visitor.cookies.get("session");
    const page = await visitor.follow(await change(visitor));
    expect([page.user?.email, page.flash]).toMatchObject([
      member.email,
      {
        title: "Success",
        text: `Your password has been changed. Your email stays ${member.email}: the change to waiting@example.test is cancelled.`,
      },
    ]);
    expect(visitor.cookies.get("session")).not.toBe(before);
    expect((await elsewhere.get("/account")).status).toBe(303);
    expect(await findMailedToken(reset, "recovery")).toBeNull();
    expect((await signIn(new Visitor(), member.email)).status).toBe(400);
    expect((await signIn(new Visitor(), member.email, NEW)).status).toBe(303);
    expect((await lettersTo(member.email)).map(({ kind }) => kind)).toContain("password-changed");
    expect((await listEvents(member.id)).map(({ kind }) => kind)).toContain("password_changed");
  });

  test.each([
    [{ currentPassword: "Wrong-password-1" }, "currentPassword", "This is not your password"],
    [{ currentPassword: "" }, "currentPassword", "Password is required"],
    [{ password: "Aa1-" }, "password", "Password must be at least 8 characters"],
    [{ confirmPassword: "x" }, "confirmPassword", "Passwords don't match"],
    [
      { password: PASSWORD, confirmPassword: PASSWORD },
      "password",
      "This is your current password. Please choose another one.",
    ],
    [
      { password: "P@ssw0rd123!", confirmPassword: "P@ssw0rd123!" },
      "password",
      "This password is on the list of common passwords. Please choose another one.",
    ],
  ])("%j is refused, and nothing changes", async (fields, field, text) => {
    const { member, visitor } = await memberSignedIn();
    const answer = await change(visitor, fields);
    expect([answer.status, answer.errors]).toEqual([400, { [field]: [text] }]);
    expect(await lettersTo(member.email)).toEqual([]);
    expect((await signIn(new Visitor(), member.email)).status).toBe(303);
  });
});

describe("Change Display Name", () => {
  test.each([
    ["", "Name cannot be empty"],
    ["   ", "Name cannot be empty"],
    ["A", "Name must be at least 2 characters long."],
    ["A".repeat(51), "Name cannot be longer than 50 characters."],
    ["Ann\r\nBcc: x@y", "Name can only contain letters, numbers, spaces, hyphens, and apostrophes."],
  ])("refuses %j: %s", async (name, text) => {
    const { member, visitor } = await memberSignedIn();
    const answer = await visitor.post("/account/name", { name });
    expect(answer.status).toBe(400);
    expect(answer.errors.name).toEqual([text]);
    expect((await findEnabledUser(member.id))?.name).toBe("Ann");
  });

  test("tidies the name, shows it everywhere, and notes it in the trail", async () => {
    const { member, visitor } = await memberSignedIn();
    const page = await visitor.follow(await visitor.post("/account/name", { name: "  Ann   O'Hara " }));
    expect(page.flash).toMatchObject({ title: "Success", text: "Your display name has been updated." });
    expect(page.user?.name).toBe("Ann O'Hara");
    expect((await listEvents(member.id)).map(({ kind }) => kind)).toEqual(["name_changed"]);
    await visitor.post("/account/name", { name: "Ann O'Hara" });
    expect(await listEvents(member.id)).toHaveLength(1);
  });
});

describe("Change Email", () => {
  const change = (visitor: Visitor, email: string, password = PASSWORD) =>
    visitor.post("/account/email", { email, password });

  test.each([
    ["", "Email cannot be empty"],
    ["ann@", "Please enter a valid email address. Check for typos like missing dots or '@' symbols."],
  ])("refuses %j: %s", async (email, text) => {
    const { visitor } = await memberSignedIn();
    expect((await change(visitor, email)).errors.email).toEqual([text]);
  });

  test("the new address is confirmed by mail, the old one works until then and is told both times", async () => {
    const { member, visitor } = await memberSignedIn();
    const page = await visitor.follow(await change(visitor, "New@Example.test"));
    expect(page.flash).toMatchObject({
      title: "Email update initiated",
      text: "Please check your new email for confirmation.",
    });
    expect((await signIn(new Visitor(), member.email)).status).toBe(303);

    const token_hash = await mailedSecret("new@example.test", "email-change");
    expect(
      (await new Visitor().get(`/auth/verify?token_hash=${token_hash}&type=email_change`)).data.problem,
    ).toBeNull();
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    const answer = await visitor.post("/auth/verify", { token_hash, type: "email_change" });
    expect(answer.location).toBe("/account");
    expect((await findEnabledUser(member.id))?.email).toBe("new@example.test");
    const kinds = (await lettersTo(member.email)).map(({ kind }) => kind);
    // Some are written after an answer, in any order.
    expect(kinds.sort()).toEqual(["email-change-requested", "email-changed", "new-device"]);
    expect((await signIn(new Visitor(), "new@example.test")).status).toBe(303);
  });

  test("a new address that is not confirmed yet is named on the account page, whether it is free or taken, and can be sent again or dropped", async () => {
    const taken = await memberWithPassword();
    const { visitor: other } = await memberSignedIn();
    const { visitor } = await memberSignedIn();
    const waiting = async (of: Visitor) => (await of.get("/account")).data.waitingEmail;
    await change(other, taken.email);
    await change(visitor, "new@example.test");
    expect([await waiting(other), await waiting(visitor)]).toEqual([taken.email, "new@example.test"]);
    passTime(MINUTE_MS + 1);
    // The limiter of new emails has the machine's clock.
    await transaction((tx) => tx.delete(rateLimits));
    const post = (what: string) => visitor.post("/account/email/waiting", { change: what });
    expect((await visitor.follow(await post("again"))).flash?.title).toBe("Email update initiated");
    // Too early it is told on the account page, where it was pressed.
    expect((await visitor.follow(await post("again"))).flash).toMatchObject({
      title: "Not sent again yet",
      text: expect.stringMatching(/try again in \d+ seconds/),
    });
    const token_hash = await mailedSecret("new@example.test", "email-change");
    await post("cancel");
    expect(await waiting(visitor)).toBeNull();
    expect((await visitor.post("/auth/verify", { token_hash, type: "email_change" })).status).toBe(400);
  });

  test("a reset link that went to the old address before is dead from then on", async () => {
    const { member, visitor } = await memberSignedIn();
    await new Visitor().post("/auth/forgot-password", { email: member.email });
    const reset = await mailedSecret(member.email, "reset");
    await change(visitor, "new@example.test");
    const token_hash = await mailedSecret("new@example.test", "email-change");
    await visitor.post("/auth/verify", { token_hash, type: "email_change" });
    expect(await findMailedToken(reset, "recovery")).toBeNull();
  });

  test("its link works once and for an hour", async () => {
    const { visitor } = await memberSignedIn();
    await change(visitor, "new@example.test");
    const token_hash = await mailedSecret("new@example.test", "email-change");
    passTime(60 * 60 * 1000 + 1);
    const late = await new Visitor().post("/auth/verify", { token_hash, type: "email_change" });
    expect(late.errors[""]).toEqual([LINK_DEAD]);
    // Its member is not told that the email is verified, which is true of the old one.
    const { data } = await visitor.get(`/auth/verify?token_hash=${token_hash}&type=email_change`);
    expect(data).toMatchObject({ problem: LINK_DEAD, isVerified: false, canResend: false });
  });

  test("one's own address is no change: it is said, and nobody gets a mail", async () => {
    const { member, visitor } = await memberSignedIn();
    const answer = await change(visitor, member.email.toUpperCase());
    expect(answer.errors.email).toEqual(["This is already your email"]);
    expect(await lettersTo(member.email)).toEqual([]);
  });

  test("a taken address gets the same answer, and its holder is told", async () => {
    const holder = await memberWithPassword();
    const [one, other] = [(await memberSignedIn()).visitor, (await memberSignedIn()).visitor];
    const taken = await one.follow(await change(one, holder.email));
    const free = await other.follow(await change(other, "free@example.test"));
    expect(taken.flash).toEqual(free.flash);
    expect((await lettersTo(holder.email)).map(({ kind }) => kind)).toEqual(["account-exists"]);
  });

  test("one mail a minute: a second address within it is refused, and nobody gets a mail", async () => {
    const { member, visitor } = await memberSignedIn();
    expect((await change(visitor, "first@example.test", "Wrong-password-1")).status).toBe(400);
    expect((await change(visitor, "first@example.test")).status).toBe(303);
    const answer = await change(visitor, "second@example.test");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(answer.values.email).toBe("second@example.test");
    expect(await lettersTo("second@example.test")).toEqual([]);
    expect(await lettersTo(member.email)).toHaveLength(1);
  });

  test("five addresses a day", async () => {
    const { member, visitor } = await memberSignedIn();
    const day = LIMITS.newEmail.account.find(({ seconds }) => seconds === 24 * 60 * 60) as Limit;
    for (let each = 0; each < 5; each += 1) await consumeLimit(day, member.email);
    const answer = await change(visitor, "sixth@example.test");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(60 * 60);
    expect(await lettersTo("sixth@example.test")).toEqual([]);
  });

  test("its mails do not come oftener to the holder of a taken address, whoever asks", async () => {
    const holder = await memberWithPassword();
    for (let each = 0; each < 3; each += 1) await change((await memberSignedIn()).visitor, holder.email);
    expect(await lettersTo(holder.email)).toHaveLength(1);
  });

  test("nor to an address that is nobody's; the link that was mailed goes on working", async () => {
    const { member, visitor } = await memberSignedIn();
    await change(visitor, "nobody@example.test");
    for (let each = 0; each < 3; each += 1) {
      const { status } = await change((await memberSignedIn()).visitor, "nobody@example.test");
      expect(status).toBe(303);
    }
    expect(await lettersTo("nobody@example.test")).toHaveLength(1);
    const token_hash = await mailedSecret("nobody@example.test", "email-change");
    await visitor.post("/auth/verify", { token_hash, type: "email_change" });
    expect((await findEnabledUser(member.id))?.email).toBe("nobody@example.test");
  });

  test("an address that was taken before the link was used stays its holder's", async () => {
    const { member, visitor } = await memberSignedIn();
    await change(visitor, "both@example.test");
    const token_hash = await mailedSecret("both@example.test", "email-change");
    await memberWithPassword({ email: "both@example.test" });
    const answer = await visitor.post("/auth/verify", { token_hash, type: "email_change" });
    expect(answer.status).toBe(400);
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
  });
});

test("the page shows how many plans there are and what is left of the month", async () => {
  const { member, visitor } = await memberSignedIn();
  const shown = async () => (await visitor.get("/account")).data.plans;
  expect(await shown()).toEqual({ saved: 0, left: 5, monthly: 5, refill: "1 April" });
  const projectId = await savedPlanOf(member);
  const other = await savedPlanOf(member);
  expect(await shown()).toEqual({ saved: 2, left: 3, monthly: 5, refill: "1 April" });
  // A further version is no plan of its own.
  const version = { projectId, version: 2 };
  await transaction((tx) => tx.update(brainDumps).set(version).where(eq(brainDumps.id, other)));
  expect(await shown()).toMatchObject({ saved: 1 });
});

test.each([
  ["/account/newsletter", { wanted: "yes" }, "newsletter"],
  ["/account/newsletter", { wanted: "no" }, "newsletter"],
  ["/account/sessions", { which: "others" }, "devices"],
  ["/account/grants", { client: "nobody" }, "clients"],
])("%s %j leads back to its own part of the page, with a message", async (path, fields, part) => {
  const { visitor } = await memberSignedIn();
  const answer = await visitor.post(path, fields as Record<string, string>);
  expect(answer.location).toBe(`/account#${part}`);
  expect((await visitor.follow(answer)).flash).not.toBeNull();
});

describe("sessions", () => {
  test("lists devices with the current one marked, and signs out one, the others, all", async () => {
    const member = await memberWithPassword();
    const [own, second, third] = [await signedIn(member), await signedIn(member), await signedIn(member)];
    const { data } = await own.get("/account");
    const devices = data.devices as { id: string; isThis: boolean }[];
    expect(devices).toHaveLength(3);
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);

    const secondId =
      ((await second.get("/account")).data.devices as typeof devices).find(({ isThis }) => isThis)?.id ?? "";
    await own.post("/account/sessions", { which: "one", session: secondId });
    expect((await second.get("/account")).status).toBe(303);
    expect((await third.get("/account")).status).toBe(200);

    await own.post("/account/sessions", { which: "others" });
    expect((await third.get("/account")).location).toMatch(/^\/auth/);
    expect((await own.get("/account")).status).toBe(200);

    const answer = await own.post("/account/sessions", { which: "all" });
    expect(answer.location).toBe("/");
    expect((await own.get("/account")).location).toMatch(/^\/auth/);
  });

  test("a device that is signed out from another one is known no more; who signs out there leaves it known", async () => {
    const member = await memberWithPassword();
    const [own, lost] = [new Visitor(), new Visitor()];
    const isKnown = async (visitor: Visitor) =>
      (await findKnownDevice(visitor.cookies.get("known_device") as string, member.email)) !== null;
    for (const visitor of [own, lost]) await signIn(visitor, member.email);
    await lost.post("/auth/sign-out");
    expect([await isKnown(own), await isKnown(lost)]).toEqual([true, true]);

    await signIn(lost, member.email);
    const { devices } = (await lost.get("/account")).data as { devices: { id: string; isThis: boolean }[] };
    const session = devices.find(({ isThis }) => isThis)?.id ?? "";
    await own.post("/account/sessions", { which: "one", session });
    expect([await isKnown(own), await isKnown(lost)]).toEqual([true, false]);

    await signIn(lost, member.email);
    await own.post("/account/sessions", { which: "others" });
    expect([await isKnown(own), await isKnown(lost)]).toEqual([true, false]);
    await own.post("/account/sessions", { which: "all" });
    expect(await isKnown(own)).toBe(false);
  });
});

describe("the download of one's data", () => {
  test("needs a fresh proof, and for five minutes gives one JSON file without any secret", async () => {
    const { member, visitor } = await memberSignedIn();
    expect((await visitor.get("/account/export/my-data.json")).location).toBe("/account/export");
    passTime(10 * 60 * 1000 + 1);
    const prove = await visitor.post("/account/export");
    expect(prove.location).toBe("/auth/prove?redirectTo=%2Faccount%2Fexport");
    expect((await visitor.post(prove.location as string, { password: "nope" })).status).toBe(400);
    const back = await visitor.post(prove.location as string, { password: PASSWORD });
    expect(back.location).toBe("/account/export");
    const answer = await visitor.post("/account/export");
    const file = await visitor.follow(answer);
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.json"');
    const everything = JSON.parse(file.text);
    expect(everything.account).toMatchObject({ email: member.email, name: "Ann" });
    expect(Object.keys(everything)).toEqual([
      "account",
      "sessions",
      "knownDevices",
      "secondFactors",
      "events",
      "actsAsOperator",
      "begunInBrowsers",
      "invitations",
      "mailedLinks",
      "allowance",
      "plans",
      "rounds",
      "drafts",
      "mails",
      "mailStopped",
      "newsletter",
      "newslettersSent",
      "signOnClients",
      "signOnTokens",
      "waitlist",
    ]);
    expect(file.text).not.toMatch(/argon2|secretHash|passwordHash/);
    passTime(5 * 60 * 1000 + 1);
    expect((await visitor.get("/account/export/my-data.json")).location).toBe("/account/export");
  });
});

test("the file itself is limited, not only the button before it", async () => {
  const { visitor } = await memberSignedIn();
  await visitor.post("/account/export");
  const open = () => visitor.get("/account/export/my-data.json");
  for (let each = 0; each < 10; each += 1) expect((await open()).status).toBe(200);
  const answer = await open();
  expect(answer).toMatchObject({ status: 429, problem: { title: "Please wait" } });
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("while a long file is made, the site answers others", async () => {
  const { member, visitor } = await memberSignedIn();
  await transaction(async (tx) => {
    for (let each = 0; each < 1000; each += 1)
      await tx.insert(auditEvents).values({
        ...{ id: newId(), userId: member.id, kind: "signed_in", ip: "192.0.2.0/24" },
        createdAt: new Date(now().getTime() - (each % 7)),
      });
  });
  const { location } = await visitor.post("/account/export");
  let turns = 0;
  let isMade = false;
  const turn = () => {
    turns += 1;
    if (!isMade) setImmediate(turn);
  };
  turn();
  const { text } = await visitor.get(location as string);
  isMade = true;
  const ids = JSON.parse(text).events.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(1000);
  expect(turns).toBeGreaterThan(1000 / 50);
});

test("the file has the whole trail, not only the part that the account page shows", async () => {
  const { member, visitor } = await memberSignedIn();
  for (let each = 0; each < 60; each += 1) {
    await transaction((tx) => recordEvent(tx, { userId: member.id, kind: "signed_in", ip: "192.0.2.0/24" }));
  }
  const file = await visitor.follow(await visitor.post("/account/export", { password: PASSWORD }));
  const { events } = JSON.parse(file.text);
  expect(events).toHaveLength(61);
  expect(events).toContainEqual(expect.objectContaining({ kind: "data_exported" }));
  expect(events).toContainEqual(expect.objectContaining({ kind: "signed_in", address: "192.0.2.0/24" }));
  expect(events.at(-1)).not.toHaveProperty("ip");
});

describe("deletion", () => {
  test("needs the password, takes everything the account owns with it, and says so, here and by mail", async () => {
    const { member, visitor } = await memberSignedIn();
    const other = await memberSignedIn();
    await visitor.post("/braindumper", { platform: "rork" });
    await visitor.post("/account/email", { email: "new@example.test", password: PASSWORD });
    expect((await visitor.post("/account/delete", { password: "nope" })).status).toBe(400);
    expect(await findEnabledUser(member.id)).not.toBeNull();

    const answer = await visitor.post("/account/delete", { password: PASSWORD });
    expect(answer.location).toBe("/");
    for (const table of [sessions, drafts, mailedTokens, userLimits, jobs, brainDumps, auditEvents]) {
      const rows: { userId: string | null }[] = await reader().select().from(table);
      expect(rows.filter(({ userId }) => userId === member.id)).toEqual([]);
    }
    expect(await reader().select().from(users)).toHaveLength(1);
    expect((await other.visitor.get("/account")).status).toBe(200);
    expect((await visitor.follow(answer)).flash?.title).toBe("Account deleted");
    expect((await visitor.get("/account")).location).toMatch(/^\/auth/);
    expect((await lettersTo(member.email)).map(({ kind }) => kind)).toContain("account-deleted");
    expect(await findPlan("x", member.id)).toBeNull();
  });

  test("the last operator cannot delete the own account", async () => {
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    const { member, visitor } = await memberSignedIn();
    await setOperator(member, true);
    const { status, errors } = await visitor.post("/account/delete", { password: PASSWORD });
    expect([status, errors[""]]).toEqual([
      409,
      ["This is the last operator. Make somebody else an operator first."],
    ]);
    await setOperator((await memberSignedIn()).member, true);
    expect((await visitor.post("/account/delete", { password: PASSWORD })).location).toBe("/");
  });

  test("the address can be used again", async () => {
    const { member, visitor } = await memberSignedIn();
    await visitor.post("/account/delete", { password: PASSWORD });
    passTime(61_000);
    await new Visitor().post("/auth/sign-up", {
      firstName: "Ann",
      email: member.email,
      password: PASSWORD,
      acceptTerms: "on",
    });
    expect(await mailedSecret(member.email, "verify")).toBeTruthy();
  });
});

test("the trail shows sign-ins and failures with time and a shortened address, only one's own", async () => {
  const member = await memberWithPassword();
  await signIn(new Visitor(), member.email, "Wrong-password-1");
  passTime(1000);
  const visitor = new Visitor();
  await signIn(visitor, member.email);
  const { data } = await visitor.get("/account");
  expect(data.events).toMatchObject([
    { text: "Signed in", ip: "127.0.0.0/24", time: "10. Mar 2026, 12:00" },
    { text: "Wrong password", ip: "127.0.0.0/24" },
  ]);
  const { visitor: stranger } = await memberSignedIn();
  expect((await stranger.get("/account")).data.events).toEqual([]);
});
