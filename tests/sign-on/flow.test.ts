import { decodeJwt } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase, transaction } from "~/base/data/database";
import { BusyError, isBusy } from "~/base/kernel/busy";
import { DAY_MS, HOUR_MS } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { links } from "~/base/links";
import { deleteUser, findUserByEmail } from "~/identity/data/users";
import { setClientOff } from "~/sign-on/change-clients";
import { listGrants } from "~/sign-on/data/grants";
import { deleteOldKeys } from "~/sign-on/data/keys";
import { listRefusals } from "~/sign-on/data/refusals";
import { rotateKeys } from "~/sign-on/provider/keys";
import { adviceOn } from "~/sign-on/refusal-advice";
import { ssoRecords } from "~/tables";
import {
  mailedSecret,
  memberSignedIn,
  memberWithPassword,
  PASSWORD,
  Visitor,
  verify,
} from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import {
  authorizeUrl,
  callbackOf,
  codeFor,
  newClient,
  REDIRECT_URI,
  redeem,
  type TestClient,
  userinfo,
  withSigningKey,
} from "../support/sso";

withDatabase();
withSigningKey();
afterEach(() => void vi.useRealTimers());
const setEnvironment = withEnvironment();

const COMMUNITY = "http://127.0.0.1:4555";
const account = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
const idIn = (location: string | null) =>
  new URLSearchParams(location?.split("?")[1]).get("session_id") ?? "";

async function begin(more: Record<string, string> = {}, client?: TestClient, headers = {}) {
  const visitor = new Visitor();
  const asked = await visitor.get(authorizeUrl(client ?? (await newClient()), more), headers);
  return { visitor, asked: asked.location as string, id: idIn(asked.location) };
}

describe("/auth during a sign-on", () => {
  it("says what signing in is for and where it leads, lets its form end there, and hides 'Forgot password?'", async () => {
    const { visitor, asked } = await begin();
    const page = await visitor.get(asked);
    // returnHost is what hides the link: see routes/account/auth.tsx.
    expect(page.data).toMatchObject({
      reason: { client: { name: "Circle of Ann" } },
      returnHost: "127.0.0.1:4555",
      failed: false,
    });
    const plain = await new Visitor().get("/auth");
    expect(plain.data).toMatchObject({ reason: null, returnHost: null, failed: false });
  });

  it("is found again at the plain address, for an hour", async () => {
    const { visitor } = await begin();
    expect((await visitor.get("/auth")).data).toMatchObject({
      reason: { client: { name: "Circle of Ann" } },
    });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS + 1 });
    expect((await visitor.get("/auth")).data).toMatchObject({ reason: null, returnHost: null });
  });

  it("is for the community, for whoever came from there by a link, until they stay away for an hour", async () => {
    setEnvironment({ COMMUNITY_URL: COMMUNITY });
    const visitor = new Visitor();
    await visitor.get("/tools", { Referer: `${COMMUNITY}/c/general` });
    expect((await visitor.get("/auth")).data).toMatchObject({ reason: "community" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS + 1 });
    await visitor.get("/tools");
    expect((await visitor.get("/auth")).data).toMatchObject({ reason: null });
  });

  it("an address with client_id and redirect_uri becomes an authorize request", async () => {
    const client = await newClient();
    const query = new URLSearchParams({
      client_id: client.id,
      redirect_uri: client.redirectUri,
      state: "ü 1",
      return_to: "/x?a=b",
    });
    const visitor = new Visitor();
    const first = await visitor.get(`/auth?${query}`);
    expect(first.location).toMatch(/^\/api\/oauth\/authorize\?response_type=code&/);
    const { asked } = { asked: (await visitor.follow(first)).location };
    expect(
      JSON.parse((await visitor.get(`/api/oauth/session?session_id=${idIn(asked)}`)).text),
    ).toMatchObject({
      state: "ü 1",
      returnTo: "/x?a=b",
    });
  });

  it.each(["error=access_denied", "error_description=<b>Call+0800</b>", "error_code=42"])(
    "shows the panel for %s with our own text, and 'Try Again' forgets the sign-on",
    async (query) => {
      const { visitor } = await begin();
      const page = await visitor.get(`/auth?${query}`);
      expect(page.data).toMatchObject({ failed: true });
      expect(JSON.stringify(page.data)).not.toContain("0800");
      const again = await visitor.post("/auth/try-again");
      expect(again.location).toBe("/auth");
      expect((await visitor.follow(again)).data).toMatchObject({ failed: false, reason: null });
    },
  );

  it("redirect_to=oauth without a request is the log's 'Could not find required OAuth parameters'", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    expect((await new Visitor().get("/auth?from=community&redirect_to=oauth")).data).toMatchObject({
      reason: "community",
    });
    expect(warn).toHaveBeenCalledWith({}, "Could not find required OAuth parameters");
    warn.mockRestore();
  });

  it("source=braindumper says so and leads to the plan tool", async () => {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    expect((await visitor.get("/auth?source=braindumper")).data).toMatchObject({ reason: "plan tool" });
    const answer = await visitor.post("/auth?source=braindumper", { email, password: PASSWORD });
    expect(answer.location).toBe("/braindumper");
  });
});

