import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { findRecord } from "~/sign-on/data/records";
import { ssoClients } from "~/tables";
import { memberWithPassword, PASSWORD, signIn, Visitor } from "../support/accounts";
import { withDatabase } from "../support/database";
import { setUpCodes } from "../support/second-factor";
import { authorizeUrl, callbackOf, newClient, redeem, type TestClient, withSigningKey } from "../support/sso";

withDatabase();
withSigningKey();
// The engine has a clock of its own.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-15T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function member() {
  const { email, id } = await memberWithPassword();
  const visitor = new Visitor();
  await signIn(visitor, email);
  passTime(1000);
  return { visitor, email, id };
}

const whoIn = async (client: TestClient, code = "") =>
  decodeJwt((await redeem(new Visitor(), client, code)).body.id_token as string);

/** Begins a sign-on. @returns the page that it leads to */
async function begin(visitor: Visitor, client: TestClient, more: Record<string, string>) {
  return (await visitor.get(authorizeUrl(client, more))).location as string;
}

describe.each(["select_account", "create"])("prompt=%s", (prompt) => {
  it("asks a member whether it is the right account, and goes on with it", async () => {
    const { visitor, id } = await member();
    const client = await newClient();
    const asked = await begin(visitor, client, { prompt });
    expect(asked).toMatch(/^\/auth\/continue\?session_id=/);
    expect((await visitor.get(asked)).data).toMatchObject({
      client: { name: "Circle of Ann" },
      factor: null,
    });
    const { code } = callbackOf(await visitor.follow(await visitor.post(asked)));
    expect(await whoIn(client, code)).toMatchObject({ sub: id });
  });

  it("goes on with another account when the member signs in with one", async () => {
    const { visitor } = await member();
    const other = await memberWithPassword();
    const client = await newClient();
    const { data } = await visitor.get(await begin(visitor, client, { prompt }));
    const { href } = data.other as { href: string };
    expect((await visitor.get(href)).status).toBe(200);
    passTime(1000);
    const signedIn = await visitor.post(href.replace("&tab=signup", ""), {
      email: other.email,
      password: PASSWORD,
    });
    const { code } = callbackOf(await visitor.follow(signedIn));
    expect(await whoIn(client, code)).toMatchObject({ sub: other.id });
  });

  it("is answered by a visitor's sign-in", async () => {
    const { email, id } = await memberWithPassword();
    const visitor = new Visitor();
    const client = await newClient();
    const asked = await begin(visitor, client, { prompt });
    expect(asked.includes("tab=signup")).toBe(prompt === "create");
    passTime(1000);
    const signedIn = await visitor.post(asked.replace("&tab=signup", ""), { email, password: PASSWORD });
    const { code } = callbackOf(await visitor.follow(signedIn));
    expect(await whoIn(client, code)).toMatchObject({ sub: id });
  });

  it("and consent are asked one after the other", async () => {
    const { visitor, id } = await member();
    const client = await newClient({ isThirdParty: true });
    const asked = await begin(visitor, client, { prompt });
    passTime(1000);
    const next = await visitor.follow(await visitor.post(asked));
    expect(next.location).toMatch(/^\/auth\/consent\?session_id=/);
    const allowed = await visitor.post(next.location as string, { decision: "allow" });
    const { code } = callbackOf(await visitor.follow(allowed));
    expect(await whoIn(client, code)).toMatchObject({ sub: id });
  });
});

describe("a member without a second factor, where a client", () => {
  const wish = { acr_values: "aal2" };

  it("wishes one, can set it up on the way", async () => {
    const { visitor } = await member();
    const client = await newClient();
    const asked = await begin(visitor, client, wish);
    const { factor } = (await visitor.get(asked)).data as { factor: { setUp: string; needs: boolean } };
    expect(factor).toMatchObject({ needs: false });
    await setUpCodes(visitor);
    const resumed = decodeURIComponent(factor.setUp.split("redirectTo=")[1] as string);
    const { code } = callbackOf(await visitor.get(resumed));
    expect(await whoIn(client, code)).toMatchObject({ acr: "aal2" });
  });

  it("wishes one, can go on without", async () => {
    const { visitor } = await member();
    const client = await newClient();
    const { code } = callbackOf(await visitor.follow(await visitor.post(await begin(visitor, client, wish))));
    expect(await whoIn(client, code)).toMatchObject({ acr: "aal1" });
  });

  it("wishes one and may not ask, gets the sign-on without", async () => {
    const { visitor } = await member();
    const client = await newClient();
    const { code } = callbackOf(await visitor.get(authorizeUrl(client, { ...wish, prompt: "none" })));
    expect(await whoIn(client, code)).toMatchObject({ acr: "aal1" });
  });

  it("needs one, cannot go on without", async () => {
    const { visitor } = await member();
    const client = await newClient();
    await transaction((tx) =>
      tx.update(ssoClients).set({ needsSecondFactor: true }).where(eq(ssoClients.id, client.id)),
    );
    const asked = await begin(visitor, client, {});
    expect((await visitor.get(asked)).data.factor).toMatchObject({ needs: true });
    const next = await visitor.follow(await visitor.post(asked));
    expect(next.location).toMatch(/^\/auth\/continue\?session_id=/);
    const none = await visitor.get(authorizeUrl(client, { prompt: "none" }));
    expect(callbackOf(none)).toMatchObject({ error: "interaction_required" });
    await setUpCodes(visitor);
    const { code } = callbackOf(await visitor.get(authorizeUrl(client)));
    expect(await whoIn(client, code)).toMatchObject({ acr: "aal2" });
  });
});

it.each([
  ["login", { prompt: "login" }, {}],
  ["consent", {}, { isThirdParty: true }],
])("a press here does not answer what asks for %s", async (_asks, more, kind) => {
  const { visitor } = await member();
  const asked = await begin(visitor, await newClient(kind), more);
  const id = new URLSearchParams(asked.split("?")[1]).get("session_id") ?? "";
  const pressed = await visitor.post(`/auth/continue?session_id=${id}`);
  const { payload } = (await findRecord("Interaction", id)) ?? {};
  expect(payload).toMatchObject({ params: { client_id: expect.any(String) } });
  expect(payload).not.toHaveProperty("result");
  const next = await visitor.follow(pressed);
  expect(next.location).toMatch(/^\/auth(\/consent)?\?session_id=/);
});

it("discovery names the prompts", async () => {
  const found = JSON.parse((await new Visitor().get("/.well-known/openid-configuration")).text);
  expect(found.prompt_values_supported).toEqual(["none", "login", "consent", "select_account", "create"]);
});
