import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "~/base/kernel/clock";
import { listEvents } from "~/identity/data/audit";
import { listPasskeys } from "~/identity/data/factors";
import { memberSignedIn, signIn, Visitor } from "../support/accounts";
import { SoftAuthenticator } from "../support/authenticator";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { addPasskey, ask, memberWithPasskey, usePasskey } from "../support/second-factor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();
// An ip has no passkeys.
beforeEach(() => setEnvironment({ APP_URL: "http://localhost:3000" }));

const OTHER_SITE =
  "This passkey could not be checked: it answered for a different address or in a different way.";
const STALE = "This took too long, or was sent twice. Please use your passkey again.";

describe("a passkey", () => {
  it("is added, gives recovery codes as the first factor, and is listed", async () => {
    const { member, visitor, added } = await memberWithPasskey();
    expect(added.location).toBe("/account/recovery-codes");
    expect((await visitor.follow(added)).data.codes).toHaveLength(10);
    expect((await visitor.get("/account/passkeys")).data.passkeys).toMatchObject([{ name: "My phone" }]);
    expect(JSON.stringify(await listPasskeys(member.id))).toContain("My phone");
  });

  it("signs in without a code, and says so in the trail", async () => {
    const { member, device } = await memberWithPasskey();
    const visitor = new Visitor();
    const answer = await usePasskey(visitor, device);
    expect(answer.location).toBe("/");
    expect((await visitor.follow(answer)).user?.email).toBe(member.email);
    const kinds = (await listEvents(member.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["passkey_added", "passkey_used", "signed_in"]));
  });

  it("is asked for after a password, where there is nothing else", async () => {
    const { member, device } = await memberWithPasskey();
    const visitor = new Visitor();
    expect((await signIn(visitor, member.email)).location).toBe("/auth/code");
    expect((await visitor.get("/auth/code")).data).toMatchObject({ hasCodes: false });
    expect((await visitor.get("/auth/code")).data.passkey).not.toBeNull();
    expect((await usePasskey(visitor, device)).location).toBe("/");
  });

  it("is renamed and removed by its member alone, and then signs nobody in", async () => {
    const { member, visitor, device } = await memberWithPasskey();
    const path = `/account/passkeys/${device.id.toString("base64url")}`;
    const { visitor: stranger } = await memberSignedIn();
    await stranger.post(path, { name: "Mine", action: "remove" });
    await visitor.post(path, { name: "Old phone", action: "rename" });
    expect(await listPasskeys(member.id)).toMatchObject([{ name: "Old phone" }]);
    await visitor.post(path, { name: "Old phone", action: "remove" });
    expect(await listPasskeys(member.id)).toEqual([]);
    expect((await usePasskey(new Visitor(), device)).errors).toEqual({
      "": ["This passkey is not known here, or was removed. Sign in with your password."],
    });
    // With the last factor gone, and its recovery codes, the password alone does.
    expect((await signIn(new Visitor(), member.email)).location).toBe("/");
  });

  it("is a fresh proof of its own member only", async () => {
    const { visitor, device } = await memberWithPasskey();
    const { device: other } = await memberWithPasskey();
    passTime(10 * MINUTE_MS + 1);
    const prove = (await visitor.get("/account/passkeys")).location as string;
    const by = async (one: SoftAuthenticator) =>
      visitor.post(prove, { by: "passkey", response: one.use(await ask(visitor, "use")) });
    const withoutScripts = await visitor.post(prove, { by: "passkey", response: "" });
    expect(withoutScripts.errors[""]?.[0]).toContain("with JavaScript on");
    expect((await by(other)).errors[""]?.[0]).toContain("belongs to a different account");
    expect((await by(device)).location).toBe("/account/passkeys");
  });

  it("cannot be added without a fresh proof, nor by another device that the question was not for", async () => {
    const { visitor } = await memberSignedIn();
    const question = await ask(visitor, "add");
    const { visitor: other } = await memberSignedIn();
    const response = new SoftAuthenticator().register(question);
    expect((await other.post("/account/passkeys", { name: "x", response })).errors).toEqual({ "": [STALE] });
    passTime(10 * MINUTE_MS + 1);
    expect(await ask(visitor, "add")).toBeNull();
  });
});

describe("an answer is refused in words that", () => {
  it("is sent twice, at once or one after the other", async () => {
    const { device } = await memberWithPasskey();
    const visitor = new Visitor();
    const response = device.use(await ask(visitor, "use"));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => new Visitor().post("/auth/passkey", { response })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(400)]);
    expect((await visitor.post("/auth/passkey", { response })).errors).toEqual({ "": [STALE] });
  });

  it("comes after five minutes", async () => {
    const { device } = await memberWithPasskey();
    const visitor = new Visitor();
    const response = device.use(await ask(visitor, "use"));
    passTime(5 * MINUTE_MS + 1);
    expect((await visitor.post("/auth/passkey", { response })).errors).toEqual({ "": [STALE] });
  });

  it.each([
    ["is for another origin", { origin: "http://evil.test" }],
    ["is for another host", { rpId: "evil.test" }],
    ["was given without the finger or code of its owner", { verified: false }],
  ])("%s", async (_, lies) => {
    const { device } = await memberWithPasskey();
    const visitor = new Visitor();
    const response = device.use(await ask(visitor, "use"), lies);
    expect((await visitor.post("/auth/passkey", { response })).errors).toEqual({ "": [OTHER_SITE] });
    expect((await usePasskey(visitor, device)).status).toBe(303);
  });

  it("is signed by another key", async () => {
    const { device } = await memberWithPasskey();
    const forger = new SoftAuthenticator();
    Object.assign(forger, { id: device.id });
    expect((await usePasskey(new Visitor(), forger)).errors).toEqual({ "": [OTHER_SITE] });
  });

  it.each([
    ["", "A passkey needs a browser that supports passkeys, with JavaScript on. This one sent no passkey."],
    ["{", "Your passkey's answer could not be read. Please try again."],
    ['{"id":"x"}', "This passkey is not known here, or was removed. Sign in with your password."],
  ])("is %j", async (response, text) => {
    expect((await new Visitor().post("/auth/passkey", { response })).errors).toEqual({ "": [text] });
  });
});

it("a site under an ip offers none, and says so", async () => {
  setEnvironment({ APP_URL: undefined });
  const { visitor } = await memberSignedIn();
  expect((await new Visitor().get("/auth")).data.passkey).toBeNull();
  expect((await visitor.get("/account/passkeys")).data.isPossible).toBe(false);
  expect((await visitor.post("/auth/passkey/question", { purpose: "add" })).problem?.text).toContain(
    "https and a name",
  );
  expect((await addPasskey(visitor).catch(() => null))?.status ?? 400).toBe(400);
});
