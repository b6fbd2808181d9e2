import { Secret } from "otpauth";
import { describe, expect, it, onTestFinished, test, vi } from "vitest";
import { resetFactors, setOperator } from "~/accounts/account-acts";
import { keyUrl } from "~/accounts/second-factor";
import { transaction } from "~/base/data/database";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "~/base/kernel/clock";
import { isReadingPath } from "~/base/page-table";
import { listEvents } from "~/identity/data/audit";
import { hasFactor, replaceRecoveryCodes } from "~/identity/data/factors";
import { findEnabledUser, updateUser } from "~/identity/data/users";
import { findSubscription } from "~/newsletter/data/subscriptions";
import { unsubscribeUrl } from "~/newsletter/subscribe";
import {
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  resetByMail,
  signIn,
  Visitor,
} from "../support/accounts";
import { passTime, turnClock, withClock } from "../support/clock";
import { readEverything, withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { lettersTo } from "../support/members";
import { appCode, memberWithCodes } from "../support/second-factor";
import { urlsOf } from "../support/urls";
import { refusesAsPage } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

const STEP_MS = 30 * SECOND_MS;
const NOT_RIGHT =
  "This code is wrong. Type the one that your app shows now. If it keeps failing, let your device set its time automatically.";

/** A browser in which the password was typed. */
async function atCode(email: string, visitor = new Visitor(), password = PASSWORD) {
  const answer = await signIn(visitor, email, password);
  expect(answer.location).toBe("/auth/code");
  return visitor;
}

const NEW = "Other-layers-10";
const kindsOf = async (userId: string) => (await listEvents(userId)).map(({ kind }) => kind);

describe("setting codes up", () => {
  it.each(["Loam", "Loam: Builders & Co", "50% Loam/Peat? #1+é"])(
    "an app reads issuer and account: %s",
    (name) => {
      const url = new URL(keyUrl({ email: "ann+plan@xn--mnchen-3ya.example" }, new Secret(), name));
      const [account, issuer = name, ...more] = decodeURIComponent(url.pathname.slice(1))
        .split(":")
        .reverse();
      expect({ account, issuer, more }).toEqual({
        account: "ann+plan@münchen.example",
        issuer: name,
        more: [],
      });
      expect(url.searchParams.get("issuer")).toBe(name);
    },
  );

  it("shows a picture and the key, takes a code, and gives ten recovery codes until they are kept", async () => {
    const { visitor } = await memberSignedIn();
    const { offer } = (await visitor.get("/account/two-factor")).data as {
      offer: { qr: string; secret: string; url: string };
    };
    expect(offer.qr).toMatch(/^<svg/);
    expect(new URL(offer.url).searchParams.get("secret")).toBe(offer.secret.replaceAll(" ", ""));
    expect(offer.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const wrong = await visitor.post("/account/two-factor", { code: "12" });
    expect(wrong.errors).toEqual({ code: [NOT_RIGHT] });
    expect((wrong.data.offer as typeof offer).secret).toBe(offer.secret);

    const done = await visitor.post("/account/two-factor", { code: appCode(offer.secret) });
    expect(done.location).toBe("/account/recovery-codes");
    const codes = (await visitor.follow(done)).data.codes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4} [0-9a-z]{4} [0-9a-z]{4}$/);
    const file = await visitor.get("/account/recovery-codes/recovery-codes.txt");
    for (const code of codes) expect(file.text).toContain(code);
    await visitor.post("/account/recovery-codes", { codes: "kept" });
    expect((await visitor.get("/account/recovery-codes")).data).toMatchObject({ codes: null, left: 10 });
    expect((await visitor.get("/account/recovery-codes/recovery-codes.txt")).location).toBe(
      "/account/recovery-codes",
    );
  });

  it("keeps neither key nor recovery codes readable in the database", async () => {
    const { secret, recoveryCodes } = await memberWithCodes();
    const stored = (await readEverything()).replace(/[^a-z0-9]/gi, "");
    for (const each of [secret, ...recoveryCodes]) expect(stored).not.toContain(each.replace(/ /g, ""));
  });

  it("is offered another key after the first was switched off", async () => {
    const { visitor, secret } = await memberWithCodes();
    const off = await visitor.post("/account/two-factor/off", { password: PASSWORD, code: appCode(secret) });
    expect(off.location).toBe("/account/two-factor");
    const { offer } = (await visitor.get("/account/two-factor")).data as { offer: { secret: string } };
    expect(offer.secret).not.toBe(secret);
  });

  it.each([
    [{ password: "nope", code: "right" }, { password: ["This is not your password"] }],
    [{ password: PASSWORD, code: "000000" }, { code: [NOT_RIGHT] }],
  ])("is not switched off by %j", async (fields, errors) => {
    const { visitor, secret } = await memberWithCodes();
    const code = fields.code === "right" ? appCode(secret) : fields.code;
    expect((await visitor.post("/account/two-factor/off", { ...fields, code })).errors).toEqual(errors);
    expect((await visitor.get("/account/two-factor")).data.offer).toBeNull();
  });
});

