import { afterEach, describe, expect, test } from "vitest";
import { findMailedToken } from "~/accounts/data/mailed-tokens";
import { PASSWORDS } from "~/accounts/sign-in";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { HOUR_MS, MINUTE_MS, now } from "~/base/kernel/clock";
import { forgetConfig } from "~/base/kernel/config";
import { listEvents } from "~/identity/data/audit";
import { type Limit, setWait } from "~/identity/data/rate-limits";
import { findUserByEmail } from "~/identity/data/users";
import { LIMITS } from "~/identity/limits";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  resetByMail,
  signIn,
  Visitor,
} from "../support/accounts";
import { passTime, turnClock, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { useUp } from "../support/limits";
import { withLogLines } from "../support/log-lines";
import { lettersTo } from "../support/members";

withDatabase();
const lines = withLogLines();

const WRONG = "Wrong-password-1";
const TOO_MANY = expect.stringMatching(/^Too many attempts\. You can try again in \d+ seconds\.$/);

afterEach(() => {
  delete process.env.RATE_LIMITS;
  forgetConfig();
});

async function fail(email: string, times: number, visitor = new Visitor()) {
  let answer = await signIn(visitor, email, WRONG);
  for (let done = 1; done < times; done += 1) answer = await signIn(visitor, email, WRONG);
  return answer;
}

describe("wrong passwords", () => {
  test("five keep whoever typed them out for some seconds, with Retry-After and what was typed kept", async () => {
    const member = await memberWithPassword();
    expect((await fail(member.email, 5)).status).toBe(400);
    const answer = await signIn(new Visitor(), member.email);
    expect(answer.status).toBe(429);
    expect(answer.errors[""]).toEqual([TOO_MANY]);
    expect(answer.values.email).toBe(member.email);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(15);
  });

  test("do not keep out a browser that has signed in to the account before", async () => {
    const member = await memberWithPassword();
    const own = new Visitor();
    await signIn(own, member.email);
    await own.post("/auth/sign-out");
    await fail(member.email, 6);
    expect((await signIn(new Visitor(), member.email)).status).toBe(429);
    expect((await signIn(own, member.email)).status).toBe(303);
  });

  test("however many came from everywhere, do not keep out a browser that has signed in before", async () => {
    const member = await memberWithPassword();
    const own = new Visitor();
    await signIn(own, member.email);
    await own.post("/auth/sign-out");
    await useUp(PASSWORDS.everywhere, member.email, 1);
    expect((await fail(member.email, 1, new Visitor("203.0.113.9"))).status).toBe(400);
    expect((await signIn(new Visitor("198.51.100.7"), member.email)).status).toBe(429);
    expect((await signIn(own, member.email)).status).toBe(303);
  });

  test("however many came from everywhere, do not keep out the browser in which a new password was set by mail", async () => {
    const member = await memberWithPassword();
    await useUp(PASSWORDS.everywhere, member.email);
    const phone = new Visitor("198.51.100.7");
    expect((await signIn(phone, member.email)).status).toBe(429);
    await resetByMail(phone, member.email);
    expect((await signIn(phone, member.email, "Other-layers-10")).status).toBe(303);
  });

  test("of a stranger do not keep out the member who comes from another address", async () => {
    const member = await memberWithPassword();
    await fail(member.email, 6, new Visitor("203.0.113.9"));
    expect((await signIn(new Visitor("203.0.113.9"), member.email)).status).toBe(429);
    expect((await signIn(new Visitor("198.51.100.7"), member.email)).status).toBe(303);
  });

  test("of somebody at the same address do not use up what a browser may that signed in before", async () => {
    const member = await memberWithPassword();
    const own = new Visitor();
    await signIn(own, member.email);
    await useUp(LIMITS.signIn.ip, "127.0.0.1");
    expect((await signIn(new Visitor(), member.email)).status).toBe(429);
    expect((await signIn(own, member.email)).status).toBe(303);
  });

  test.each([
    ["/auth/prove", "password", {}],
    ["/account/email", "password", { email: "new@example.test" }],
    [
      "/account/password",
      "currentPassword",
      { password: "Other-layers-10", confirmPassword: "Other-layers-10" },
    ],
    ["/account/two-factor/off", "password", { code: "000000" }],
    ["/account/delete", "password", {}],
  ])(
    "in a session that is not its thief's count as at sign-in, and are in the trail: %s",
    async (path, field, fields) => {
      const { member, visitor } = await memberSignedIn();
      const typed = (password: string) => visitor.post(path, { ...fields, [field]: password });
      for (let each = 0; each < 5; each += 1)
        expect(await typed(WRONG)).toMatchObject({
          status: 400,
          errors: { [field]: ["This is not your password"] },
        });
      const refused = await typed(PASSWORD);
      expect(refused).toMatchObject({ status: 429, errors: { "": [TOO_MANY] } });
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await signIn(new Visitor(), member.email)).status).toBe(429);
      expect((await listEvents(member.id)).map(({ kind }) => kind)).toEqual(Array(5).fill("sign_in_failed"));
    },
  );

  test("forty at the same time: no more are looked at than one after the other", async () => {
    const member = await memberWithPassword();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(new Visitor(), member.email, WRONG)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  test("do not keep out the browser in which the account was verified", async () => {
    const own = new Visitor();
    const email = "ann@example.test";
    await own.post("/auth/sign-up", { firstName: "Ann", email, password: PASSWORD, acceptTerms: "on" });
    await own.post("/auth/verify", { token_hash: await mailedSecret(email, "verify"), type: "signup" });
    await own.post("/auth/sign-out");
    await fail(email, 6);
    expect((await signIn(new Visitor(), email)).status).toBe(429);
    expect((await signIn(own, email)).status).toBe(303);
  });

  test("a mark that somebody made up is not believed", async () => {
    const member = await memberWithPassword();
    await fail(member.email, 6);
    const stranger = new Visitor();
    stranger.cookies.set("known_device", "x".repeat(43));
    expect((await signIn(stranger, member.email)).status).toBe(429);
  });

  test("the right password in time starts the count again", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    await fail(member.email, 4, visitor);
    await signIn(visitor, member.email);
    expect((await fail(member.email, 4)).status).toBe(400);
    expect((await signIn(new Visitor(), member.email)).status).toBe(303);
  });
});

