import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetConfig } from "~/base/kernel/config";
import type { User } from "~/identity/data/users";
import { memberWithPassword, PASSWORD, signIn, Visitor } from "../support/accounts";
import { withDatabase } from "../support/database";
import { withLogLines } from "../support/log-lines";
import { newMember } from "../support/members";
import type { VisitorAnswer } from "../support/visitor";

withDatabase();
withLogLines();

const SAMPLES = 200;
/** How far the two medians may be apart: in milliseconds or, on a busy machine, as a part of them. */
const [WITHIN_MS, WITHIN] = [5, 0.1];

beforeAll(() => {
  process.env.RATE_LIMITS = "off";
  forgetConfig();
});
afterAll(() => {
  delete process.env.RATE_LIMITS;
  forgetConfig();
});

/**
 * How well one time tells the two kinds apart: 0.5 is not at all, 1 (or 0) is always. The area under the ROC curve. Chance
 * alone makes up to 0.1, most where a request takes only a millisecond.
 */
const AUC_WITHIN = 0.15;

function areaUnderCurve(one: number[], other: number[]): number {
  let above = 0;
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (one.length * other.length);
}

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;

/** Times two kinds of request in turn, so that whatever else the machine does falls on both alike. */
async function timed(
  one: (sample: number) => Promise<VisitorAnswer>,
  other: (sample: number) => Promise<VisitorAnswer>,
) {
  const times: [number[], number[]] = [[], []];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const [kind, send] of sample % 2
      ? ([
          [0, one],
          [1, other],
        ] as const)
      : ([
          [1, other],
          [0, one],
        ] as const)) {
      times[kind].push((await send(sample)).ms);
    }
  }
  return times;
}

async function manyMembers(): Promise<User[]> {
  const made: User[] = [];
  for (let each = 0; each < SAMPLES; each += 1) made.push(await newMember());
  return made;
}

async function expectAlike(what: string, times: [number[], number[]]) {
  const [known, unknown] = times.map(median) as [number, number];
  const area = areaUnderCurve(...times);
  console.log(
    `${what}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms (medians of ${SAMPLES}), AUC ${area.toFixed(2)}`,
  );
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(WITHIN_MS, known * WITHIN));
  expect(Math.abs(area - 0.5)).toBeLessThan(AUC_WITHIN);
}

test("a wrong password takes as long as an unknown address", async () => {
  const { email } = await memberWithPassword();
  await expectAlike(
    "sign-in",
    await timed(
      () => signIn(new Visitor(), email, "Wrong-password-1"),
      (sample) => signIn(new Visitor(), `nobody-${sample}@example.test`, "Wrong-password-1"),
    ),
  );
}, 120_000);

test("signing up with a registered address takes as long as with a new one", async () => {
  const known = await manyMembers();
  const signUp = (email: string) =>
    new Visitor().post("/auth/sign-up", { firstName: "Ann", email, password: PASSWORD, acceptTerms: "on" });
  await expectAlike(
    "sign-up",
    await timed(
      (sample) => signUp(known[sample]?.email ?? ""),
      (sample) => signUp(`new-${sample}@example.test`),
    ),
  );
}, 120_000);

test("forgot takes as long for an unknown address", async () => {
  const known = await manyMembers();
  const forgot = (email: string) => new Visitor().post("/auth/forgot-password", { email });
  await expectAlike(
    "forgot",
    await timed(
      (sample) => forgot(known[sample]?.email ?? ""),
      (sample) => forgot(`nobody-${sample}@example.test`),
    ),
  );
}, 120_000);

test("resend takes as long for a registered, verified address as for a new one", async () => {
  const visitors = async (email: (sample: number) => string) => {
    const made: Visitor[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const visitor = new Visitor();
      await visitor.post("/auth/sign-up", {
        firstName: "Ann",
        email: email(sample),
        password: PASSWORD,
        acceptTerms: "on",
      });
      made.push(visitor);
    }
    return made;
  };
  const members = await manyMembers();
  const known = await visitors((sample) => members[sample]?.email ?? "");
  const fresh = await visitors((sample) => `fresh-${sample}@example.test`);
  await expectAlike(
    "resend",
    await timed(
      (sample) => (known[sample] as Visitor).post("/auth/confirm"),
      (sample) => (fresh[sample] as Visitor).post("/auth/confirm"),
    ),
  );
}, 240_000);
