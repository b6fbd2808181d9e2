import { describe, expect, test } from "vitest";
import { disableUser } from "~/accounts/account-acts";
import { deleteExpiredTokens } from "~/accounts/data/mailed-tokens";
import { reader, transaction } from "~/base/data/database";
import { findUserByEmail, type User } from "~/identity/data/users";
import { findSubscription } from "~/newsletter/data/subscriptions";
import { mailedTokens, users } from "~/tables";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  signIn,
  Visitor,
  verify,
} from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { lettersTo } from "../support/members";

withDatabase();
withClock("2026-03-10T12:00:00Z");

type Fields = Record<string, string>;
const GOOD = { firstName: "Ann", email: "new@example.test", password: PASSWORD, acceptTerms: "on" };
const signUp = (fields: Partial<typeof GOOD> = {}, visitor = new Visitor()) =>
  visitor.post("/auth/sign-up", { ...GOOD, ...fields });

test.each([
  ["ann@münchen.example", "ann@xn--mnchen-3ya.example"],
  ["ann@example.com\u200b", "ann@example.com"],
  ["mailto:ann@example.com", "ann@example.com"],
])("%j is the account %s, at sign-up and at sign-in", async (typed, email) => {
  const visitor = new Visitor();
  const answer = await signUp({ email: typed }, visitor);
  expect(answer.location).toBe("/auth/confirm");
  expect((await visitor.follow(answer)).data.email).toBe(email);
  await verify(visitor, email);
  expect((await signIn(new Visitor(), typed)).status).toBe(303);
  expect((await signIn(new Visitor(), email)).status).toBe(303);
});

test("a name of nothing visible is an empty one", async () => {
  const { errors } = await signUp({ firstName: "\u200b\u200d" });
  expect(errors).toEqual({ firstName: ["Please enter your first name."] });
});

describe("the checks run in a fixed order, and the first failure is the alert", () => {
  test("a form without anything: each field's error, nothing stored, no password sent back", async () => {
    const answer = await signUp({ firstName: "", email: "", password: "", acceptTerms: "" });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({
      firstName: ["Please enter your first name."],
      email: ["Please enter your email address."],
      password: ["Please enter a password."],
      acceptTerms: ["You must accept the terms and privacy policy."],
    });
    expect((await signUp({ password: "weak" })).values.password).toBeUndefined();
    expect(await reader().select().from(users)).toEqual([]);
  });

  test("signed in comes first of all", async () => {
    const { visitor } = await memberSignedIn();
    const answer = await signUp({}, visitor);
    expect(answer.errors[""]).toEqual([
      "You are currently signed in. Please sign out first if you want to create a new account.",
    ]);
  });
});

test("common passwords are refused, also dressed up to meet the rules; one's own name and address too", async () => {
  for (const password of ["Password1!", "P@ssw0rd99!", "Qwerty123!"]) {
    expect((await signUp({ password })).errors.password?.[0]).toMatch(/common passwords/);
  }
  const own = await signUp({
    firstName: "Zebulonia",
    email: "zebulonia@example.test",
    password: "Zebulonia-1",
  });
  expect(own.errors.password?.[0]).toMatch(/your name/);
  expect(await reader().select().from(users)).toEqual([]);
});

test("the password is kept as argon2id with a salt of its own", async () => {
  await signUp();
  await signUp({ email: "two@example.test" });
  const hashes = (await reader().select().from(users)).map(({ passwordHash }) => passwordHash);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=8,p=1\$/);
  expect(new Set(hashes.map((hash) => hash.split("$")[4])).size).toBe(2);
});

test("long passwords, spaces and emoji count as typed, to the last character", async () => {
  for (const [index, password] of [`Aa1-${"x".repeat(124)}`, " Aa1- 🌱 blanks "].entries()) {
    const email = `long-${index}@example.test`;
    const visitor = new Visitor();
    await signUp({ email, password }, visitor);
    await visitor.post("/auth/verify", { token_hash: await mailedSecret(email, "verify"), type: "signup" });
    expect((await signIn(new Visitor(), email, password.slice(0, -1))).status).toBe(400);
    expect((await signIn(new Visitor(), email, password)).status).toBe(303);
  }
});