describe("signing in with codes", () => {
  it("asks for one after the password, and nobody is signed in before", async () => {
    const { member, secret } = await memberWithCodes();
    const visitor = await atCode(member.email);
    expect((await visitor.get("/account")).location).toBe("/auth?redirectTo=%2Faccount");
    expect((await visitor.get("/auth/code")).data).toMatchObject({ email: member.email, hasCodes: true });
    const answer = await visitor.post("/auth/code", { code: appCode(secret) });
    expect(answer.location).toBe("/");
    expect((await visitor.follow(answer)).flash?.title).toBe("Welcome back!");
    const kinds = await kindsOf(member.id);
    // Signed in for the set-up, and now.
    expect(kinds.filter((kind) => kind === "signed_in")).toHaveLength(2);
    expect(kinds).toContain("code_used");
  });

  it.each([
    ["Arabic", 0x660],
    ["Persian", 0x6f0],
    ["Devanagari", 0x966],
    ["full-width", 0xff10],
    ["mathematical", 0x1d7f6],
  ])("takes %s digits, with blanks between them", async (_, zero) => {
    const { member, secret } = await memberWithCodes();
    const digits = [...appCode(secret)].map((digit) => String.fromCodePoint(zero + Number(digit)));
    const code = `${digits.slice(0, 3).join("")}\u2003 ${digits.slice(3).join("")}`;
    const visitor = await atCode(member.email);
    expect((await visitor.post("/auth/code", { code })).location).toBe("/");
  });

  it("goes on where the sign-in was to lead", async () => {
    const { member, secret } = await memberWithCodes();
    const visitor = new Visitor();
    const first = await visitor.post("/auth?redirectTo=%2Faccount%2Fname", {
      email: member.email,
      password: PASSWORD,
    });
    expect(first.location).toBe("/auth/code?redirectTo=%2Faccount%2Fname");
    const answer = await visitor.post(first.location as string, { code: appCode(secret) });
    expect(answer.location).toBe("/account/name");
  });

  it("takes a code of the step before or after", async () => {
    for (const off of [-STEP_MS, STEP_MS]) {
      const { member, secret } = await memberWithCodes();
      passTime(2 * STEP_MS);
      const visitor = await atCode(member.email);
      expect((await visitor.post("/auth/code", { code: appCode(secret, off) })).status).toBe(303);
    }
  });

  const USED = "This code has already been used. Wait until your app shows the next one.";
  it.each([
    ["wrong", async () => "000000", NOT_RIGHT],
    ["no number", async () => "hello", NOT_RIGHT],
    ["of another account", async () => appCode((await memberWithCodes()).secret), NOT_RIGHT],
    [
      "too old",
      async (secret: string) => appCode(secret, -3 * STEP_MS),
      "This code is too old. Type the one that your app shows now.",
    ],
    [
      "of a clock that is an hour behind",
      async (secret: string) => appCode(secret, -HOUR_MS),
      "The clock of your app is about 60 minutes behind ours. Let your device set its time automatically, then type a new code.",
    ],
    ["of a clock that is an hour ahead", async (secret: string) => appCode(secret, HOUR_MS), NOT_RIGHT],
    ["used before", async (secret: string) => appCode(secret, -STEP_MS), USED],
    [
      "a recovery code that is none",
      async () => "abcd ".repeat(6),
      "This recovery code is wrong, or has already been used. Each works once.",
    ],
    [
      "a recovery code of another account",
      async () => (await memberWithCodes()).recoveryCodes[0] as string,
      "This recovery code is wrong, or has already been used. Each works once.",
    ],
  ])("refuses a code that is %s in words, and the right one still works", async (_, make, text) => {
    const { member, secret } = await memberWithCodes();
    const visitor = await atCode(member.email);
    const answer = await visitor.post("/auth/code", { code: await make(secret) });
    expect(answer).toMatchObject({ status: 400, errors: { code: [text] } });
    expect((await visitor.post("/auth/code", { code: appCode(secret) })).status).toBe(303);
  });

  it("takes a recovery code of 24 characters, as they were before 0.2.0", async () => {
    const { member } = await memberWithCodes();
    const former = "0123456789abcdefghjkmnpq";
    await transaction((tx) => replaceRecoveryCodes(tx, member.id, [former]));
    expect((await (await atCode(member.email)).post("/auth/code", { code: former })).status).toBe(303);
  });

  it("takes a recovery code however it is typed, once", async () => {
    const { member, recoveryCodes } = await memberWithCodes();
    const [code = ""] = recoveryCodes;
    const first = await atCode(member.email);
    const typed = code.toUpperCase().replaceAll(" ", "-").replaceAll("0", "O");
    expect((await first.post("/auth/code", { code: typed })).status).toBe(303);
    expect((await first.get("/account/recovery-codes")).data.left).toBe(9);
    const second = await atCode(member.email);
    expect((await second.post("/auth/code", { code })).status).toBe(400);
    expect(await kindsOf(member.id)).toContain("recovery_code_used");
  });

  it("makes wrong codes wait longer and longer, whatever passwords are typed between", async () => {
    const { member, secret } = await memberWithCodes();
    const visitor = await atCode(member.email);
    for (let each = 0; each < 5; each += 1) {
      await visitor.post("/auth/code", { code: "000000" });
      await atCode(member.email, visitor);
    }
    const refused = await visitor.post("/auth/code", { code: appCode(secret) });
    expect(refused).toMatchObject({
      status: 429,
      errors: { "": [expect.stringMatching(/Too many.*again in \d+ seconds/)] },
    });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(10);
  });

  it("waits ten minutes for the code, in the browser of the password, and until the password changes", async () => {
    const { member, secret } = await memberWithCodes();
    const visitor = await atCode(member.email);
    expect((await new Visitor().post("/auth/code", { code: appCode(secret) })).location).toBe("/auth");
    await transaction((tx) => updateUser(tx, member.id, { passwordHash: "another" }));
    expect((await visitor.get("/auth/code")).location).toBe("/auth");
    await transaction((tx) => updateUser(tx, member.id, { passwordHash: member.passwordHash }));
    expect((await visitor.get("/auth/code")).status).toBe(200);
    passTime(10 * MINUTE_MS + 1);
    const late = await visitor.post("/auth/code", { code: appCode(secret) });
    expect(late.location).toBe("/auth");
    expect((await visitor.follow(late)).flash?.title).toBe("Please sign in again");
  });

  it("a recovery code does where SESSION_SECRET was lost", async () => {
    const { member, secret, recoveryCodes } = await memberWithCodes();
    const visitor = await atCode(member.email);
    const { sessionSecrets } = await import("~/base/kernel/secrets");
    const [old] = sessionSecrets();
    sessionSecrets()[0] = "x".repeat(40);
    try {
      const answer = await visitor.post("/auth/code", { code: appCode(secret) });
      expect(answer.errors.code?.[0]).toContain("Use a recovery code");
      expect((await visitor.post("/auth/code", { code: recoveryCodes[0] as string })).status).toBe(303);
    } finally {
      sessionSecrets()[0] = old as string;
    }
  });
});