it("a sign-on that meets a busy database is not given up: the same address goes on a moment later", async () => {
  const { email } = await memberWithPassword();
  const { visitor, asked } = await begin();
  const resume = (await visitor.post(asked, { email, password: PASSWORD })).location as string;
  vi.spyOn(await openDatabase(), "transaction").mockRejectedValueOnce(new BusyError("locked"));
  await expect(visitor.get(resume)).rejects.toSatisfy(isBusy);
  expect(callbackOf(await visitor.get(resume)).code).toBeTruthy();
});

describe("a sign-on that cannot be completed", () => {
  it("sends a member to the community's front door, with 'SSO Error'", async () => {
    setEnvironment({ COMMUNITY_URL: COMMUNITY });
    const { email } = await memberWithPassword();
    const { visitor, asked } = await begin();
    await transaction((tx) => tx.delete(ssoRecords));
    const answer = await visitor.post(asked, { email, password: PASSWORD });
    expect(answer.location).toBe("/auth/redirect");
    const page = await visitor.follow(answer);
    expect(page.flash).toMatchObject({
      title: "SSO Error",
      text: "There was a problem completing the community login. Redirecting you directly.",
    });
    expect(page.headers.get("Refresh")).toBe(`2; url=${COMMUNITY}`);
  });

  it("of another client that was disabled midway ends at home, not at the community", async () => {
    setEnvironment({ COMMUNITY_URL: "https://community.example" });
    const client = await newClient({ redirectUris: ["https://other.example/cb"] });
    const { visitor } = await memberSignedIn();
    const asked = await visitor.get(authorizeUrl(client, { prompt: "select_account" }));
    await setClientOff(client.id, true);
    const ended = await visitor.post(asked.location as string);
    const home = await visitor.follow(await visitor.follow(ended));
    expect(home.flash).toMatchObject({ title: "The sign-on could not be completed" });
  });

  it("without a known community the member goes home, and is told the same", async () => {
    const { email } = await memberWithPassword();
    const { visitor, asked } = await begin();
    await transaction((tx) => tx.delete(ssoRecords));
    const answer = await visitor.post(asked, { email, password: PASSWORD });
    expect(answer.location).toBe("/");
    expect((await visitor.follow(answer)).flash?.title).toBe("SSO Error");
  });

  it("from=community alone leads to the community's front door after signing in", async () => {
    setEnvironment({ COMMUNITY_URL: COMMUNITY });
    const { email } = await memberWithPassword();
    const answer = await new Visitor().post("/auth?from=community", { email, password: PASSWORD });
    expect(answer.location).toBe("/auth/redirect");
  });
});

describe("Back after a sign-on", () => {
  it("leads home from each of its pages, as from any other sign-in, and reports no failure", async () => {
    setEnvironment({ COMMUNITY_URL: COMMUNITY });
    const { email } = await memberWithPassword();
    const { visitor, asked, id } = await begin();
    const signIn = () => visitor.post(asked, { email, password: PASSWORD });
    callbackOf(await visitor.follow(await signIn()));
    for (const page of ["/auth", "/auth/consent", "/auth/continue"]) {
      let answer = await visitor.get(`${page}?session_id=${id}`);
      if (answer.location !== "/") answer = await visitor.follow(answer);
      expect(answer.location, page).toBe("/");
    }
    const again = await signIn();
    expect(again.location).toBe("/");
    expect((await visitor.follow(again)).flash).toBeNull();
  });
});

