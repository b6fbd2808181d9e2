import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { DAY_MS, fromNow, SECOND_MS } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { updateUser } from "~/identity/data/users";
import { changeClient, setClientOff } from "~/sign-on/change-clients";
import { deleteOldKeys } from "~/sign-on/data/keys";
import { rotateKeys } from "~/sign-on/provider/keys";
import { ssoClients } from "~/tables";
import { memberSignedIn, Visitor } from "../support/accounts";
import { readEverything, runRaw, withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import {
  basic,
  codeFor,
  issuer,
  newClient,
  pkcePair,
  postForm,
  redeem,
  type TestClient,
  userinfo,
  withSigningKey,
} from "../support/sso";

withDatabase();
withSigningKey();
afterEach(() => void vi.useRealTimers());
const setEnvironment = withEnvironment();
const server = new Visitor();

async function signedOn(more: Record<string, string> = {}) {
  const { visitor, member } = await memberSignedIn();
  const client = await newClient();
  const code = await codeFor(visitor, client, more);
  return { visitor, member, client, code };
}

async function tokens(more: Record<string, string> = {}) {
  const given = await signedOn(more);
  const { body } = await redeem(server, given.client, given.code);
  return { ...given, body: body as Record<"access_token" | "refresh_token" | "id_token", string> };
}

const json = async (path: string) => JSON.parse((await server.get(path)).text);
const refresh = (client: TestClient, refresh_token: string, more: Record<string, string> = {}) =>
  postForm(
    server,
    "/api/oauth/token",
    { grant_type: "refresh_token", refresh_token, client_id: client.id, ...more },
    client.secret ? basic(client) : {},
  );

/** Of a client without a secret. */
async function publicTokens() {
  const { visitor } = await memberSignedIn();
  const client = await newClient({ isPublic: true });
  const { verifier, challenge } = pkcePair();
  const code = await codeFor(visitor, client, { code_challenge: challenge, code_challenge_method: "S256" });
  const { body } = await redeem(server, client, code, { client_id: client.id, code_verifier: verifier }, {});
  return { client, body: body as Record<"access_token" | "refresh_token" | "id_token", string> };
}
const introspect = (client: TestClient, token: string) =>
  postForm(server, "/api/oauth/introspect", { token }, basic(client));
const revoke = (client: TestClient, token: string, token_type_hint?: string) =>
  postForm(server, "/api/oauth/revoke", { token, token_type_hint }, basic(client));

describe("discovery and keys", () => {
  it("discovery says the issuer, endpoints below it, S256, RS256, both secret methods and iss; twice the same", async () => {
    const found = await json("/.well-known/openid-configuration");
    expect(found.issuer).toBe(issuer());
    const endpoints = Object.entries(found).filter(([name]) => /_endpoint$|_uri$/.test(name));
    expect(endpoints.length).toBeGreaterThan(6);
    for (const [, url] of endpoints) expect(url).toMatch(new RegExp(`^${issuer()}/api/oauth/`));
    expect(found.code_challenge_methods_supported).toEqual(["S256"]);
    expect(found.id_token_signing_alg_values_supported).toEqual(["RS256"]);
    expect(found.token_endpoint_auth_methods_supported).toEqual(
      expect.arrayContaining(["client_secret_basic", "client_secret_post"]),
    );
    expect(found.authorization_response_iss_parameter_supported).toBe(true);
    expect(found.response_modes_supported).toEqual(["query"]);
    expect(found.acr_values_supported).toEqual(["aal1", "aal2"]);
    const secret = ["client_secret_basic", "client_secret_post"];
    expect(found.revocation_endpoint_auth_methods_supported).toEqual([...secret, "none"]);
    expect(found.introspection_endpoint_auth_methods_supported).toEqual(secret);
    expect(await json("/.well-known/oauth-authorization-server")).toEqual(found);
  });

  it("publishes public parts only; after a rotation the old key stays until what it signed has expired", async () => {
    const { client, visitor, body } = await tokens();
    await rotateKeys();
    const { keys } = await json("/api/oauth/jwks");
    expect(keys).toHaveLength(2);
    expect(new Set(keys.map(({ kid }: { kid: string }) => kid)).size).toBe(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: "RSA", alg: "RS256", use: "sig" });
      expect(Buffer.from(key.n, "base64url").length).toBeGreaterThanOrEqual(256);
      for (const secret of ["d", "p", "q", "dp", "dq", "qi"]) expect(key).not.toHaveProperty(secret);
    }
    await jwtVerify(body.id_token, createLocalJWKSet({ keys }), { issuer: issuer() });
    const later = await redeem(server, client, await codeFor(visitor, client));
    expect(decodeProtectedHeader(later.body.id_token as string).kid).not.toBe(
      decodeProtectedHeader(body.id_token).kid,
    );
    vi.useFakeTimers({ toFake: ["Date"], now: fromNow(DAY_MS + 1000) });
    await transaction(deleteOldKeys);
    expect((await json("/api/oauth/jwks")).keys).toHaveLength(1);
  });

  it("keeps neither private keys nor tokens nor secrets readable in the database", async () => {
    const { client, code, body } = await tokens();
    const everything = await readEverything();
    for (const secret of [client.secret, code, body.access_token, body.refresh_token, body.id_token])
      expect(everything).not.toContain(secret);
    expect(everything).not.toContain('"d\\":');
  });

  it("only discovery, keys and token endpoints may be read from elsewhere, never with credentials", async () => {
    for (const path of ["/.well-known/openid-configuration", "/api/oauth/jwks"]) {
      const { headers } = await server.get(path, { Origin: "http://spa.example" });
      expect(headers.get("Access-Control-Allow-Origin")).toBe("http://spa.example");
      expect(headers.has("Access-Control-Allow-Credentials")).toBe(false);
    }
    const { headers } = await server.send("/api/oauth/token", {
      method: "OPTIONS",
      headers: { Origin: "http://spa.example", "Access-Control-Request-Method": "POST" },
    });
    expect(headers.get("Access-Control-Allow-Methods")).toContain("POST");
    const { client, code } = await signedOn();
    const answer = await redeem(
      server,
      client,
      code,
      {},
      { ...basic(client), Origin: "http://evil.example" },
    );
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("a client's own scripts can read every answer, refusals and limits too; files and sandboxes none", async () => {
    setEnvironment({ RATE_LIMITS: "on" });
    const client = await newClient({
      isPublic: true,
      redirectUris: ["https://spa.example/cb", "com.app:/cb"],
    });
    const answersTo = async (Origin: string) => {
      const post = (path: string, fields: Record<string, string>) =>
        postForm(server, path, fields, { Origin });
      const fields = { grant_type: "refresh_token", refresh_token: "none" };
      const refresh = () => post("/api/oauth/token", { ...fields, client_id: client.id });
      const answers = [
        await refresh(),
        await post("/api/oauth/token", { ...fields, client_id: "nobody" }),
        await post("/api/oauth/introspect", { token: "x" }),
        await post("/api/oauth/token", { ...fields, padding: "x".repeat(100_000) }),
        await server.get("/api/oauth/token", { Origin }),
        await server.get("/api/oauth/userinfo", { Origin, Authorization: "Bearer none" }),
      ];
      const guess = () => post("/api/oauth/introspect", { token: "x" });
      for (let tries = 0; tries < 300; tries += 50) await Promise.all(Array.from({ length: 50 }, guess));
      answers.push(await refresh());
      return answers.map(({ status, headers }) => [status, headers.get("Access-Control-Allow-Origin")]);
    };
    const origin = "https://spa.example";
    const statuses = [400, 401, 401, 413, 405, 401, 429];
    expect(await answersTo(origin)).toEqual(statuses.map((status) => [status, origin]));
    for (const [, allowed] of await answersTo("null")) expect(allowed).toBeNull();
  });

  it("a client's own scripts can read that the site is busy", async () => {
    const client = await newClient({ isPublic: true, redirectUris: ["https://spa.example/cb"] });
    const rename = (from: string, to: string) =>
      transaction((tx) => runRaw(tx, `ALTER TABLE sso_clients RENAME COLUMN ${from} TO ${to}`));
    await rename("redirect_uris", "renamed");
    const fields = { grant_type: "refresh_token", refresh_token: "none", client_id: client.id };
    const { status, headers } = await postForm(server, "/api/oauth/token", fields, {
      Origin: "https://spa.example",
    });
    await rename("renamed", "redirect_uris");
    expect([status, headers.get("Access-Control-Allow-Origin"), headers.get("Retry-After")]).toEqual([
      503,
      "https://spa.example",
      "5",
    ]);
  });
});

describe("redeeming a code", () => {
  it("answers Bearer tokens for 600 s, and nobody stores them", async () => {
    const { client, code } = await signedOn();
    const { status, headers, body } = await redeem(server, client, code);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).toMatchObject({ token_type: "Bearer", expires_in: 600 });
  });

  it("a replayed code is invalid_grant, and the tokens that it gave are dead", async () => {
    const { client, code, body } = await tokens();
    expect((await userinfo(server, body.access_token)).status).toBe(200);
    expect(await redeem(server, client, code)).toMatchObject({
      status: 400,
      body: { error: "invalid_grant" },
    });
    expect((await userinfo(server, body.access_token)).status).toBe(401);
    expect((await refresh(client, body.refresh_token)).body.error).toBe("invalid_grant");
  });

  it("of eight redemptions at once at most one succeeds", async () => {
    const { client, code } = await signedOn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(server, client, code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body } of answers) if (status !== 200) expect(body.error).toBe("invalid_grant");
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 400)).toBe(
      true,
    );
  });

  it("a wrong, missing or unasked-for verifier is refused, the right one not", async () => {
    const { verifier, challenge } = pkcePair();
    const more = { code_challenge: challenge, code_challenge_method: "S256" };
    for (const code_verifier of [undefined, pkcePair().verifier, "short"]) {
      const { client, code } = await signedOn(more);
      expect((await redeem(server, client, code, { code_verifier })).status, code_verifier).toBe(400);
    }
    const { client, code } = await signedOn(more);
    expect((await redeem(server, client, code, { code_verifier: verifier })).status).toBe(200);
    const without = await signedOn();
    expect((await redeem(server, without.client, without.code, { code_verifier: verifier })).status).toBe(
      400,
    );
  });

  it.each([
    ["another", "http://127.0.0.1:4555/oauth2/callback2"],
    ["no", undefined],
  ])("%s redirect_uri is refused", async (_, redirect_uri) => {
    const { client, code } = await signedOn();
    const { status, body } = await redeem(server, client, code, { redirect_uri });
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: redirect_uri ? "invalid_grant" : "invalid_request",
    });
  });

  it("another client's code is invalid_grant, and stays good for its own", async () => {
    const { client, code } = await signedOn();
    expect((await redeem(server, await newClient(), code)).body.error).toBe("invalid_grant");
    expect((await redeem(server, client, code)).status).toBe(200);
  });

  it("a code that was tampered with, unsigned, shortened or is none is invalid_grant", async () => {
    const { client, code } = await signedOn();
    const [head, payload = "", signature] = code.split(".");
    const none = Buffer.from('{"alg":"none","typ":"code+jwt"}').toString("base64url");
    const claims = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), userId: "someone-else" };
    const other = Buffer.from(JSON.stringify(claims)).toString("base64url");
    const bad = [`${none}.${payload}.`, `${head}.${other}.${signature}`, code.slice(0, -4), "x", "a.b.c"];
    for (const each of bad) {
      expect(await redeem(server, client, each), each).toMatchObject({
        status: 400,
        body: { error: "invalid_grant" },
      });
    }
  });

  it("a code older than 600 s is treated as absent, and the log says so", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const { client, code } = await signedOn();
    vi.useFakeTimers({ toFake: ["Date"], now: fromNow(601_000) });
    try {
      expect((await redeem(server, client, code)).body.error).toBe("invalid_grant");
      expect(warn).toHaveBeenCalledWith({}, "Token expired");
    } finally {
      vi.useRealTimers();
      warn.mockRestore();
    }
  });

  it("a bad secret, an unknown client or none is 401 and says how to sign in", async () => {
    const { client, code } = await signedOn();
    const wrong = { ...client, secret: "wrong" };
    const attempts = [
      redeem(server, client, code, {}, basic(wrong)),
      redeem(server, client, code, { client_id: client.id, client_secret: "wrong" }, {}),
      redeem(server, client, code, {}, basic({ ...client, id: "nobody" })),
      redeem(server, client, code, { client_id: client.id }, {}),
    ];
    for (const { status, headers, body } of await Promise.all(attempts)) {
      expect(status).toBe(401);
      expect(headers.get("WWW-Authenticate")).toMatch(/^Basic /);
      expect(body.error).toBe("invalid_client");
    }
    expect((await redeem(server, client, code)).status).toBe(200);
  });

  it("an error is JSON also for a client that says it would rather read HTML", async () => {
    const { client } = await signedOn();
    const headers = { ...basic(client), Accept: "text/html, image/gif, *; q=.2, */*; q=.2" };
    const { status, body } = await redeem(server, client, "none", {}, headers);
    expect([status, body.error]).toEqual([400, "invalid_grant"]);
  });

  it("the same credentials in Basic and in the body are one proof, different ones none", async () => {
    const { client, code, visitor } = await signedOn();
    const both = { client_id: client.id, client_secret: client.secret };
    expect((await redeem(server, client, code, both)).status).toBe(200);
    const again = await codeFor(visitor, client);
    const differing = [
      { ...both, client_secret: "other" },
      { ...both, client_id: (await newClient()).id },
    ];
    for (const more of differing) expect((await redeem(server, client, again, more)).status).toBe(400);
    expect((await redeem(server, client, again, both, {})).status).toBe(200);
  });

  it("a code is worth nothing once the client has given up the address that it was sent to", async () => {
    const { client, code } = await signedOn();
    await changeClient(client.id, { redirectUris: [`${client.redirectUri}2`] });
    expect((await redeem(server, client, code)).body.error).toBe("invalid_grant");
  });

  it("takes a stray scope, as the WordPress plug-in sends it", async () => {
    const { client, code } = await signedOn();
    expect((await redeem(server, client, code, { scope: "openid email" })).status).toBe(200);
  });

  it("other grants are unsupported, and GET is refused", async () => {
    const client = await newClient();
    for (const grant_type of ["password", "client_credentials", "x"]) {
      const answer = await postForm(server, "/api/oauth/token", { grant_type, username: "a" }, basic(client));
      expect(answer).toMatchObject({ status: 400, body: { error: "unsupported_grant_type" } });
    }
    expect((await server.get("/api/oauth/token?grant_type=authorization_code")).status).toBe(405);
  });

  it("a stranger's junk codes at the client's callback shut nobody out", async () => {
    setEnvironment({ RATE_LIMITS: "on" });
    const { client, code } = await signedOn();
    const junk = () => redeem(server, client, "junk");
    for (let tries = 0; tries < 300; tries += 50) await Promise.all(Array.from({ length: 51 }, junk));
    expect((await redeem(server, client, code)).status).toBe(200);
  });
});

