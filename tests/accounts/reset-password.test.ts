import { describe, expect, test } from "vitest";
import { deleteExpiredTokens } from "~/accounts/data/mailed-tokens";
import { transaction } from "~/base/data/database";
import { DAY_MS } from "~/base/kernel/clock";
import { listEvents } from "~/identity/data/audit";
import { findUserByEmail } from "~/identity/data/users";
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
import { lettersTo, newMember } from "../support/members";
import { signedIn } from "../support/visitor";

withDatabase();
withClock("2026-03-10T12:00:00Z");

const NEW = "Other-layers-10";
const INVALID = "Invalid password reset link. Please request a new one.";
const USED = "This password reset link has already been used.";
const EXPIRED = "This password reset link has expired.";

const clearAway = () => transaction((tx) => deleteExpiredTokens(tx));

async function resetLinkOf(email: string): Promise<string> {
  await new Visitor().post("/auth/forgot-password", { email });
  const isVerified = (await findUserByEmail(email))?.verifiedAt;
  return mailedSecret(email, isVerified ? "reset" : "reset-unverified");
}

/** A browser that opened the mailed link. */
async function opened(secret: string): Promise<Visitor> {
  const visitor = new Visitor();
  const answer = await visitor.get(`/auth/reset-password?token_hash=${secret}&type=recovery`);
  expect(answer.location).toBe("/auth/reset-password");
  return visitor;
}

const setNew = (visitor: Visitor, password = NEW, confirmPassword = password) =>
  visitor.post("/auth/reset-password", { password, confirmPassword });