describe("sign-up and verification in the middle", () => {
  async function signUpDuring(more: Record<string, string> = {}, community = COMMUNITY) {
    setEnvironment({ COMMUNITY_URL: community });
    const { visitor, id } = await begin(more);
    const confirm = await visitor.follow(await visitor.post("/auth/sign-up", account));
    return { visitor, id, confirm, secret: await mailedSecret(account.email, "verify") };
  }

  it("says 'before accessing the community', remembers 'circle', and returns to the same request", async () => {
    const { visitor, id, confirm, secret } = await signUpDuring({ return_to: "/there" });
    expect(confirm.flash).toMatchObject({
      text: "Please check your email to verify your account before accessing the community.",
      seconds: 6,
    });
    expect((await findUserByEmail(account.email))?.signupSource).toBe("circle");
    const verified = await visitor.post("/auth/verify", { token_hash: secret, type: "signup" });
    expect(verified.location).toBe("/auth/verified");
    const page = await visitor.follow(verified);
    expect(page.data).toMatchObject({ to: `/api/oauth/authorize/${id}`, place: "the community website" });
    const done = callbackOf(await visitor.get(page.data.to as string));
    expect(done).toMatchObject({ state: "st-1", return_to: "/there" });
    expect(decodeJwt(done.code as string).sessionId).toBe(id);
  });

  it("the tab that waits goes to the community's front door, and leaves the code to the tab of the link", async () => {
    const { visitor, secret } = await signUpDuring();
    await visitor.post("/auth/verify", { token_hash: secret, type: "signup" });
    const verified = await visitor.get("/auth/verified");
    expect((await visitor.get("/auth/confirm?waiting")).location).toBe("/auth/redirect");
    expect(callbackOf(await visitor.get(verified.data.to as string)).code).toBeTruthy();
    expect((await visitor.get("/auth/confirm?waiting")).location).toBe("/auth/redirect");
  });

  it("on the way to another client the tab that waits goes home, and leaves the sign-on alone too", async () => {
    const { visitor, secret } = await signUpDuring({}, "http://community.example");
    await visitor.post("/auth/verify", { token_hash: secret, type: "signup" });
    const verified = await visitor.get("/auth/verified");
    expect((await visitor.get("/auth/confirm?waiting")).location).toBe("/");
    expect(callbackOf(await visitor.get(verified.data.to as string)).code).toBeTruthy();
  });

  it("automatic_login=true leaves out the page in between", async () => {
    const { visitor, id, secret } = await signUpDuring({ automatic_login: "true" });
    const verified = await visitor.post("/auth/verify", { token_hash: secret, type: "signup" });
    expect(verified.location).toBe(`/api/oauth/authorize/${id}`);
  });

  it("on another device it does not go on: a sign-on belongs to its browser", async () => {
    const { visitor } = await signUpDuring();
    const other = new Visitor();
    const page = await other.follow(await verify(other, account.email));
    expect(page.data.to).not.toContain("/api/oauth");
    // Back in the first browser the member signs in, and it goes on.
    const answer = await visitor.post("/auth", { email: account.email, password: PASSWORD });
    expect(callbackOf(await visitor.follow(answer)).code).toBeTruthy();
  });

  it("an account that is not confirmed yet waits on the confirm page, and goes on after, however late", async () => {
    const { visitor, secret } = await signUpDuring();
    const answer = await visitor.post("/auth", { email: account.email, password: PASSWORD });
    expect(answer.location).toBe("/auth/confirm");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * HOUR_MS });
    const page = await visitor.follow(
      await visitor.post("/auth/verify", { token_hash: secret, type: "signup" }),
    );
    expect(page.data).toMatchObject({
      to: expect.stringContaining(links.resumeSignOn("")),
      place: "the community website",
    });
  });
});