describe("the ID token and userinfo", () => {
  it("iss, aud, exp, nonce, kid, auth_time and at_hash are right", async () => {
    const { client, body, member } = await tokens({ nonce: "n-1" });
    const keys = createLocalJWKSet(await json("/api/oauth/jwks"));
    const { payload } = await jwtVerify(body.id_token, keys, { issuer: issuer(), audience: client.id });
    const half = createHash("sha256").update(body.access_token).digest().subarray(0, 16);
    expect(payload).toMatchObject({ nonce: "n-1", sub: member.id, at_hash: half.toString("base64url") });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    expect(payload.auth_time).toEqual(expect.any(Number));
  });

  it("no nonce if none was sent; sub is stable and not the address", async () => {
    const { client, visitor, body, member } = await tokens();
    const again = await redeem(server, client, await codeFor(visitor, client));
    expect(decodeJwt(body.id_token)).not.toHaveProperty("nonce");
    expect(decodeJwt(again.body.id_token as string).sub).toBe(decodeJwt(body.id_token).sub);
    expect(decodeJwt(body.id_token).sub).not.toContain(member.email);
  });

  it("a changed name and address show at once, under the same sub", async () => {
    const { member, body } = await tokens();
    await transaction((tx) =>
      updateUser(tx, member.id, { name: "Ann Marie Berg", email: "new@example.test" }),
    );
    expect((await userinfo(server, body.access_token)).body).toEqual({
      sub: member.id,
      email: "new@example.test",
      email_verified: true,
      name: "Ann Marie Berg",
      given_name: "Ann",
      family_name: "Marie Berg",
      preferred_username: "ann",
    });
    await transaction((tx) => updateUser(tx, member.id, { name: "Cher" }));
    const now = (await userinfo(server, body.access_token)).body;
    expect(now).toMatchObject({ given_name: "Cher", family_name: "", preferred_username: "ann" });
  });

  it("the ID token says who the member is, as far as the scope goes and the client wants it", async () => {
    const { visitor, member } = await memberSignedIn();
    const idTokenFor = async (scope: string, hasIdTokenClaims = true) => {
      const client = await newClient();
      await transaction((tx) =>
        tx.update(ssoClients).set({ hasIdTokenClaims }).where(eq(ssoClients.id, client.id)),
      );
      const { body } = await redeem(server, client, await codeFor(visitor, client, { scope }));
      return decodeJwt(body.id_token as string);
    };
    const whole = await idTokenFor("openid profile email");
    expect(whole).toMatchObject({
      sub: member.id,
      email: member.email,
      name: member.name,
      given_name: "Ann",
    });
    expect(await idTokenFor("openid email")).not.toHaveProperty("name");
    const slim = await idTokenFor("openid profile email", false);
    expect(slim).toMatchObject({ sub: member.id });
    expect(slim).not.toHaveProperty("email");
    expect(slim).not.toHaveProperty("name");
  });

  it("two members of one name have two user names", async () => {
    const names: (string | undefined)[] = [];
    for (let i = 0; i < 2; i++)
      names.push((await userinfo(server, (await tokens()).body.access_token)).body.preferred_username);
    expect(names.sort()).toEqual(["ann", expect.stringMatching(/^ann-[a-z0-9]{6}$/)]);
  });

  it("an access token ends after 600 s, not a moment later", async () => {
    const { client, body } = await tokens();
    const end = (decodeJwt(body.id_token).iat as number) + 600;
    vi.useFakeTimers({ toFake: ["Date"], now: end * SECOND_MS });
    expect((await userinfo(server, body.access_token)).status).toBe(401);
    expect((await introspect(client, body.access_token)).body.active).toBe(false);
  });

  it("no token, a bad one, an ID or a refresh token is 401 with a Bearer challenge", async () => {
    const { body } = await tokens();
    const answers = [
      await server.get("/api/oauth/userinfo"),
      ...(await Promise.all(
        ["bad", body.id_token, body.refresh_token].map((token) => userinfo(server, token)),
      )),
    ];
    for (const { status, headers } of answers) {
      expect([400, 401]).toContain(status);
      expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer /);
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it("POST works by header and by body; a token in the query is refused", async () => {
    const { body, member } = await tokens();
    const { access_token } = body;
    const byHeader = await postForm(
      server,
      "/api/oauth/userinfo",
      {},
      { Authorization: `Bearer ${access_token}` },
    );
    const byBody = await postForm(server, "/api/oauth/userinfo", { access_token });
    expect([byHeader.body.sub, byBody.body.sub]).toEqual([member.id, member.id]);
    expect((await server.get(`/api/oauth/userinfo?access_token=${access_token}`)).status).toBe(400);
  });

  it("a member's session cookie opens nothing here", async () => {
    const { visitor } = await tokens();
    expect((await visitor.get("/api/oauth/userinfo")).status).toBe(401);
  });
});

describe("refresh, revocation and introspection", () => {
  it("a client with a secret keeps its refresh token, and may use it twice at once", async () => {
    const { client, body } = await tokens();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(client, body.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.refresh_token))).toEqual(new Set([body.refresh_token]));
    expect((await userinfo(server, answers[0]?.body.access_token as string)).status).toBe(200);
  });

  it("one of a public client is replaced when it is used; reuse of the old one after 30 s kills the family", async () => {
    const { client, body } = await publicTokens();
    const next = await refresh(client, body.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body.refresh_token).not.toBe(body.refresh_token);
    expect((await userinfo(server, next.body.access_token as string)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: fromNow(31 * SECOND_MS) });
    expect((await refresh(client, body.refresh_token)).body.error).toBe("invalid_grant");
    expect((await refresh(client, next.body.refresh_token as string)).body.error).toBe("invalid_grant");
    expect((await userinfo(server, next.body.access_token as string)).status).toBe(401);
  });

  it("one of a public client that was replaced less than 30 s ago gives another of the same family", async () => {
    const { client, body } = await publicTokens();
    const first = await refresh(client, body.refresh_token);
    vi.useFakeTimers({ toFake: ["Date"], now: fromNow(29 * SECOND_MS) });
    const second = await refresh(client, body.refresh_token);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await refresh(client, first.body.refresh_token as string)).status).toBe(200);
    await postForm(server, "/api/oauth/revoke", { token: second.body.refresh_token, client_id: client.id });
    expect((await userinfo(server, first.body.access_token as string)).status).toBe(401);
  });

  it("the scope may shrink, not grow", async () => {
    const { client, body } = await tokens({ scope: "openid email" });
    expect((await refresh(client, body.refresh_token, { scope: "openid email profile" })).body.error).toBe(
      "invalid_scope",
    );
    const less = await refresh(client, body.refresh_token, { scope: "openid" });
    expect(Object.keys((await userinfo(server, less.body.access_token as string)).body)).toEqual(["sub"]);
  });

  it("a public client's parallel refreshes, as of several tabs, all succeed, and none ends the others", async () => {
    // More than once: who waits for whom in the database is a matter of chance.
    for (let round = 0; round < 4; round++) {
      const { client, body } = await publicTokens();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => refresh(client, body.refresh_token)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const kept = answers.at(-1)?.body.refresh_token as string;
      expect((await refresh(client, kept)).status).toBe(200);
    }
  });

  it("is bound to its client, which alone can end it; ending an unknown one is 200", async () => {
    const { client, body } = await tokens();
    const other = await newClient();
    expect((await refresh(other, body.refresh_token)).body.error).toBe("invalid_grant");
    for (const token of [body.refresh_token, body.access_token, "unknown"])
      expect((await revoke(other, token)).status).toBe(200);
    expect((await userinfo(server, body.access_token)).status).toBe(200);
    expect((await refresh(client, body.refresh_token)).status).toBe(200);
  });

  it.each(["access_token", "refresh_token"] as const)(
    "ending the %s works with a wrong hint, and introspection then says inactive",
    async (kind) => {
      const { client, body } = await tokens();
      expect((await introspect(client, body[kind])).body).toMatchObject({
        active: true,
        client_id: client.id,
      });
      const wrongHint = kind === "access_token" ? "refresh_token" : "access_token";
      expect((await revoke(client, body[kind], wrongHint)).status).toBe(200);
      expect((await introspect(client, body[kind])).body).toEqual({ active: false });
      expect((await userinfo(server, body.access_token)).status).toBe(401);
    },
  );

  it("introspection refuses anonymous callers, and tells nothing of another client's tokens", async () => {
    const { client, body } = await tokens();
    const anonymous = [{}, { client_id: client.id }, { client_id: (await newClient({ isPublic: true })).id }];
    const paths = ["/api/oauth/introspect", "/api/oauth/introspect?token_type_hint=access_token"];
    for (const [path, more] of paths.flatMap((path) => anonymous.map((more) => [path, more] as const))) {
      const { status, headers } = await postForm(server, path, {
        token: body.access_token,
        ...more,
      });
      expect(status).toBe(401);
      expect(headers.get("WWW-Authenticate")).toMatch(/^Basic /);
    }
    expect((await introspect(await newClient(), body.access_token)).body).toEqual({ active: false });
  });
});

