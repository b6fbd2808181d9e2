import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClientSettings, PRODUCTS, type ProductId } from "~/sign-on/products";
import { plainText } from "../support/built-site";
import { type Client, newMember } from "../support/client";
import { registerClient } from "../support/community";
import { type Given, PARTIES, type Tokens } from "../support/relying-parties";
import { freePort, type RunningServer, runCommand, startServer } from "../support/server";

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
    revocation: at("revocation_endpoint"),
    introspection: at("introspection_endpoint"),
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
      await runCommand(server, ["keys", "rotate"]);
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