describe("where a visitor comes from", () => {
  const source = async (visitor: Visitor) => {
    await visitor.post("/auth/sign-up", account);
    return (await findUserByEmail(account.email))?.signupSource ?? null;
  };

  it.each([
    ["by its host", {}, "circle"],
    ["from its page for signing in", { Referer: `${COMMUNITY}/users/sign_in` }, "circle_oauth_initiate"],
    [
      "from its page that begins a sign-on",
      { Referer: `${COMMUNITY}/oauth2/initiate` },
      "circle_oauth_initiate",
    ],
    ["from any page of it", { Referer: `${COMMUNITY}/c/general` }, "circle"],
  ])("the community is recognised %s", async (_, headers, expected) => {
    setEnvironment({ COMMUNITY_URL: COMMUNITY });
    const { visitor } = await begin({}, undefined, headers);
    expect(await source(visitor)).toBe(expected);
  });

  it("the community is recognised by its client id", async () => {
    const client = await newClient();
    setEnvironment({ COMMUNITY_URL: `https://elsewhere.example,${client.id}` });
    const { visitor, asked } = await begin({}, client);
    expect(asked).toContain("from=community");
    expect(await source(visitor)).toBe("circle");
  });

  it("another client's members have no such source", async () => {
    setEnvironment({ COMMUNITY_URL: "http://community.example" });
    const { visitor } = await begin();
    expect(await source(visitor)).toBeNull();
  });

  it("a Referer of the community is remembered from the sign-in page on; a foreign one is not", async () => {
    setEnvironment({ COMMUNITY_URL: COMMUNITY });
    const visitor = new Visitor();
    const page = await visitor.get("/auth?tab=signup", { Referer: `${COMMUNITY}/sign_in` });
    expect(page).toMatchObject({ status: 200, data: { reason: "community" } });
    await visitor.post(`/auth/sign-up?${page.data.query}`, account);
    expect((await findUserByEmail(account.email))?.signupSource).toBe("circle_oauth_initiate");
    const foreign = await new Visitor().get("/auth", { Referer: "http://evil.example/sign_in" });
    expect(foreign.data.reason).toBeNull();
  });
});

describe("a client that is not the operator's own", () => {
  async function thirdParty() {
    const client = await newClient({ isThirdParty: true, name: "Tools of Bo" });
    const { visitor, member } = await memberSignedIn();
    const asked = await visitor.get(authorizeUrl(client));
    return { client, visitor, member, url: asked.location as string };
  }

  it("asks first; allowed once, it is not asked again, and other members are", async () => {
    const { client, visitor, url } = await thirdParty();
    expect(url).toMatch(/^\/auth\/consent\?session_id=/);
    const page = await visitor.get(url);
    expect(page.data).toMatchObject({
      client: { name: "Tools of Bo" },
      place: "127.0.0.1:4555",
      learns: [
        "Recognise you when you come back",
        "See your display name",
        "See your email address",
        "Look again for 30 days, also while you are away",
      ],
    });
    const allowed = await visitor.post(url, { decision: "allow" });
    expect(callbackOf(await visitor.follow(allowed))).toMatchObject({
      state: "st-1",
      code: expect.any(String),
    });
    expect(callbackOf(await visitor.get(authorizeUrl(client))).code).toBeTruthy();
    const { visitor: other } = await memberSignedIn();
    expect((await other.get(authorizeUrl(client))).location).toContain("/auth/consent");
    expect(callbackOf(await other.get(authorizeUrl(client, { prompt: "none" })))).toMatchObject({
      error: "consent_required",
    });
  });

  it("denied, it gets access_denied with state and iss", async () => {
    const { visitor, url } = await thirdParty();
    const answer = callbackOf(await visitor.follow(await visitor.post(url, { decision: "deny" })));
    expect(answer).toMatchObject({ error: "access_denied", state: "st-1", iss: expect.any(String) });
  });

  it("asks again for more than was allowed, and with prompt=consent", async () => {
    const { client, visitor } = await thirdParty();
    const little = await visitor.get(authorizeUrl(client, { scope: "openid" }));
    await visitor.follow(await visitor.post(little.location as string, { decision: "allow" }));
    expect(callbackOf(await visitor.get(authorizeUrl(client, { scope: "openid" }))).code).toBeTruthy();
    expect((await visitor.get(authorizeUrl(client))).location).toContain("/auth/consent");
    const again = await visitor.get(authorizeUrl(client, { scope: "openid", prompt: "consent" }));
    expect(again.location).toContain("/auth/consent");
    const done = await visitor.follow(await visitor.post(again.location as string, { decision: "allow" }));
    expect(callbackOf(done).code).toBeTruthy();
  });

  it("is asked about only in the browser that began it, and never from elsewhere", async () => {
    const { visitor, url } = await thirdParty();
    const { visitor: other } = await memberSignedIn();
    const elsewhere = await other.follow(await other.post(url, { decision: "allow" }));
    expect(elsewhere.location).toBe("/");
    const headers = { Origin: "http://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await visitor.post(url, { decision: "allow" }, headers)).status).toBe(403);
    expect((await visitor.post(url, {})).status).toBe(400);
  });
});

describe("what a member granted", () => {
  it("is listed under /account, and ends at once when it is taken back", async () => {
    const { visitor, member } = await memberSignedIn();
    const client = await newClient();
    const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client));
    expect((await visitor.get("/account")).data.clients).toMatchObject([
      { id: client.id, name: "Circle of Ann" },
    ]);
    const { visitor: other } = await memberSignedIn();
    await other.post("/account/grants", { client: client.id });
    expect((await userinfo(new Visitor(), body.access_token as string)).status).toBe(200);
    expect((await visitor.post("/account/grants", { client: client.id })).location).toBe("/account#clients");
    expect((await userinfo(new Visitor(), body.access_token as string)).status).toBe(401);
    expect(await listGrants(member.id)).toEqual([]);
  });

  it("goes with the account", async () => {
    const { visitor, member } = await memberSignedIn();
    const client = await newClient();
    const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client));
    await transaction((tx) => deleteUser(tx, member.id));
    expect((await userinfo(new Visitor(), body.access_token as string)).status).toBe(401);
  });
});

