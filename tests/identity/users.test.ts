import { describe, expect, it } from "vitest";
import { findMailedToken, replaceMailedToken } from "~/accounts/data/mailed-tokens";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS, now } from "~/base/kernel/clock";
import { insertAllowance } from "~/braindumper/data/allowance";
import { findDraft, insertDraft } from "~/braindumper/data/drafts";
import { listPlans, savePlanForGeneration } from "~/braindumper/data/plans";
import { findSessionBySecret } from "~/identity/data/sessions";
import {
  deleteUnconfirmed,
  deleteUser,
  findAccount,
  findEnabledUser,
  findUserByEmail,
  insertUser,
  updateUser,
} from "~/identity/data/users";
import { users } from "~/tables";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember, newSession, readAllowance } from "../support/members";
import { newPlan } from "../support/plans";

withDatabase();

const ann = { email: "Ann@Example.TEST", name: "Ann", passwordHash: "none", signupSource: "braindumper" };

describe("accounts that nobody confirms", () => {
  withClock("2026-03-15T12:00:00Z");

  it("go after 30 days with what they hold; confirmed ones, disabled ones and those with a fresh link stay", async () => {
    const forgotten = await newMember({ email: "forgotten@example.test", verifiedAt: null });
    await newMember({ email: "confirmed@example.test" });
    const disabled = await newMember({ email: "disabled@example.test", verifiedAt: null });
    await transaction((tx) => updateUser(tx, disabled.id, { disabledAt: now() }));
    const asking = await newMember({ email: "asking@example.test", verifiedAt: null });
    const signUp = { userId: forgotten.id, purpose: "signup" as const };
    await transaction((tx) => replaceMailedToken(tx, signUp));
    const left = async () =>
      (await reader().select().from(users)).map(({ email }) => email.split("@")[0]).sort();
    passTime(30 * DAY_MS);
    await transaction(deleteUnconfirmed);
    expect(await left()).toEqual(["asking", "confirmed", "disabled", "forgotten"]);
    passTime(1);
    await transaction((tx) => replaceMailedToken(tx, { ...signUp, userId: asking.id }));
    await transaction(deleteUnconfirmed);
    expect(await left()).toEqual(["asking", "confirmed", "disabled"]);
    passTime(DAY_MS);
    await transaction(deleteUnconfirmed);
    expect(await left()).toEqual(["confirmed", "disabled"]);
  });
});

describe("insertUser", () => {
  it("adds an unverified account under the address in lower case", async () => {
    const user = await transaction((tx) => insertUser(tx, ann));
    expect(user).toMatchObject({
      email: "ann@example.test",
      name: "Ann",
      verifiedAt: null,
      disabledAt: null,
    });
    expect(await findEnabledUser(user?.id ?? "")).toEqual(user);
  });

  it("answers null for a taken address, whatever its case, and changes nothing", async () => {
    await transaction((tx) => insertUser(tx, ann));
    const again = { ...ann, email: " ann@example.test", name: "Eve", passwordHash: "other" };
    expect(await transaction((tx) => insertUser(tx, again))).toBeNull();
    expect(await findUserByEmail(ann.email)).toMatchObject({ name: "Ann", passwordHash: "none" });
  });

  it("20 at once make one account", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => transaction((tx) => insertUser(tx, ann))),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});

it("a disabled account is not found by its id", async () => {
  const member = await newMember();
  await transaction((tx) => tx.update(users).set({ disabledAt: new Date() }));
  expect(await findEnabledUser(member.id)).toBeNull();
  expect((await transaction((tx) => findAccount(tx, member.id)))?.email).toBe(member.email);
  expect(await transaction((tx) => findAccount(tx, "nobody"))).toBeNull();
});

it("deleting an account takes all that belongs to it, and nothing of another's", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const ofEach = await Promise.all(
    [member, other].map(async ({ id }, index) => {
      const session = await newSession([member, other][index] as typeof member);
      const draft = await transaction((tx) => insertDraft(tx, { userId: id }));
      const token = await transaction((tx) => replaceMailedToken(tx, { userId: id, purpose: "signup" }));
      await savePlanForGeneration(id, "key", newPlan(), draft.id);
      return { session, draft, token };
    }),
  );
  await transaction((tx) => deleteUser(tx, member.id));

  const left = async (id: string, { session, draft, token }: (typeof ofEach)[number]) => ({
    user: (await findEnabledUser(id)) !== null,
    session: (await findSessionBySecret(session)) !== null,
    draft: (await findDraft(draft.id)) !== null,
    token: (await findMailedToken(token, "signup")) !== null,
    plans: (await listPlans(id)).length,
    allowance: (await readAllowance(id)) !== undefined,
  });
  expect(await left(member.id, ofEach[0] as never)).toEqual({
    user: false,
    session: false,
    draft: false,
    token: false,
    plans: 0,
    allowance: false,
  });
  expect(await left(other.id, ofEach[1] as never)).toEqual({
    user: true,
    session: true,
    draft: true,
    token: true,
    plans: 1,
    allowance: true,
  });
  // The address is free again.
  const again = await transaction((tx) => insertUser(tx, { ...ann, email: member.email }));
  await transaction((tx) => insertAllowance(tx, again?.id ?? ""));
  expect(again?.id).not.toBe(member.id);
});
