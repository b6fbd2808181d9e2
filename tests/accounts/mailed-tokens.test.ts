import { describe, expect, it } from "vitest";
import {
  claimMailedToken,
  deleteExpiredTokens,
  deleteMailedTokensOf,
  deleteOtherTokens,
  findMailedToken,
  findTokenChange,
  replaceMailedToken,
  TOKEN_LIFETIME_MS,
  type TokenPurpose,
  whyTokenEnded,
} from "~/accounts/data/mailed-tokens";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS, HOUR_MS, now } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { mailedTokens } from "~/tables";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const PURPOSES = Object.keys(TOKEN_LIFETIME_MS) as TokenPurpose[];
const issue = (userId: string, purpose: TokenPurpose = "signup", change = {}) =>
  transaction((tx) => replaceMailedToken(tx, { userId, purpose, change }));
const claim = (secret: string, purpose: TokenPurpose = "signup") =>
  transaction((tx) => claimMailedToken(tx, secret, purpose));

it("a token has 256 random bits and is kept as a hash", async () => {
  const member = await newMember();
  const secret = await issue(member.id, "signup", { email: "ann@example.test" });
  expect(secret).toMatch(/^[\w-]{43}$/);
  const rows = await reader().select().from(mailedTokens);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    secretHash: hashSecret(secret),
    userId: member.id,
    change: { email: "ann@example.test" },
  });
  expect(JSON.stringify(rows)).not.toContain(secret);
});

it("of 20 that claim it at once exactly one gets it", async () => {
  const member = await newMember();
  const secret = await issue(member.id);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(secret)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(claims.find(Boolean)?.userId).toBe(member.id);
  expect(await claim(secret)).toBeNull();
});

it("a claim in a transaction that fails is not used up", async () => {
  const secret = await issue((await newMember()).id);
  const failing = transaction(async (tx) => {
    await claimMailedToken(tx, secret, "signup");
    throw new Error("halfway");
  });
  await expect(failing).rejects.toThrow("halfway");
  expect(await claim(secret)).not.toBeNull();
});

it("looking uses nothing up", async () => {
  const secret = await issue((await newMember()).id);
  for (let look = 0; look < 3; look++) expect(await findMailedToken(secret, "signup")).not.toBeNull();
  expect(await claim(secret)).not.toBeNull();
  expect(await findMailedToken(secret, "signup")).toBeNull();
});

describe("each kind of link has its lifetime", () => {
  it("are 24 hours for sign-up, seven days to undo a change of address, one hour for the others", () => {
    expect(TOKEN_LIFETIME_MS).toEqual({
      signup: 24 * HOUR_MS,
      recovery: HOUR_MS,
      email_change: HOUR_MS,
      email_undo: 7 * DAY_MS,
      alert: 7 * DAY_MS,
    });
  });

  it.each(PURPOSES)("%s: alive to the last moment, then dead", async (purpose) => {
    const member = await newMember();
    const secret = await issue(member.id, purpose);
    passTime(TOKEN_LIFETIME_MS[purpose] - 1);
    expect(await findMailedToken(secret, purpose)).not.toBeNull();
    passTime(1);
    expect(await findMailedToken(secret, purpose)).toBeNull();
    expect(await claim(secret, purpose)).toBeNull();
  });
});

it("the next token of the same purpose kills the one before, of that purpose alone", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const first = await issue(member.id, "recovery");
  const [otherPurpose, otherMember] = [await issue(member.id, "signup"), await issue(other.id, "recovery")];
  const second = await issue(member.id, "recovery");
  expect(await claim(first, "recovery")).toBeNull();
  expect(await claim(second, "recovery")).not.toBeNull();
  expect(await claim(otherPurpose, "signup")).not.toBeNull();
  expect(await claim(otherMember, "recovery")).not.toBeNull();
});

it("ten issued at once leave one that works", async () => {
  const member = await newMember();
  const secrets = await Promise.all(Array.from({ length: 10 }, () => issue(member.id)));
  const alive = await Promise.all(secrets.map((secret) => findMailedToken(secret, "signup")));
  expect(alive.filter(Boolean)).toHaveLength(1);
});