describe("asking for a reset link", () => {
  withClock("2026-03-10T12:00:00Z");
  const ask = (email: string, visitor = new Visitor()) => visitor.post("/auth/forgot-password", { email });
  const mailsTo = async (email: string) => (await lettersTo(email)).length;

  test("strangers who asked as often as they may do not keep the member from it", async () => {
    const member = await memberWithPassword();
    const stranger = () => new Visitor("203.0.113.9");
    while ((await ask(member.email, stranger())).status !== 429);
    passTime(HOUR_MS);
    const before = await mailsTo(member.email);
    expect((await ask(member.email, new Visitor("198.51.100.7"))).status).toBe(303);
    expect(await mailsTo(member.email)).toBe(before + 1);
  });

  test("mails one address once a minute and six times an hour, and answers every request alike", async () => {
    const member = await memberWithPassword();
    const start = now();
    const mails = [];
    for (let minute = 0; minute < 10; minute += 1) {
      turnClock(new Date(start.getTime() + minute * MINUTE_MS + 1));
      for (const network of ["198.51.100", "203.0.113"])
        for (const email of [member.email, "nobody@example.test"])
          expect(await ask(email, new Visitor(`${network}.${minute}`))).toMatchObject({
            status: 303,
            location: "/auth/forgot-password?sent",
          });
      mails.push(await mailsTo(member.email));
    }
    expect(mails).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6, 6]);
    // The last of them works for as long as no other is sent.
    turnClock(new Date(start.getTime() + 5 * MINUTE_MS + HOUR_MS));
    const secret = await mailedSecret(member.email, "reset");
    expect((await findMailedToken(secret, "recovery"))?.user.id).toBe(member.id);
    await ask(member.email);
    expect(await mailsTo(member.email)).toBe(7);
  });

  test("sign-ups with a member's address are no reason to send it no reset link", async () => {
    const member = await memberWithPassword();
    const fields = { firstName: "Eve", email: member.email, password: PASSWORD, acceptTerms: "on" };
    for (let each = 0; each < 8; each += 1) {
      await new Visitor(`203.0.113.${each}`).post("/auth/sign-up", fields);
      passTime(MINUTE_MS);
    }
    const kinds = async () => (await lettersTo(member.email)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(Array(6).fill("account-exists"));
    await ask(member.email);
    expect((await kinds()).at(-1)).toBe("reset");
  });
});

