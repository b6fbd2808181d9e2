import { afterEach, describe, expect, test } from "vitest";
import { reader } from "~/data/database";
import { consumeLimit, type Limit } from "~/data/rate-limits";
import { rateLimits } from "~/data/tables";
import { findUserByEmail } from "~/data/users";
import { LIMITS } from "~/http/limits";
import { forgetConfig } from "~/kernel/config";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  signIn,
  Visitor,
} from "../support/accounts";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";

withDatabase();

const WRONG = "Wrong-password-1";
const TOO_MANY = "Too many attempts. Please try again later.";

afterEach(() => {
  delete process.env.RATE_LIMITS;
  forgetConfig();
});

async function fail(email: string, times: number, visitor = new Visitor()) {
  let answer = await signIn(visitor, email, WRONG);
  for (let done = 1; done < times; done += 1) answer = await signIn(visitor, email, WRONG);
  return answer;
}

describe("S13: wrong passwords", () => {
  test("five bar the account for some seconds, with Retry-After and what was typed kept", async () => {
    const member = await memberWithPassword();
    expect((await fail(member.email, 5)).status).toBe(400);
    const answer = await signIn(new Visitor(), member.email);
    expect(answer.status).toBe(429);
    expect(answer.errors[""]).toEqual([TOO_MANY]);
    expect(answer.values.email).toBe(member.email);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(15);
  });

  test("do not bar a browser that has signed in to the account before", async () => {
    const member = await memberWithPassword();
    const own = new Visitor();
    await signIn(own, member.email);
    await own.post("/auth/sign-out");
    await fail(member.email, 6);
    expect((await signIn(new Visitor(), member.email)).status).toBe(429);
    expect((await signIn(own, member.email)).status).toBe(303);
  });

  test("however many came from everywhere, do not bar a browser that has signed in before", async () => {
    const member = await memberWithPassword();
    const own = new Visitor();
    await signIn(own, member.email);
    await own.post("/auth/sign-out");
    const limit = LIMITS.signIn.account as Limit;
    for (let each = 0; each < limit.points; each += 1) await consumeLimit(limit, member.email);
    expect((await signIn(new Visitor(), member.email)).status).toBe(429);
    expect((await signIn(own, member.email)).status).toBe(303);
  });

  test("do not bar the browser in which the account was verified", async () => {
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

  test("S07: an address without an account is barred just the same", async () => {
    expect((await fail("nobody@example.test", 5)).status).toBe(400);
    expect((await fail("nobody@example.test", 1)).status).toBe(429);
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

describe("S14: many accounts from one address", () => {
  test("are stopped, whatever account comes next", async () => {
    let status = 0;
    for (let each = 0; each <= 100 && status !== 429; each += 1)
      status = (await signIn(new Visitor(), `nobody-${each}@example.test`, WRONG)).status;
    expect(status).toBe(429);
    const member = await memberWithPassword();
    expect((await signIn(new Visitor(), member.email)).status).toBe(429);
    // A hundred password checks take their time on a busy machine.
  }, 60_000);
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

  test("sign-up", async () => {
    const fields = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
    await repeated(12, () => new Visitor().post("/auth/sign-up", fields));
  });

  test("S11: forgot, for known and unknown addresses after as many", async () => {
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

  test("verify, with the specification's text", async () => {
    const answer = await repeated(62, () =>
      new Visitor().post("/auth/verify", { token_hash: "x", type: "signup" }),
    );
    expect(answer.errors[""]).toEqual(["Too many verification attempts. Please try again later."]);
  });

  test("resend", async () => {
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

  test("S76: export", async () => {
    const { visitor } = await memberSignedIn();
    await repeated(12, () => visitor.post("/account/export", { password: PASSWORD }));
  });
});

test("limits are kept in the database, under hashes: no address can be read there", async () => {
  await signIn(new Visitor(), "secret-person@example.test", WRONG);
  const rows = await reader().select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/secret-person|127\.0\.0\.1/);
});

test("RATE_LIMITS=off is honoured on a loopback APP_URL only", async () => {
  const member = await memberWithPassword();
  process.env.RATE_LIMITS = "off";
  forgetConfig();
  expect((await fail(member.email, 8)).status).toBe(400);
  expect((await signIn(new Visitor(), member.email)).status).toBe(303);

  const { config } = await import("~/kernel/config");
  const before = process.env.APP_URL;
  process.env.APP_URL = "https://loam.example";
  forgetConfig();
  expect(config().rateLimits).toBe(true);
  if (before === undefined) delete process.env.APP_URL;
  else process.env.APP_URL = before;
});

test("S72: a robot that fills the unseen field gets the confirm page and no account", async () => {
  const visitor = new Visitor();
  const fields = {
    firstName: "Ann",
    email: "robot@example.test",
    password: PASSWORD,
    acceptTerms: "on",
    fax: "555",
  };
  expect((await visitor.post("/auth/sign-up", fields)).location).toBe("/auth/confirm");
  expect(await findUserByEmail("robot@example.test")).toBeNull();
});

test("S09: an unverified account is told to confirm only after the right password", async () => {
  const member = await memberWithPassword({ verifiedAt: null });
  const wrong = await signIn(new Visitor(), member.email, WRONG);
  const unknown = await signIn(new Visitor(), "nobody@example.test", WRONG);
  expect(wrong.errors).toEqual(unknown.errors);
  expect((await signIn(new Visitor(), member.email)).location).toBe("/auth/confirm");
});

test("S02: a hash of weaker parameters is made again at the next sign-in", async () => {
  const { hash } = await import("@node-rs/argon2");
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const member = await newMember({ passwordHash: weak });
  expect((await signIn(new Visitor(), member.email)).status).toBe(303);
  expect((await findUserByEmail(member.email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=8,p=1\$/);
  expect((await signIn(new Visitor(), member.email)).status).toBe(303);
});