describe("what matters asks for a fresh proof", () => {
  it.each([
    ["/account/two-factor", { code: "1" }],
    ["/account/recovery-codes", { codes: "new" }],
    ["/account/passkeys", { name: "Phone" }],
    ["/account/passkeys/x", { name: "Phone", action: "remove" }],
    ["/account/sessions", { which: "others" }],
    ["/account/export", {}],
  ])("%s", async (path, fields) => {
    const { visitor } = await memberSignedIn();
    passTime(10 * MINUTE_MS + 1);
    const answer = await visitor.post(path, fields as Record<string, string>);
    expect(answer.location).toBe(`/auth/prove?redirectTo=${encodeURIComponent(path)}`);
    const proved = await visitor.post(answer.location as string, { password: PASSWORD });
    expect(proved.location).toBe(path);
    expect((await visitor.post(path, fields as Record<string, string>)).location ?? "").not.toContain(
      "prove",
    );
  });

  it("comes back to the form as it was typed, by a code too", async () => {
    const { visitor, secret } = await memberWithCodes();
    passTime(10 * MINUTE_MS + 1);
    const answer = await visitor.post("/account/passkeys", { name: "Grandma's phone" });
    expect((await visitor.post(answer.location as string, { code: "000000" })).errors).toHaveProperty("code");
    expect((await visitor.post(answer.location as string, { password: PASSWORD })).errors).toEqual({
      code: ["Please type a code"],
    });
    const back = await visitor.post(answer.location as string, { code: appCode(secret) });
    expect((await visitor.follow(back)).data.form).toMatchObject({ values: { name: "Grandma's phone" } });
  });
});