describe("each form has its limit", () => {
  const repeated = async (
    times: number,
    send: () => Promise<{ status: number; headers: Headers; errors: Record<string, string[]> }>,
  ) => {
    let answer = await send();
    for (let each = 1; each < times && answer.status !== 429; each += 1) answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    return answer;
  };

  test("sign-up has its limit", async () => {
    const fields = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
    await repeated(12, () => new Visitor().post("/auth/sign-up", fields));
  });

  test("a forgotten password has its limit, for known and unknown emails alike", async () => {
    const member = await memberWithPassword();
    const counts = [];
    for (const email of [member.email, "nobody@example.test"]) {
      let sent = 0;
      while ((await new Visitor().post("/auth/forgot-password", { email })).status !== 429 && sent < 50)
        sent += 1;
      counts.push(sent);
    }
    expect(counts[0]).toBe(10);
    expect(counts[1]).toBe(counts[0]);
  });

  test("verification has its limit, and says so", async () => {
    const answer = await repeated(62, () =>
      new Visitor().post("/auth/verify", { token_hash: "x", type: "signup" }),
    );
    expect(answer.errors[""]).toEqual([
      "Too many verification attempts. Please try again later. You can try again in 60 minutes.",
    ]);
  });

  test("resend has its limit", async () => {
    const visitor = new Visitor();
    await visitor.post("/auth/sign-up", {
      firstName: "Ann",
      email: "ann@example.test",
      password: PASSWORD,
      acceptTerms: "on",
    });
    // The account's ten, long before the address's thirty.
    await repeated(11, () => visitor.post("/auth/confirm"));
  });

  test("a form that names none shares one with all others, and signing out has none", async () => {
    const { member, visitor } = await memberSignedIn();
    const [limit] = LIMITS.anyForm.account;
    passTime(11 * MINUTE_MS);
    await transaction((tx) => setWait(tx, limit as Limit, member.email, 60));
    // One that needs a fresh proof would be kept until then.
    expect((await visitor.post("/account/sessions", { which: "others" })).status).toBe(403);
    const answer = await visitor.post("/account/name", { name: "Ann-Kathrin" });
    expect(answer).toMatchObject({ status: 429, values: { name: "Ann-Kathrin" } });
    expect((await visitor.post("/account/grants", { client: "x" })).status).toBe(429);
    expect((await visitor.post("/auth/sign-out")).status).toBe(303);
    expect((await visitor.get("/account")).status).toBe(303);
  });
});

describe("the log tells", () => {
  const events = () => lines().map(({ msg, account, network, limit }) => ({ msg, account, network, limit }));
  const who = (email: string) => ({ account: accountInLog(email), network: "203.0.113.0/24" });

  test("wrong passwords and waits, with a hash of the account and the client's network", async () => {
    const member = await memberWithPassword();
    for (const email of [member.email, "nobody@example.test"])
      await fail(email, 6, new Visitor("203.0.113.9"));
    for (const email of [member.email, "nobody@example.test"])
      expect(events().filter(({ account }) => account === accountInLog(email))).toEqual([
        ...Array(5).fill({ ...who(email), msg: "sign-in failed" }),
        { ...who(email), msg: "sign-in barred" },
      ]);
    expect(JSON.stringify(lines())).not.toMatch(/@example|203\.0\.113\.9/);
    expect(lines()[0]).toMatchObject({ level: "warn", request: expect.any(String) });
  });

  test("resets: asked for, and done", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor("203.0.113.9");
    await visitor.post("/auth/forgot-password", { email: "nobody@example.test" });
    await resetByMail(visitor, member.email);
    expect(events()).toEqual([
      { ...who("nobody@example.test"), msg: "password reset asked for" },
      { ...who(member.email), msg: "password reset asked for" },
      { ...who(member.email), msg: "password reset" },
    ]);
  });

  test("limits that are reached", async () => {
    const email = "nobody@example.test";
    const ask = () => new Visitor("203.0.113.9").post("/auth/forgot-password", { email });
    while ((await ask()).status !== 429);
    expect(events().at(-1)).toEqual({ ...who(email), limit: "forgot:account", msg: "limit reached" });
  });
});

test("RATE_LIMITS=off is honoured", async () => {
  const member = await memberWithPassword();
  process.env.RATE_LIMITS = "off";
  forgetConfig();
  expect((await fail(member.email, 8)).status).toBe(400);
  expect((await signIn(new Visitor(), member.email)).status).toBe(303);
});

test("a robot that fills the unseen field gets the confirm page and no account", async () => {
  const visitor = new Visitor();
  const fields = {
    firstName: "Ann",
    email: "robot@example.test",
    password: PASSWORD,
    acceptTerms: "on",
    trap: "555",
  };
  expect((await visitor.post("/auth/sign-up", fields)).location).toBe("/auth/confirm");
  expect(await findUserByEmail("robot@example.test")).toBeNull();
});
