import { decodeJwt } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "~/base/kernel/clock";
import { memberWithPassword, PASSWORD, signIn, Visitor } from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import {
  appCode,
  memberWithCodes,
  memberWithPasskey,
  setUpCodes,
  usePasskey,
} from "../support/second-factor";
import {
  authorizeUrl,
  callbackOf,
  codeFor,
  newClient,
  redeem,
  type TestClient,
  withSigningKey,
} from "../support/sso";

withDatabase();
withSigningKey();

const START = Date.parse("2026-03-15T12:00:00Z");
// The engine has a clock of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

const setEnvironment = withEnvironment();

async function claimsOf(visitor: Visitor, client: TestClient, code: string) {
  const { body } = await redeem(visitor, client, code);
  return decodeJwt(body.id_token as string);
}

/** Goes through a sign-on that asks for password and code. @returns the client's code */
async function signOnWithCode(visitor: Visitor, asked: string, email: string, code: string) {
  // Only signing in after a request began answers it.
  passTime(1000);
  const second = await visitor.post(asked, { email, password: PASSWORD });
  expect(second.location).toMatch(/^\/auth\/code\?session_id=/);
  const resumed = await visitor.post(second.location as string, { code });
  return callbackOf(await visitor.follow(resumed)).code as string;
}

describe("what the ID token says of the sign-in", () => {
  it("password and code: pwd, otp, mfa", async () => {
    const { member, secret } = await memberWithCodes();
    const client = await newClient();
    const visitor = new Visitor();
    const asked = (await visitor.get(authorizeUrl(client))).location as string;
    const code = await signOnWithCode(visitor, asked, member.email, appCode(secret));
    expect(await claimsOf(visitor, client, code)).toMatchObject({
      acr: "aal2",
      amr: ["pwd", "otp", "mfa"],
      auth_time: START / 1000 + 1,
    });
  });

  it("a passkey: pop, user, mfa", async () => {
    setEnvironment({ APP_URL: "http://localhost:3000" });
    const { device } = await memberWithPasskey();
    const client = await newClient();
    const visitor = new Visitor();
    await usePasskey(visitor, device);
    const claims = await claimsOf(visitor, client, await codeFor(visitor, client));
    expect(claims).toMatchObject({ acr: "aal2", amr: ["pop", "user", "mfa"] });
  });

  it("a password alone: pwd, whatever was wished", async () => {
    const member = await memberWithPassword();
    const client = await newClient();
    const visitor = new Visitor();
    await signIn(visitor, member.email);
    const code = await codeFor(visitor, client);
    expect(await claimsOf(visitor, client, code)).toMatchObject({ acr: "aal1", amr: ["pwd"] });
  });
});

describe("a client that", () => {
  it("wishes for both factors gets them of a member who has them, from a browser that signed in before", async () => {
    const member = await memberWithPassword();
    const [visitor, elsewhere] = [new Visitor(), new Visitor()];
    await signIn(visitor, member.email);
    await signIn(elsewhere, member.email);
    const { secret } = await setUpCodes(elsewhere);
    const client = await newClient();
    const none = await visitor.get(authorizeUrl(client, { acr_values: "aal2", prompt: "none" }));
    expect(callbackOf(none).error).toBe("login_required");
    const asked = await visitor.get(authorizeUrl(client, { acr_values: "aal2" }));
    const code = await signOnWithCode(visitor, asked.location as string, member.email, appCode(secret));
    expect(await claimsOf(visitor, client, code)).toMatchObject({ acr: "aal2", amr: ["pwd", "otp", "mfa"] });
  });

  it("asks after a proof is told of it, and that the sign-in was before", async () => {
    const { visitor, secret } = await memberWithCodes();
    const client = await newClient();
    passTime(11 * MINUTE_MS);
    await visitor.post("/auth/prove", { code: appCode(secret) });
    const claims = await claimsOf(visitor, client, await codeFor(visitor, client));
    expect(claims).toMatchObject({ acr: "aal2", auth_time: START / 1000 });
  });

  it.each([
    ["prompt", "login"],
    ["max_age", "60"],
  ])("sends %s=%s has both factors asked again", async (name, value) => {
    const { member, visitor, secret } = await memberWithCodes();
    const client = await newClient();
    passTime(2 * MINUTE_MS);
    const asked = await visitor.get(authorizeUrl(client, { [name]: value }));
    const code = await signOnWithCode(visitor, asked.location as string, member.email, appCode(secret));
    expect(await claimsOf(visitor, client, code)).toMatchObject({
      acr: "aal2",
      auth_time: (START + 2 * MINUTE_MS) / 1000 + 1,
    });
  });

  it("is not the operator's own is let in by who has just proved to be the member", async () => {
    const { visitor, secret } = await memberWithCodes();
    const client = await newClient({ isThirdParty: true });
    passTime(11 * MINUTE_MS);
    const consent = (await visitor.get(authorizeUrl(client))).location as string;
    const prove = (await visitor.get(consent)).location as string;
    expect(prove).toBe(`/auth/prove?redirectTo=${encodeURIComponent(consent)}`);
    expect((await visitor.post(prove, { code: appCode(secret) })).location).toBe(consent);
    const allowed = await visitor.post(consent, { decision: "allow" });
    expect(callbackOf(await visitor.follow(allowed)).code).toBeTruthy();
  });
});