describe("a client that may ask about tokens of others, as a mail server", () => {
  async function asked() {
    const given = await tokens();
    const server = await newClient({ name: "Dovecot" });
    await changeClient(server.id, { mayIntrospect: true });
    return { ...given, server };
  }

  it("learns of an access token whose it is, and nothing of a refresh token; others learn nothing", async () => {
    const { member, client, body, server } = await asked();
    expect((await introspect(server, body.access_token)).body).toMatchObject({
      active: true,
      sub: member.id,
      client_id: client.id,
      username: "ann",
      email: member.email,
    });
    expect((await introspect(server, body.refresh_token)).body).toEqual({ active: false });
    expect((await introspect(await newClient(), body.access_token)).body).toEqual({ active: false });
    expect((await revoke(server, body.access_token)).status).toBe(200);
    expect((await introspect(client, body.access_token)).body.active).toBe(true);
  });

  it("learns nothing of a member or client that is disabled, or of one who left the client's group", async () => {
    const { member, client, body, server } = await asked();
    await changeClient(client.id, { groups: ["paying"] });
    expect((await introspect(server, body.access_token)).body).toEqual({ active: false });
    await changeClient(client.id, { groups: [] });
    expect((await introspect(server, body.access_token)).body.active).toBe(true);
    await transaction((tx) => updateUser(tx, member.id, { disabledAt: new Date() }));
    expect((await introspect(server, body.access_token)).body).toEqual({ active: false });
  });
});

it("a token of a client that was disabled stays dead when the client is enabled again", async () => {
  const client = await newClient();
  const { visitor } = await memberSignedIn();
  const { body } = await redeem(server, client, await codeFor(visitor, client));
  expect((await userinfo(server, body.access_token as string)).status).toBe(200);
  for (const isDisabled of [true, false]) await setClientOff(client.id, isDisabled);
  expect((await userinfo(server, body.access_token as string)).status).toBe(401);
  const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token };
  expect((await postForm(server, "/api/oauth/token", refresh, basic(client))).status).toBe(400);
  expect((await redeem(server, client, await codeFor(visitor, client))).status).toBe(200);
});
