import { expect, it } from "vitest";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { findDraft } from "~/braindumper/data/drafts";
import { listPlans } from "~/braindumper/data/plans";
import { findEnabledUser, findUserByEmail } from "~/identity/data/users";
import { memberWithPassword, PASSWORD } from "../support/accounts";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { draftKeyOf, IDEA } from "../support/wizard";

withDatabase();

/** What no form may say. */
function extras(victimId: string) {
  return {
    id: "chosen",
    user_id: victimId,
    userId: victimId,
    available_tokens: "99",
    availableGenerations: "99",
    grantedGenerations: "99",
    role: "admin",
    isAdmin: "true",
    email_verified: "true",
    verifiedAt: "2020-01-01",
    disabledAt: "",
    created_at: "2020-01-01",
    createdAt: "2020-01-01",
    planId: "chosen",
    revision: "99",
    step: "summary",
    generated_context: "planted",
    generatedContext: "planted",
    signupSource: "circle",
    passwordHash: "planted",
  };
}

it("sign-up takes nothing but what its form asks", async () => {
  const victim = await newMember();
  const email = "eve@example.test";
  await new Visitor().post("/auth/sign-up", {
    firstName: "Eve",
    email,
    password: PASSWORD,
    acceptTerms: "on",
    ...extras(victim.id),
  });
  const user = await findUserByEmail(email);
  expect(user).toMatchObject({ name: "Eve", verifiedAt: null, disabledAt: null, signupSource: null });
  expect(user?.id).not.toBe("chosen");
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(user?.createdAt.getTime()).toBeGreaterThan(Date.parse("2021-01-01"));
  expect(await countGenerationsLeft(user?.id ?? "")).toBe(5);
});

it("the wizard and Generate write for the one who is signed in, and only what was told", async () => {
  const [member, victim] = [await newMember(), await newMember()];
  const visitor = await signedIn(member);
  const extra = extras(victim.id);
  await visitor.post("/braindumper", { platform: "lovable", ...extra });
  const { data } = await visitor.get("/braindumper/describe");
  const draftKey = String(data.draftKey);
  expect(await findDraft(draftKey.split(".")[0] as string)).toMatchObject({
    userId: member.id,
    revision: 1,
    planId: null,
    step: "describe",
  });
  await visitor.post("/braindumper/describe", { draft: draftKey, description: IDEA, ...extra });
  const summary = await draftKeyOf(visitor, "/braindumper/summary");
  await visitor.post("/braindumper/summary", { draft: summary, description: "planted", ...extra });
  const [plan] = await listPlans(member.id);
  expect(plan).toMatchObject({ userId: member.id, description: IDEA });
  expect(plan?.generatedContext).not.toContain("planted");
  expect(plan?.id).not.toBe("chosen");
  expect(await listPlans(victim.id)).toEqual([]);
  expect(await countGenerationsLeft(member.id)).toBe(4);
  expect(await countGenerationsLeft(victim.id)).toBe(5);
});

it("a member's forms change the member alone", async () => {
  const [member, victim] = [await memberWithPassword(), await memberWithPassword()];
  const visitor = await signedIn(member);
  await visitor.post("/account/name", { name: "Bea", ...extras(victim.id) });
  expect(await findEnabledUser(victim.id)).toEqual(victim);
  expect(await findEnabledUser(member.id)).toEqual({ ...member, name: "Bea" });
});
