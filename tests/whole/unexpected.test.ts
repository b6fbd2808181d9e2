import { afterEach, expect, test, vi } from "vitest";
import * as database from "~/base/data/database";
import { BusyError } from "~/base/kernel/busy";
import { log } from "~/base/kernel/log";
import type { Limit } from "~/identity/data/rate-limits";
import { LIMITS } from "~/identity/limits";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  signIn,
  Visitor,
} from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { useUp } from "../support/limits";

withDatabase();
const setEnvironment = withEnvironment();

const UNEXPECTED = "An unexpected error occurred. Please try again.";

afterEach(() => vi.restoreAllMocks());

/** From now on every write fails, as on a full disk. */
async function breakWrites(error = new Error("disk full")) {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const whole = await database.openDatabase();
  vi.spyOn(whole, "transaction").mockRejectedValue(error);
}

test("a sign-in that fails for an unknown reason says so, and keeps the address", async () => {
  const member = await memberWithPassword();
  await breakWrites();
  const answer = await signIn(new Visitor(), member.email);
  expect(answer.status).toBe(500);
  expect(answer.errors[""]).toEqual([UNEXPECTED]);
  expect(answer.values).toMatchObject({ email: member.email });
  expect(answer.values.password).toBeUndefined();
});

test("a sign-up that fails for an unknown reason says so, and keeps what was typed", async () => {
  await breakWrites();
  const fields = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
  const answer = await new Visitor().post("/auth/sign-up", fields);
  expect(answer.status).toBe(500);
  expect(answer.errors[""]).toEqual([UNEXPECTED]);
  expect(answer.values).toMatchObject({ firstName: "Ann", email: "ann@example.test" });
});

test("a resend and a verification that fail have texts of their own", async () => {
  const visitor = new Visitor();
  const fields = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
  await visitor.follow(await visitor.post("/auth/sign-up", fields));
  const token_hash = await mailedSecret("ann@example.test", "verify");
  await breakWrites();
  const resent = await visitor.post("/auth/confirm");
  expect(resent.status).toBe(500);
  expect(resent.errors[""]).toEqual(["Failed to resend verification email. Please try again."]);
  const verified = await visitor.post("/auth/verify", { token_hash, type: "signup" });
  expect(verified.status).toBe(500);
  expect(verified.errors[""]).toEqual(["Verification failed. Please try signing in manually."]);
});

test("a member's form does the same", async () => {
  const { visitor } = await memberSignedIn();
  await breakWrites();
  const answer = await visitor.post("/account/name", { name: "Bea" });
  expect(answer.status).toBe(500);
  expect(answer.errors[""]).toEqual([UNEXPECTED]);
  expect(answer.values).toMatchObject({ name: "Bea" });
});

test("what is said of a form that comes back because the site is busy is true of what is in it", async () => {
  const { visitor } = await memberSignedIn();
  await breakWrites(new BusyError("locked"));
  const posts: [string, Record<string, string>, string][] = [
    ["/account/name", { name: "Bea" }, "What you typed is still here: try again in a few seconds."],
    [
      "/account/email",
      { email: "bea@example.test", password: PASSWORD },
      "What you typed is still here, except the password: try again in a few seconds.",
    ],
    [
      "/account/delete",
      { password: PASSWORD },
      "What you typed is still here, except the password: try again in a few seconds.",
    ],
  ];
  for (const [path, fields, text] of posts) {
    const { status, errors, values } = await visitor.post(path, fields);
    expect([status, errors[""]], path).toEqual([503, [`The site is busy. ${text}`]]);
    expect(values.password, path).toBeUndefined();
  }
});

const BUTTONS: [string, Record<string, string>][] = [
  ["/account", {}],
  ["/account/newsletter", { wanted: "yes" }],
  ["/account/sessions", { which: "others" }],
  ["/account/grants", { client: "c" }],
  ["/auth/sign-out", {}],
  ["/auth/try-again", {}],
  ["/braindumper/plan/none", {}],
  ["/community/welcome", { answer: "later" }],
];

test.each(BUTTONS)(
  "a button that fails says so on a page of its own, with the way back: %s",
  async (path, fields) => {
    const { visitor } = await memberSignedIn();
    await breakWrites();
    const { status, problem } = await visitor.post(path, fields);
    expect([status, problem]).toEqual([
      500,
      { title: "That did not work", text: UNEXPECTED, link: { href: path, label: "Back" } },
    ]);
  },
);

test.each([
  ["/theme", { theme: "pink" }],
  ["/account/newsletter", { wanted: "perhaps" }],
  ["/account/sessions", { which: "none" }],
  ["/account/grants", {}],
  ["/community/welcome", { answer: "perhaps" }],
])("a button that was made up is refused, not passed over: %s", async (path, fields) => {
  const { visitor } = await memberSignedIn();
  const { status, problem } = await visitor.post(path, fields as Record<string, string>);
  expect([status, problem?.title]).toEqual([400, "That did not work"]);
});

test("a button that was pressed too often says so, and when it may be pressed again", async () => {
  const { member, visitor } = await memberSignedIn();
  const limit = LIMITS.newsletter.account[0] as Limit;
  await useUp(limit, member.email);
  const { status, problem, headers } = await visitor.post("/account/newsletter", { wanted: "yes" });
  expect([status, problem?.text]).toEqual([429, "Too many attempts. You can try again in 60 minutes."]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a reset mail that cannot be sent is told on the account page", async () => {
  setEnvironment({ RATE_LIMITS: "off" });
  const { visitor } = await memberSignedIn();
  vi.spyOn(log, "error").mockImplementation(() => {});
  const whole = await database.openDatabase();
  vi.spyOn(whole, "transaction").mockRejectedValueOnce(new Error("disk full"));
  const page = await visitor.follow(await visitor.post("/account"));
  expect(page.flash).toMatchObject({
    kind: "error",
    title: "Error",
    text: "Failed to send reset password email. Please try again.",
  });
});