describe("operators", () => {
  const operator = async () => {
    const { member, visitor } = await memberSignedIn();
    await setOperator(member, true);
    return { member, visitor };
  };

  it("are led to set a second factor up, and use nothing before", async () => {
    const { visitor } = await operator();
    for (const path of ["/account", "/braindumps", "/admin", "/account/name"]) {
      const to = `/account/two-factor?redirectTo=${encodeURIComponent(path)}`;
      expect((await visitor.get(path)).location, path).toBe(to);
    }
    for (const path of ["/", "/blog", "/tools", "/jobs", "/newsletter"])
      expect((await visitor.get(path)).status, path).toBe(200);
    for (const path of ["/newsletter/1", "/shared/x"])
      expect((await visitor.get(path)).status, path).toBe(404);
    expect((await visitor.post("/account/name", { name: "Eve" })).location).toContain("/account/two-factor");
    const page = await visitor.get("/account/two-factor?redirectTo=%2Fbraindumps");
    const { secret } = page.data.offer as { secret: string };
    const code = appCode(secret);
    const done = await visitor.post("/account/two-factor?redirectTo=%2Fbraindumps", { code });
    const kept = await visitor.post(done.location as string, { codes: "kept" });
    expect(kept.location).toBe("/braindumps");
    expect((await visitor.follow(kept)).status).toBe(200);
  });

  it("may sign out instead", async () => {
    const { visitor } = await operator();
    await visitor.post("/auth/sign-out");
    expect((await visitor.get("/blog")).status).toBe(200);
  });

  it("are left alone with REQUIRE_SECOND_FACTOR=off, and with =all every member is asked", async () => {
    const { visitor } = await operator();
    const { visitor: member } = await memberSignedIn();
    expect((await member.get("/account")).status).toBe(200);
    setEnvironment({ REQUIRE_SECOND_FACTOR: "all" });
    expect((await member.get("/account")).status).toBe(303);
    setEnvironment({ REQUIRE_SECOND_FACTOR: "off" });
    expect((await visitor.get("/account")).status).toBe(200);
  });
});

