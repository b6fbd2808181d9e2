import { getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { setOperator } from "~/accounts/account-acts";
import { reader } from "~/base/data/database";
import { allTables } from "~/base/data/schema-state";
import { DAY_MS, fromNow, utcDay } from "~/base/kernel/clock";
import { byOperator } from "~/identity/data/operator-acts";
import { findUserByEmail, type User } from "~/identity/data/users";
import { createInvitation } from "~/identity/registration";
import { mailedSecret, PASSWORD, signIn, Visitor, verify } from "../../support/accounts";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { operatorSignedIn } from "../../support/operators";
import { savedPlanOf } from "../../support/plans";
import { setUpCodes } from "../../support/second-factor";
import { codeFor, newClient, redeem, withSigningKey } from "../../support/sso";
import { IDEA, tellIdea } from "../../support/wizard";

withDatabase();
withSigningKey();

const EMAIL = "zoe@example.test";
const show = async (email = EMAIL) => (await adminJson("person", "show", email)) as Record<string, never>;
const deleted = (email = EMAIL) => admin("person", "delete", email, "--yes");

/** Signs up, asks for another password, and begins the same in browsers that never go on. */
async function signedUp(): Promise<Visitor> {
  const visitor = new Visitor();
  const given = { firstName: "Zoraida", email: EMAIL, password: PASSWORD, acceptTerms: "on" };
  for (const browser of [new Visitor(), visitor]) await browser.post("/auth/sign-up", given);
  await new Visitor().post("/auth/forgot-password", { email: EMAIL });
  return visitor;
}

/** Names the tables in which a row contains one of these words. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of allTables()) {
    const text = JSON.stringify(
      await reader()
        .select()
        .from(table as never),
    );
    if (words.some((word) => text.includes(word))) found.push(getTableName(table));
  }
  return found.sort();
}

async function everything(): Promise<User> {
  const begun = await signedUp();
  await tellIdea(begun);
  await verify(begun, EMAIL);
  const visitor = new Visitor();
  await signIn(visitor, EMAIL);
  await setUpCodes(visitor);
  const user = (await findUserByEmail(EMAIL)) as User;
  await savedPlanOf(user);
  const client = await newClient();
  await redeem(new Visitor(), client, await codeFor(visitor, client));
  await new Visitor().post("/newsletter", { email: EMAIL });
  await new Visitor().post("/waitlist", { email: EMAIL });
  // Who is not the last.
  await operatorSignedIn();
  await setOperator(user, true);
  const invitation = { usesMax: 1, days: 3 };
  await createInvitation({ note: `For Zoe <${EMAIL}>, not le.${EMAIL}`, ...invitation }, byOperator(user));
  await new Visitor().post("/auth", { email: EMAIL, password: "Wrong-9-words" });
  return user;
}

describe("person delete", () => {
  it("takes what a browser remembers of a sign-up that nobody confirmed, and of a reset", async () => {
    await signedUp();
    expect((await show()).begunInBrowsers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "Zoraida", isReset: false }),
        { createdAt: expect.any(String), isReset: true },
      ]),
    );
    await deleted();
    expect(await tablesWith("argon2")).toEqual([]);
    expect(await tablesWith(EMAIL, "Zoraida")).toEqual(["outgoing_mail"]);
  });

  it("leaves of somebody who is everything only what it names, in no table more", async () => {
    const user = await everything();
    expect(await show()).toMatchObject({
      invitations: [{ number: 1 }],
      actsAsOperator: [{ kind: "invitation_made", detail: "1" }],
    });
    const { out } = await deleted();
    expect(out).toBe(
      `${EMAIL}: what was stored is deleted. What stays: the mail that says so, until 7 days after it is sent; the hash of the username zoraida, so that nobody else gets it; what was done as an operator, in the trail under an id for 180 days; a link mailed to confirm the newsletter, which works for 30 days; backups and what was set aside (backup list), until you delete them.\n`,
    );
    expect(await tablesWith(IDEA, "argon2")).toEqual([]);
    expect(await tablesWith(EMAIL, "Zoraida")).toEqual(["invitations", "outgoing_mail"]);
    expect(await tablesWith(user.id)).toEqual(["audit_events", "left_behind"]);
    const [{ note }] = (await adminJson("invitation", "list")) as [{ note: string }];
    expect(note).toBe(`For Zoe <…>, not le.${EMAIL}`);
  });

  it("names the account of a former address, which keeps it until its link to undo has ended", async () => {
    const visitor = await signedUp();
    await verify(visitor, EMAIL);
    await visitor.post("/account/email", { email: "new@example.test", password: PASSWORD });
    const token_hash = await mailedSecret("new@example.test", "email-change");
    await visitor.post("/auth/verify", { token_hash, type: "email_change" });
    const says = `${EMAIL} is the former address of new@example.test, until ${utcDay(fromNow(14 * DAY_MS))}`;
    expect((await show()).staysAfterDeletion).toContain(says);
    expect((await deleted()).out).toContain(`What stays: ${says}; its hash`);
    expect(await show("new@example.test")).toMatchObject({
      mailedLinks: expect.arrayContaining([expect.objectContaining({ change: { email: EMAIL } })]),
    });
  });

  it("is to be confirmed before the hyphens that an address with one needs", async () => {
    await new Visitor().post("/waitlist", { email: `-${EMAIL}` });
    const { err } = await admin("person", "delete", "--", `-${EMAIL}`);
    expect(err).toContain(`npm run admin -- person delete --yes -- -${EMAIL}\n`);
  });
});
