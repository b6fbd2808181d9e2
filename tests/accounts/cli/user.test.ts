import { describe, expect, it } from "vitest";
import { setOperator } from "~/accounts/account-acts";
import { replaceMailedToken } from "~/accounts/data/mailed-tokens";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { now } from "~/base/kernel/clock";
import { listEvents, listTrail } from "~/identity/data/audit";
import { findKnownDevice } from "~/identity/data/known-devices";
import { findAccount, findUserByEmail } from "~/identity/data/users";
import { newsletterSubscriptions } from "~/tables";
import { memberSignedIn, memberWithPassword, signIn, Visitor } from "../../support/accounts";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { lettersTo, newMember, readAllowance } from "../../support/members";
import { memberWithCodes } from "../../support/second-factor";
import { basic, codeFor, newClient, postForm, redeem, withSigningKey } from "../../support/sso";

withDatabase();
const setEnvironment = withEnvironment();

describe("user list", () => {
  it("shows accounts, one a line, without the hash of a password", async () => {
    await newMember({ email: "ann@example.test", passwordHash: "a-hash" });
    await newMember({ email: "bea@example.test", name: "Bea", verifiedAt: null });
    const { code, out } = await admin("user", "list");
    expect(code).toBe(0);
    expect(out).toMatch(/ann@example\.test +Ann .+ verified\n/);
    expect(out).toMatch(/bea@example\.test +Bea .+ not verified\n/);
    const json = await adminJson("user", "list", "--search", "BEA");
    expect(json).toEqual([expect.objectContaining({ email: "bea@example.test", state: "not verified" })]);
    expect(out).not.toContain("There are more");
    expect((await admin("user", "list", "--limit", "1")).out).toContain("There are more");
    expect(out + JSON.stringify(json)).not.toMatch(/a-hash|passwordHash/);
  });
});

/** What the command line did to the site itself. */
const done = async () =>
  (await listTrail({}, 100))
    .filter(({ userId, ip }) => userId === null && ip === "command line")
    .map(({ kind, detail }) => `${kind} ${detail}`);

const events = async (userId: string) => (await listEvents(userId)).map(({ kind }) => kind);

it("user verify activates an account without its password, and mails a link to set one", async () => {
  const member = await newMember({ verifiedAt: null });
  await transaction((tx) => replaceMailedToken(tx, { userId: member.id, purpose: "signup" }));
  expect(await adminJson("user", "verify", member.email.toUpperCase())).toMatchObject({ done: "verify" });
  expect(await findUserByEmail(member.email)).toMatchObject({
    verifiedAt: expect.any(Date),
    passwordHash: "",
  });
  expect((await lettersTo(member.email)).map(({ kind }) => kind)).toEqual(["reset"]);
  expect(await events(member.id)).toEqual(["verified_by_administrator"]);
  expect((await admin("user", "verify", member.email)).err).toContain("the account is verified");
});

it("user change --disabled yes ends every session at once and refuses sign-in; no takes it back", async () => {
  const { member, visitor } = await memberSignedIn();
  expect((await visitor.get("/account")).status).toBe(200);
  expect((await admin("user", "change", member.email, "--disabled", "yes")).code).toBe(0);
  expect((await visitor.get("/account")).location).toContain("/auth");
  expect((await signIn(new Visitor(), member.email)).status).toBe(400);
  expect((await admin("user", "change", member.email, "--disabled", "no")).code).toBe(0);
  expect((await signIn(new Visitor(), member.email)).status).toBe(303);
});

