import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClientSettings, PRODUCTS, type ProductId } from "~/sign-on/products";
import playwright from "../../playwright.config";
import { openAppAuth, servePage } from "../support/apps";
import { plainText } from "../support/built-site";
import { type Client, newMember } from "../support/client";
import { registerClient } from "../support/community";
import { type Given, PARTIES, type Tokens } from "../support/relying-parties";
import { freePort, poll, type RunningServer, runCommand, startServer } from "../support/server";

// Each signs on with the settings that the client's page shows for its product, or with this site's address alone.

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

async function settingsOf(
  product: ProductId,
  { id, secret }: Given["client"],
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
    signOut: at("end_session_endpoint"),
    clientId: id,
    secret,
    redirectUri,
    random: "a-long-text-that-nobody-guesses",
  };
  return Object.fromEntries(PRODUCTS[product].settings(given));
}

/** Opens the authorization address as the member's browser does. @returns the address it is sent back to */
async function back(url: string): Promise<string> {
  const { pathname, search } = new URL(url);
  return (await member.get(pathname + search)).headers().location ?? "";
}

/** Two refreshes at once with the same token, as WordPress asks for them. @returns their status codes */
function refreshTwice({ id, secret }: Given["client"], { refresh_token = "" }: Tokens): Promise<number[]> {
  const Authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
  const refresh = async () => {
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token });
    return (
      await fetch(`${server.url}/api/oauth/token`, { method: "POST", headers: { Authorization }, body })
    ).status;
  };
  return Promise.all([refresh(), refresh()]);
}

test.each(Object.entries(PARTIES))(
  "%s: a sign-on that shows name and email, refreshes, and a sign-out with a replaced key",
  async (_, { product, callback, open }) => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const [redirectUri, bye] = [origin + callback, `${origin}/bye`];
    const client = await registerClient(server, redirectUri, "--logout-uri", bye);
    const settings = product ? await settingsOf(product, client, redirectUri) : {};
    const site = await open({ origin, redirectUri, bye, client, issuer: server.url, settings });
    try {
      await site.finish(await back(await site.begin()));
      expect(await site.who()).toMatchObject({ name: "Ann", email: expect.stringContaining("@") });
      const tokens = await site.tokens();
      expect(await refreshTwice(client, tokens)).toEqual([200, 200]);
      if (site.refresh) {
        const fresh = await site.refresh();
        expect(fresh).toMatch(/^[\w-]{20,}$/);
        expect(fresh).not.toBe(tokens.access_token);
      }
      await runCommand(server, ["keys", "rotate", "--yes"]);
      const end = new URLSearchParams({
        id_token_hint: tokens.id_token ?? "",
        post_logout_redirect_uri: bye,
      });
      const asks = (await site.signOut?.()) ?? `${server.url}/api/oauth/logout?${end}`;
      expect(asks).toMatch(/\/api\/oauth\/logout\?.*id_token_hint=/);
      const page = await (await member.get(await back(asks))).text();
      expect(plainText(page)).toContain(
        `Afterwards we take you back to Circle of Ann (${new URL(origin).host})`,
      );
    } finally {
      await site.close?.();
    }
  },
);

test("oidc-client-ts: three tabs that renew at the same moment stay signed in", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const redirectUri = `${origin}/callback`;
  const { id } = await registerClient(server, redirectUri, "--public");
  const stop = await servePage(port, { issuer: server.url, clientId: id, redirectUri });
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const context = await browser.newContext({ storageState: await member.cookies() });
    const [first, ...others] = await Promise.all([0, 1, 2].map(() => context.newPage()));
    if (!first) throw new Error("no tab");
    await first.goto(origin);
    await first.evaluate("void user.signinRedirect()");
    await first.waitForURL(/callback\?code=/);
    await first.evaluate("user.signinRedirectCallback().then(() => null)");
    await Promise.all(others.map((tab) => tab.goto(origin)));
    const renew = "user.signinSilent().then((one) => one.profile.name, (error) => String(error))";
    for (let round = 0; round < 10; round++) {
      const names = await Promise.all([first, ...others].map((tab) => tab.evaluate(renew)));
      expect(names).toEqual(["Ann", "Ann", "Ann"]);
    }
  } finally {
    await browser.close();
    stop();
  }
});

