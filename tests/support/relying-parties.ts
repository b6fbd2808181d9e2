import http from "node:http";
import { Auth, type AuthConfig } from "@auth/core";
import { request } from "@playwright/test";
import { betterAuth } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import PassportStrategy from "passport-openidconnect";
import type { ProductId } from "~/sign-on/products";
import { startApache } from "./apache";
import { npmFolder } from "./npm-folder";
import { startOmniauth } from "./omniauth";

// Clients built with common libraries. Each is told only what an operator would type into it.

export type Tokens = { id_token?: string; refresh_token?: string; access_token?: string };

export type Given = {
  /** The site's origin on loopback; its port is free. */
  origin: string;
  redirectUri: string;
  /** Where a sign-out ends. */
  bye: string;
  client: { id: string; secret: string };
  /** Loam's own address, which libraries discover everything else from. */
  issuer: string;
  /** What the desk page shows for a product, by the product's names of the fields. */
  settings: Record<string, string>;
};

type Site = {
  /** Starts a sign-in. @returns where its button leads */
  begin(): Promise<string>;
  /** Handles the browser's return to this address. */
  finish(url: string): Promise<unknown>;
  /** Returns whom the site shows as signed in. */
  who(): Promise<unknown>;
  tokens(): Promise<Tokens>;
  /** Refreshes the tokens, if the site can do that. @returns the new access token */
  refresh?(): Promise<string | undefined>;
  /** Returns where the site's sign-out leads, if it leads to Loam. */
  signOut?(): Promise<string>;
  close?(): Promise<unknown>;
};

type Party = {
  /** Null: a product that the desk does not know. */
  product: ProductId | null;
  /** The path of its redirect URL. */
  callback: string;
  open(given: Given): Promise<Site>;
};

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A browser for an in-process site: it keeps cookies and follows no redirects. */
function browserAt(answer: (request: Request) => Promise<Response>): Fetch {
  const cookies = new Map<string, string>();
  return async (url, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const got = await answer(new Request(url, { ...init, headers, redirect: "manual" }));
    for (const line of got.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return got;
  };
}

/** A browser for a site that listens. Not Node's fetch, whose headers say that it does not navigate. */
async function openBrowser() {
  const browser = await request.newContext({ maxRedirects: 0 });
  const get = (url: string) => browser.get(url);
  return {
    get,
    json: async <T>(url: string): Promise<T> => (await get(url)).json(),
    leads: async (url: string) => (await get(url)).headers().location ?? "",
    close: () => browser.dispose(),
  };
}

const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";
const json = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

async function openAuthJs({ origin, settings }: Given): Promise<Site> {
  let tokens: Tokens = {};
  const config: AuthConfig = {
    providers: [settings as never],
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
  const visit = browserAt((request) => Auth(request, config) as Promise<Response>);
  return {
    async begin() {
      const { csrfToken } = (await (await visit(`${origin}/auth/csrf`)).json()) as { csrfToken: string };
      const body = new URLSearchParams({ csrfToken });
      return locationOf(await visit(`${origin}/auth/signin/loam`, { method: "POST", body }));
    },
    finish: visit,
    who: async () => ((await (await visit(`${origin}/auth/session`)).json()) as { user: unknown }).user,
    tokens: async () => tokens,
  };
}

async function openPassport({ origin, settings }: Given): Promise<Site> {
  let tokens: Tokens = {};
  let shown: unknown;
  const strategy = new PassportStrategy(
    settings as never,
    // Passport decides what to pass by the number of parameters.
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
      const { displayName, emails } = profile as { displayName: string; emails: { value: string }[] };
      done(null, { name: displayName, email: emails[0]?.value });
    },
  );
  const session = {};
  const run = (url: string) =>
    new Promise<string>((resolve, reject) => {
      const one = Object.assign(Object.create(strategy), {
        redirect: resolve,
        success(user: unknown) {
          shown = user;
          resolve("");
        },
        fail: (why: unknown) => reject(new Error(JSON.stringify(why))),
        error: reject,
      });
      const query = Object.fromEntries(new URL(url, origin).searchParams);
      one.authenticate({ query, session, headers: {}, url, connection: {} }, {});
    });
  return { begin: () => run("/"), finish: run, who: async () => shown, tokens: async () => tokens };
}

async function openBetterAuth({ origin, client, issuer }: Given): Promise<Site> {
  type Account = { id: string; idToken: string; refreshToken: string; accessToken: string };
  const kept = { user: [], session: [], account: [] as Account[], verification: [] };
  const auth = betterAuth({
    baseURL: origin,
    secret: "a-secret-of-the-app-that-is-long-enough",
    database: memoryAdapter(kept),
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: "loam",
            clientId: client.id,
            clientSecret: client.secret,
            discoveryUrl: `${issuer}/.well-known/openid-configuration`,
            scopes: ["openid", "profile", "email"],
          },
        ],
      }),
    ],
  });
  const browser = browserAt(auth.handler);
  const visit: Fetch = (url, init) =>
    browser(url, { ...init, headers: { ...init?.headers, Origin: origin } });
  const ask = async (path: string, body: unknown) =>
    (await visit(`${origin}/api/auth${path}`, json(body))).json() as Promise<Record<string, string>>;
  return {
    begin: async () => (await ask("/sign-in/social", { provider: "loam", callbackURL: "/" })).url as string,
    finish: visit,
    who: async () =>
      ((await (await visit(`${origin}/api/auth/get-session`)).json()) as { user: unknown }).user,
    async tokens() {
      const [account] = kept.account;
      return {
        id_token: account?.idToken,
        refresh_token: account?.refreshToken,
        access_token: account?.accessToken,
      };
    },
    refresh: async () => (await ask("/refresh-token", { accountId: kept.account[0]?.id })).accessToken,
  };
}

