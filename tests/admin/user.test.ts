import { describe, expect, it } from "vitest";
import { listEvents } from "~/data/audit";
import { transaction } from "~/data/database";
import { replaceMailedToken } from "~/data/mailed-tokens";
import { findAccount, findUserByEmail } from "~/data/users";
import { memberSignedIn, signIn, Visitor } from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { withDatabase } from "../support/database";
import { lettersTo, newMember, readAllowance } from "../support/members";

withDatabase();

describe("user list", () => {
  it("shows accounts, one a line, without the hash of a password", async () => {
    await newMember({ email: "ann@example.test", passwordHash: "a-hash" });
    await newMember({ email: "bea@example.test", name: "Bea", verifiedAt: null });
    const { code, out } = await admin("user", "list");
    expect(code).toBe(0);
    expect(out).toMatch(/ann@example\.test +Ann .+ verified\n/);
    expect(out).toMatch(/bea@example\.test +Bea .+ unverified\n/);
    const json = await adminJson("user", "list", "--search", "BEA");
    expect(json).toEqual([expect.objectContaining({ email: "bea@example.test", state: "unverified" })]);
    expect(out + JSON.stringify(json)).not.toMatch(/a-hash|passwordHash/);
  });

  it("takes what is searched for as it is: % and _ stand for themselves", async () => {
    await newMember({ email: "a_b@example.test" });
    await newMember({ email: "axb@example.test" });
    expect(await adminJson("user", "list", "--search", "a_b")).toHaveLength(1);
    expect(await adminJson("user", "list", "--search", "%")).toHaveLength(0);
  });
});

const events = async (userId: string) => (await listEvents(userId)).map(({ kind }) => kind);

it("user verify brings an account to life, and its mailed link is dead", async () => {
  const member = await newMember({ verifiedAt: null });
  await transaction((tx) => replaceMailedToken(tx, { userId: member.id, purpose: "signup" }));
  expect(await adminJson("user", "verify", member.email.toUpperCase())).toMatchObject({ state: "verified" });
  expect((await findUserByEmail(member.email))?.verifiedAt).toBeInstanceOf(Date);
  expect(await events(member.id)).toEqual(["verified_by_administrator"]);
  expect((await admin("user", "verify", member.email)).err).toContain("verified already");
});

it("S36: user disable ends every session at once and bars sign-in; user enable takes it back", async () => {
  const { member, visitor } = await memberSignedIn();
  expect((await visitor.get("/account")).status).toBe(200);
  expect((await admin("user", "disable", member.email)).code).toBe(0);
  expect((await visitor.get("/account")).location).toContain("/auth");
  expect((await signIn(new Visitor(), member.email)).status).toBe(400);
  expect((await admin("user", "enable", member.email)).code).toBe(0);
  expect((await signIn(new Visitor(), member.email)).status).toBe(303);
});

it("user delete wants --yes, then the account is gone and its owner is told", async () => {
  const member = await newMember();
  expect(await admin("user", "delete", member.email)).toMatchObject({ code: 2, out: "" });
  expect(await transaction((tx) => findAccount(tx, member.id))).not.toBeNull();
  expect((await admin("user", "delete", member.email, "--yes")).code).toBe(0);
  expect(await transaction((tx) => findAccount(tx, member.id))).toBeNull();
  expect(await lettersTo(member.email)).toHaveLength(1);
});

it("tokens grant adds to what was granted, and the member sees that it was done", async () => {
  const member = await newMember();
  await admin("tokens", "grant", member.email, "3");
  expect(await adminJson("tokens", "grant", member.email, "4")).toMatchObject({ granted: 7 });
  expect(await readAllowance(member.id)).toMatchObject({ grantedTokens: 7, availableTokens: 5 });
  expect(await events(member.id)).toEqual(["tokens_granted", "tokens_granted"]);
  expect((await admin("tokens", "grant", member.email, "0")).code).toBe(2);
});

it.each([
  ["user", "verify"],
  ["user", "disable"],
  ["user", "delete", "--yes"],
  ["tokens", "grant", "1"],
])("%s %s of an address without an account is exit code 1", async (noun, verb, ...more) => {
  const { code, err } = await admin(noun, verb, "nobody@example.test", ...more);
  expect([code, err]).toEqual([1, "No account has the address nobody@example.test.\n"]);
});
