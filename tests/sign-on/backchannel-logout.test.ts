import http from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, decodeJwt, type JWTPayload, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteByOperator, disableUser, signOutUser } from "~/accounts/account-acts";
import { MINUTE_MS } from "~/base/kernel/clock";
import { setClientOff } from "~/sign-on/change-clients";
import { listLogouts } from "~/sign-on/data/logouts";
import { tellDueLogouts } from "~/sign-on/tell-logouts";
import { memberSignedIn, Visitor } from "../support/accounts";
import { admin, adminJson } from "../support/admin";
import { withDatabase } from "../support/database";
import { operatorSignedIn } from "../support/operators";
import { codeFor, issuer, newClient, redeem, withSigningKey } from "../support/sso";
import { signedIn } from "../support/visitor";

withDatabase();
withSigningKey();
// The engine has a clock of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-10T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A client's receiver: the logout tokens that it got, and what it answers. */
let got: string[] = [];
let answer = 200;
let server: http.Server;
let uri = "";
beforeEach(async () => {
  got = [];
  answer = 200;
  server = http.createServer(async (request, response) => {
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    got.push(body.get("logout_token") ?? "");
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logout`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A member who is signed on to a client that wants to be told. */
async function signedOn() {
  const { member, visitor } = await memberSignedIn();
  const client = await newClient({ backchannelLogoutUri: uri });
  return { member, visitor, client, sid: await sidAt(client, visitor) };
}

async function sidAt(client: Awaited<ReturnType<typeof newClient>>, visitor: Visitor) {
  const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client));
  return decodeJwt(body.id_token as string).sid as string;
}

/** @returns the claims of each logout token that arrives now, checked as the standard asks (2.6) */
async function told(client: { id: string }): Promise<JWTPayload[]> {
  await tellDueLogouts();
  const keys = createLocalJWKSet(JSON.parse((await new Visitor().get("/api/oauth/jwks")).text));
  const checks = { issuer: issuer(), audience: client.id, typ: "logout+jwt", currentDate: new Date() };
  return Promise.all(got.splice(0).map(async (token) => (await jwtVerify(token, keys, checks)).payload));
}

describe("a client with a back-channel logout url is told", () => {
  it("of a sign-out here, by the sid of its ID token; no session of another browser ends", async () => {
    const { member, visitor, client, sid } = await signedOn();
    const other = await signedIn(member);
    expect(sid).toMatch(/^[\w-]{20,}$/);
    expect(await sidAt(client, other)).not.toBe(sid);
    await visitor.post("/auth/sign-out");
    const [claims, ...more] = await told(client);
    expect(more).toEqual([]);
    expect(claims).toMatchObject({
      sid,
      jti: expect.any(String),
      events: { "http://schemas.openid.net/event/backchannel-logout": {} },
    });
    expect(claims).not.toHaveProperty("nonce");
    // A client that is told both may end all of the member's sessions.
    expect(claims).not.toHaveProperty("sub");
    expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(120);
  });

  it.each([
    ["everywhere", signOutUser],
    ["disabled", disableUser],
    ["deleted", deleteByOperator],
  ])("once when a member is signed out %s, for all sessions", async (_, act) => {
    const { member, client } = await signedOn();
    await sidAt(client, await signedIn(member));
    await act(member);
    const claims = await told(client);
    expect(claims).toMatchObject([{ sub: member.id }]);
    expect(claims[0]).not.toHaveProperty("sid");
  });

  it("of one device that is signed out under Account Settings, and of all others", async () => {
    const { member, visitor, client } = await signedOn();
    const sids = [await sidAt(client, await signedIn(member)), await sidAt(client, await signedIn(member))];
    await visitor.post("/account/sessions", { which: "others" });
    expect((await told(client)).map(({ sid }) => sid).sort()).toEqual(sids.sort());
  });

  it("again when it could not be reached, which the desk shows; not after it has refused", async () => {
    const { visitor, client } = await signedOn();
    answer = 503;
    await visitor.post("/auth/sign-out");
    expect(await told(client)).toHaveLength(1);
    expect(await told(client)).toHaveLength(0);
    const { visitor: operator } = await operatorSignedIn();
    const page = JSON.stringify((await operator.get(`/admin/clients/${client.id}`)).data.logouts);
    expect(page).toMatch(/waiting.*It answered 503/);
    passTime(MINUTE_MS);
    answer = 400;
    expect(await told(client)).toHaveLength(1);
    passTime(60 * MINUTE_MS);
    expect(await told(client)).toHaveLength(0);
    expect(await listLogouts(client.id)).toMatchObject([
      { status: "refused", lastError: "It answered 400." },
    ]);
  });

  it("only where it wants to be, has been signed on to, and is enabled", async () => {
    const { member, visitor, client } = await signedOn();
    const without = await newClient();
    await codeFor(visitor, without);
    await newClient({ backchannelLogoutUri: uri });
    await visitor.post("/auth/sign-out");
    await setClientOff(client.id, true);
    expect(await told(client)).toEqual([]);
    expect(await listLogouts(client.id)).toMatchObject([{ sub: member.id, status: "refused" }]);
  });
});

it("the url is set by create, change and desk, and announced; plain http is for loopback", async () => {
  const create = ["client", "create", "--name", "X", "--redirect-uri", "https://x.example/cb"];
  const refused = await admin(...create, "--backchannel-logout-uri", "http://x.example/out");
  expect(refused.err).toContain("--backchannel-logout-uri: Back-channel logout url must be https");
  const made = await adminJson(...create, "--backchannel-logout-uri", "http://127.0.0.1:4000/out");
  const id = (made as { client_id: string }).client_id;
  const page = `/admin/clients/${id}`;
  const { visitor } = await operatorSignedIn();
  const values = await visitor.filled(page);
  expect(values.backchannelLogoutUri).toBe("http://127.0.0.1:4000/out");
  await visitor.post(page, { ...values, backchannelLogoutUri: "" });
  expect((await visitor.get(page)).data.form).toMatchObject({ values: { backchannelLogoutUri: "" } });
  const found = JSON.parse((await new Visitor().get("/.well-known/openid-configuration")).text);
  expect(found).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
    claims_supported: expect.arrayContaining(["sid", "groups"]),
  });
});