describe("a member of whom a second factor is demanded and who has none", () => {
  const demanded = async () => {
    const signedIn = await memberSignedIn();
    setEnvironment({ REQUIRE_SECOND_FACTOR: "all" });
    return signedIn;
  };

  it("finds nothing open but setting one up, leaving, mailed links, and reading pages", async () => {
    const { visitor } = await demanded();
    const open = [];
    for (const { url, file } of urlsOf({ id: "x" })) {
      // What no page shows (a file, an endpoint) never asks who the visitor is, or asks for a member itself.
      if (!(await refusesAsPage(file))) continue;
      const { location } = await visitor.get(url);
      if (!location?.startsWith("/account/two-factor") && !isReadingPath(url)) open.push(url);
    }
    expect(open).toEqual([
      ...["/auth/sign-out", "/auth/prove", "/auth/verify"],
      ...["/auth/forgot-password", "/auth/reset-password", "/auth/undo-email", "/auth/not-me"],
      ...["/account/two-factor", "/account/passkeys", "/account/export"],
      ...["/account/export/my-data.json", "/account/delete"],
      ...["/auth/sign-off", "/theme"],
    ]);
  });

  it("can delete the account, after the password", async () => {
    const { member, visitor } = await demanded();
    expect((await visitor.post("/account/delete", { password: "nope" })).errors).toHaveProperty("password");
    expect((await visitor.post("/account/delete", { password: PASSWORD })).location).toBe("/");
    expect(await findEnabledUser(member.id)).toBeNull();
  });

  it("can download the data, after the password", async () => {
    const { member, visitor } = await demanded();
    passTime(11 * MINUTE_MS);
    const asked = await visitor.post("/account/export");
    const proved = await visitor.post(asked.location as string, { password: PASSWORD });
    expect(proved.location).toBe("/account/export");
    const file = await visitor.follow(await visitor.post("/account/export"));
    expect(JSON.parse(file.text).account.email).toBe(member.email);
  });

  it("can unsubscribe by a mailed link, and change the theme", async () => {
    const { member, visitor } = await memberSignedIn();
    await visitor.post("/account/newsletter", { wanted: "yes" });
    setEnvironment({ REQUIRE_SECOND_FACTOR: "all" });
    const { pathname, search } = new URL(unsubscribeUrl((await findSubscription(member.email))?.id ?? ""));
    expect((await visitor.get(pathname + search)).data).toMatchObject({ email: member.email, isDone: false });
    const done = await visitor.follow(await visitor.post(pathname + search));
    expect(done.data).toMatchObject({ isDone: true });
    expect((await visitor.post("/theme", { theme: "dark", to: "/terms" })).location).toBe("/terms");
  });
});

test("an operator takes the factors of a member who lost them", async () => {
  const { member, visitor } = await memberWithCodes();
  await resetFactors(member);
  expect((await visitor.get("/account")).status).toBe(303);
  const again = new Visitor();
  expect((await signIn(again, member.email)).location).toBe("/");
  expect((await memberWithPassword()).operatorSince).toBeNull();
});

