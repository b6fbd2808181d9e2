import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import PassportStrategy, { type VerifyCallback } from "passport-oauth2";
import { CodeChallengeMethod, OAuth2Strategy } from "remix-auth-oauth2";
import { AuthorizationCode } from "simple-oauth2";
import { describe, expect } from "vitest";
import { test } from "../support/built-site";
import { type Client, newMember, nextCode } from "../support/client";
import { registerClient } from "../support/community";
import type { RunningServer } from "../support/server";

/** Nobody listens there: the libraries are handed the address that the browser would open. */
const CALLBACK = "http://127.0.0.1:9/oauth2/callback";

/** What platforms are built with, each on a member's sign-on against the running server. */
for (const way of ["is signed in", "shows password and code on the way"])
  describe(`a member who ${way} signs on to a site built with`, () => {
    let member: Client;
    let client: { id: string; secret: string };
    let signInOnTheWay: ((url: string) => Promise<string>) | null = null;

    test.beforeEach(async ({ server, as }) => {
      client = await registerClient(server, CALLBACK, "--logout-uri", "http://127.0.0.1:9/bye");
      if (way === "is signed in") {
        member = await as("newcomer");
        return;
      }
      const { client: own, person } = await newMember(server);
      const key = await own.setUpCodes();
      await own.post("/auth/sign-out");
      member = own;
      signInOnTheWay = async (url) => {
        const leadsTo = async (path: string, form: Record<string, string>) =>
          (await own.post(path, form)).headers().location as string;
        const second = await leadsTo(url, { email: person.email, password: person.password });
        expect(second).toMatch(/^\/auth\/code\?session_id=/);
        const resumed = await leadsTo(second, { code: nextCode(key) });
        return (await own.get(resumed)).headers().location as string;
      };
    });
    test.afterEach(() => member.close());

    /** Opens the authorization address as the member's browser does. @returns the address it is sent back to. */
    async function back(url: string | URL): Promise<URL> {
      const { pathname, search } = new URL(url);
      const asked = (await member.get(pathname + search)).headers().location as string;
      const location = signInOnTheWay ? await signInOnTheWay(asked) : asked;
      expect(location).toMatch(/^http:\/\/127\.0\.0\.1:9\//);
      return new URL(location as string);
    }

    const userinfoOf = async (server: RunningServer, token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${server.url}/api/oauth/userinfo`, { headers })).json();
    };

    test("openid-client: discovery, PKCE, nonce, userinfo, refresh, introspection, revocation, sign-out address", async ({
      server,
    }) => {
      const options = { execute: [openid.allowInsecureRequests] };
      const config = await openid.discovery(
        new URL(server.url),
        client.id,
        client.secret,
        undefined,
        options,
      );
      const pkceCodeVerifier = openid.randomPKCECodeVerifier();
      const [expectedState, expectedNonce] = [openid.randomState(), openid.randomNonce()];
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: CALLBACK,
        scope: "openid email profile",
        code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: "S256",
        state: expectedState,
        nonce: expectedNonce,
      });
      const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(config, await back(url), checks);
      const sub = tokens.claims()?.sub as string;
      const info = await openid.fetchUserInfo(config, tokens.access_token, sub);
      expect(info).toMatchObject({ sub, name: "Ann", email_verified: true });
      const next = await openid.refreshTokenGrant(config, tokens.refresh_token as string);
      expect((await openid.tokenIntrospection(config, next.access_token)).active).toBe(true);
      await openid.tokenRevocation(config, next.access_token);
      expect((await openid.tokenIntrospection(config, next.access_token)).active).toBe(false);
      const end = openid.buildEndSessionUrl(config, {
        id_token_hint: tokens.id_token as string,
        post_logout_redirect_uri: "http://127.0.0.1:9/bye",
      });
      expect((await member.get(end.pathname + end.search)).headers().location).toMatch(/^\/auth\/sign-off\?/);
    });

    test("oauth4webapi: RFC 8414 discovery, secret in the body, iss checked", async ({ server }) => {
      const insecure = { [oauth.allowInsecureRequests]: true };
      const issuer = new URL(server.url);
      const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
      const as = await oauth.processDiscoveryResponse(issuer, found);
      const self = { client_id: client.id };
      const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
      const query = {
        client_id: client.id,
        redirect_uri: CALLBACK,
        response_type: "code",
        scope: "openid email",
      };
      const url = `${as.authorization_endpoint}?${new URLSearchParams({ ...query, state, nonce })}`;
      const params = oauth.validateAuthResponse(as, self, await back(url), state);
      const answer = await oauth.authorizationCodeGrantRequest(
        as,
        self,
        oauth.ClientSecretPost(client.secret),
        params,
        CALLBACK,
        oauth.nopkce,
        insecure,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(as, self, answer, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(as, answer, insecure);
      const sub = oauth.getValidatedIdTokenClaims(tokens)?.sub as string;
      const info = await oauth.userInfoRequest(as, self, tokens.access_token, insecure);
      expect(await oauth.processUserInfoResponse(as, self, sub, info)).toMatchObject({
        sub,
        email_verified: true,
      });
    });

    test("simple-oauth2: Basic, no PKCE, no scope, refresh", async ({ server }) => {
      const site = new AuthorizationCode({
        client,
        auth: { tokenHost: server.url, tokenPath: "/api/oauth/token", authorizePath: "/api/oauth/authorize" },
      });
      const url = site.authorizeURL({ redirect_uri: CALLBACK, state: "s-1" });
      const { searchParams } = await back(url);
      const token = await site.getToken({ code: searchParams.get("code") as string, redirect_uri: CALLBACK });
      const next = await token.refresh();
      expect(await userinfoOf(server, String(next.token.access_token))).toMatchObject({ name: "Ann" });
    });

    test("passport-oauth2: state in its session, profile by header", async ({ server }) => {
      const strategy = new PassportStrategy(
        {
          authorizationURL: `${server.url}/api/oauth/authorize`,
          tokenURL: `${server.url}/api/oauth/token`,
          clientID: client.id,
          clientSecret: client.secret,
          callbackURL: CALLBACK,
          scope: ["openid", "email"],
          state: true as never,
        },
        (token: string, _refresh: string, _profile: unknown, done: VerifyCallback) => done(null, { token }),
      );
      const session = {};
      const run = (url: string) =>
        new Promise<{ location?: string; user?: { token: string } }>((resolve, reject) => {
          const one = Object.assign(Object.create(strategy), {
            redirect: (location: string) => resolve({ location }),
            success: (user: { token: string }) => resolve({ user }),
            fail: (why: unknown) => reject(new Error(JSON.stringify(why))),
            error: reject,
          });
          const query = Object.fromEntries(new URL(url, CALLBACK).searchParams);
          one.authenticate({ query, session, headers: {}, url, connection: {} }, {});
        });
      const { location = "" } = await run("/");
      const { user } = await run((await back(location)).href);
      expect(await userinfoOf(server, user?.token ?? "")).toMatchObject({ email_verified: true });
    });

    test("remix-auth-oauth2: PKCE and a state cookie", async ({ server }) => {
      const strategy = new OAuth2Strategy<{ token: string }>(
        {
          cookie: "sign-on",
          clientId: client.id,
          clientSecret: client.secret,
          authorizationEndpoint: `${server.url}/api/oauth/authorize`,
          tokenEndpoint: `${server.url}/api/oauth/token`,
          redirectURI: CALLBACK,
          scopes: ["openid", "profile"],
          codeChallengeMethod: CodeChallengeMethod.S256,
        },
        async ({ tokens }) => ({ token: tokens.accessToken() }),
      );
      const sent = await strategy.authenticate(new Request("http://127.0.0.1:9/")).catch((thrown) => thrown);
      const url = await back((sent as Response).headers.get("Location") as string);
      const Cookie = (sent as Response).headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      const { token } = await strategy.authenticate(new Request(url, { headers: { Cookie } }));
      expect(await userinfoOf(server, token)).toMatchObject({ name: "Ann" });
    });
  });