describe("sign-on tokens of a member", () => {
  withSigningKey();

  async function signedOn() {
    const { member, visitor } = await memberSignedIn();
    const client = await newClient();
    const server = new Visitor();
    const { body } = await redeem(server, client, await codeFor(visitor, client));
    const isActive = async () =>
      (await postForm(server, "/api/oauth/introspect", { token: body.access_token }, basic(client))).body
        .active;
    const refresh = () =>
      postForm(
        server,
        "/api/oauth/token",
        { grant_type: "refresh_token", refresh_token: body.refresh_token },
        basic(client),
      );
    expect(await isActive()).toBe(true);
    return { member, visitor, isActive, refresh };
  }

  it("end when an account is disabled, and do not come back when it is enabled", async () => {
    const { member, isActive, refresh } = await signedOn();
    await admin("user", "change", member.email, "--disabled", "yes");
    expect(await isActive()).toBe(false);
    await admin("user", "change", member.email, "--disabled", "no");
    expect(await isActive()).toBe(false);
    expect(await refresh()).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it("end with user sign-out, and so do sessions and known devices; the member may sign in again", async () => {
    const { member, visitor, isActive, refresh } = await signedOn();
    const other = new Visitor();
    await signIn(other, member.email);
    const mark = other.cookies.get("known_device") as string;
    expect(await findKnownDevice(mark, member.email)).not.toBeNull();
    expect(await adminJson("user", "sign-out", member.email)).toMatchObject({ done: "sign-out" });
    for (const each of [visitor, other]) expect((await each.get("/account")).location).toContain("/auth");
    expect(await findKnownDevice(mark, member.email)).toBeNull();
    expect(await isActive()).toBe(false);
    expect((await refresh()).status).toBe(400);
    expect(await events(member.id)).toContain("signed_out_by_administrator");
    expect((await signIn(other, member.email)).status).toBe(303);
  });
});

it("user trail lists the devices of a member, without what opens them", async () => {
  const { member, visitor } = await memberSignedIn();
  await signIn(new Visitor(), member.email);
  const json = (await adminJson("user", "trail", member.email)) as { sessions: unknown };
  expect(json.sessions).toEqual([
    expect.objectContaining({ device: "A browser" }),
    expect.objectContaining({ device: "A browser" }),
  ]);
  const { out } = await admin("user", "trail", member.email);
  expect(out).toMatch(/device +signed in +last seen +ends\n/);
  expect(out + JSON.stringify(json)).not.toMatch(new RegExp(`secretHash|${visitor.cookies.get("session")}`));
});

it("user trail tells what happened to an account, newest first, and how the log calls it", async () => {
  const member = await memberWithPassword();
  await signIn(new Visitor("203.0.113.9"), member.email, "Wrong-password-1");
  await signIn(new Visitor("203.0.113.9"), member.email);
  expect(await adminJson("user", "trail", member.email)).toEqual({
    account: accountInLog(member.email),
    sessions: [expect.objectContaining({ device: "A browser" })],
    events: [
      { time: expect.any(String), kind: "signed_in", address: "203.0.113.0/24" },
      { time: expect.any(String), kind: "sign_in_failed", address: "203.0.113.0/24" },
    ],
  });
  const { out } = await admin("user", "trail", member.email);
  expect(out).toMatch(/Signed in +203\.0\.113\.0\/24\n.*Wrong password +203\.0\.113\.0\/24\n/);
  expect(out).toContain(accountInLog(member.email));
});

const STAYS =
  "a link mailed to confirm the newsletter, which works for 30 days; backups and what was set aside (backup list), until you delete them";

it("person delete wants --yes, then the account is gone and its owner is told", async () => {
  const member = await newMember();
  expect(await admin("person", "delete", member.email)).toEqual({
    code: 2,
    out: "",
    err: `What is stored of ${member.email} would be deleted for good, proofs of consent too, and a mail would say so. What stays: ${STAYS}. Nothing was changed. To do it:\nnpm run admin -- person delete ${member.email} --yes\n`,
  });
  expect(await transaction((tx) => findAccount(tx, member.id))).not.toBeNull();
  setEnvironment({ BACKUP_EVERY: "12", BACKUP_KEEP: "14" });
  const answer = await admin("person", "delete", member.email, "--yes");
  expect(answer.out).toBe(
    `${member.email}: what was stored is deleted. What stays: the mail that says so, until 7 days after it is sent; ${STAYS}, those of BACKUP_EVERY for 7 days more.\n`,
  );
  expect(await transaction((tx) => findAccount(tx, member.id))).toBeNull();
  expect(await lettersTo(member.email)).toHaveLength(1);
  expect(await done()).toEqual([`account_deleted ${accountInLog(member.email)}`]);
  // A second time takes nothing of that mail.
  expect(await admin("person", "delete", member.email, "--yes")).toEqual(answer);
  expect(await lettersTo(member.email)).toHaveLength(1);
});

it("user let-in ends the waits after wrong passwords, once", async () => {
  const { email, id } = await memberWithPassword();
  for (let n = 0; n < 5; n++) await signIn(new Visitor(), email, "Wrong-9-words");
  expect((await signIn(new Visitor(), email)).status).toBe(429);
  expect((await admin("user", "let-in", email)).out).toContain("The next try counts at once");
  expect((await signIn(new Visitor(), email)).status).toBe(303);
  expect(await events(id)).toContain("let_in");
  expect(await admin("user", "let-in", email)).toMatchObject({
    code: 0,
    out: expect.stringContaining("Nothing locks them out any more.\n"),
  });
});

it("who took a list out, or somebody off it, is in the trail, without the address", async () => {
  const email = "ann@example.test";
  const at = now();
  await transaction(async (tx) => {
    const consent = { consentText: "Yes", consentForm: "test", consentedAt: at, confirmedAt: at };
    await tx.insert(newsletterSubscriptions).values({ id: "one", userId: null, email, ...consent });
  });
  for (const words of ["export newsletter", `person show ${email}`, `person delete ${email} --yes`])
    expect((await admin(...words.split(" "))).code).toBe(0);
  expect((await done()).sort()).toEqual([
    `data_exported ${accountInLog(email)}`,
    "list_exported newsletter",
    `person_deleted ${accountInLog(email)}`,
  ]);
});

it("user grant adds to what was granted, and the member sees that it was done", async () => {
  const member = await newMember();
  await admin("user", "grant", member.email, "3");
  await adminJson("user", "grant", member.email, "4");
  expect(await readAllowance(member.id)).toMatchObject({ grantedGenerations: 7, availableGenerations: 5 });
  expect(await events(member.id)).toEqual(["tokens_granted", "tokens_granted"]);
  expect((await admin("user", "grant", member.email, "0")).code).toBe(2);
});

it.each([
  ["user", "verify"],
  ["user", "change", "--disabled", "yes"],
  ["user", "sign-out"],
  ["user", "let-in"],
  ["user", "trail"],
  ["user", "grant", "1"],
])("%s %s of an address without an account is exit code 1", async (noun, verb, ...more) => {
  const { code, err } = await admin(noun, verb, "nobody@example.test", ...more);
  expect([code, err]).toEqual([
    1,
    `No account has the address nobody@example.test. "user list" shows all.\n`,
  ]);
});

it("user make-operator, remove-operator and reset-factors do so once, and the last signs out everywhere", async () => {
  const { member, visitor } = await memberWithCodes();
  expect(await adminJson("user", "make-operator", member.email)).toMatchObject({ done: "make-operator" });
  const again = { code: 1, err: expect.stringContaining("the account is an operator already") };
  expect(await admin("user", "make-operator", member.email)).toMatchObject(again);
  const { email } = await newMember({ verifiedAt: null });
  expect((await admin("user", "make-operator", email)).err).toContain("the account is not verified");
  for (const act of ["remove-operator", "reset-factors"])
    expect((await admin("user", act, email)).err).toContain("no operator, without a second factor");
  for (const act of ["user remove-operator", "user change --disabled yes", "person delete"])
    expect((await admin(...act.split(" "), member.email)).err).toContain("This is the last operator.");
  await setOperator(await newMember({ email: "bea@example.test" }), true);
  expect((await admin("user", "remove-operator", member.email)).code).toBe(0);
  expect((await visitor.get("/account")).status).toBe(200);
  expect((await admin("user", "reset-factors", member.email)).code).toBe(2);
  expect((await visitor.get("/account")).status).toBe(200);
  await adminJson("user", "reset-factors", member.email, "--yes");
  expect((await visitor.get("/account")).status).toBe(303);
  expect((await admin("user", "reset-factors", member.email)).err).toContain("without a second factor");
  expect((await events(member.id)).slice(0, 3).sort()).toEqual([
    "factors_reset",
    "operator_ended",
    "operator_made",
  ]);
});