it("a sign-on that waits ends when its client is disabled, also if that is enabled again", async () => {
  const { email } = await memberWithPassword();
  const client = await newClient();
  const { visitor, asked, id } = await begin({}, client);
  await setClientOff(client.id, true);
  await setClientOff(client.id, false);
  await visitor.post(asked, { email, password: PASSWORD });
  const resumed = await visitor.get(`/api/oauth/authorize/${id}`);
  expect(resumed.location ?? "").not.toContain("code=");
});

describe("signing out because a client asks", () => {
  const AFTER = "http://127.0.0.1:4555/bye?x=1";
  async function signedOn() {
    const { visitor } = await memberSignedIn();
    const client = await newClient({ logoutUris: [AFTER] });
    const { body } = await redeem(new Visitor(), client, await codeFor(visitor, client));
    const query = { id_token_hint: body.id_token as string, post_logout_redirect_uri: AFTER, state: "s ü" };
    return { visitor, client, query };
  }
  const logout = (query: Record<string, string>) => `/api/oauth/logout?${new URLSearchParams(query)}`;

  it("asks the member, signs out here, and returns with state", async () => {
    const { visitor, client, query } = await signedOn();
    const asked = await visitor.get(logout(query));
    const page = await visitor.follow(asked);
    expect(page).toMatchObject({ status: 200, data: { place: "127.0.0.1:4555" } });
    expect((await visitor.get("/account")).status).toBe(200);
    const done = await visitor.post(asked.location as string);
    expect(done.location).toBe("http://127.0.0.1:4555/bye?x=1&state=s+%C3%BC");
    expect(callbackOf(await visitor.get(authorizeUrl(client, { prompt: "none" })))).toMatchObject({
      error: "login_required",
    });
  });

  it("who is signed out already goes straight back", async () => {
    const { query } = await signedOn();
    const answer = await new Visitor().get((await new Visitor().get(logout(query))).location as string);
    expect(callbackOf(answer)).toEqual({ x: "1", state: "s ü" });
  });

  it("a refusal is listed with its reason", async () => {
    const { visitor, client, query } = await signedOn();
    // One a second is kept, whoever else was refused.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5000 });
    const wrong = { ...query, post_logout_redirect_uri: "http://127.0.0.1:4555/?wp_lang=de" };
    await visitor.follow(await visitor.get(logout(wrong)));
    await expect
      .poll(() => listRefusals(client.id))
      .toMatchObject([
        {
          place: "sign-out",
          reason: expect.stringContaining("post_logout_redirect_uri not registered"),
          redirectUri: wrong.post_logout_redirect_uri,
        },
      ]);
  });

  it("a registered address that ends in ?* takes any query, and no other path", async () => {
    const { visitor } = await memberSignedIn();
    const client = await newClient({ logoutUris: ["http://127.0.0.1:4555/login?*"] });
    const endAfter = async (end: string) => {
      const query = { client_id: client.id, post_logout_redirect_uri: end };
      return (await new Visitor().follow(await visitor.get(logout(query)))).location;
    };
    for (const end of ["http://127.0.0.1:4555/login", "http://127.0.0.1:4555/login?loggedout=1&wp_lang=de"])
      expect(await endAfter(end)).toBe(end);
    for (const end of [
      "http://127.0.0.1:4555/loginx?a",
      "http://127.0.0.1:4555/?a",
      "http://127.0.0.1:4555/login?a#b",
    ])
      expect(await endAfter(end)).toBe("/");
  });

  it("a hint of a retired key counts as long as a session may last, and one of nobody's key does not", async () => {
    const { query } = await signedOn();
    await rotateKeys();
    const later = Date.now() + 2 * DAY_MS;
    vi.useFakeTimers({ toFake: ["Date"], now: later });
    await transaction(deleteOldKeys);
    const answer = await new Visitor().follow(await new Visitor().get(logout(query)));
    expect(callbackOf(answer)).toEqual({ x: "1", state: "s ü" });
    const forged = `${query.id_token_hint.slice(0, -8)}AAAAAAAA`;
    const refused = await new Visitor().follow(
      await new Visitor().get(logout({ ...query, id_token_hint: forged })),
    );
    expect(refused.location).toBe("/");
  });

  it("an address that is not registered is not followed", async () => {
    const { visitor, query } = await signedOn();
    for (const post_logout_redirect_uri of ["http://evil.example/", REDIRECT_URI]) {
      const asked = await visitor.get(logout({ ...query, post_logout_redirect_uri }));
      expect(await visitor.follow(asked)).toMatchObject({
        status: 200,
        data: { place: null, isRefused: true },
      });
    }
    const asked = await visitor.get(logout({ ...query, post_logout_redirect_uri: "http://evil.example/" }));
    expect((await visitor.post(asked.location as string)).location).toBe("/");
    expect((await visitor.get("/account")).status).not.toBe(200);
  });

  it("one that names its way back but not its client is listed, and the page says that the member stays", async () => {
    const { visitor, client } = await signedOn();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5000 });
    const bare = await visitor.follow(await visitor.get("/api/oauth/logout"));
    expect(bare.data).toMatchObject({ place: null, isRefused: false });
    const nameless = await visitor.get(logout({ post_logout_redirect_uri: AFTER }));
    expect((await visitor.follow(nameless)).data).toMatchObject({ place: null, isRefused: true });
    const listed = { place: "sign-out", clientId: "(none sent)", redirectUri: AFTER };
    await expect.poll(() => listRefusals(client.id)).toMatchObject([listed]);
    const [refusal] = await listRefusals();
    expect(adviceOn(refusal?.reason ?? "")).toContain("client_id");
    expect((await new Visitor().get(`${nameless.location}`)).location).toBe("/");
  });

  it("a posted request only leads to the question; a forged answer is refused", async () => {
    const { visitor, query } = await signedOn();
    const headers = { Origin: "http://evil.example", "Sec-Fetch-Site": "cross-site" };
    const posted = await visitor.post("/api/oauth/logout", query, headers);
    expect(posted).toMatchObject({ status: 303, location: expect.stringMatching(/^\/auth\/sign-off\?/) });
    expect((await visitor.post(posted.location as string, {}, headers)).status).toBe(403);
    expect((await visitor.get("/account")).status).toBe(200);
  });
});
