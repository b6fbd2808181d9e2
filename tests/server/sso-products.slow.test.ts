import { Auth, type AuthConfig } from "@auth/core";
import PassportStrategy from "passport-openidconnect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClientSettings, PRODUCTS, type ProductId } from "~/domain/products";
import { type Client, newMember } from "../support/client";
import { registerClient } from "../support/community";
import { type RunningServer, runCommand, startServer } from "../support/server";

// Products that sign on with the settings that the client's page shows for them, and nothing else.

let server: RunningServer;
let member: Client;
beforeAll(async () => {
  server = await startServer();
  member = (await newMember(server)).client;
}, 60_000);
afterAll(async () => {
  await member?.close();
  await server?.stop();
}, 20_000);

/** Nobody listens there: the libraries are handed the address that the browser would open. */
const APP = "http://127.0.0.1:9";
const BYE = `${APP}/bye`;

type Tokens = { id_token?: string; refresh_token?: string };
type Registered = { id: string; secret: string };

async function settingsOf(
  product: ProductId,
  { id, secret }: Registered,
  redirectUri: string,
): Promise<Record<string, string>> {
  const { url } = server;
  const answer = await fetch(`${url}/.well-known/openid-configuration`);
  const found = (await answer.json()) as Record<string, string>;
  const at = (name: string) => found[name] ?? "";
  const given: ClientSettings = {
    issuer: url,
    discovery: answer.url,
    authorization: at("authorization_endpoint"),
    token: at("token_endpoint"),
    userinfo: at("userinfo_endpoint"),
    keys: at("jwks_uri"),
    revocation: at("revocation_endpoint"),
    introspection: at("introspection_endpoint"),
    signOut: at("end_session_endpoint"),
    clientId: id,
    secret,
    redirectUri,
  };
  return Object.fromEntries(PRODUCTS[product].settings(given));
}

/** Opens the authorization address as the member's browser does. @returns the address it is sent back to */
async function back(url: string): Promise<string> {
  const { pathname, search } = new URL(url);
  return (await member.get(pathname + search)).headers().location ?? "";
}

/** Refreshes twice with the same token, then signs out with an ID token whose key has been replaced. */
async function refreshAndSignOut(client: Registered, tokens: Tokens) {
  const Authorization = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString("base64")}`;
  const refresh = async () => {
    const body = new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: tokens.refresh_token ?? "",
    });
    return fetch(`${server.url}/api/oauth/token`, { method: "POST", headers: { Authorization }, body });
  };
  const answers = await Promise.all([refresh(), refresh()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await runCommand(server, ["keys", "rotate"]);
  const end = new URLSearchParams({ id_token_hint: tokens.id_token ?? "", post_logout_redirect_uri: BYE });
  const asked = await member.get(`/api/oauth/logout?${end}`);
  expect(asked.headers().location).toMatch(/^\/auth\/sign-off\?/);
}

test("Auth.js: its session has the member's name and email; refresh, sign-out with a replaced key", async () => {
  const redirectUri = `${APP}/auth/callback/loam`;
  const client = await registerClient(server, redirectUri, "--logout-uri", BYE);
  let tokens: Tokens = {};
  const config: AuthConfig = {
    providers: [{ name: "Loam", ...(await settingsOf("authjs", client, redirectUri)) } as never],
    secret: "a-secret-of-the-app-that-is-long-enough",
    trustHost: true,
    basePath: "/auth",
    callbacks: {
      jwt({ token, account }) {
        if (account) tokens = account as Tokens;
        return token;
      },
    },
  };
  const cookies = new Map<string, string>();
  const visit = async (url: string, body?: URLSearchParams) => {
    const headers = { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
    const answer = await Auth(new Request(url, { headers, ...(body && { method: "POST", body }) }), config);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const { csrfToken } = (await (await visit(`${APP}/auth/csrf`)).json()) as { csrfToken: string };
  const sent = await visit(`${APP}/auth/signin/loam`, new URLSearchParams({ csrfToken }));
  await visit(await back(sent.headers.get("Location") ?? ""));
  const session = await (await visit(`${APP}/auth/session`)).json();
  expect(session).toMatchObject({ user: { name: "Ann", email: expect.stringContaining("@") } });
  await refreshAndSignOut(client, tokens);
});

test("passport-openidconnect: the member's id, name and email; refresh, sign-out with a replaced key", async () => {
  const redirectUri = `${APP}/auth/callback`;
  const client = await registerClient(server, redirectUri, "--logout-uri", BYE);
  let tokens: Tokens = {};
  const settings = await settingsOf("passport", client, redirectUri);
  const strategy = new PassportStrategy(
    settings as never,
    // Passport tells by their number what is asked for.
    (
      _issuer: string,
      profile: unknown,
      _context: object,
      idToken: unknown,
      _access: unknown,
      refresh: unknown,
      done: (error: null, user: unknown) => void,
    ) => {
      tokens = { id_token: String(idToken), refresh_token: String(refresh) };
      done(null, profile);
    },
  );
  const session = {};
  const run = (url: string) =>
    new Promise<{ location?: string; user?: unknown }>((resolve, reject) => {
      const one = Object.assign(Object.create(strategy), {
        redirect: (location: string) => resolve({ location }),
        success: (user: unknown) => resolve({ user }),
        fail: (why: unknown) => reject(new Error(JSON.stringify(why))),
        error: reject,
      });
      const query = Object.fromEntries(new URL(url, APP).searchParams);
      one.authenticate({ query, session, headers: {}, url, connection: {} }, {});
    });
  const { location = "" } = await run("/");
  const { user } = await run(await back(location));
  expect(user).toMatchObject({ displayName: "Ann", emails: [{ value: expect.stringContaining("@") }] });
  await refreshAndSignOut(client, tokens);
});