describe("what an attacker has of an account is not enough:", () => {
  it("a code of an account of their own switches nobody's codes off", async () => {
    const victim = await memberWithCodes();
    const own = await memberWithCodes();
    expect((await signIn(victim.visitor, own.member.email)).location).toBe("/auth/code");
    const code = appCode(own.secret);
    const answer = await victim.visitor.post("/account/two-factor/off", { password: PASSWORD, code });
    expect(answer.errors).toEqual({ code: [NOT_RIGHT] });
    expect(await hasFactor(victim.member.id)).toBe(true);
  });

  it("a session shows new recovery codes only with a fresh proof", async () => {
    const { visitor } = await memberWithCodes();
    passTime(11 * MINUTE_MS);
    for (const path of ["/account/recovery-codes", "/account/recovery-codes/recovery-codes.txt"])
      expect((await visitor.get(path)).location).toMatch(/^\/auth\/prove/);
  });

  /** Types wrong codes in new browsers that know the password, and says how many were looked at. */
  async function guess(email: string, clients: number, each = 5) {
    let looked = 0;
    for (let client = 0; client < clients; client++) {
      const visitor = await atCode(email, new Visitor(`198.51.100.${client}`));
      for (let n = 0; n < each; n++)
        if ((await visitor.post("/auth/code", { code: "000000" })).errors?.code) looked += 1;
    }
    return looked;
  }

  it("thirty codes from six clients keep the member's own browser out for no moment", async () => {
    const { member, visitor, secret } = await memberWithCodes();
    await visitor.post("/auth/sign-out");
    await guess(member.email, 6);
    await atCode(member.email, visitor);
    expect((await visitor.post("/auth/code", { code: appCode(secret) })).location).toBe("/");
  });

  it("nor a recovery code, and an unknown browser for some seconds only", async () => {
    const { member, secret, recoveryCodes } = await memberWithCodes();
    await guess(member.email, 6);
    const [one, other] = [new Visitor("203.0.113.1"), new Visitor("203.0.113.2")];
    await atCode(member.email, one);
    const refused = await one.post("/auth/code", { code: appCode(secret) });
    expect(refused).toMatchObject({
      status: 429,
      errors: { "": [expect.stringContaining("recovery code")] },
    });
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(15);
    await atCode(member.email, other);
    expect((await other.post("/auth/code", { code: recoveryCodes[0] as string })).location).toBe("/");
    // A right one shows that the member is there.
    expect((await one.post("/auth/code", { code: appCode(secret) })).location).toBe("/");
  });

  it("nor the browser that a mailed link set a new password in, nor the next", async () => {
    const { member, secret } = await memberWithCodes();
    await guess(member.email, 6);
    const phone = new Visitor("203.0.113.1");
    expect((await resetByMail(phone, member.email)).location).toContain("?done&email=");
    await atCode(member.email, phone, NEW);
    expect((await phone.get("/auth/code")).status).toBe(200);
    const laptop = await atCode(member.email, new Visitor("203.0.113.2"), NEW);
    expect((await laptop.post("/auth/code", { code: appCode(secret) })).location).toBe("/");
    expect((await phone.post("/auth/code", { code: appCode(secret, STEP_MS) })).location).toBe("/");
  });

  it("a new client for each code adds nothing: 40 in a day are looked at", async () => {
    const { member } = await memberWithCodes();
    // Limits go by the machine's clock.
    turnClock(undefined);
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const end = Date.now() + DAY_MS;
    let looked = 0;
    for (let client = 0; Date.now() < end; client++) {
      const visitor = await atCode(member.email, new Visitor(`198.51.100.${client}`));
      const answer = await visitor.post("/auth/code", { code: "000000" });
      if (answer.status === 429)
        vi.setSystemTime(Date.now() + Number(answer.headers.get("Retry-After")) * SECOND_MS);
      else looked += 1;
    }
    expect(looked).toBe(40);
  });

  it("a mailbox makes browsers known, and adds a growing wait for these too", async () => {
    const { member } = await memberWithCodes();
    let looked = 0;
    for (let client = 0; client < 6; client++) {
      const thief = new Visitor(`203.0.113.${client}`);
      passTime(MINUTE_MS);
      const { location } = await resetByMail(thief, member.email, { password: `Other-layers-${client}0` });
      expect(location).toContain("?done&email=");
      await atCode(member.email, thief, `Other-layers-${client}0`);
      for (let n = 0; n < 5; n++)
        if ((await thief.post("/auth/code", { code: "000000" })).errors?.code) looked += 1;
    }
    expect(looked).toBeLessThanOrEqual(15);
  });

  it("the member is mailed, once, that codes were wrong where the password was right", async () => {
    const { member } = await memberWithCodes();
    const mails = async () => (await lettersTo(member.email)).filter(({ kind }) => kind === "codes-refused");
    await guess(member.email, 1, 2);
    expect(await mails()).toEqual([]);
    await guess(member.email, 6);
    passTime(HOUR_MS);
    await guess(member.email, 6);
    const [letter, ...others] = await mails();
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(
      /typed wrong ones[\s\S]+network 198\.51\.100\.0\/24[\s\S]+\/auth\/not-me\?token_hash=/,
    );
  });
});
