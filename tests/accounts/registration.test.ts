import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { hashSecret } from "~/base/kernel/ids";
import { findUserByEmail } from "~/identity/data/users";
import { siteContent } from "~/site/site.server";
import { invitations, users } from "~/tables";
import {
  mailedSecret,
  memberWithPassword,
  PASSWORD,
  resetByMail,
  signIn,
  Visitor,
} from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { operatorSignedIn } from "../support/operators";
import { authorizeUrl, newClient, withSigningKey } from "../support/sso";
import { tellIdea } from "../support/wizard";

withDatabase();
withSigningKey();
withClock("2026-03-15T12:00:00Z");

const setRegistration = (registration: "open" | "invitation" | "closed") =>
  Object.assign(siteContent(), { registration });
beforeEach(() => void setRegistration("invitation"));
afterEach(() => void setRegistration("open"));

const signUp = (visitor: Visitor, email: string) =>
  visitor.post("/auth/sign-up", {
    ...{ firstName: "Ann", email, password: PASSWORD },
    ...{ acceptTerms: "on", place: "auth" },
  });

async function invite(...options: string[]): Promise<string> {
  const { url } = (await adminJson("invitation", "make", ...options)) as { url: string };
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A browser in which the invitation's link was opened. */
async function invited(link: string): Promise<Visitor> {
  const visitor = new Visitor();
  expect((await visitor.get(link)).location).toBe("/auth?tab=signup");
  return visitor;
}

const verify = async (visitor: Visitor, email: string) =>
  visitor.post("/auth/verify", { token_hash: await mailedSecret(email, "verify"), type: "signup" });
const isIn = async (email: string) => (await findUserByEmail(email))?.verifiedAt instanceof Date;

describe("by invitation", () => {
  test("without one no form is shown and none is taken, for known and unknown emails alike", async () => {
    await newMember({ email: "known@example.test" });
    for (const page of ["/auth?tab=signup", "/auth/sign-up", "/"]) {
      const { data } = await new Visitor().get(page);
      expect(data.closed, page).toMatchObject({ why: "invitation" });
    }
    const answers = [];
    for (const email of ["known@example.test", "new@example.test"]) {
      const { status, errors } = await signUp(new Visitor(), email);
      answers.push({ status, errors });
    }
    expect(answers[0]?.status).toBe(400);
    expect(answers[1]).toEqual(answers[0]);
    expect(await reader().$count(users)).toBe(1);
  });

  test("its link leads through sign-up and confirmation, in another browser too, and is stored as a hash", async () => {
    const link = await invite("--uses", "2");
    const secret = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    expect(await reader().select().from(invitations)).toMatchObject([
      { secretHash: hashSecret(secret), uses: 0 },
    ]);
    const visitor = await invited(link);
    await signUp(visitor, "ann@example.test");
    await verify(visitor, "ann@example.test");
    await signUp(await invited(link), "bea@example.test");
    await new Visitor().post("/auth/verify", {
      ...{ token_hash: await mailedSecret("bea@example.test", "verify"), type: "signup" },
      ...{ password: PASSWORD, confirmPassword: PASSWORD },
    });
    expect([await isIn("ann@example.test"), await isIn("bea@example.test")]).toEqual([true, true]);
    expect((await new Visitor().get(link)).status).toBe(400);
    expect(await adminJson("invitation", "list")).toMatchObject([{ state: "used up", uses: 2 }]);
  });

  test("two people at its last use: one gets in, the other is told, and gets in with another", async () => {
    const link = await invite();
    const people = ["ann@example.test", "bea@example.test"];
    const browsers = [await invited(link), await invited(link)];
    for (const [at, email] of people.entries()) await signUp(browsers[at] as Visitor, email);
    const answers = await Promise.all(browsers.map((each, at) => verify(each, people[at] ?? "")));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    const late = answers.findIndex(({ status }) => status === 400);
    expect(answers[late]?.errors[""]?.[0] ?? JSON.stringify(answers[late]?.errors)).toContain(
      "used up by others",
    );
    expect(await reader().select({ uses: invitations.uses }).from(invitations)).toEqual([{ uses: 1 }]);
    passTime(120_000);
    const email = people[late] ?? "";
    const again = await invited(await invite());
    await signUp(again, email);
    await verify(again, email);
    expect(await isIn(email)).toBe(true);
  });

  test("an operator who verifies an account uses up its invitation", async () => {
    const link = await invite();
    const people = ["ann@example.test", "bea@example.test"];
    for (const email of people) await signUp(await invited(link), email);
    await admin("user", "verify", people[0] as string);
    expect((await admin("user", "verify", people[1] as string)).err).toContain("used up by others");
    expect([await isIn("ann@example.test"), await isIn("bea@example.test")]).toEqual([true, false]);
  });

  test("a reset in place of the confirmation counts too", async () => {
    const link = await invite();
    await signUp(await invited(link), "ann@example.test");
    const first = await invited(link);
    await signUp(first, "bea@example.test");
    await verify(first, "bea@example.test");
    const set = await resetByMail(new Visitor(), "ann@example.test", { kind: "reset-unverified" });
    expect(set.status).toBe(400);
    expect(await isIn("ann@example.test")).toBe(false);
  });

  test("a sign-up with an email that has an account uses nothing up, so its count tells nothing", async () => {
    await newMember({ email: "known@example.test" });
    const link = await invite();
    await signUp(await invited(link), "known@example.test");
    await signUp(await invited(link), "new@example.test");
    expect(await reader().select({ uses: invitations.uses }).from(invitations)).toEqual([{ uses: 0 }]);
  });

  test("one that has ended or was revoked is refused by link and by form", async () => {
    const link = await invite("--days", "2");
    const visitor = await invited(link);
    passTime(2 * 24 * 3_600_000);
    expect((await new Visitor().get(link)).status).toBe(400);
    expect((await signUp(visitor, "ann@example.test")).status).toBe(400);
    const other = await invite();
    expect((await admin("invitation", "revoke", "2")).err).toContain("invitation 2 would stop working");
    expect((await admin("invitation", "revoke", "2", "--yes")).code).toBe(0);
    expect((await new Visitor().get(other)).status).toBe(400);
    expect((await admin("invitation", "revoke", "2")).code).toBe(1);
  });

  test("survives the wizard's wall", async () => {
    const visitor = await invited(await invite());
    await tellIdea(visitor, { platform: "bolt" });
    expect((await visitor.get("/auth?tab=signup")).data.closed).toBeNull();
    expect((await signUp(visitor, "ann@example.test")).status).toBe(303);
  });

  test("survives a sign-on that asks for a new account, which says without one why there is none", async () => {
    const client = await newClient();
    const create = authorizeUrl(client, { prompt: "create" });
    const stranger = new Visitor();
    const asked = await stranger.follow(await stranger.get(create));
    expect(asked.data.closed).toMatchObject({ why: "invitation" });
    const visitor = await invited(await invite());
    const form = await visitor.follow(await visitor.get(create));
    expect(form.data.closed).toBeNull();
    await signUp(visitor, "ann@example.test");
    expect((await verify(visitor, "ann@example.test")).status).toBe(303);
    expect(await isIn("ann@example.test")).toBe(true);
  });

  test("members, imported ones and sign-ups from before are untouched", async () => {
    await memberWithPassword({ email: "member@example.test" });
    expect((await signIn(new Visitor(), "member@example.test")).status).toBe(303);
    setRegistration("open");
    const visitor = new Visitor();
    await signUp(visitor, "before@example.test");
    setRegistration("closed");
    await verify(visitor, "before@example.test");
    expect(await isIn("before@example.test")).toBe(true);
    await transaction((tx) =>
      tx.update(users).set({ verifiedAt: null, passwordHash: "", signupSource: "import 1" }),
    );
    passTime(120_000);
    const agreed = { kind: "reset-unverified", acceptTerms: "on" };
    await resetByMail(new Visitor(), "before@example.test", agreed);
    expect(await isIn("before@example.test")).toBe(true);
  });
});

test("closed: not even an invitation opens it, which who makes one and who comes with an idea are told first", async () => {
  const link = await invite();
  const visitor = await invited(link);
  const told = async () => [
    (await visitor.get("/braindumper")).data.closed,
    ((await adminJson("invitation", "make")) as { warning: string | null }).warning,
  ];
  expect(await told()).toEqual([null, null]);
  setRegistration("closed");
  expect(await told()).toEqual([
    expect.objectContaining({ why: "closed" }),
    expect.stringContaining("does not work until registration"),
  ]);
  expect((await new Visitor().get(link)).data.why).toBe("closed");
  expect((await visitor.get("/auth?tab=signup")).data.closed).toMatchObject({ why: "closed" });
  expect((await signUp(visitor, "ann@example.test")).status).toBe(400);
});

test("on the desk they are made, the link of each shown until it is kept or revoked", async () => {
  const { visitor } = await operatorSignedIn();
  const wrong = await visitor.post("/admin/invitations", {
    change: "make",
    uses: "0",
    days: "14",
    note: "x",
  });
  expect([wrong.status, wrong.values.note]).toEqual([400, "x"]);
  const make = (note: string) =>
    visitor.post("/admin/invitations", { change: "make", uses: "3", days: "7", note });
  const shown = async () =>
    (await visitor.get("/admin/invitations")).data.made as { number: number; url: string }[];
  await make("Choir");
  await make("Orchestra");
  expect((await shown()).map(({ number }) => number)).toEqual([2, 1]);
  const { pathname, search } = new URL((await shown())[1]?.url as string);
  await invited(pathname + search);
  await visitor.post("/admin/invitations", { change: "kept", number: "2" });
  expect((await shown()).map(({ number }) => number)).toEqual([1]);
  await visitor.post("/admin/invitations", { change: "revoke", number: "1" });
  expect(await shown()).toEqual([]);
  const { data } = await visitor.get("/admin/invitations");
  expect(data.invitations).toMatchObject([{ isOpen: true }, { isOpen: false }]);
  expect((await new Visitor().get(pathname + search)).status).toBe(400);
});
