import { verify as argonVerify, hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { disableUser } from "~/accounts/account-acts";
import { NEW_EMAIL_PROBLEM } from "~/accounts/mailed-link";
import { transaction } from "~/base/data/database";
import { adoptDraftOf } from "~/braindumper/data/drafts";
import { failuresSinceSignIn, listEvents } from "~/identity/data/audit";
import { findKnownDevice } from "~/identity/data/known-devices";
import { deleteSession } from "~/identity/data/sessions";
import { findEnabledUser } from "~/identity/data/users";
import { answer } from "~/identity/visit";
import { users } from "~/tables";
import { mailedSecret, memberWithPassword, PASSWORD, signIn, verify } from "../support/accounts";
import { withClock } from "../support/clock";
import { readEverything, withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { lettersTo, newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

const cookieOf = (visitor: Visitor) => visitor.cookies.get("session") as string;
const newAccount = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };

describe("signing in", () => {
  it("leads home and says welcome, once", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const answer = await signIn(visitor, member.email);
    expect(answer).toMatchObject({ status: 303, location: "/" });
    const home = await visitor.follow(answer);
    expect(home).toMatchObject({
      user: { name: "Ann", email: member.email },
      flash: { title: "Welcome back!", text: "Sign in successful." },
    });
    expect((await visitor.get("/")).flash).toBeNull();
  });

  it("holds when the session that the visitor had begun is ended in the meantime", async () => {
    const member = await memberWithPassword();
    const begun = new Visitor();
    await begun.post("/braindumper", { platform: "rork" });
    const cookie = { Cookie: `session=${cookieOf(begun)}` };
    const request = new Request("http://127.0.0.1:3000/auth", { headers: cookie });
    const { headers } = await answer(request, async (visit) => {
      await transaction((tx) => deleteSession(tx, visit.session?.id ?? ""));
      await visit.signIn(member, ["pwd"], adoptDraftOf);
      expect(visit.user?.id).toBe(member.id);
      return new Response();
    });
    const given = headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
    expect(given).toEqual(["session", "known_device"]);
  });

  it("an unknown address and a wrong password, of a disabled account too, answer alike, and keep the address but no password", async () => {
    const member = await memberWithPassword();
    const disabled = await memberWithPassword({ email: "disabled@example.test" });
    await disableUser(disabled);
    const answers = await Promise.all(
      [
        { email: member.email, password: "Wrong-layers-9" },
        { email: "nobody@example.test", password: "Wrong-layers-9" },
        { email: disabled.email, password: "Wrong-layers-9" },
      ].map((fields) => new Visitor().post("/auth", fields)),
    );
    for (const { status, errors, values, headers } of answers) {
      expect({ status, errors }).toEqual({ status: 400, errors: { "": ["Invalid login credentials"] } });
      expect(values.email).toMatch(/@example\.test$/);
      expect(JSON.stringify(values)).not.toMatch(/layers-9/);
      expect([...headers]).toEqual([...(answers[0]?.headers ?? [])]);
    }
  });

  it("a disabled account is told so after the right password alone, and the trail says it", async () => {
    const member = await memberWithPassword();
    const unverified = await memberWithPassword({ email: "new@example.test", verifiedAt: null });
    for (const each of [member, unverified]) await disableUser(each);
    const visitor = new Visitor();
    // Six times: who knows the password is never told to wait.
    for (let n = 0; n < 6; n += 1)
      expect((await signIn(visitor, member.email)).errors).toEqual({ "": ["This account is disabled."] });
    expect((await signIn(new Visitor(), unverified.email)).errors).toEqual({
      "": ["Invalid login credentials"],
    });
    for (const { id } of [member, unverified])
      expect((await listEvents(id)).map(({ kind }) => kind)).toContain("sign_in_refused");
    expect(await failuresSinceSignIn(member.id)).toBeNull();
  });

  it("who signed up in this browser is told to confirm the address, only after the right password", async () => {
    const visitor = new Visitor();
    await visitor.post("/auth/sign-up", newAccount);
    expect((await signIn(visitor, newAccount.email, "Wrong-layers-9")).errors).toEqual({
      "": ["Invalid login credentials"],
    });
    const answer = await signIn(visitor, newAccount.email.toUpperCase());
    expect(answer).toMatchObject({ status: 303, location: "/auth/confirm" });
    expect(await visitor.follow(answer)).toMatchObject({ user: null, data: { email: newAccount.email } });
  });

  it("signing up and then signing in with that password does not tell whether the address was taken", async () => {
    const taken = await memberWithPassword();
    const password = "Other-layers-10";
    const shapes = [];
    for (const email of [taken.email, "free@example.test"]) {
      const visitor = new Visitor();
      await visitor.post("/auth/sign-up", { ...newAccount, email, password });
      const seen = [];
      for (const browser of [visitor, new Visitor()]) {
        const { status, location, errors } = await signIn(browser, email, password);
        seen.push({ status, location, errors });
      }
      shapes.push(seen);
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[0]).toMatchObject([{ location: "/auth/confirm" }, { status: 400 }]);
  });

  it("a hash of weaker parameters is made again, and still fits", async () => {
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const member = await newMember({ passwordHash: weak });
    await signIn(new Visitor(), member.email);
    const fresh = (await findEnabledUser(member.id))?.passwordHash;
    expect(fresh).toMatch(/^\$argon2id\$v=19\$m=19456,t=8,p=1\$/);
    expect((await signIn(new Visitor(), member.email)).status).toBe(303);
    expect((await findEnabledUser(member.id))?.passwordHash).toBe(fresh);
  });

  it.each([
    ["with one sign for é", "Caf\u00e9-Strata9", "Cafe\u0301-Strata9"],
    ["with two signs for é", "Cafe\u0301-Strata9", "Caf\u00e9-Strata9"],
    ["in full-width letters", "\uff33trata-layers-9", PASSWORD],
  ])("a password chosen %s is the same on a keyboard of another kind", async (_, chosen, typed) => {
    const { email } = newAccount;
    const browser = new Visitor();
    await browser.post("/auth/sign-up", { ...newAccount, password: chosen });
    await verify(browser, email);
    expect((await signIn(new Visitor(), email, typed)).status).toBe(303);
    expect((await signIn(new Visitor(), email, chosen)).status).toBe(303);
    expect((await signIn(new Visitor(), email, "Cafe-Strata9")).status).toBe(400);
  });

  it("a hash of a password in its old form still fits, and is made again at the sign-in", async () => {
    const [onWindows, onMac] = ["Caf\u00e9-Strata9", "Cafe\u0301-Strata9"];
    const passwordHash = await hash(onMac, { memoryCost: 19_456, timeCost: 8, parallelism: 1 });
    const member = await newMember({ passwordHash });
    expect((await signIn(new Visitor(), member.email, onWindows)).status).toBe(303);
    const fresh = (await findEnabledUser(member.id))?.passwordHash ?? "";
    expect(await argonVerify(fresh, onWindows)).toBe(true);
    expect((await signIn(new Visitor(), member.email, onMac)).status).toBe(303);
    expect((await findEnabledUser(member.id))?.passwordHash).toBe(fresh);
  });

  it.each([
    ["/braindumps", "/braindumps"],
    ["/braindumper/plan/abc?tab=knowledge", "/braindumper/plan/abc?tab=knowledge"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https:evil.example", "/"],
    ["\t//evil.example", "/"],
    ["/%09/evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["data:text/html,x", "/"],
    ["https://evil.example", "/"],
    ["http://127.0.0.1:3000@evil.example", "/"],
    ["/ok\r\nX:1", "/"],
  ])("redirectTo %j leads to %s", async (redirectTo, to) => {
    const member = await memberWithPassword();
    const path = `/auth?redirectTo=${encodeURIComponent(redirectTo)}`;
    const answer = await new Visitor().post(path, { email: member.email, password: PASSWORD });
    expect(answer.location).toBe(to);
    // Whoever is signed in already is led the same way.
    expect((await (await signedIn(member)).get(path)).location).toBe(to);
  });
});

describe("the session", () => {
  it("a cookie that somebody else made up is not taken over", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    visitor.cookies.set("session", "planted-by-somebody");
    await signIn(visitor, member.email);
    expect(cookieOf(visitor)).not.toBe("planted-by-somebody");
  });

  it("is a cookie for this site alone, out of a script's reach", async () => {
    const member = await memberWithPassword();
    const { headers } = await signIn(new Visitor(), member.email);
    const session = headers.getSetCookie().filter((line) => line.startsWith("session="));
    expect(session).toHaveLength(1);
    expect(session[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  it("on https it is bound to the host", async () => {
    setEnvironment({ APP_URL: "https://loam.example" });
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const { headers } = await signIn(visitor, member.email);
    const session = headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
    expect(session).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    expect((await visitor.get("/")).user).not.toBeNull();
    // One set without the prefix, by another program on the host, counts for nothing.
    visitor.cookies.set("session", visitor.cookies.get("__Host-session") as string);
    visitor.cookies.delete("__Host-session");
    expect((await visitor.get("/")).user).toBeNull();
  });

  it("all cookies on https are bound to the host, or at least to https", async () => {
    setEnvironment({ APP_URL: "https://loam.example" });
    const member = await memberWithPassword();
    const visitor = new Visitor();
    await signIn(visitor, member.email);
    await visitor.post("/theme", { theme: "dark", to: "/" });
    await visitor.get("/auth/reset-password?token_hash=abc");
    expect([...visitor.cookies.keys()].sort()).toEqual([
      "__Host-known_device",
      "__Host-reset",
      "__Host-session",
      "__Host-theme",
    ]);
    expect((await visitor.get("/")).theme).toBe("dark");
  });

  it("the mark of a known browser is another one after each sign-in, and holds for its account alone", async () => {
    const [member, other] = [await memberWithPassword(), await memberWithPassword()];
    const [visitor, elsewhere] = [new Visitor(), new Visitor()];
    const marks = [];
    for (const each of [visitor, elsewhere, visitor]) {
      await signIn(each, member.email);
      marks.push(each.cookies.get("known_device") as string);
    }
    const known = await Promise.all(
      marks.map(async (mark) => (await findKnownDevice(mark, member.email)) !== null),
    );
    expect(known).toEqual([false, true, true]);
    expect(await findKnownDevice(marks[2] as string, other.email)).toBeNull();
  });

  it.each(["forged", "", "a".repeat(5000), "%00", "'; --"])(
    "a forged cookie %# is nobody's",
    async (secret) => {
      const visitor = new Visitor();
      visitor.cookies.set("session", secret);
      expect(await visitor.get("/braindumps")).toMatchObject({
        status: 200,
        user: null,
        data: { plans: null },
      });
      const asked = await visitor.get("/account");
      expect(asked.location).toBe("/auth?redirectTo=%2Faccount");
      expect(visitor.cookies.get("session"), "left to the tab that has a newer one").toBe(secret);
    },
  );

  it("a visitor's own cookie is not taken away for want of an account", async () => {
    const visitor = new Visitor();
    await visitor.post("/braindumper", { platform: "bolt" });
    const before = cookieOf(visitor);
    expect((await visitor.get("/account")).location).toBe("/auth?redirectTo=%2Faccount");
    expect(cookieOf(visitor)).toBe(before);
  });

  it("a disabled member is signed out at the next request", async () => {
    const visitor = await signedIn(await newMember());
    await transaction((tx) => tx.update(users).set({ disabledAt: new Date() }));
    expect((await visitor.get("/")).user).toBeNull();
  });

  it("a cookie is looked for by its whole name", async () => {
    const visitor = await signedIn(await newMember());
    visitor.cookies.set("xsession", cookieOf(visitor));
    visitor.cookies.delete("session");
    expect((await visitor.get("/")).user).toBeNull();
  });
});

describe("signing out", () => {
  it("a page that a browser kept for Back learns who is signed in here now", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const here = async () => (await visitor.get("/auth/here")).text;
    expect(await here()).toBe(member.id);
    await visitor.post("/auth/sign-out");
    expect(await here()).toBe("");
  });

  it("ends the session on the server, and says so", async () => {
    const visitor = await signedIn(await newMember());
    const replayed = new Visitor();
    replayed.cookies.set("session", cookieOf(visitor));
    const out = await visitor.post("/auth/sign-out");
    expect(out).toMatchObject({ status: 303, location: "/" });
    const home = await visitor.follow(out);
    expect(home).toMatchObject({ user: null, flash: { title: "You are signed out" } });
    expect((await replayed.get("/")).user).toBeNull();
  });

  it("is a post: opening the address does nothing", async () => {
    const visitor = await signedIn(await newMember());
    expect(await visitor.get("/auth/sign-out")).toMatchObject({ status: 303, location: "/" });
    expect((await visitor.get("/")).user).not.toBeNull();
  });

  it("without a session is no fault", async () => {
    expect(await new Visitor().post("/auth/sign-out")).toMatchObject({ status: 303, location: "/" });
  });
});

describe("the mailed link", () => {
  const EXPIRED =
    "This verification link has expired or already been used. Please request a new verification email.";
  const link = (secret: string, type = "signup") => `/auth/verify?token_hash=${secret}&type=${type}`;
  const press = (visitor: Visitor, token_hash: string, type = "signup") =>
    visitor.post("/auth/verify", { token_hash, type, password: PASSWORD, confirmPassword: PASSWORD });

  async function signedUp() {
    await new Visitor().post("/auth/sign-up", newAccount);
    return mailedSecret(newAccount.email, "verify");
  }

  it("opening it, twice and by HEAD, uses nothing up and signs nobody in", async () => {
    const secret = await signedUp();
    const before = await readEverything();
    const scanner = new Visitor();
    for (const method of ["GET", "HEAD", "GET"]) {
      const answer = await scanner.send(link(secret), { method, headers: { "Sec-Purpose": "prefetch" } });
      expect(answer).toMatchObject({ status: 200, user: null, data: { problem: null } });
    }
    expect(scanner.cookies.size).toBe(0);
    expect(await readEverything()).toBe(before);
  });

  it("pressing it verifies and signs in; a second time it is used", async () => {
    const secret = await signedUp();
    const visitor = new Visitor();
    const answer = await press(visitor, secret);
    expect(answer).toMatchObject({ status: 303, location: "/auth/verified" });
    const page = await visitor.follow(answer);
    expect(page).toMatchObject({
      user: { email: newAccount.email },
      flash: {
        title: "Email Verified Successfully!",
        text: "You've been signed in. Redirecting you now...",
        seconds: 2.5,
      },
    });
    expect(page.headers.get("Refresh")).toMatch(/^1; url=\//);

    const stranger = new Visitor("203.0.113.7");
    expect(await press(stranger, secret)).toMatchObject({ status: 400, errors: { "": [EXPIRED] } });
    expect(stranger.cookies.size).toBe(0);
    expect((await signIn(new Visitor(), newAccount.email)).status).toBe(303);
  });

  it("pressed again by a browser that dropped the first answer: it gets that answer, cookies and all", async () => {
    const secret = await signedUp();
    const tabs = Array.from({ length: 3 }, () => new Visitor());
    const first = await press(tabs[0] as Visitor, secret);
    const others = await Promise.all(tabs.slice(1).map((tab) => press(tab, secret)));
    for (const answer of others) expect(answer).toMatchObject({ status: 303, location: first.location });
    const [one, , last] = tabs.map(({ cookies }) => cookies.get("session"));
    expect(last).toBe(one);
  });

  it("gets nothing for somebody else behind the same address who has it too", async () => {
    const [member, other] = [new Visitor(), new Visitor()];
    await member.post("/auth/sign-up", newAccount);
    const form = { token_hash: await mailedSecret(newAccount.email, "verify"), type: "signup" };
    expect((await member.post("/auth/verify", form)).status).toBe(303);
    expect((await other.post("/auth/verify", form)).status).toBe(400);
    expect(other.cookies.size).toBe(0);
  });

  it("does nothing else than what it was made for", async () => {
    const secret = await signedUp();
    for (const type of ["recovery", "email_change", "", "SIGNUP", "__proto__"]) {
      expect((await press(new Visitor(), secret, type)).status).toBe(400);
    }
    expect((await new Visitor().get(link(secret, "email_change"))).data.problem).toBe(NEW_EMAIL_PROBLEM);
    expect((await press(new Visitor(), secret)).status).toBe(303);
  });

  it.each(["", "%00", "x", "a".repeat(4000)])(
    "a link with the token %# is refused in words",
    async (token) => {
      expect((await new Visitor().get(link(token))).data.problem).toBe(EXPIRED);
      expect((await press(new Visitor(), decodeURIComponent(token))).status).toBe(400);
    },
  );

  it("is built from APP_URL, whatever Host says", async () => {
    const lies = { Host: "evil.example", "X-Forwarded-Host": "evil.example:99" };
    await new Visitor().post("/auth/sign-up", newAccount, lies);
    const [letter] = await lettersTo(newAccount.email);
    expect(letter?.text).toContain("http://127.0.0.1:3000/auth/verify?token_hash=");
    expect(JSON.stringify(letter)).not.toContain("evil.example");
  });
});
