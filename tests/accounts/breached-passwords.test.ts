import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/base/kernel/log";
import {
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  resetByMail,
  Visitor,
  verify,
} from "../support/accounts";
import { sha1, startBreachServer } from "../support/breach-server";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";

withDatabase();
withClock("2026-03-10T12:00:00Z");
const setEnvironment = withEnvironment();

const BREACHED = "Breached-layers-7";
const PADDING = "Padding-layers-8";
const TEXT = "This password appears in a known data breach. Please choose another.";
const both = (password: string) => ({ password, confirmPassword: password });

let server: Awaited<ReturnType<typeof startBreachServer>>;
beforeAll(async () => {
  server = await startBreachServer([BREACHED], [PADDING]);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
  server.answering.mood = "answers";
  setEnvironment({ BREACH_CHECK_URL: `${server.url}/` });
});

const signUp = (email: string, password: string) =>
  new Visitor().post("/auth/sign-up", { firstName: "Ann", email, password, acceptTerms: "on" });
const change = async (password: string) =>
  (await memberSignedIn()).visitor.post("/account/password", {
    currentPassword: PASSWORD,
    ...both(password),
  });

/** Everywhere a password is chosen. */
const PLACES: Record<string, (password: string) => Promise<{ status: number; errors: object }>> = {
  "sign-up": (password) => signUp("new@example.test", password),
  "the link of a sign-up elsewhere": async (password) => {
    setEnvironment({ BREACH_CHECK_URL: "" });
    await signUp("new@example.test", PASSWORD);
    setEnvironment({ BREACH_CHECK_URL: server.url });
    return verify(new Visitor(), "new@example.test", password);
  },
  "a reset": async (password) => {
    const { email } = await memberWithPassword();
    return resetByMail(new Visitor(), email, { password });
  },
  "a change": change,
};

describe.each(Object.entries(PLACES))("%s", (_, choose) => {
  test("refuses a password that is known from a breach", async () => {
    const answer = await choose(BREACHED);
    expect([answer.status, answer.errors]).toEqual([400, { password: [TEXT] }]);
  });

  test("takes any other, and one that is padding in the answer", async () => {
    expect((await choose(PADDING)).status).toBe(303);
  });
});

test("five characters of the hash leave the machine, and padding is asked for", async () => {
  await change(BREACHED);
  expect(server.asked.map(({ url }) => url)).toEqual([`/range/${sha1(BREACHED).slice(0, 5)}`]);
  expect(server.asked[0]?.headers).toMatchObject({ "add-padding": "true" });
});

test("what breaks the other rules, or is common, is not asked for", async () => {
  await change("short");
  await change("P@ssw0rd123!");
  expect(server.asked).toEqual([]);
});

test("a taken and a free address get the same answer", async () => {
  const { email } = await memberWithPassword();
  const shown = async (email: string) => {
    const { status, errors, values, data } = await signUp(email, BREACHED);
    return JSON.stringify({ status, errors, values, data }).replaceAll(email, "EMAIL");
  };
  expect(await shown(email)).toBe(await shown("free@example.test"));
  expect(server.asked).toHaveLength(2);
});

test("without the variable nobody is asked", async () => {
  setEnvironment({ BREACH_CHECK_URL: undefined });
  expect((await change(BREACHED)).status).toBe(303);
  expect(server.asked).toEqual([]);
});

test("a server that is out of order or does not answer lets passwords pass, and is told of once an hour", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  const inTime = AbortSignal.timeout;
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => inTime(20));
  server.answering.mood = "never answers";
  expect((await change(BREACHED)).status).toBe(303);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2000);
  timeout.mockRestore();
  server.answering.mood = "is out of order";
  expect((await change(BREACHED)).status).toBe(303);
  const told = () => warned.mock.calls.filter((call) => String(call[1]).startsWith("breach check")).length;
  expect(told()).toBe(1);
  passTime(60 * 60 * 1000);
  expect((await change(BREACHED)).status).toBe(303);
  expect(told()).toBe(2);
  expect(JSON.stringify(warned.mock.calls)).not.toContain(sha1(BREACHED).slice(0, 5));
  warned.mockRestore();
});
