import { decodeJwt } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { changeClient } from "~/sign-on/change-clients";
import { updateClient } from "~/sign-on/data/clients";
import { ssoRecords, ssoRefusals } from "~/tables";
import { mailedSecret, memberSignedIn, memberWithPassword, signIn, Visitor } from "../support/accounts";
import { readEverything, withDatabase } from "../support/database";
import { newSession } from "../support/members";
import {
  authorizeUrl,
  callbackOf,
  codeFor,
  issuer,
  newClient,
  pkcePair,
  REDIRECT_URI,
  redeem,
  userinfo,
  withSigningKey,
} from "../support/sso";

withDatabase();
withSigningKey();
afterEach(() => void vi.useRealTimers());

const LONG_STATE = "ü✓ &=+%20/?#\"'<>".repeat(120).slice(0, 2048);

describe("a member at the authorization endpoint", () => {
  it("goes straight through, with state, iss and a code, by 303 and not stored", async () => {
    const { visitor } = await memberSignedIn();
    const answer = await visitor.get(authorizeUrl(await newClient(), { prompt: "none" }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(callbackOf(answer)).toEqual({ code: expect.any(String), state: "st-1", iss: issuer() });
  });

  it("gets state back byte for byte, 2 KB and Unicode", async () => {
    const { visitor } = await memberSignedIn();
    const answer = await visitor.get(authorizeUrl(await newClient(), { state: LONG_STATE }));
    expect(callbackOf(answer).state).toBe(LONG_STATE);
  });

  it("gets return_to back as it was, and is not sent there", async () => {
    const { visitor } = await memberSignedIn();
    const return_to = "//evil.example/ä?a=1&b=2#c";
    const answer = await visitor.get(authorizeUrl(await newClient(), { return_to, state: LONG_STATE }));
    expect(answer.location).toMatch(new RegExp(`^${REDIRECT_URI}\\?`));
    expect(callbackOf(answer)).toMatchObject({ return_to, state: LONG_STATE });
  });

  it("the code is a signed token of exactly eight claims that lives 600 s", async () => {
    const { visitor, member } = await memberSignedIn();
    const client = await newClient();
    const claims = decodeJwt(await codeFor(visitor, client));
    expect(Object.keys(claims).sort()).toEqual(
      ["clientId", "createdAt", "exp", "iat", "redirectUri", "sessionId", "state", "userId"].sort(),
    );
    expect(claims).toMatchObject({
      clientId: client.id,
      redirectUri: client.redirectUri,
      state: "st-1",
      userId: member.id,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
    expect(Math.floor((claims.createdAt as number) / 1000)).toBe(claims.iat);
  });

  it("unknown parameters and login_hint change nothing", async () => {
    const { visitor } = await memberSignedIn();
    const url = authorizeUrl(await newClient(), {
      login_hint: "someone@else.test",
      utm_source: "x",
      ui_locales: "nb",
    });
    expect(callbackOf(await visitor.get(url)).code).toBeTruthy();
  });

  it("without a scope sub, email and name are served all the same", async () => {
    const { visitor, member } = await memberSignedIn();
    const client = await newClient();
    for (const scope of [undefined, "", "read write"]) {
      const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client, { scope }));
      const info = await userinfo(new Visitor(), body.access_token as string);
      expect(info.body).toMatchObject({
        sub: member.id,
        email: member.email,
        email_verified: true,
        name: "Ann",
      });
    }
  });

  it("claims follow the scopes", async () => {
    const { visitor, member } = await memberSignedIn();
    const client = await newClient();
    const seen: Record<string, string[]> = {};
    for (const scope of ["openid", "openid email", "email", "openid profile"]) {
      const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client, { scope }));
      seen[scope] = Object.keys((await userinfo(new Visitor(), body.access_token as string)).body).sort();
    }
    expect(seen).toEqual({
      openid: ["sub"],
      "openid email": ["email", "email_verified", "sub"],
      email: ["email", "email_verified", "sub"],
      "openid profile": ["family_name", "given_name", "name", "preferred_username", "sub"],
    });
    expect(member.email).toBeTruthy();
  });

  it("id_token_hint of the signed-in user gives a code; of another a form, and with prompt=none login_required", async () => {
    const { visitor } = await memberSignedIn();
    const { visitor: other } = await memberSignedIn();
    const client = await newClient();
    const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client));
    const id_token_hint = body.id_token as string;
    expect(callbackOf(await visitor.get(authorizeUrl(client, { id_token_hint }))).code).toBeTruthy();
    expect((await other.get(authorizeUrl(client, { id_token_hint }))).location).toMatch(
      /^\/auth\?session_id=/,
    );
    const silent = await other.get(authorizeUrl(client, { id_token_hint, prompt: "none" }));
    expect(callbackOf(silent)).toMatchObject({ error: "login_required" });
  });

  it("who signed out here is signed out there: prompt=none gives login_required", async () => {
    const { visitor } = await memberSignedIn();
    const url = authorizeUrl(await newClient(), { prompt: "none" });
    expect(callbackOf(await visitor.get(url)).code).toBeTruthy();
    await visitor.post("/auth/sign-out");
    expect(callbackOf(await visitor.get(url))).toEqual({
      error: "login_required",
      error_description: expect.any(String),
      state: "st-1",
      iss: issuer(),
    });
  });

  it("prompt=login and a max_age that has passed show the form, and auth_time is later", async () => {
    const member = await memberWithPassword();
    const client = await newClient();
    const visitor = new Visitor();
    await signIn(visitor, member.email);
    const first = decodeJwt(
      (await redeem(new Visitor(), client, await codeFor(visitor, client))).body.id_token as string,
    );
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 });
    for (const more of [{ prompt: "login" }, { max_age: "60" }]) {
      vi.setSystemTime(Date.now() + 90_000);
      const asked = await visitor.get(authorizeUrl(client, more));
      expect(asked.location).toMatch(/^\/auth\?session_id=/);
      expect((await visitor.follow(asked)).status).toBe(200);
      // Opening the way back without the password leads to the form again.
      const id = new URLSearchParams(asked.location?.split("?")[1]).get("session_id");
      expect((await visitor.get(`/api/oauth/authorize/${id}`)).location).toContain("/auth?session_id=");
      vi.setSystemTime(Date.now() + 1000);
      const posted = await visitor.post(asked.location as string, {
        email: member.email,
        password: "Strata-layers-9",
      });
      const { code } = callbackOf(await visitor.follow(posted));
      const { id_token } = (await redeem(new Visitor(), client, code as string)).body;
      expect(decodeJwt(id_token as string).auth_time).toBeGreaterThan(first.auth_time as number);
    }
  });

  it("a posted request is asked again by GET, where the cookie comes along", async () => {
    const { visitor } = await memberSignedIn();
    const [path = "", query = ""] = authorizeUrl(await newClient(), { state: LONG_STATE }).split("?");
    const headers = { Origin: "http://community.example", "Sec-Fetch-Site": "cross-site" };
    const posted = await visitor.postBody(path, new URLSearchParams(query), headers);
    expect(posted.status).toBe(303);
    expect(callbackOf(await visitor.follow(posted))).toMatchObject({
      state: LONG_STATE,
      code: expect.any(String),
    });
  });
});