it("findTokenChange tells what the member's living link would bring about", async () => {
  const member = await newMember();
  const find = (purpose: TokenPurpose) => transaction((tx) => findTokenChange(tx, member.id, purpose));
  expect(await find("signup")).toEqual({});
  await issue(member.id, "signup", { email: "ann@example.test" });
  expect(await find("signup")).toEqual({ email: "ann@example.test" });
  expect(await find("recovery")).toEqual({});
});

it("a token of one purpose is none of another", async () => {
  const member = await newMember();
  for (const purpose of PURPOSES) {
    const secret = await issue(member.id, purpose);
    for (const wrong of PURPOSES.filter((each) => each !== purpose)) {
      expect(await findMailedToken(secret, wrong)).toBeNull();
      expect(await claim(secret, wrong)).toBeNull();
    }
    expect(await claim(secret, purpose)).not.toBeNull();
  }
});

it.each(["", "%", "' OR 1=1 --", "a".repeat(5000), "🌱"])("%j is no token", async (secret) => {
  await issue((await newMember()).id);
  expect(await findMailedToken(secret, "signup")).toBeNull();
  expect(await claim(secret)).toBeNull();
});

it("deleteMailedTokensOf ends all of a member, and nobody else's", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const signup = await issue(member.id, "signup");
  const recovery = await issue(member.id, "recovery");
  const others = await issue(other.id, "recovery");
  await transaction((tx) => deleteMailedTokensOf(tx, member.id));
  expect(await findMailedToken(signup, "signup")).toBeNull();
  expect(await findMailedToken(recovery, "recovery")).toBeNull();
  expect(await findMailedToken(others, "recovery")).not.toBeNull();
});

describe("links that undo a change of address", () => {
  const undo = (userId: string, about: string) =>
    transaction((tx) => replaceMailedToken(tx, { userId, purpose: "email_undo", about }));

  it("live side by side, one for each former address", async () => {
    const member = await newMember();
    const [first, other, again] = [
      await undo(member.id, "one@example.test"),
      await undo(member.id, "two@example.test"),
      await undo(member.id, "one@example.test"),
    ];
    expect(await findMailedToken(first, "email_undo")).toBeNull();
    expect(await findMailedToken(other, "email_undo")).not.toBeNull();
    expect(await findMailedToken(again, "email_undo")).not.toBeNull();
  });

  it("deleteOtherTokens keeps those named, or the earlier ones of them alone", async () => {
    const member = await newMember();
    const signup = await issue(member.id, "signup");
    const earlier = await undo(member.id, "one@example.test");
    passTime(1000);
    const later = await undo(member.id, "two@example.test");
    await transaction((tx) => deleteOtherTokens(tx, member.id, ["email_undo"]));
    expect(await findMailedToken(signup, "signup")).toBeNull();
    expect(await findMailedToken(later, "email_undo")).not.toBeNull();
    await transaction((tx) => deleteOtherTokens(tx, member.id, ["email_undo"], now()));
    expect(await findMailedToken(later, "email_undo")).toBeNull();
    expect(await findMailedToken(earlier, "email_undo")).not.toBeNull();
  });
});

it("deleteExpiredTokens clears away what ended more than a week ago, used or not", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const used = await issue(member.id, "recovery");
  const expired = await issue(other.id, "recovery");
  await claim(used, "recovery");
  const clear = () => transaction((tx) => deleteExpiredTokens(tx));
  passTime(HOUR_MS + 7 * DAY_MS);
  const living = await issue(member.id, "signup");
  await clear();
  const ends = () => Promise.all([used, expired].map((secret) => whyTokenEnded(secret, "recovery")));
  expect(await ends()).toEqual(["used", "expired"]);
  passTime(1);
  await clear();
  expect(await ends()).toEqual(["unknown", "unknown"]);
  expect(await findMailedToken(living, "signup")).not.toBeNull();
});

it("what ends all tokens of a member leaves that one was used", async () => {
  const member = await newMember();
  const used = await issue(member.id, "recovery");
  await claim(used, "recovery");
  await transaction((tx) => deleteOtherTokens(tx, member.id, []));
  await transaction((tx) => deleteMailedTokensOf(tx, member.id));
  expect(await whyTokenEnded(used, "recovery")).toBe("used");
  expect(await whyTokenEnded(used, "signup")).toBe("unknown");
  expect(await claim(await issue(member.id, "recovery"), "recovery")).not.toBeNull();
});
