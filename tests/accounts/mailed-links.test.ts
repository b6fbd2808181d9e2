import { describe, expect, test } from "vitest";
import { disableUser } from "~/accounts/account-acts";
import { DAY_MS, MINUTE_MS } from "~/base/kernel/clock";
import { listEvents } from "~/identity/data/audit";
import { hasFactor } from "~/identity/data/factors";
import { findEnabledUser, findUserByEmail, type User } from "~/identity/data/users";
import { findSubscription } from "~/newsletter/data/subscriptions";
import { unsubscribeUrl } from "~/newsletter/subscribe";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  signIn,
  Visitor,
} from "../support/accounts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { lettersTo } from "../support/members";
import { appCode, memberWithCodes } from "../support/second-factor";
import { signedIn, type VisitorAnswer } from "../support/visitor";

withDatabase();
withClock("2026-03-10T12:00:00Z");
const setEnvironment = withEnvironment();

const NEW = "Other-layers-10";
const BOTH = { password: NEW, confirmPassword: NEW };
const GOOD = { firstName: "Ann", email: "new@example.test", password: PASSWORD, acceptTerms: "on" };
const PAGE = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Opens an address as a browser does: with every redirect, to the page at its end. */
async function open(visitor: Visitor, to: string): Promise<VisitorAnswer> {
  const answer = await visitor.get(to, PAGE);
  return answer.location ? open(visitor, answer.location) : answer;
}

/** Presses a button, and goes on to the page at the end. */
async function press(visitor: Visitor, at: string, fields: Record<string, string>): Promise<VisitorAnswer> {
  const answer = await visitor.post(at, fields, PAGE);
  return answer.location ? open(visitor, answer.location) : answer;
}