test("who mistyped the email signs up again with the right one, and nothing comes of the other", async () => {
  const visitor = new Visitor();
  await signUp({ email: "wrong@example.test" }, visitor);
  const { data } = await visitor.get("/auth?tab=signup");
  expect(data.signUp).toMatchObject({ values: { firstName: "Ann", email: "wrong@example.test" } });
  expect((await new Visitor().get("/auth?tab=signup")).data.signUp).not.toHaveProperty("values.email");
  const page = await visitor.follow(await signUp({ email: "right@example.test" }, visitor));
  expect(page.data.email).toBe("right@example.test");
  // The stranger who gets the first mail cannot use this password, nor can this browser their address.
  const secret = await mailedSecret("wrong@example.test", "verify");
  expect((await visitor.get(`/auth/verify?token_hash=${secret}`)).data.asksPassword).toBe(true);
  await verify(visitor, "right@example.test");
  expect((await signIn(new Visitor(), "right@example.test")).status).toBe(303);
  expect((await signIn(new Visitor(), "wrong@example.test")).status).toBe(400);
});

describe("sign-up with a registered email", () => {
  test("gets the same answer, and its owner a mail", async () => {
    const owner = await memberWithPassword();
    const answers = [];
    for (const email of [owner.email, "unknown@example.test"]) {
      const visitor = new Visitor();
      const answer = await signUp({ email }, visitor);
      const page = await visitor.follow(answer);
      answers.push({
        status: answer.status,
        to: answer.location,
        flash: page.flash,
        cookies: [...visitor.cookies.keys()],
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await lettersTo(owner.email)).map(({ kind }) => kind)).toEqual(["account-exists"]);
    expect((await signIn(new Visitor(), owner.email)).status).toBe(303);
  });

  test("of two sign-ups with one address, the one that was mailed last names the account elsewhere", async () => {
    await signUp();
    passTime(61_000);
    await signUp({ firstName: "Bea" });
    await verify(new Visitor(), GOOD.email);
    expect((await findUserByEmail(GOOD.email))?.name).toBe("Bea");
  });

  test("when the link is too old and a new one is asked for, the sign-up in this browser still counts", async () => {
    await signUp({ firstName: "Mal", password: "Planted-layers-1" });
    passTime(61_000);
    const owner = new Visitor();
    await signUp({ firstName: "Bea", password: "Second-layers-2" }, owner);
    passTime(25 * 60 * 60 * 1000);
    await transaction((tx) => deleteExpiredTokens(tx));
    await owner.post("/auth/confirm");
    const token_hash = await mailedSecret(GOOD.email, "verify");
    await owner.post("/auth/verify", { token_hash, type: "signup" });
    expect((await signIn(new Visitor(), GOOD.email, "Planted-layers-1")).status).toBe(400);
    expect((await signIn(new Visitor(), GOOD.email, "Second-layers-2")).status).toBe(303);
    expect((await findUserByEmail(GOOD.email))?.name).toBe("Bea");
  });

  test("sent again at once from the same browser, with another password: one mail, and the last one counts", async () => {
    const visitor = new Visitor();
    await signUp({ firstName: "An", password: "First-layers-1", newsletter: "on" } as Fields, visitor);
    passTime(20_000);
    await signUp({ firstName: "Ann", password: "Second-layers-2" }, visitor);
    expect(await lettersTo(GOOD.email)).toHaveLength(1);
    const token_hash = await mailedSecret(GOOD.email, "verify");
    await visitor.post("/auth/verify", { token_hash, type: "signup" });
    expect((await signIn(new Visitor(), GOOD.email, "First-layers-1")).status).toBe(400);
    expect((await signIn(new Visitor(), GOOD.email, "Second-layers-2")).status).toBe(303);
    const member = (await findUserByEmail(GOOD.email)) as User;
    expect(member.name).toBe("Ann");
    expect(await findSubscription(member.email)).toBeNull();
  });

  test("an account that is disabled gets no link to come alive by, neither at sign-up nor at a resend", async () => {
    const visitor = new Visitor();
    await signUp({}, visitor);
    await disableUser((await findUserByEmail(GOOD.email)) as User);
    passTime(61_000);
    expect((await signUp({}, visitor)).location).toBe("/auth/confirm");
    passTime(61_000);
    expect((await visitor.post("/auth/confirm")).location).toBe("/auth/confirm");
    expect(await reader().select().from(mailedTokens)).toEqual([]);
  });

  test("pressed twice without a session it is one account and one mail, and whichever answer the browser kept learns that it is verified", async () => {
    const [one, two, stranger] = [new Visitor(), new Visitor(), new Visitor()];
    await Promise.all([signUp({}, one), signUp({}, two)]);
    await signUp({ password: "Other-layers-3" }, stranger);
    expect(await reader().select().from(users)).toHaveLength(1);
    expect(await lettersTo(GOOD.email)).toHaveLength(1);
    await verify(new Visitor(), GOOD.email);
    const late = new Visitor();
    await signUp({}, late);
    const looks = [];
    for (const visitor of [one, two, stranger, late])
      looks.push((await visitor.get("/auth/confirm")).data.isVerified);
    expect(looks).toEqual([true, true, false, false]);
  });
});

describe("resend", () => {
  test("without a sign-up in this session it says that the email is not known", async () => {
    expect((await new Visitor().post("/auth/confirm")).errors[""]).toEqual([
      "Email not found. Please try signing up again.",
    ]);
  });

  test("mails a new link that works, and the old one is dead", async () => {
    const visitor = new Visitor();
    await signUp({}, visitor);
    const older = await mailedSecret(GOOD.email, "verify");
    passTime(61_000);
    const page = await visitor.follow(await visitor.post("/auth/confirm"));
    expect(page.flash).toMatchObject({
      title: "Verification Email Sent!",
      text: "Please check your inbox and spam folder for the verification link.",
    });
    const newer = await mailedSecret(GOOD.email, "verify");
    expect((await visitor.post("/auth/verify", { token_hash: older, type: "signup" })).status).toBe(400);
    expect((await visitor.post("/auth/verify", { token_hash: newer, type: "signup" })).location).toBe(
      "/auth/verified",
    );
    expect((await signIn(new Visitor(), GOOD.email)).status).toBe(303);
  });

  test("'Account Already Verified' is said only in the session that made the account", async () => {
    const own = new Visitor();
    await signUp({}, own);
    await verify(new Visitor(), GOOD.email);
    passTime(61_000);
    const told = await own.follow(await own.post("/auth/confirm"));
    expect(told.data.goesOnTo).toEqual({ to: "/auth", place: "the sign-in page" });
    expect(told.headers.get("Refresh")).toBe("3; url=/auth");

    const stranger = new Visitor();
    await signUp({}, stranger);
    expect((await stranger.follow(await stranger.post("/auth/confirm"))).flash?.title).toBe(
      "Verification Email Sent!",
    );
    expect((await stranger.get("/auth/confirm?verified")).data.goesOnTo).toBeNull();
  });
});

describe("after verification", () => {
  const verified = async (visitor: Visitor) => {
    await verify(visitor, GOOD.email);
    return visitor.get("/auth/verified");
  };

  test("who came from the plan tool goes back there, also on another device", async () => {
    const visitor = new Visitor();
    await visitor.post("/braindumper", { platform: "rork" });
    await visitor.post("/braindumper/summary", { draft: "" });
    await signUp({}, visitor);
    expect((await verified(new Visitor())).data.to).toBe("/braindumper");
  });

  test("an address asked for goes before", async () => {
    const visitor = new Visitor();
    await visitor.post("/auth/sign-up?redirectTo=%2Fbraindumps", GOOD);
    expect((await verified(visitor)).data.to).toBe("/braindumps");
  });

  test("the link's own redirect_to goes before everything, if it is an own path", async () => {
    for (const [redirect_to, to] of [
      ["/blog", "/blog"],
      ["//evil.test", "/braindumper"],
    ] as const) {
      const email = `to${to.replace("/", "-")}@example.test`;
      const visitor = new Visitor();
      await visitor.post("/braindumper", { platform: "rork" });
      await visitor.post("/braindumper/summary", { draft: "" });
      await signUp({ email }, visitor);
      const token_hash = await mailedSecret(email, "verify");
      const asked = new URLSearchParams({ token_hash, type: "signup", redirect_to });
      const { form } = (await visitor.get(`/auth/verify?${asked}`)).data as { form: { values: Fields } };
      await visitor.post(`/auth/verify?${asked}`, form.values);
      expect((await visitor.get("/auth/verified")).data.to).toBe(to);
    }
  });

  test("a member who opens the page without a link goes on by the rule", async () => {
    const { visitor } = await memberSignedIn();
    expect((await visitor.get("/auth/verify")).location).toBe("/auth/verified");
    expect((await visitor.get("/auth/verify?token_hash=used&type=signup")).data.problem).toBe(
      "Your email is already verified.",
    );
  });

  describe("a used link offers what helps", () => {
    const usedLink = async (visitor: Visitor, more = "") => {
      const token_hash = await mailedSecret(GOOD.email, "verify");
      const { data } = await visitor.get(`/auth/verify?token_hash=${token_hash}&type=signup${more}`);
      return data;
    };

    test("who is signed in: the way on, to where the link leads", async () => {
      const visitor = new Visitor();
      await signUp({}, visitor);
      await verified(visitor);
      const home = { to: "/", place: "the home page" };
      expect(await usedLink(visitor)).toMatchObject({
        isVerified: true,
        member: { email: GOOD.email, next: home },
      });
      const blog = { to: "/blog", place: "where you were" };
      expect(await usedLink(visitor, "&redirect_to=/blog")).toMatchObject({ member: { next: blog } });
    });

    test("who signed up on the way to the plan tool: the way there", async () => {
      const visitor = new Visitor();
      await visitor.post("/braindumper", { platform: "rork" });
      await visitor.post("/braindumper/summary", { draft: "" });
      await signUp({}, visitor);
      await verified(visitor);
      const next = { to: "/braindumper", place: "Braindumper" };
      expect(await usedLink(visitor)).toMatchObject({ member: { next } });
    });

    test("who confirmed a new email: the account's settings", async () => {
      const { visitor } = await memberSignedIn();
      const { data } = await visitor.get("/auth/verify?token_hash=used&type=email_change");
      expect(data).toMatchObject({ member: { next: { to: "/account", place: "Account Settings" } } });
    });

    test("who signed up here and used it elsewhere: to sign in with that email", async () => {
      const visitor = new Visitor();
      await signUp({}, visitor);
      await verified(new Visitor());
      expect(await usedLink(visitor)).toMatchObject({
        isVerified: true,
        member: null,
        pendingEmail: GOOD.email,
      });
    });

    test("anybody else: to sign in, or to ask for a new one", async () => {
      await signUp({}, new Visitor());
      await verified(new Visitor());
      expect(await usedLink(new Visitor())).toMatchObject({ isVerified: false, member: null });
    });
  });
});

test("Access Community sends a visitor to sign in, and says why", async () => {
  const answer = await new Visitor().get("/community");
  expect(answer.location).toBe("/auth?redirectTo=%2Fcommunity");
  const page = await new Visitor().follow(answer);
  expect(page.data).toMatchObject({
    reason: "community",
    notice: "Please log in to access the community.",
  });
  const { data } = await new Visitor().get("/auth?tab=signup&redirectTo=%2Fcommunity");
  expect(data.notice).toBe("Sign in or create an account to join our community.");
});

test("without a community link a member is told that it cannot be reached", async () => {
  const { visitor } = await memberSignedIn();
  const page = await visitor.follow(await visitor.get("/community"));
  expect(page.flash).toMatchObject({ title: "Error", text: "There was an error accessing the community" });
});