describe("a posted request that is none", () => {
  it("no address is made of a body's line breaks, and nothing of it is logged", async () => {
    const logged = vi.spyOn(log, "error");
    const form = new FormData();
    form.append("client_id", "x");
    const posted = await new Visitor().postBody("/api/oauth/authorize", form);
    expect(posted.status).toBe(303);
    expect(posted.location).toMatch(/^\/api\/oauth\/authorize\?[!-~]+$/);
    expect((await new Visitor().follow(posted)).status).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  });

  it("that fits into no address is refused with a page", async () => {
    const body = new URLSearchParams({ state: "x".repeat(8 * 1024) });
    expect((await new Visitor().postBody("/api/oauth/authorize", body)).status).toBe(413);
  });
});

describe("a request that no client may be told about", () => {
  const BAD_ADDRESSES: [string, string | undefined][] = [
    ["another host", "http://127.0.0.2:4555/oauth2/callback"],
    ["another port", "http://127.0.0.1:4556/oauth2/callback"],
    ["another path", "http://127.0.0.1:4555/oauth2/callback/x"],
    ["an added query", "http://127.0.0.1:4555/oauth2/callback?x=1"],
    ["another letter case", "http://127.0.0.1:4555/OAuth2/callback"],
    ["another scheme", "https://127.0.0.1:4555/oauth2/callback"],
    ["a fragment", "http://127.0.0.1:4555/oauth2/callback#x"],
    ["a slash at the end", "http://127.0.0.1:4555/oauth2/callback/"],
    ["userinfo", "http://127.0.0.1:4555@evil.example/oauth2/callback"],
    ["dot segments", "http://127.0.0.1:4555/x/../oauth2/callback"],
    ["javascript:", "javascript:alert(1)"],
    ["empty", ""],
    ["missing", undefined],
  ];

  it.each(BAD_ADDRESSES)("%s gets an error page of ours and no redirect", async (_, redirect_uri) => {
    const { visitor } = await memberSignedIn();
    const answer = await visitor.get(authorizeUrl(await newClient(), { redirect_uri }));
    expect(answer).toMatchObject({ status: 400, location: null, problem: { title: "Authentication Error" } });
    expect(JSON.stringify(answer.problem)).not.toMatch(/evil|javascript|callback/);
  });

  it("an unknown or disabled client is an error page, and nothing of it is shown", async () => {
    const { visitor } = await memberSignedIn();
    const client = await newClient();
    await transaction((tx) => updateClient(tx, client.id, { disabledAt: now() }));
    for (const client_id of ["<script>alert(1)</script>", "nobody", client.id]) {
      const answer = await visitor.get(authorizeUrl(client, { client_id }));
      expect(answer).toMatchObject({
        status: 400,
        location: null,
        problem: { title: "Authentication Error" },
      });
      expect(JSON.stringify(answer.problem)).not.toContain("script");
    }
  });

  it("that the address is the community's host does not make it a registered one", async () => {
    process.env.COMMUNITY_URL = "http://127.0.0.1:4555";
    const { visitor } = await memberSignedIn();
    const redirect_uri = "http://127.0.0.1:4555/elsewhere";
    expect((await visitor.get(authorizeUrl(await newClient(), { redirect_uri }))).status).toBe(400);
    delete process.env.COMMUNITY_URL;
  });

  it("leaves no session behind, and nothing but its line for the operators", async () => {
    const client = await newClient();
    const before = await readEverything(ssoRefusals);
    const visitor = new Visitor();
    await visitor.get(authorizeUrl(client, { redirect_uri: "http://evil.example/" }));
    await visitor.get(authorizeUrl(client, { client_id: "x" }));
    expect(visitor.cookies.size).toBe(0);
    expect(await readEverything(ssoRefusals)).toBe(before);
  });
});

