import { afterEach, describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { forgetConfig } from "~/base/kernel/config";
import {
  countGenerationsLeft,
  findAllowance,
  insertAllowance,
  takeGeneration,
} from "~/braindumper/data/allowance";
import { turnClock, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember, readAllowance, setTokens } from "../support/members";

withDatabase();
withClock("2026-03-31T23:59:59.999Z");

const take = (userId: string) => transaction((tx) => takeGeneration(tx, userId));
async function takeAll(userId: string) {
  let taken = 0;
  while (await take(userId)) taken += 1;
  return taken;
}

function setMonthly(generations: string | undefined) {
  if (generations === undefined) delete process.env.MONTHLY_GENERATIONS;
  else process.env.MONTHLY_GENERATIONS = generations;
  forgetConfig();
}
afterEach(() => setMonthly(undefined));

it("a new member has the whole allowance, 5 by default", async () => {
  const member = await newMember();
  expect(await readAllowance(member.id)).toMatchObject({
    period: "2026-03",
    generationsUsed: 0,
    availableGenerations: 5,
    grantedGenerations: 0,
    lastRefresh: new Date("2026-03-31T23:59:59.999Z"),
  });
  expect(await countGenerationsLeft(member.id)).toBe(5);
});

it("each generation costs one and counts one; then there is none", async () => {
  const member = await newMember();
  expect(await takeAll(member.id)).toBe(5);
  expect(await countGenerationsLeft(member.id)).toBe(0);
  expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, generationsUsed: 5 });
});

it("insertAllowance a second time changes nothing", async () => {
  const member = await newMember();
  await take(member.id);
  await transaction((tx) => insertAllowance(tx, member.id));
  expect(await countGenerationsLeft(member.id)).toBe(4);
});

it("there is nothing kept for who has no account", async () => {
  expect(await findAllowance("nobody")).toBeNull();
  expect(await countGenerationsLeft("nobody")).toBe(5);
});

it("one member's generations are not another's", async () => {
  const [member, other] = [await newMember(), await newMember()];
  await takeAll(member.id);
  expect(await countGenerationsLeft(other.id)).toBe(5);
});

describe("a new UTC month", () => {
  it("brings the allowance back, once", async () => {
    const member = await newMember();
    await takeAll(member.id);
    turnClock("2026-04-01T00:00:00Z");
    expect(await countGenerationsLeft(member.id)).toBe(5);
    expect(await takeAll(member.id)).toBe(5);
    expect(await readAllowance(member.id)).toMatchObject({
      period: "2026-04",
      availableGenerations: 0,
      generationsUsed: 10,
      lastRefresh: new Date("2026-04-01T00:00:00Z"),
    });
  });

  it("brings one allowance, not one for each month that passed", async () => {
    const member = await newMember();
    await takeAll(member.id);
    turnClock("2027-01-15T12:00:00Z");
    expect(await takeAll(member.id)).toBe(5);
  });

  it("does not add what was left to the new one", async () => {
    const member = await newMember();
    turnClock("2026-04-10T12:00:00Z");
    expect(await takeAll(member.id)).toBe(5);
  });

  it("50 takers at the first moment of it get 5", async () => {
    const member = await newMember();
    await takeAll(member.id);
    turnClock("2026-04-01T00:00:00Z");
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(member.id)));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  it("a clock set back brings nothing, and neither does setting it right again", async () => {
    const member = await newMember();
    turnClock("2026-04-01T12:00:00Z");
    await takeAll(member.id);
    turnClock("2026-03-31T12:00:00Z");
    expect(await countGenerationsLeft(member.id)).toBe(0);
    expect(await take(member.id)).toBe(false);
    turnClock("2026-04-02T12:00:00Z");
    expect(await countGenerationsLeft(member.id)).toBe(0);
    expect(await take(member.id)).toBe(false);
  });
});

describe("granted generations", () => {
  it("are spent after the month's and kept over months", async () => {
    const member = await newMember();
    await setTokens(member.id, { available: 1, granted: 2 });
    expect(await countGenerationsLeft(member.id)).toBe(3);
    await take(member.id);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, grantedGenerations: 2 });
    await take(member.id);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, grantedGenerations: 1 });

    turnClock("2026-04-01T00:00:00Z");
    expect(await countGenerationsLeft(member.id)).toBe(6);
    await take(member.id);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 4, grantedGenerations: 1 });
    expect(await takeAll(member.id)).toBe(5);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, grantedGenerations: 0 });
  });
});
