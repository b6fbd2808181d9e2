import { describe, expect, it } from "vitest";
import { memberSignedIn, Visitor } from "../support/accounts";
import { withDatabase } from "../support/database";
import { operatorSignedIn } from "../support/operators";
import {
  authorizeUrl,
  basic,
  callbackOf,
  newClient,
  pkcePair,
  postForm,
  redeem,
  withSigningKey,
} from "../support/sso";

withDatabase();
withSigningKey();

const APP = "com.example.app:/callback";
const { verifier, challenge } = pkcePair();
const PKCE = { state: undefined, code_challenge: challenge, code_challenge_method: "S256" };

const register = (...redirectUris: string[]) => newClient({ isPublic: true, redirectUris });
const ask = (client: Awaited<ReturnType<typeof register>>, redirectUri = client.redirectUri) =>
  authorizeUrl({ ...client, redirectUri }, PKCE);

/** Signs on at an address where the member is asked each time. @returns the parameters that the app gets */
async function allowed(visitor: Visitor, url: string) {
  const { location } = await visitor.get(url);
  expect(location).toMatch(/^\/auth\/consent\?session_id=/);
  const page = await visitor.get(location as string);
  const answer = await visitor.follow(await visitor.post(location as string, { decision: "allow" }));
  return { page, to: answer.location ?? "", back: callbackOf(answer) };
}

describe("an app of a public client", () => {
  it.each([
    [APP, APP],
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/cb"],
    ["http://127.0.0.1:4000/cb", "http://127.0.0.1:4001/cb"],
    ["http://[::1]/cb?a=1", "http://[::1]:51234/cb?a=1"],
    ["http://localhost/cb", "http://localhost:8400/cb"],
  ])("registered with %s signs on at %s, without state, with PKCE alone", async (registered, used) => {
    const client = await register(registered);
    const { visitor } = await memberSignedIn();
    const { to, back } = await allowed(visitor, ask(client, used));
    expect(to.startsWith(used)).toBe(true);
    expect(
      Object.keys(back)
        .filter((name) => name !== "a")
        .sort(),
    ).toEqual(["code", "iss"]);
    const more = { client_id: client.id, code_verifier: verifier };
    const given = { ...client, redirectUri: used };
    expect((await redeem(new Visitor(), given, back.code as string, more, {})).status).toBe(200);
  });

  it.each([
    "http://127.0.0.2:51234/cb",
    "http://127.0.0.1:51234/other",
    "http://127.0.0.1:51234/cb?x=1",
    "http://127.0.0.1:51234@evil.example/cb",
    "http://127.0.0.1.evil.example/cb",
    "https://127.0.0.1:51234/cb",
    "http://localhost:51234/cb",
    "com.example.app:/callback2",
    "com.example.other:/callback",
  ])("gets our error page for %s", async (uri) => {
    const client = await register(APP, "http://127.0.0.1/cb");
    const { visitor } = await memberSignedIn();
    const answer = await visitor.get(ask(client, uri));
    expect([answer.status, answer.location]).toEqual([400, null]);
  });

  it("is asked about each time, because any app may be behind the address; not at an address of its own", async () => {
    const own = "https://app.example/cb";
    const client = await register(APP, own);
    const { visitor } = await memberSignedIn();
    const { page } = await allowed(visitor, ask(client));
    expect(page.data).toMatchObject({ place: "an app on this device" });
    await allowed(visitor, ask(client));
    expect(callbackOf(await visitor.get(`${ask(client)}&prompt=none`)).error).toBe("interaction_required");
    expect(callbackOf(await visitor.get(ask(client, own))).code).toBeTruthy();
  });

  it("is understood with an empty secret in the header, which is none at introspection", async () => {
    const client = await register("https://app.example/cb");
    const { visitor } = await memberSignedIn();
    const { code = "" } = callbackOf(await visitor.get(ask(client)));
    const { status, body } = await redeem(
      new Visitor(),
      client,
      code,
      { code_verifier: verifier },
      basic(client),
    );
    expect(status).toBe(200);
    const token = { token: body.access_token };
    expect((await postForm(new Visitor(), "/api/oauth/introspect", token, basic(client))).status).toBe(401);
  });

  it("has no https address at this machine beside an app's own, which the engine refuses at each sign-on", async () => {
    const { visitor } = await operatorSignedIn();
    const form = { name: "App", redirectUris: `${APP} https://localhost/cb`, product: "", logoutUris: "" };
    const refused = await visitor.post("/admin/clients/new", { ...form, isPublic: "on" });
    expect([refused.status, JSON.stringify(refused.errors)]).toEqual([
      409,
      expect.stringContaining("https://localhost/cb cannot stand beside"),
    ]);
  });

  it("signs out at another port, too", async () => {
    const client = await newClient({
      isPublic: true,
      redirectUris: [APP],
      logoutUris: ["http://127.0.0.1/bye", "com.example.app:/bye"],
    });
    for (const uri of ["http://127.0.0.1:51234/bye", "com.example.app:/bye"]) {
      const asked = new URLSearchParams({ client_id: client.id, post_logout_redirect_uri: uri });
      expect((await new Visitor().get(`/auth/sign-off?${asked}`)).location).toBe(uri);
    }
  });
});

describe("a client with a secret", () => {
  it("has neither another port nor an app's address", async () => {
    const client = await newClient({ redirectUris: ["http://127.0.0.1:4000/cb"] });
    const { visitor } = await memberSignedIn();
    const url = authorizeUrl({ ...client, redirectUri: "http://127.0.0.1:4001/cb" });
    expect((await visitor.get(url)).status).toBe(400);
    const { visitor: operator } = await operatorSignedIn();
    const form = { name: "App", redirectUris: APP, product: "", logoutUris: "" };
    const refused = await operator.post("/admin/clients/new", form);
    expect([refused.status, JSON.stringify(refused.errors)]).toEqual([
      409,
      expect.stringContaining("no app can keep a secret"),
    ]);
    expect((await operator.post("/admin/clients/new", { ...form, isPublic: "on" })).status).toBe(303);
  });
});