describe("a request that is refused to the client itself", () => {
  const REFUSED: [string, Record<string, string | undefined>, string][] = [
    ["no response_type", { response_type: undefined }, "invalid_request"],
    ["response_type=token", { response_type: "token" }, "unsupported_response_type"],
    ["response_type=id_token", { response_type: "id_token" }, "unsupported_response_type"],
    ["a request object", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
    ["a request_uri", { request_uri: "https://evil.example/x" }, "request_uri_not_supported"],
    ["prompt='none login'", { prompt: "none login" }, "invalid_request"],
    [
      "a plain challenge",
      { code_challenge: "a".repeat(43), code_challenge_method: "plain" },
      "invalid_request",
    ],
    ["a challenge without method", { code_challenge: "a".repeat(43) }, "invalid_request"],
    ["answers by form post", { response_mode: "form_post" }, "unsupported_response_mode"],
    ["answers in the fragment", { response_mode: "fragment" }, "unsupported_response_mode"],
  ];

  it.each(REFUSED)("%s, with state and iss and without a code", async (_, more, error) => {
    const { visitor } = await memberSignedIn();
    const answer = callbackOf(await visitor.get(authorizeUrl(await newClient(), more)));
    expect({ ...answer, error_description: undefined }).toEqual({ error, state: "st-1", iss: issuer() });
  });

  it("prompt=none without a session is login_required", async () => {
    const answer = callbackOf(await new Visitor().get(authorizeUrl(await newClient(), { prompt: "none" })));
    expect(answer).toMatchObject({ error: "login_required", state: "st-1", iss: issuer() });
  });

  it("a public client without PKCE is refused, with it gets a code; a confidential one may leave it out", async () => {
    const { visitor } = await memberSignedIn();
    const client = await newClient({ isPublic: true });
    expect(callbackOf(await visitor.get(authorizeUrl(client)))).toMatchObject({ error: "invalid_request" });
    const { challenge } = pkcePair();
    const more = { code_challenge: challenge, code_challenge_method: "S256" };
    expect(callbackOf(await visitor.get(authorizeUrl(client, more))).code).toBeTruthy();
  });

  it("without state there is no code, and the log says why", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const { visitor } = await memberSignedIn();
    for (const state of [undefined, ""]) {
      const answer = callbackOf(await visitor.get(authorizeUrl(await newClient(), { state })));
      expect(answer).toMatchObject({ error: "invalid_request", iss: issuer() });
      expect(answer.code).toBeUndefined();
    }
    expect(warn).toHaveBeenCalledWith({}, "Could not find required OAuth parameters");
    warn.mockRestore();
  });

  it("PKCE stands in for state, of public clients too; a nonce does not", async () => {
    const { visitor } = await memberSignedIn();
    const pkce = { state: undefined, code_challenge: pkcePair().challenge, code_challenge_method: "S256" };
    for (const isPublic of [false, true]) {
      const answer = callbackOf(await visitor.get(authorizeUrl(await newClient({ isPublic }), pkce)));
      expect(answer).toEqual({ code: expect.any(String), iss: issuer() });
    }
    const refused = authorizeUrl(await newClient(), { state: undefined, nonce: "n-1" });
    expect(callbackOf(await visitor.get(refused))).toMatchObject({ error: "invalid_request" });
  });

  it("a repeated parameter gives no code", async () => {
    const { visitor } = await memberSignedIn();
    const client = await newClient();
    for (const name of [
      "state",
      "scope",
      "response_type",
      "client_id",
      "redirect_uri",
      "prompt",
      "return_to",
    ]) {
      const { location } = await visitor.get(
        `${authorizeUrl(client, { prompt: "login", return_to: "/x" })}&${name}=openid`,
      );
      expect(location ?? "", name).not.toContain("code=");
    }
  });
});

