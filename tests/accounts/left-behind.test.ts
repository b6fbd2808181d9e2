import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS } from "~/base/kernel/clock";
import { deleteUser, findUserByEmail, type User, usernameOf } from "~/identity/data/users";
import { users } from "~/tables";
import { mailedSecret, memberSignedIn, PASSWORD, Visitor, verify } from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { lettersTo, newMember } from "../support/members";

withDatabase();
withClock("2026-03-10T12:00:00Z");

const signUp = (email: string, firstName = "Ann") =>
  new Visitor().post("/auth/sign-up", { firstName, email, password: PASSWORD, acceptTerms: "on" });

async function signedUp(email: string, firstName?: string): Promise<User> {
  await signUp(email, firstName);
  await verify(new Visitor(), email);
  return (await findUserByEmail(email)) as User;
}

describe("a username", () => {
  test("is made of the name at sign-up, not of a later one", async () => {
    const member = await signedUp("ann@example.test");
    expect(member.username).toBe("ann");
  });

  test("is never given out again, after its account is deleted", async () => {
    const first = await signedUp("ann@example.test");
    await transaction((tx) => deleteUser(tx, first.id));
    expect((await signedUp("other@example.test")).username).toMatch(/^ann-\w{6}$/);
  });

  test("is not given out again either when an older version gave it", async () => {
    const old = await newMember();
    await transaction((tx) => tx.update(users).set({ username: "ann" }).where(eq(users.id, old.id)));
    expect((await signedUp("second@example.test")).username).toMatch(/^ann-\w{6}$/);
    await transaction((tx) => deleteUser(tx, old.id));
    expect((await signedUp("third@example.test")).username).toMatch(/^ann-\w{6}$/);
  });

  test("of an account that an older version confirmed is made when a client asks, once", async () => {
    const old = await newMember();
    expect(await Promise.all([usernameOf(old), usernameOf(old)])).toEqual(["ann", "ann"]);
    expect(await usernameOf(await newMember())).toMatch(/^ann-\w{6}$/);
  });

  test("of a sign-up that nobody confirms is not used up", async () => {
    await signUp("never@example.test");
    expect(await reader().$count(users, eq(users.username, "ann"))).toBe(0);
  });
});

describe("an email that a member has left", () => {
  async function left() {
    const { member, visitor } = await memberSignedIn();
    await changeTo(visitor, "moved@example.test");
    return { visitor, email: member.email };
  }

  async function changeTo(visitor: Visitor, email: string) {
    await visitor.post("/account/email", { email, password: PASSWORD });
    const token_hash = await mailedSecret(email, "email-change");
    await visitor.post("/auth/verify", { token_hash, type: "email_change" });
  }

  const kindsTo = async (email: string) => (await lettersTo(email)).map(({ kind }) => kind);

  test("cannot be registered by somebody else for 90 days; its mailbox is told until when, the page says nothing", async () => {
    const { email } = await left();
    passTime(89 * DAY_MS);
    const [kept, free] = [await signUp(email), await signUp("free@example.test")];
    expect(kept.location).toBe(free.location);
    expect(await findUserByEmail(email)).toBeNull();
    const letter = (await lettersTo(email)).at(-1);
    expect(letter).toMatchObject({ kind: "email-kept", text: expect.stringContaining("June 8, 2026") });
    passTime(2 * DAY_MS);
    expect(await signedUp(email)).toMatchObject({ email });
  });

  test("cannot become another member's by a change of email", async () => {
    const { email } = await left();
    const other = (await memberSignedIn()).visitor;
    await other.post("/account/email", { email, password: PASSWORD });
    expect(await kindsTo(email)).not.toContain("email-change");
    expect((await kindsTo(email)).at(-1)).toBe("email-kept");
  });

  test("stays kept when its account is deleted", async () => {
    const { email } = await left();
    await transaction(async (tx) =>
      deleteUser(tx, ((await findUserByEmail("moved@example.test", tx)) as User).id),
    );
    await signUp(email);
    expect(await findUserByEmail(email)).toBeNull();
  });

  test("is the same member's again at once", async () => {
    const { email, visitor } = await left();
    await changeTo(visitor, email);
    expect(await findUserByEmail(email)).not.toBeNull();
  });
});
