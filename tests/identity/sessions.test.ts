import { describe, expect, it } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS, MINUTE_MS } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { insertOneTimeCodes } from "~/identity/data/factors";
import {
  changeSessionState,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteUserSession,
  findSessionBySecret,
  type HeldSession,
  insertSession,
  listSessions,
  proveSession,
  type SessionRow,
  signInSession,
  touchSession,
} from "~/identity/data/sessions";
import { AMR } from "~/identity/factors";
import { sessions } from "~/tables";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";

withDatabase();
withClock("2026-03-01T12:00:00Z");

const IDLE_MS = 14 * DAY_MS;
const MISSING = { id: "missing", secretHash: "" };

const start = (session: Partial<Parameters<typeof insertSession>[1]> = {}) =>
  transaction((tx) => insertSession(tx, { state: {}, userAgent: "Test/1", ...session }));
const addCodes = (userId: string) =>
  transaction((tx) => insertOneTimeCodes(tx, { userId, sealedSecret: "sealed", lastStep: 0 }));
const countRows = async () => (await reader().select().from(sessions)).length;

it("a member has at most a hundred: one more ends the one that was not seen for longest", async () => {
  const [member, other] = [await newMember(), await newMember()];
  await start({ userId: other.id });
  const { secret } = await start({ userId: member.id });
  const { session: visitors } = await start();
  for (let each = 0; each < 98; each += 1) {
    passTime(1000);
    await start({ userId: member.id });
  }
  const last = await start({ userId: member.id });
  expect(await findSessionBySecret(secret)).not.toBeNull();
  passTime(1000);
  await transaction((tx) =>
    signInSession(tx, visitors, { userId: member.id, amr: AMR.password, state: (kept) => kept }),
  );
  expect(await findSessionBySecret(secret)).toBeNull();
  expect(await findSessionBySecret(last.secret)).not.toBeNull();
  expect(await listSessions(member.id)).toHaveLength(100);
  expect(await listSessions(other.id)).toHaveLength(1);
});

it("a session is found by its secret, of which only the hash is kept", async () => {
  const { session, secret } = await start({ state: { draftId: "d" } });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(session.secretHash).toBe(hashSecret(secret));
  expect(session).toMatchObject({
    userId: null,
    signedInAt: null,
    state: { draftId: "d" },
    userAgent: "Test/1",
  });
  expect(await findSessionBySecret(secret)).toEqual(session);
  for (const wrong of ["", "forged", session.secretHash, session.id, `${secret}=`, secret.slice(1)]) {
    expect(await findSessionBySecret(wrong)).toBeNull();
  }
});

it("a long user agent is cut", async () => {
  expect((await start({ userAgent: "x".repeat(5000) })).session.userAgent).toHaveLength(200);
});

describe("sessions end", () => {
  it("after 14 days without use", async () => {
    const { secret } = await start();
    passTime(IDLE_MS - 1);
    expect(await findSessionBySecret(secret)).not.toBeNull();
    passTime(1);
    expect(await findSessionBySecret(secret)).toBeNull();
  });

  it("not when the clock is set back, used in the meantime or not, nor when it is right again", async () => {
    const { secret } = await start();
    for (const step of [-2 * DAY_MS, 2 * DAY_MS]) {
      passTime(step);
      const session = await findSessionBySecret(secret);
      expect(session).not.toBeNull();
      if (session) await touchSession(session);
    }
    expect(await findSessionBySecret(secret)).not.toBeNull();
  });

  it("30 days after they began, used or not", async () => {
    const { secret } = await start();
    let day = 0;
    for (; day < 60; day++) {
      const session = await findSessionBySecret(secret);
      if (!session) break;
      await touchSession(session);
      passTime(DAY_MS);
    }
    expect(day).toBe(30);
  });

  it("use moves the idle end, but is written every ten minutes at most", async () => {
    const { session, secret } = await start();
    passTime(10 * MINUTE_MS - 1);
    await touchSession(session);
    expect(await findSessionBySecret(secret)).toEqual(session);
    passTime(1);
    await touchSession(session);
    const touched = (await findSessionBySecret(secret)) as SessionRow;
    expect(touched.lastSeenAt.getTime()).toBe(session.lastSeenAt.getTime() + 10 * MINUTE_MS);
    expect(touched.expiresAt.getTime()).toBe(session.expiresAt.getTime() + 10 * MINUTE_MS);
  });

  it("deleteExpiredSessions clears those away, and only those", async () => {
    const { secret: old } = await start();
    passTime(IDLE_MS);
    const { secret } = await start();
    passTime(1);
    await transaction((tx) => deleteExpiredSessions(tx));
    expect(await countRows()).toBe(1);
    expect(await findSessionBySecret(secret)).not.toBeNull();
    expect(await findSessionBySecret(old)).toBeNull();
  });
});

describe("signInSession", () => {
  const renew = (held: HeldSession, userId: string) =>
    transaction((tx) => signInSession(tx, held, { userId, amr: AMR.password, state: (kept) => kept }));

  it("kills the old secret, signs in, and keeps what the session remembers", async () => {
    const member = await newMember();
    const { session, secret } = await start({ state: { draftId: "d" } });
    const fresh = (await renew(session, member.id))?.secret ?? "";
    expect(fresh).not.toBe(secret);
    expect(await findSessionBySecret(secret)).toBeNull();
    expect(await findSessionBySecret(fresh)).toMatchObject({
      id: session.id,
      userId: member.id,
      signedInAt: new Date("2026-03-01T12:00:00Z"),
      state: { draftId: "d" },
    });
  });

  it("begins a new lifetime", async () => {
    const member = await newMember();
    const { session } = await start();
    passTime(13 * DAY_MS);
    const fresh = (await renew(session, member.id))?.secret ?? "";
    passTime(IDLE_MS - 1);
    expect(await findSessionBySecret(fresh)).not.toBeNull();
  });

  it("does not bring a session back that was ended in the meantime", async () => {
    const member = await newMember();
    const { session } = await start();
    await transaction((tx) => deleteSession(tx, session.id));
    expect(await renew(session, member.id)).toBeNull();
    expect(await countRows()).toBe(0);
  });
});