describe("a pending sign-on", () => {
  async function begin(more: Record<string, string> = {}) {
    const client = await newClient();
    const visitor = new Visitor();
    const asked = await visitor.get(authorizeUrl(client, more));
    const id = new URLSearchParams(asked.location?.split("?")[1]).get("session_id") as string;
    return { client, visitor, asked, id };
  }

  it("gives no code when it is unknown or another browser's, whoever is signed in there", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const { id } = await begin();
    const { visitor: other } = await memberSignedIn();
    for (const session_id of [id, "unknown"]) {
      expect((await other.get(`/api/oauth/authorize/${session_id}`)).location).toMatch(
        /^\/(auth\/redirect)?$/,
      );
      expect((await other.get(`/auth?session_id=${session_id}`)).location).toBe("/");
      expect((await new Visitor().get(`/auth?session_id=${session_id}`)).data).toMatchObject({
        failed: true,
      });
      expect((await new Visitor().get(`/api/oauth/session?session_id=${session_id}`)).status).toBe(404);
    }
    expect(warn).toHaveBeenCalledWith({}, "Invalid or mismatched OAuth session");
    warn.mockRestore();
  });

  it("its look-up answers the browser that began it, and no other", async () => {
    const { visitor, client, id } = await begin({ return_to: "/there" });
    const { status, text, headers } = await visitor.get(`/api/oauth/session?session_id=${id}`);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(JSON.parse(text)).toEqual({
      clientId: client.id,
      redirectUri: client.redirectUri,
      state: "st-1",
      returnTo: "/there",
    });
  });

  it("a wrong password, then the right one, completes the same request", async () => {
    const member = await memberWithPassword();
    const { visitor, asked, id } = await begin({ return_to: "/there" });
    const url = asked.location as string;
    const wrong = await visitor.post(url, { email: member.email, password: "Wrong-layers-9" });
    expect(wrong).toMatchObject({ status: 400, data: { returnHost: "127.0.0.1:4555" } });
    const right = await visitor.post(url, { email: member.email, password: "Strata-layers-9" });
    expect(right.location).toBe(`/api/oauth/authorize/${id}`);
    const done = callbackOf(await visitor.follow(right));
    expect(done).toMatchObject({ state: "st-1", return_to: "/there" });
    expect(decodeJwt(done.code as string)).toMatchObject({ sessionId: id, userId: member.id });
    // Completed once: it does not run twice.
    expect((await visitor.get(`/api/oauth/authorize/${id}`)).location).not.toContain("code=");
  });

  it("goes on after a password was forgotten and a new one set by mail", async () => {
    const { email } = await memberWithPassword();
    const { visitor, id } = await begin();
    await visitor.post("/auth/forgot-password", { email });
    await visitor.get(`/auth/reset-password?token_hash=${await mailedSecret(email, "reset")}`);
    const password = "Other-layers-10";
    const done = await visitor.follow(
      await visitor.post("/auth/reset-password", { password, confirmPassword: password }),
    );
    const signInHref = `/auth?session_id=${id}&email=${encodeURIComponent(email)}`;
    expect(done.data).toMatchObject({ signInHref, returnsTo: "Circle of Ann" });
    expect(done.headers.get("Refresh")).toBe(`3; url=${signInHref}`);
    const signedIn = await visitor.post(done.data.signInHref as string, { email, password });
    expect(callbackOf(await visitor.follow(signedIn))).toMatchObject({ state: "st-1" });
  });

  it("gives no code to an address that the client has given up meanwhile", async () => {
    const { client, visitor, asked, id } = await begin();
    await changeClient(client.id, { redirectUris: [`${REDIRECT_URI}2`] });
    expect((await visitor.get(asked.location as string)).data).toMatchObject({ failed: true });
    const { email } = await memberWithPassword();
    await signIn(visitor, email);
    expect((await visitor.get(`/api/oauth/authorize/${id}`)).location).toBe("/");
  });

  it("is absent past its time, and the log says so", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const { visitor, id } = await begin();
    await transaction((tx) => tx.update(ssoRecords).set({ expiresAt: new Date(0) }));
    // But not at each look of a page that waits.
    await visitor.get("/auth/confirm?waiting");
    expect(warn).not.toHaveBeenCalled();
    expect((await visitor.get(`/auth?session_id=${id}`)).data).toMatchObject({ failed: true });
    expect((await visitor.get(`/api/oauth/session?session_id=${id}`)).status).toBe(404);
    expect(warn).toHaveBeenCalledWith({}, "Token expired");
    warn.mockRestore();
  });

  it("its one cookie is HttpOnly and SameSite, and the engine sets none of its own", async () => {
    const { asked } = await begin();
    expect(asked.headers.getSetCookie()).toHaveLength(1);
    expect(asked.headers.getSetCookie()[0]).toMatch(/^session=.*HttpOnly; SameSite=Lax/);
  });

  it("is shown to a member who has signed in on another tab since as done: straight through", async () => {
    const { visitor, asked } = await begin();
    const member = await memberWithPassword();
    await visitor.post("/auth", { email: member.email, password: "Strata-layers-9" });
    const answer = await visitor.get(asked.location as string);
    expect(answer.location).toMatch(/^\/api\/oauth\/authorize\//);
    expect(await newSession(member)).toBeTruthy();
  });
});