/** The link in the newest mail of a kind, as a path. */
async function linkTo(email: string, kind: string): Promise<string> {
  const letter = (await lettersTo(email)).findLast((each) => each.kind === kind);
  const [url] = letter?.text.match(/https?:\S+\?\S+/) ?? [];
  if (!url) throw new Error(`No link of kind ${kind} was mailed to ${email}.`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** What the page's form carries unseen. */
const carried = ({ data }: VisitorAnswer) => (data.form as { values: Record<string, string> }).values;

async function mailReset(email: string): Promise<string> {
  await new Visitor().post("/auth/forgot-password", { email });
  return linkTo(email, "reset");
}

/** A verified member whose address was changed: `undo` is the link that the old address got. */
async function changedEmail(given: Parameters<typeof memberSignedIn>[0] = {}) {
  const { member, visitor } = await memberSignedIn(given);
  const after = `moved-${member.email}`;
  await change(visitor, after);
  return { member, visitor, after, undo: await linkTo(member.email, "email-changed") };
}

async function change(visitor: Visitor, email: string) {
  await visitor.post("/account/email", { email, password: PASSWORD });
  const token_hash = await mailedSecret(email, "email-change");
  return visitor.post("/auth/verify", { token_hash, type: "email_change" });
}

describe.each(["http://127.0.0.1:3000", "https://loam.example"])(
  "%s, a browser that was never here",
  (url) => {
    const there = () => setEnvironment({ APP_URL: url });

    test("the reset link leads to a new password", async () => {
      there();
      const member = await memberWithPassword();
      const visitor = new Visitor();
      const page = await open(visitor, await mailReset(member.email));
      expect(page).toMatchObject({ status: 200, data: { state: "open", email: member.email } });
      const done = await press(visitor, "/auth/reset-password", BOTH);
      expect(done).toMatchObject({ status: 200, data: { state: "done" } });
      expect((await signIn(new Visitor(), member.email, NEW)).status).toBe(303);
    });
  },
);

const signUp = (visitor: Visitor, fields: Partial<typeof GOOD> = {}) =>
  visitor.post("/auth/sign-up", { ...GOOD, ...fields });
const signsIn = async (email: string, password: string) =>
  (await signIn(new Visitor(), email, password)).status === 303;

describe("verification decides the password", () => {
  test("in the browser that signed up it is one press, and names the address", async () => {
    const visitor = new Visitor();
    await signUp(visitor);
    const page = await open(visitor, await linkTo(GOOD.email, "verify"));
    expect(page.data).toMatchObject({ email: GOOD.email, asksPassword: false, problem: null });
    expect((await press(visitor, "/auth/verify", carried(page))).user?.email).toBe(GOOD.email);
    expect(await signsIn(GOOD.email, PASSWORD)).toBe(true);
  });

  test("in any other it asks for the password, and that one counts: signing up plants none", async () => {
    await signUp(new Visitor());
    const owner = new Visitor();
    const link = await linkTo(GOOD.email, "verify");
    const page = await open(owner, link);
    expect(page.data).toMatchObject({ email: GOOD.email, asksPassword: true, problem: null });
    const without = await owner.post(link, carried(page));
    expect(without).toMatchObject({
      status: 400,
      errors: { password: ["Password must be at least 8 characters"] },
      data: { asksPassword: true, problem: null },
    });
    expect((await press(owner, link, { ...carried(page), ...BOTH })).user?.email).toBe(GOOD.email);
    expect(await signsIn(GOOD.email, PASSWORD)).toBe(false);
    expect(await signsIn(GOOD.email, NEW)).toBe(true);
  });

  test.each([
    [{ password: "weak", confirmPassword: "weak" }, "password", "Password must be at least 8 characters"],
    [{ password: NEW, confirmPassword: "x" }, "confirmPassword", "Passwords don't match"],
    [{ password: "P@ssw0rd123!", confirmPassword: "P@ssw0rd123!" }, "password", /common/],
  ])("%j is refused, and the link still works", async (typed, field, text) => {
    await signUp(new Visitor());
    const owner = new Visitor();
    const link = await linkTo(GOOD.email, "verify");
    const form = carried(await open(owner, link));
    const answer = await owner.post(link, { ...form, ...typed });
    expect([answer.status, answer.errors[field]?.[0]]).toEqual([400, expect.stringMatching(text)]);
    expect((await press(owner, link, { ...form, ...BOTH })).user?.email).toBe(GOOD.email);
  });

  test("a stranger who repeats the sign-up plants none either: each browser's own password counts there", async () => {
    const [owner, stranger] = [new Visitor(), new Visitor()];
    await signUp(owner);
    passTime(61_000);
    await signUp(stranger, { firstName: "Mal", password: "Planted-layers-1" });
    const page = await open(owner, await linkTo(GOOD.email, "verify"));
    expect(page.data.asksPassword).toBe(false);
    await press(owner, "/auth/verify", carried(page));
    expect(await signsIn(GOOD.email, "Planted-layers-1")).toBe(false);
    expect(await signsIn(GOOD.email, PASSWORD)).toBe(true);
    expect((await findUserByEmail(GOOD.email))?.name).toBe("Ann");
  });

  test("a browser where somebody else signed in since asks for the password", async () => {
    const visitor = new Visitor();
    await signUp(visitor);
    await signIn(visitor, (await memberWithPassword()).email);
    expect((await open(visitor, await linkTo(GOOD.email, "verify"))).data.asksPassword).toBe(true);
  });
});

describe("the page that waits for the press", () => {
  const waiting = async () => {
    const visitor = new Visitor();
    await signUp(visitor);
    return visitor;
  };
  const verifyElsewhere = async () =>
    press(new Visitor(), await linkTo(GOOD.email, "verify"), {
      token_hash: await mailedSecret(GOOD.email, "verify"),
      type: "signup",
      ...BOTH,
    });

  test("says that the address was verified elsewhere, and leads to sign-in", async () => {
    const visitor = await waiting();
    await verifyElsewhere();
    const page = await visitor.get("/auth/confirm");
    expect(page.data).toMatchObject({ isVerified: true, email: GOOD.email });
    expect(page.data.reloadsAt).toBeUndefined();
  });

  test("tells nobody but the one who made the account, and waits alike for all", async () => {
    const { email } = await memberWithPassword();
    const stranger = new Visitor();
    await signUp(stranger, { email });
    const page = await stranger.get("/auth/confirm");
    expect(page.data).toMatchObject({ isVerified: false, email, reloadsAt: "/auth/confirm?waiting" });
  });

  test("has nothing to wait for without a sign-up", async () => {
    expect((await new Visitor().get("/auth/confirm")).data.reloadsAt).toBeNull();
  });

  test("a browser that has signed in since is led home", async () => {
    const visitor = await waiting();
    await press(visitor, "/auth/verify", carried(await open(visitor, await linkTo(GOOD.email, "verify"))));
    expect((await visitor.get("/auth/confirm?waiting")).location).toBe("/");
  });
});

describe("the mail that an account exists", () => {
  const mailed = async () => {
    const member = await memberWithPassword();
    await signUp(new Visitor(), { email: member.email });
    return { member, link: await linkTo(member.email, "account-exists") };
  };

  test("leads to the sign-in of that account, and to its forgotten password", async () => {
    const { member, link } = await mailed();
    const visitor = new Visitor();
    const page = await open(visitor, link);
    expect(page.data).toMatchObject({ signedInAs: null, signIn: { values: { email: member.email } } });
    expect((await press(visitor, link, { email: member.email, password: PASSWORD })).user?.email).toBe(
      member.email,
    );
    const [letter] = await lettersTo(member.email);
    const [forgot = ""] = letter?.text.match(/http:\S+forgot-password\S+/) ?? [];
    expect((await open(new Visitor(), forgot)).data.form).toMatchObject({ values: { email: member.email } });
  });

  test("a browser that is signed in to it goes home, as from every sign-in page", async () => {
    const { member, link } = await mailed();
    expect((await (await signedIn(member)).get(link)).location).toBe("/");
  });

  test("an address in the link that is none is passed over", async () => {
    const { data } = await new Visitor().get("/auth?email=%22%3E%3Cscript%3E");
    expect(data).toMatchObject({ signedInAs: null, signIn: { values: { email: "" } } });
  });

  test.each(["ann%40xn--mnchen-3ya.example", "ann%40m%C3%BCnchen.example"])(
    "stands in the form as its owner writes it: %s",
    async (email) => {
      const { data } = await new Visitor().get(`/auth?email=${email}`);
      expect(data.signIn).toMatchObject({ values: { email: "ann@münchen.example" } });
    },
  );
});

describe("a browser where somebody else is signed in", () => {
  /** Bob's browser, in which he left a form, an idea and the right to download his data. */
  const bobs = async () => {
    const bob = await memberWithPassword();
    const visitor = await signedIn(bob, {
      keptForm: { path: "/account/name", values: { name: "Bob" } },
      mayExportUntil: Date.parse("2026-03-10T13:00:00Z"),
    });
    await visitor.post("/braindumper", { platform: "bolt" });
    return { bob, visitor };
  };
  const expectNothingOfBob = async (visitor: Visitor) => {
    expect((await visitor.get("/account/name")).data.form).toMatchObject({ values: { name: "Ann" } });
    expect((await visitor.get("/account/export/my-data.json")).status).toBe(303);
    expect((await visitor.get("/braindumper/describe")).location).toBe("/braindumper");
  };

  test("verification says who, signs him out and the newcomer in, and hands nothing of his on", async () => {
    await signUp(new Visitor());
    const { bob, visitor } = await bobs();
    const link = await linkTo(GOOD.email, "verify");
    const page = await open(visitor, link);
    expect(page.data).toMatchObject({ email: GOOD.email, signedInAs: bob.email });
    const done = await press(visitor, link, { ...carried(page), ...BOTH });
    expect(done.user?.email).toBe(GOOD.email);
    await expectNothingOfBob(visitor);
  });

  test("a change of address says who, leaves him signed in, and leads to the other's sign-in", async () => {
    const { member, visitor: own } = await memberSignedIn();
    await own.post("/account/email", { email: "moved@example.test", password: PASSWORD });
    const { bob, visitor } = await bobs();
    const link = await linkTo("moved@example.test", "email-change");
    const page = await open(visitor, link);
    expect(page.data).toMatchObject({
      email: member.email,
      newEmail: "moved@example.test",
      signedInAs: bob.email,
    });
    const done = await press(visitor, link, carried(page));
    expect(done).toMatchObject({
      user: { email: bob.email },
      flash: { text: "Your email has been updated." },
      data: { signedInAs: bob.email, signIn: { values: { email: "moved@example.test" } } },
    });
  });

  test("the mail that an account exists: sign-in says who, and hands nothing of his on", async () => {
    const member = await memberWithPassword();
    await signUp(new Visitor(), { email: member.email });
    const { bob, visitor } = await bobs();
    const link = await linkTo(member.email, "account-exists");
    expect((await open(visitor, link)).data).toMatchObject({ signedInAs: bob.email });
    const done = await press(visitor, link, { email: member.email, password: PASSWORD });
    expect(done.user?.email).toBe(member.email);
    await expectNothingOfBob(visitor);
  });

  test("a forgotten password says who, and mails the other", async () => {
    const member = await memberWithPassword();
    const { bob, visitor } = await bobs();
    const at = `/auth/forgot-password?email=${encodeURIComponent(member.email)}`;
    expect((await open(visitor, at)).data).toMatchObject({ signedInAs: bob.email });
    await press(visitor, at, { email: member.email });
    expect(await mailedSecret(member.email, "reset")).toBeTruthy();
  });
});

describe("the link that unsubscribes", () => {
  const subscribed = async () => {
    const { member, visitor } = await memberSignedIn();
    await visitor.post("/account/newsletter", { wanted: "yes" });
    const { id = "" } = (await findSubscription(member.email)) ?? {};
    const { pathname, search } = new URL(unsubscribeUrl(id));
    return { member, visitor, link: pathname + search };
  };

  test("names the account, and works where nobody was ever here", async () => {
    const { member, link } = await subscribed();
    const visitor = new Visitor();
    expect((await open(visitor, link)).data).toMatchObject({ email: member.email, signedInAs: null });
    expect((await press(visitor, link, {})).data).toMatchObject({ isDone: true });
    expect((await findSubscription(member.email))?.endedAt).not.toBeNull();
  });

  test("says who else is signed in, and ends nothing of theirs", async () => {
    const [one, bob] = [await subscribed(), await subscribed()];
    const { data } = await open(bob.visitor, one.link);
    expect(data).toMatchObject({ email: one.member.email, signedInAs: bob.member.email });
    await press(bob.visitor, one.link, {});
    expect((await findSubscription(bob.member.email))?.endedAt).toBeNull();
  });
});

const UNUSABLE = "This link has expired or already been used.";
/** Opens a link with one button, and presses it. */
const pressed = async (link: string, visitor = new Visitor()) =>
  press(visitor, link, carried(await open(visitor, link)));
const isUsable = async (link: string) => (await open(new Visitor(), link)).data.problem === null;

/** A member in whose account somebody signed in who knows the password. */
const taken = async () => {
  const { member, visitor: own } = await memberSignedIn();
  const thief = new Visitor("203.0.113.9");
  await signIn(thief, member.email);
  return { member, own, thief, link: await linkTo(member.email, "new-device") };
};

/** A member who changed the email, maybe a thief, with the link that undoes it. */
const moved = async () => {
  const { member, visitor, undo } = await changedEmail();
  return { member, own: visitor, link: undo };
};

describe.each([
  ["“This was not me”", taken],
  ["undoing a change of address", moved],
])("the link for %s", (_, made) => {
  test("works once, for seven days", async () => {
    const { link } = await made();
    passTime(7 * DAY_MS - 1);
    expect((await pressed(link)).data.state).toBe("open");
    expect((await open(new Visitor(), link)).data.problem).toBe(UNUSABLE);
    const [path = "", query] = (await made()).link.split("?");
    passTime(7 * DAY_MS);
    const token_hash = new URLSearchParams(query).get("token_hash") ?? "";
    const late = await new Visitor().post(path, { token_hash });
    expect([late.status, late.errors[""]]).toEqual([400, [UNUSABLE]]);
  });

  test("somebody else who is signed in there stays so, and is named", async () => {
    const { member, link } = await made();
    const { member: bob, visitor } = await memberSignedIn();
    expect((await open(visitor, link)).data).toMatchObject({ email: member.email, signedInAs: bob.email });
    expect((await pressed(link, visitor)).user?.email).toBe(bob.email);
  });

  test("the member's own browser is signed out with the others", async () => {
    const { own, link } = await made();
    expect((await open(own, link)).data.signedInAs).toBeNull();
    const next = await pressed(link, own);
    expect([next.user, next.data.state]).toEqual([null, "open"]);
  });

  test("an account that is disabled cannot be opened by it", async () => {
    const { member, link } = await made();
    await disableUser((await findEnabledUser(member.id)) as User);
    expect(await isUsable(link)).toBe(false);
  });
});

describe("the link for “This was not me”", () => {
  test("ends every session and leads to a new password; opening it changes nothing", async () => {
    const { member, own, thief, link } = await taken();
    const owner = new Visitor();
    const page = await open(owner, link);
    expect(page.data).toMatchObject({ email: member.email, signedInAs: null, problem: null });
    expect((await thief.get("/account")).status).toBe(200);
    const next = await pressed(link, owner);
    expect(next.data).toMatchObject({ state: "open", email: member.email });
    expect(next.flash?.title).toBe("All devices are signed out");
    for (const visitor of [own, thief]) expect((await visitor.get("/account")).status).toBe(303);
    expect((await press(owner, "/auth/reset-password", BOTH)).data.state).toBe("done");
    expect(await signsIn(member.email, NEW)).toBe(true);
    expect(await signsIn(member.email, PASSWORD)).toBe(false);
    expect((await listEvents(member.id)).map(({ kind }) => kind)).toContain("alert_denied");
  });

  test("outlives a new password that the thief sets, and stops the new address that they asked for", async () => {
    const { member, thief, link } = await taken();
    const confirm = { type: "email_change" };
    await thief.post("/account/email", { email: "thief@example.test", password: PASSWORD });
    await thief.post("/account/password", { currentPassword: PASSWORD, ...BOTH });
    await thief.post("/account/email", { email: "thief@example.test", password: NEW });
    const token_hash = await mailedSecret("thief@example.test", "email-change");
    expect((await pressed(link)).data.state).toBe("open");
    expect((await new Visitor().post("/auth/verify", { token_hash, ...confirm })).status).toBe(400);
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    expect(await isUsable(await linkTo(member.email, "password-changed"))).toBe(true);
  });

  test("takes the thief's factor, but none that was used a day after it was added", async () => {
    const factorsAfter = async (wait: number) => {
      const { member, visitor, secret } = await memberWithCodes();
      passTime(wait);
      await signIn(visitor, member.email);
      await visitor.post("/auth/code", { code: appCode(secret) });
      expect((await pressed(await linkTo(member.email, "new-device"))).data.state).toBe("open");
      return hasFactor(member.id);
    };
    expect(await factorsAfter(DAY_MS - MINUTE_MS)).toBe(false);
    expect(await factorsAfter(DAY_MS + MINUTE_MS)).toBe(true);
  });

  test("ends with a change of address: the mail to the old one has a link that does more", async () => {
    const { member, own, link } = await taken();
    await change(own, "moved@example.test");
    expect(await isUsable(link)).toBe(false);
    expect(await isUsable(await linkTo(member.email, "email-changed"))).toBe(true);
  });
});

describe("the link that undoes a change of address", () => {
  test("brings the old address back, ends every session, and leads to a new password", async () => {
    const { member, visitor: thief, after, undo } = await changedEmail();
    const owner = new Visitor();
    const page = await open(owner, undo);
    expect(page.data).toMatchObject({ email: member.email, signedInAs: null, problem: null });
    expect((await findEnabledUser(member.id))?.email).toBe(after);
    const next = await pressed(undo, owner);
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    expect((await thief.get("/account")).status).toBe(303);
    expect(next.data).toMatchObject({ state: "open", email: member.email });
    expect(next.flash?.title).toBe("Your email is changed back");
    expect((await press(owner, "/auth/reset-password", BOTH)).data.state).toBe("done");
    expect(await signsIn(member.email, NEW)).toBe(true);
    expect(await signsIn(after, PASSWORD)).toBe(false);
    expect((await lettersTo(after)).map(({ kind }) => kind)).toContain("email-change-undone");
    expect((await listEvents(member.id)).map(({ kind }) => kind)).toContain("email_change_undone");
  });

  test("outlives what a thief does next: another change, another password, a sign-up with the old address", async () => {
    const { member, visitor: thief, after, undo } = await changedEmail();
    await change(thief, "further@example.test");
    const link = await mailReset("further@example.test");
    await open(thief, link);
    await press(thief, "/auth/reset-password", BOTH);
    await signUp(new Visitor(), { email: member.email });
    await pressed(undo);
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    // The link that the first change's address got by the second leads nowhere any more.
    expect(await isUsable(await linkTo(after, "email-changed"))).toBe(false);
  });

  test("of two changes the later is undone alone, and the earlier still can be", async () => {
    const { member, visitor, after, undo } = await changedEmail();
    passTime(1000);
    await change(visitor, "further@example.test");
    await pressed(await linkTo(after, "email-changed"));
    expect((await findEnabledUser(member.id))?.email).toBe(after);
    expect(await isUsable(undo)).toBe(true);
  });

  test("an address that is a member's by now stays theirs, and it is said", async () => {
    const { member, after, undo } = await changedEmail();
    await memberWithPassword({ email: member.email });
    const answer = await pressed(undo);
    expect([answer.status, answer.errors[""]?.[0]]).toEqual([
      400,
      expect.stringMatching(/uses this address now/),
    ]);
    expect((await findEnabledUser(member.id))?.email).toBe(after);
  });
});