describe("proveSession", () => {
  const prove = (held: HeldSession, userId: string, amr: string[]) =>
    transaction((tx) => proveSession(tx, held, { userId, amr, state: (kept) => kept }));

  it("changes the secret and notes how and when, but not when the member signed in", async () => {
    const member = await newMember();
    const { session, secret } = await start({ userId: member.id, amr: AMR.password });
    passTime(DAY_MS);
    const fresh = (await prove(session, member.id, AMR.code))?.secret ?? "";
    expect(await findSessionBySecret(secret)).toBeNull();
    expect(await findSessionBySecret(fresh)).toMatchObject({
      amr: ["pwd", "otp", "mfa"],
      signedInAt: session.signedInAt,
      createdAt: session.createdAt,
      provedAt: new Date("2026-03-02T12:00:00Z"),
    });
  });

  it("is nothing fresh by a password, once the account has a factor", async () => {
    const member = await newMember();
    const { session } = await start({ userId: member.id, amr: AMR.passkey });
    await addCodes(member.id);
    passTime(DAY_MS);
    expect((await prove(session, member.id, AMR.password))?.session.provedAt).toEqual(session.provedAt);
  });

  it("brings no session back, nor does it take one that is somebody else's by now", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { session, secret } = await start({ userId: other.id });
    expect(await prove(session, member.id, AMR.passkey)).toBeNull();
    expect(await prove(MISSING, member.id, AMR.passkey)).toBeNull();
    expect(await findSessionBySecret(secret)).not.toBeNull();
  });
});

describe("a session of one step", () => {
  it("is none once its account has a factor, whichever was first", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const before = await start({ userId: member.id, amr: AMR.password });
    const [others, anonymous] = [await start({ userId: other.id }), await start()];
    await addCodes(member.id);
    const after = await start({ userId: member.id, amr: AMR.password });
    const unknown = await start({ userId: member.id });
    for (const { secret } of [before, after, unknown]) expect(await findSessionBySecret(secret)).toBeNull();
    const two = await start({ userId: member.id, amr: AMR.passkey });
    for (const { secret } of [two, others, anonymous])
      expect(await findSessionBySecret(secret)).not.toBeNull();
  });
});

describe("changeSessionState", () => {
  it("changes made at once are all kept", async () => {
    const { session, secret } = await start();
    const changes = [
      { draftId: "d" },
      { signupSource: "braindumper" },
      { next: "/x" },
      { pendingEmail: "a@b" },
    ];
    await Promise.all(
      changes.map((change) =>
        transaction((tx) => changeSessionState(tx, session, (state) => ({ ...state, ...change }))),
      ),
    );
    expect((await findSessionBySecret(secret))?.state).toEqual(Object.assign({}, ...changes));
  });

  it("a value that is taken out is gone", async () => {
    const { session, secret } = await start({ state: { draftId: "d", next: "/x" } });
    await transaction((tx) => changeSessionState(tx, session, (state) => ({ ...state, draftId: undefined })));
    expect((await findSessionBySecret(secret))?.state).toEqual({ next: "/x" });
  });

  it("an ended session stays ended", async () => {
    await transaction((tx) => changeSessionState(tx, MISSING, (state) => ({ ...state, draftId: "d" })));
    expect(await countRows()).toBe(0);
  });
});

describe("a member's sessions", () => {
  it("the list has the living ones, the last seen first", async () => {
    const [member, other] = [await newMember(), await newMember()];
    await start({ userId: member.id, userAgent: "too old" });
    passTime(IDLE_MS - 2000);
    await start({ userId: member.id, userAgent: "first" });
    await start({ userId: other.id });
    await start();
    passTime(2000);
    await start({ userId: member.id, userAgent: "second" });
    expect((await listSessions(member.id)).map((row) => row.userAgent)).toEqual(["second", "first"]);
  });

  it("ending one leaves the others", async () => {
    const member = await newMember();
    const [one, other] = [await start({ userId: member.id }), await start({ userId: member.id })];
    await transaction((tx) => deleteSession(tx, one.session.id));
    expect(await findSessionBySecret(one.secret)).toBeNull();
    expect(await findSessionBySecret(other.secret)).not.toBeNull();
  });

  it("another member's session cannot be ended", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { session, secret } = await start({ userId: other.id });
    await transaction((tx) => deleteUserSession(tx, member.id, session.id));
    expect(await findSessionBySecret(secret)).not.toBeNull();
    await transaction((tx) => deleteUserSession(tx, other.id, session.id));
    expect(await findSessionBySecret(secret)).toBeNull();
  });

  it("all others are ended, or all", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const mine = [await start({ userId: member.id }), await start({ userId: member.id })];
    await start({ userId: other.id });
    const anonymous = await start();
    const living = async () => (await listSessions(member.id)).map((row) => row.id);
    await transaction((tx) => deleteOtherSessions(tx, member.id, mine[0]?.session.id));
    expect(await living()).toEqual([mine[0]?.session.id]);
    await transaction((tx) => deleteOtherSessions(tx, member.id));
    expect(await living()).toEqual([]);
    expect(await listSessions(other.id)).toHaveLength(1);
    expect(await findSessionBySecret(anonymous.secret)).not.toBeNull();
  });
});