describe("asking for a link", () => {
  test("says once that instructions were sent, and to which address", async () => {
    const visitor = new Visitor();
    const answer = await visitor.post("/auth/forgot-password", { email: "ann@example.test" });
    expect(answer.status).toBe(303);
    const page = await visitor.follow(answer);
    expect([page.data.sentTo, page.flash]).toEqual(["ann@example.test", null]);
    expect(page.data.reloadsAt).toBe("/auth/forgot-password?sent");
    const other = await new Visitor().get("/auth/forgot-password?sent");
    expect(other.data.sentTo).toBeNull();
  });

  test("the tab that waits notices when the new password is set in another tab of the browser", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const waiting = await visitor.follow(
      await visitor.post("/auth/forgot-password", { email: member.email.toUpperCase() }),
    );
    expect(waiting.data.sentTo).toBe(member.email);
    const secret = await mailedSecret(member.email, "reset");
    await visitor.get(`/auth/reset-password?token_hash=${secret}`);
    await setNew(visitor);
    expect((await visitor.get("/auth/forgot-password?sent")).location).toContain(
      "/auth/reset-password?done&email=",
    );
    // Asked for again, it waits again.
    await visitor.post("/auth/forgot-password", { email: member.email });
    expect((await visitor.get("/auth/forgot-password?sent")).location).toBeNull();
  });

  test("who asked for a stranger's link is not told when the stranger sets a new password", async () => {
    const member = await memberWithPassword();
    const curious = new Visitor();
    await curious.post("/auth/forgot-password", { email: member.email });
    await setNew(await opened(await mailedSecret(member.email, "reset")));
    expect((await curious.get("/auth/forgot-password?sent")).location).toBeNull();
  });

  test("known, unknown, unverified: the same status, place, cookies and message", async () => {
    const member = await memberWithPassword();
    const unverified = await newMember({ verifiedAt: null });
    const shapes = [];
    for (const email of [member.email, "nobody@example.test", unverified.email]) {
      const visitor = new Visitor();
      const answer = await visitor.post("/auth/forgot-password", { email });
      const page = await visitor.follow(answer);
      shapes.push({
        status: answer.status,
        to: answer.location,
        cookies: [...visitor.cookies.keys()],
        flash: page.flash,
      });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test("until the answer is out nothing is looked up: known and unknown take the same time", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    let mailed: number | undefined;
    visitor.onAnswer = async () => {
      mailed = (await lettersTo(member.email)).length;
    };
    await visitor.post("/auth/forgot-password", { email: member.email });
    expect(mailed).toBe(0);
    expect(await lettersTo(member.email)).toHaveLength(1);
  });

  test("of twenty requests at the same time one sends a mail", async () => {
    const member = await memberWithPassword();
    const ask = (each: number) =>
      new Visitor(`203.0.113.${each}`).post("/auth/forgot-password", { email: member.email });
    await Promise.all(Array.from({ length: 20 }, (_, each) => ask(each)));
    expect(await lettersTo(member.email)).toHaveLength(1);
  });
});

describe("the mailed link", () => {
  test("the token leaves the address by redirect, into a cookie that no script reads", async () => {
    const member = await memberWithPassword();
    const secret = await resetLinkOf(member.email);
    const visitor = new Visitor();
    const answer = await visitor.get(`/auth/reset-password?token_hash=${secret}&type=recovery`);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe("/auth/reset-password");
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
  });

  test("opening it any number of times uses nothing up", async () => {
    const member = await memberWithPassword();
    const secret = await resetLinkOf(member.email);
    const visitor = await opened(secret);
    for (let times = 0; times < 3; times += 1)
      expect((await visitor.get("/auth/reset-password")).data.state).toBe("open");
    const done = (await setNew(await opened(secret))).location ?? "";
    expect(done).toContain("/auth/reset-password?done&email=");
    // The sign-in that follows has the email filled in.
    const { signInHref } = (await visitor.get(done)).data as { signInHref: string };
    expect((await new Visitor().get(signInHref)).data.signIn).toMatchObject({
      values: { email: member.email },
    });
  });

  test("used, it says so for a week, and leads to sign-in and to a new link", async () => {
    const member = await memberWithPassword();
    const secret = await resetLinkOf(member.email);
    await setNew(await opened(secret));
    passTime(6 * DAY_MS);
    await clearAway();
    const visitor = await opened(secret);
    expect((await visitor.get("/auth/reset-password")).data).toMatchObject({ state: "used", problem: USED });
    expect((await setNew(visitor)).errors[""]).toEqual([USED]);
    passTime(2 * DAY_MS);
    await clearAway();
    expect((await (await opened(secret)).get("/auth/reset-password")).data).toMatchObject({
      state: "unknown",
      problem: INVALID,
    });
  });

  test("after an hour it has expired, and says so", async () => {
    const member = await memberWithPassword();
    const visitor = await opened(await resetLinkOf(member.email));
    passTime(60 * 60 * 1000 + 1);
    await clearAway();
    expect((await visitor.get("/auth/reset-password")).data).toMatchObject({
      state: "expired",
      problem: EXPIRED,
    });
    expect((await setNew(visitor)).errors[""]).toEqual([EXPIRED]);
  });

  test.each(["", "?token_hash=made-up"])("one that nobody was sent is invalid: %j", async (query) => {
    const visitor = new Visitor();
    await visitor.get(`/auth/reset-password${query}`);
    expect((await visitor.get("/auth/reset-password")).data).toMatchObject({
      state: "unknown",
      problem: INVALID,
    });
  });

  test("a sign-up link does not reset a password, nor a reset link verify an address change", async () => {
    const visitor = new Visitor();
    await visitor.post("/auth/sign-up", {
      firstName: "Bea",
      email: "bea@example.test",
      password: PASSWORD,
      acceptTerms: "on",
    });
    const signUpSecret = await mailedSecret("bea@example.test", "verify");
    expect((await setNew(await opened(signUpSecret))).errors[""]).toEqual([INVALID]);

    const member = await memberWithPassword();
    const token_hash = await resetLinkOf(member.email);
    for (const type of ["signup", "email_change"])
      expect((await new Visitor().post("/auth/verify", { token_hash, type })).status).toBe(400);
    expect((await setNew(await opened(token_hash))).status).toBe(303);
  });
});

describe("the new password", () => {
  test.each([
    ["Aa1-", "Password must be at least 8 characters"],
    ["ALL-UPPER-1", "Must contain a lowercase letter"],
    ["all-lower-1", "Must contain an uppercase letter"],
    ["No-digit-here", "Must contain a digit"],
    ["NoSymbol123", "Must contain a symbol"],
  ])("%s is refused: %s", async (password, text) => {
    const member = await memberWithPassword();
    const answer = await setNew(await opened(await resetLinkOf(member.email)), password);
    expect(answer.status).toBe(400);
    expect(answer.errors.password).toEqual([text]);
    expect(answer.values.password).toBeUndefined();
  });

  test("must be typed twice alike", async () => {
    const member = await memberWithPassword();
    const answer = await setNew(await opened(await resetLinkOf(member.email)), NEW, `${NEW}x`);
    expect(answer.errors.confirmPassword).toEqual(["Passwords don't match"]);
  });

  test("a common one is refused, and the link still works", async () => {
    const member = await memberWithPassword();
    const visitor = await opened(await resetLinkOf(member.email));
    expect((await setNew(visitor, "P@ssw0rd123!")).errors.password?.[0]).toMatch(/common/);
    expect((await setNew(visitor)).status).toBe(303);
  });

  test("works from now on, the old one no more; the page leads to sign-in after 3 s", async () => {
    const member = await memberWithPassword();
    const visitor = await opened(await resetLinkOf(member.email));
    const page = await visitor.follow(await setNew(visitor));
    expect(page.data.state).toBe("done");
    expect(page.headers.get("Refresh")).toBe(`3; url=/auth?email=${encodeURIComponent(member.email)}`);
    expect((await signIn(new Visitor(), member.email)).status).toBe(400);
    expect((await signIn(new Visitor(), member.email, NEW)).status).toBe(303);
  });

  test("all other sessions and mailed links are dead at once, the owner is told by mail", async () => {
    const { member, visitor: elsewhere } = await memberSignedIn();
    await elsewhere.post("/account/email", { email: "new@example.test", password: PASSWORD });
    const changeLink = await mailedSecret("new@example.test", "email-change");
    const own = await signedIn(member);
    const secret = await resetLinkOf(member.email);
    await own.get(`/auth/reset-password?token_hash=${secret}`);
    const before = own.cookies.get("session");
    expect((await setNew(own)).status).toBe(303);
    expect((await elsewhere.get("/account")).location).toMatch(/^\/auth/);
    expect((await own.get("/account")).status).toBe(200);
    expect(own.cookies.get("session")).not.toBe(before);
    expect(
      (await elsewhere.post("/auth/verify", { token_hash: changeLink, type: "email_change" })).status,
    ).toBe(400);
    expect((await lettersTo(member.email)).map(({ kind }) => kind)).toContain("password-changed");
    expect((await listEvents(member.id)).map(({ kind }) => kind)).toContain("password_changed");
  });

  test("proves the address: an account that was never verified can be used", async () => {
    const unverified = await newMember({ verifiedAt: null });
    await setNew(await opened(await resetLinkOf(unverified.email)));
    expect((await findUserByEmail(unverified.email))?.verifiedAt).not.toBeNull();
    expect((await signIn(new Visitor(), unverified.email, NEW)).location).toBe("/");
  });
});