test("AppAuth: an app on this computer signs on at a port that is free, learns groups, and renews", async () => {
  const { email } =
    (await (await member.get("/account")).text()).match(/(?<email>[\w.+-]+@[\w.-]+\.\w+)/)?.groups ?? {};
  await runCommand(server, ["user", "change", email ?? "", "--groups", "paying"]);
  const { id } = await registerClient(server, "http://127.0.0.1/callback", "--public", "--groups", "paying");
  const redirectUri = `http://127.0.0.1:${await freePort()}/callback`;
  const app = await openAppAuth({ issuer: server.url, clientId: id, redirectUri });
  const asked = await back(app.begin());
  expect(asked).toMatch(/^\/auth\/consent\?/);
  const allowed = (await member.post(asked, { decision: "allow" })).headers().location ?? "";
  const { searchParams, port } = new URL(await back(new URL(allowed, server.url).href));
  expect(port).toBe(new URL(redirectUri).port);
  const tokens = await app.finish(searchParams.get("code") ?? "");
  const fresh = await app.refresh(tokens.refreshToken);
  const headers = { Authorization: `Bearer ${fresh.accessToken}` };
  const info = await (await fetch(`${server.url}/api/oauth/userinfo`, { headers })).json();
  expect(info).toMatchObject({ name: "Ann", groups: ["paying"] });
});

test("express-openid-connect: a sign-out here ends the session there", async () => {
  const { client: own } = await newMember(server);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const [redirectUri, bye] = [`${origin}/callback`, `${origin}/bye`];
  const client = await registerClient(
    server,
    redirectUri,
    ...["--logout-uri", bye, "--backchannel-logout-uri", `${origin}/backchannel-logout`],
  );
  const { open } = PARTIES["express-openid-connect"] ?? {};
  const site = await open?.({ origin, redirectUri, bye, client, issuer: server.url, settings: {} });
  try {
    const { pathname, search } = new URL((await site?.begin()) ?? "");
    await site?.finish((await own.get(pathname + search)).headers().location ?? "");
    expect(await site?.who()).toMatchObject({ name: "Ann" });
    await own.post("/auth/sign-out");
    await poll(
      10_000,
      () => "still signed in there",
      async () => ((await site?.who().catch(() => null)) ? undefined : true),
    );
  } finally {
    await site?.close?.();
    await own.close();
  }
});

test("Apache: lets in members of a group alone, set as the note on its page says", async () => {
  const { client: own, person } = await newMember(server);
  await runCommand(server, ["user", "change", person.email, "--groups", "paying"]);
  const seen: (string | undefined)[] = [];
  for (const group of ["paying", "staff"]) {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const [redirectUri, bye] = [`${origin}/members/callback`, `${origin}/bye`];
    const client = await registerClient(server, redirectUri);
    const { Configuration = "" } = await settingsOf("apache", client, redirectUri);
    const settings = {
      Configuration: Configuration.replace("profile email", "profile email groups").replace(
        "valid-user",
        `claim groups:${group}`,
      ),
    };
    const { open } = PARTIES["Apache with mod_auth_openidc"] ?? {};
    const site = await open?.({ origin, redirectUri, bye, client, issuer: server.url, settings });
    try {
      const { pathname, search } = new URL((await site?.begin()) ?? "");
      await site?.finish((await own.get(pathname + search)).headers().location ?? "");
      seen.push(
        await site?.who().then(
          () => "let in",
          () => "not let in",
        ),
      );
    } finally {
      await site?.close?.();
    }
  }
  await own.close();
  expect(seen).toEqual(["let in", "not let in"]);
});