/** A store of express-session, as express-openid-connect remembers logout tokens in. */
function memoryStore() {
  const kept = new Map<string, unknown>();
  return {
    get: (id: string, done: (error: null, found?: unknown) => void) => done(null, kept.get(id)),
    set(id: string, value: unknown, done?: (error: null) => void) {
      kept.set(id, value);
      done?.(null);
    },
    destroy(id: string, done?: (error: null) => void) {
      kept.delete(id);
      done?.(null);
    },
  };
}

/** Pulls in 69 packages that nothing else needs. */
const EXPRESS = ["express-openid-connect@3.4.0", "express@4.22.3"];

async function openExpress({ origin, client, issuer, bye }: Given): Promise<Site> {
  const load = npmFolder(...EXPRESS);
  const app = load("express")();
  const { auth } = load("express-openid-connect");
  const loggedOut = memoryStore();
  app.use(
    auth({
      issuerBaseURL: issuer,
      baseURL: origin,
      clientID: client.id,
      clientSecret: client.secret,
      secret: "a-secret-of-the-app-that-is-long-enough",
      authRequired: false,
      idpLogout: true,
      backchannelLogout: { store: loggedOut },
      authorizationParams: { response_type: "code", scope: "openid profile email" },
      routes: { postLogoutRedirect: bye },
    }),
  );
  type Oidc = {
    oidc: {
      user: unknown;
      idToken: string;
      refreshToken: string;
      accessToken: { access_token: string; refresh(): Promise<unknown> };
    };
  };
  type Answer = { json(body: unknown): void };
  app.get("/me", async ({ oidc }: Oidc, answer: Answer) => answer.json(oidc.user));
  app.get("/tokens", async ({ oidc }: Oidc, answer: Answer) =>
    answer.json({
      id_token: oidc.idToken,
      refresh_token: oidc.refreshToken,
      access_token: oidc.accessToken.access_token,
    }),
  );
  app.get("/refresh", async ({ oidc }: Oidc, answer: Answer) =>
    answer.json(await oidc.accessToken.refresh()),
  );
  const site = http.createServer(app);
  await new Promise<void>((resolve) => site.listen(Number(new URL(origin).port), "127.0.0.1", resolve));
  const browser = await openBrowser();
  const read = (path: string) => browser.json<Tokens>(`${origin}${path}`);
  return {
    begin: () => browser.leads(`${origin}/login`),
    finish: browser.leads,
    who: () => read("/me"),
    tokens: () => read("/tokens"),
    refresh: async () => (await read("/refresh")).access_token,
    signOut: () => browser.leads(`${origin}/logout`),
    async close() {
      await browser.close();
      site.close();
      site.closeAllConnections();
    },
  };
}

async function openApache({ origin, redirectUri, settings, bye }: Given): Promise<Site> {
  const close = await startApache(Number(new URL(origin).port), settings.Configuration ?? "");
  const browser = await openBrowser();
  const at = (query: Record<string, string>) => `${redirectUri}?${new URLSearchParams(query)}`;
  const page = `${origin}/members`;
  const info = () => browser.json<Tokens & { userinfo: { sub: string } }>(at({ info: "json" }));
  return {
    begin: () => browser.leads(page),
    finish: browser.leads,
    async who() {
      const { userinfo } = await info();
      const shown = await browser.get(page);
      // The header shows what the application behind Apache learns.
      if (shown.headers()["x-member"] !== userinfo.sub) throw new Error("Apache names another member.");
      return userinfo;
    },
    tokens: info,
    async refresh() {
      const { access_token = "" } = await info();
      await browser.get(at({ refresh: page, access_token }));
      return (await info()).access_token;
    },
    signOut: () => browser.leads(at({ logout: bye })),
    async close() {
      await browser.close();
      await close();
    },
  };
}

async function openOmniauth({ origin, redirectUri, client, issuer }: Given): Promise<Site> {
  const close = await startOmniauth({ ...client, issuer, redirectUri, port: Number(new URL(origin).port) });
  const browser = await openBrowser();
  type Learned = { uid: string; info: { name: string }; credentials: Tokens & { token: string } };
  let learned: Learned;
  return {
    begin: () => browser.leads(`${origin}/auth/loam`),
    async finish(url) {
      learned = await browser.json<Learned>(url);
    },
    async who() {
      if (!learned.uid) throw new Error("omniauth knows no sub.");
      return learned.info;
    },
    tokens: async () => ({ ...learned.credentials, access_token: learned.credentials.token }),
    async close() {
      await browser.close();
      await close();
    },
  };
}

export const PARTIES: Record<string, Party> = {
  "Auth.js": { product: "authjs", callback: "/auth/callback/loam", open: openAuthJs },
  "passport-openidconnect": { product: "passport", callback: "/auth/callback", open: openPassport },
  "better-auth": { product: null, callback: "/api/auth/callback/loam", open: openBetterAuth },
  "express-openid-connect": { product: null, callback: "/callback", open: openExpress },
  "Apache with mod_auth_openidc": { product: "apache", callback: "/members/callback", open: openApache },
  omniauth: { product: null, callback: "/auth/loam/callback", open: openOmniauth },
};
