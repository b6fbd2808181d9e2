import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { findUserByEmail } from "~/identity/data/users";
import { updateClient } from "~/sign-on/data/clients";
import { siteContent } from "~/site/site.server";
import { ssoRecords } from "~/tables";
import { memberSignedIn, memberWithPassword, PASSWORD, signIn, Visitor, verify } from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { authorizeUrl, callbackOf, newClient, REDIRECT_URI, withSigningKey } from "../support/sso";
import { answerStep, draftKeyOf, generate, IDEA, summaryFields, tellIdea } from "../support/wizard";

// Each quotes the sentence of the product's specification that it holds the site to.

withDatabase();
withSigningKey();
const setEnvironment = withEnvironment();

const COMMUNITY = "https://community.example";
const OFFER = "https://offer.example/";
const FROM_COMMUNITY = { Referer: `${COMMUNITY}/c/general` };
const PERSON = { firstName: "Ann", email: "new@example.test", password: PASSWORD, acceptTerms: "on" };

beforeEach(() => setEnvironment({ COMMUNITY_URL: COMMUNITY }));
afterEach(() => {
  siteContent().offer.url = "";
});

const signUp = (visitor: Visitor, place = "auth") => visitor.post("/auth/sign-up", { ...PERSON, place });

test("'On success a toast is shown […]; then […] the page goes to the given external redirect address'", async () => {
  siteContent().offer.url = OFFER;
  const answer = await signUp(new Visitor(), "home");
  expect(answer.location).toBe("/auth/signed-up");
  const page = await new Visitor().follow(answer);
  expect(page.data).toEqual({ url: OFFER, text: "Please check your email to verify your account." });
  expect(page.headers.get("Refresh")).toBe(`5; url=${OFFER}`);
  siteContent().offer.url = "";
  expect((await signUp(new Visitor(), "home")).location).toBe("/auth/confirm");
  expect((await new Visitor().get("/auth/signed-up")).location).toBe("/auth/confirm");
});

describe("/auth/confirm 'detects a community sign-on flow and the plan-tool flow from […] the query parameters source, client_id, redirect_uri, response_type, return_to, state, and stores them'", () => {
  const confirm = "/auth/confirm";

  test("a sign-on, which goes on after the email is verified", async () => {
    const client = await newClient();
    const visitor = new Visitor();
    await signUp(visitor);
    const carried = authorizeUrl(client, { return_to: "/there" }).split("?")[1];
    const answer = await visitor.get(`${confirm}?${carried}`);
    expect(answer).toMatchObject({ status: 303, location: confirm });
    expect((await visitor.follow(answer)).data.email).toBe(PERSON.email);
    const verified = await visitor.follow(await verify(visitor, PERSON.email));
    const done = callbackOf(await visitor.get(verified.data.to as string));
    expect(done).toMatchObject({ code: expect.any(String), state: "st-1", return_to: "/there" });
  });

  test("in a browser that the site does not know yet", async () => {
    const visitor = new Visitor();
    const answer = await visitor.get(`${confirm}?${authorizeUrl(await newClient()).split("?")[1]}`);
    expect(answer.location).toBe(confirm);
    const { email } = await memberWithPassword();
    expect((await signIn(visitor, email)).location).toMatch(/^\/api\/oauth\/authorize\//);
  });

  test("the plan tool", async () => {
    const visitor = new Visitor();
    await signUp(visitor);
    expect((await visitor.get(`${confirm}?source=braindumper`)).location).toBe(confirm);
    expect((await visitor.follow(await verify(visitor, PERSON.email))).data.to).toBe("/braindumper");
  });

  test("an own path, and no other", async () => {
    const visitor = new Visitor();
    await signUp(visitor);
    await visitor.get(`${confirm}?return_to=%2Fbraindumps`);
    expect((await visitor.get(`${confirm}?return_to=%2F%2Fevil.example`)).status).toBe(200);
    expect((await visitor.follow(await verify(visitor, PERSON.email))).data.to).toBe("/braindumps");
  });

  test("an unknown client is refused, as on /auth", async () => {
    const answer = await new Visitor().get(`${confirm}?client_id=x&redirect_uri=https%3A%2F%2Fevil.example`);
    expect(answer).toMatchObject({ status: 400, problem: { title: "Authentication Error" } });
  });
});

describe("'A referrer from the community site sets a from-community flag'", () => {
  test.each(["/", "/blog", "/braindumper", "/auth", "/auth?tab=signup", "/nope"])("on %s", async (path) => {
    const visitor = new Visitor();
    await visitor.get(path, FROM_COMMUNITY);
    expect((await visitor.get("/auth")).data.reason).toBe("community");
    await signUp(visitor, "home");
    expect((await visitor.follow(await verify(visitor, PERSON.email))).data.to).toBe(COMMUNITY);
  });

  test("'a referrer from community initiate or sign-in pages sets […] signup source circle_oauth_initiate'", async () => {
    const visitor = new Visitor();
    await visitor.get("/tools", { Referer: `${COMMUNITY}/users/sign_in` });
    await signUp(visitor);
    expect((await findUserByEmail(PERSON.email))?.signupSource).toBe("circle_oauth_initiate");
  });

  test("any other referrer sets nothing, and the page stays the same for everybody", async () => {
    const visitor = new Visitor();
    for (const Referer of ["https://evil.example/community.example", `${COMMUNITY}.evil.example/`, "x"])
      await visitor.get("/", { Referer });
    expect(visitor.cookies.size).toBe(0);
  });

  test("whoever then presses Generate is here for the plan", async () => {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    await visitor.get("/braindumper", FROM_COMMUNITY);
    const draft = await tellIdea(visitor);
    await visitor.post("/braindumper/summary", { draft });
    expect((await signIn(visitor, email)).location).toMatch("/braindumps/");
  });
});

test("'/auth/redirect: Community fallback redirect target after sign-in': a visitor who is signed out signs in first", async () => {
  const { email } = await memberWithPassword();
  const visitor = new Visitor();
  const asked = await visitor.get("/auth/redirect");
  expect(asked.location).toBe("/auth?redirectTo=%2Fauth%2Fredirect");
  const page = await visitor.follow(asked);
  expect(page.data).toMatchObject({
    reason: "community",
    notice: "Please log in to access the community.",
  });
  const answer = await visitor.post(asked.location as string, { email, password: PASSWORD });
  expect(answer.location).toBe("/auth/redirect");
  expect((await visitor.follow(answer)).headers.get("Refresh")).toBe(`2; url=${COMMUNITY}`);
});

test("'If the user is already signed in: toast 'Already Verified' and redirect to /', whoever it is", async () => {
  const { visitor: member } = await memberSignedIn();
  const verified = new Visitor();
  await verified.get("/", FROM_COMMUNITY);
  await signUp(verified);
  await verify(verified, PERSON.email);
  const other = new Visitor();
  await other.post("/auth/sign-up", { ...PERSON, email: "other@example.test", place: "auth" });
  await signIn(other, PERSON.email);
  for (const visitor of [member, verified, other]) {
    const page = await visitor.get("/auth/confirm");
    expect(page).toMatchObject({ status: 200, data: { isMember: true, goesOnTo: { to: "/" } } });
    expect(page.headers.get("Refresh")).toBe("2; url=/");
  }
});

test("'toast 'Email Verified Successfully!' […] (2.5 s)' is still there on the page that it leads to after 1 s", async () => {
  const visitor = new Visitor();
  await signUp(visitor);
  const page = await visitor.follow(await verify(visitor, PERSON.email));
  const told = { title: "Email Verified Successfully!", seconds: 2.5 };
  expect(page.flash).toMatchObject(told);
  expect((await visitor.get(page.data.to as string)).flash).toMatchObject(told);
});

describe("'1. A stored authorize-v2 return URL: full-page redirect to it' goes before the other destinations", () => {
  test.each([
    ["an own path", "/braindumps?q=a", "/braindumps?q=a"],
    ["nothing of another site", "https://evil.example/", "/"],
    ["nothing that only looks like an own path", "//evil.example", "/"],
  ])("return_to leads to %s", async (_, asked, to) => {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    const { query } = (await visitor.get(`/auth?return_to=${encodeURIComponent(asked)}`)).data;
    const answer = await visitor.post(`/auth?${query}`, { email, password: PASSWORD });
    expect(answer.location).toBe(to);
    expect((await visitor.get(`/auth?return_to=${encodeURIComponent(asked)}`)).location).toBe(to);
  });

  test("before plan tool and community", async () => {
    const { email } = await memberWithPassword();
    const url = "/auth?return_to=%2Fbraindumps&source=braindumper&from=community";
    const { query } = (await new Visitor().get(url)).data;
    const answer = await new Visitor().post(`/auth?${query}`, { email, password: PASSWORD });
    expect(answer.location).toBe("/braindumps");
  });
});

describe("of a sign-on and a plan that wait", () => {
  async function waiting() {
    const visitor = new Visitor();
    await visitor.get(authorizeUrl(await newClient()));
    await generate(visitor, await tellIdea(visitor));
    return visitor;
  }

  test("a sign-in finishes the first: '3. Active sign-on', '4. Plan-tool flag set'", async () => {
    const { email } = await memberWithPassword();
    expect((await signIn(await waiting(), email)).location).toMatch(/^\/api\/oauth\/authorize\//);
  });

  test("a verification the second: 'source braindumper goes to /braindumper; else a pending […] sign-on'", async () => {
    const visitor = await waiting();
    await signUp(visitor);
    expect((await verify(visitor, PERSON.email)).location).toMatch(/^\/braindumps\//);
  });
});

describe("'On failure or exception fall back to /auth/redirect'", () => {
  async function beginAt(client: Awaited<ReturnType<typeof newClient>>) {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    const { location } = await visitor.get(authorizeUrl(client, { state: "st-9" }));
    const go = () => visitor.post(location as string, { email, password: PASSWORD });
    return { visitor, go };
  }
  const expire = () => transaction((tx) => tx.update(ssoRecords).set({ expiresAt: new Date(0) }));

  test("another client is told, at its registered address alone", async () => {
    const { go } = await beginAt(await newClient());
    await expire();
    const answer = await go();
    expect(answer.location?.split("?")[0]).toBe(REDIRECT_URI);
    expect(callbackOf(answer)).toMatchObject({ error: "server_error", state: "st-9" });
  });

  test("the community gets its member at its front door", async () => {
    const client = await newClient();
    setEnvironment({ COMMUNITY_URL: `https://elsewhere.example,${client.id}` });
    const { visitor, go } = await beginAt(client);
    await expire();
    const answer = await go();
    expect(answer.location).toBe("/auth/redirect");
    expect((await visitor.follow(answer)).flash?.title).toBe("SSO Error");
  });

  test("another client is told too, when its new member verifies the email too late", async () => {
    const client = await newClient({ name: "Tools of Bo" });
    const visitor = new Visitor();
    await visitor.get(authorizeUrl(client, { state: "st-9" }));
    await signUp(visitor);
    await expire();
    const { data } = await visitor.follow(await verify(visitor, PERSON.email));
    expect(data.place).toBe("Tools of Bo");
    const answer = await visitor.get(data.to as string);
    expect(callbackOf(answer)).toMatchObject({ error: "server_error", state: "st-9" });
  });

  test("another client that is since disabled is told nothing, and its member ends at home", async () => {
    const client = await newClient();
    const { go } = await beginAt(client);
    await expire();
    await transaction((tx) => updateClient(tx, client.id, { disabledAt: now() }));
    expect((await go()).location).toBe("/");
  });
});

test("'a community sign-on visitor sees 'Sign In to Access the Community'': another client's sees that client's name", async () => {
  const client = await newClient({ name: "Tools of Bo" });
  const ask = async () => {
    const visitor = new Visitor();
    const { location } = await visitor.get(authorizeUrl(client));
    const reasons = [
      (await visitor.get(location as string)).data.reason,
      (await visitor.get("/auth/sign-up")).data.reason,
    ];
    const { flash } = await visitor.follow(await signUp(visitor));
    const verified = await visitor.follow(await verify(visitor, PERSON.email));
    return { reasons, seconds: flash?.seconds, place: verified.data.place };
  };
  const named = { client: { name: "Tools of Bo", picture: null } };
  expect(await ask()).toEqual({ reasons: [named, named], seconds: 5, place: "Tools of Bo" });
});

test("'community flow: '… before accessing the community.'': on the way to the offer, and after the Community button, too", async () => {
  siteContent().offer.url = OFFER;
  const text = "Please check your email to verify your account before accessing the community.";
  const visitor = new Visitor();
  await visitor.get("/", FROM_COMMUNITY);
  const page = await visitor.follow(await signUp(visitor, "home"));
  expect([page.data.text, page.headers.get("Refresh")]).toEqual([text, `6; url=${OFFER}`]);
  const other = new Visitor();
  const answer = await other.post("/auth/sign-up?redirectTo=%2Fcommunity", { ...PERSON, place: "auth" });
  expect((await other.follow(answer)).flash).toMatchObject({ text, seconds: 6 });
});

test("''already confirmed' gives 'Your email is already verified. You can sign in now.''; a member reads only that it is verified", async () => {
  const { visitor } = await memberSignedIn();
  const page = await visitor.get("/auth/verify?token_hash=used&type=signup");
  expect(page.data.problem).toBe("Your email is already verified.");
  expect(page.headers.get("Refresh")).toBeNull();
  const elsewhere = new Visitor();
  await signUp(elsewhere);
  await verify(new Visitor(), PERSON.email);
  const stranger = await elsewhere.get("/auth/verify?token_hash=used&type=signup");
  expect(stranger.data.problem).toBe("Your email is already verified. You can sign in now.");
});

describe("'State is […] saved on every change except an untouched step 1': while it is typed", () => {
  const keep = async (visitor: Visitor, fields: Record<string, string>) => {
    const { status, text } = await visitor.post("/braindumper/keep", fields);
    return { status, draft: status === 200 ? (JSON.parse(text).draft as string) : "" };
  };

  test("a description, however short, and typed on", async () => {
    const visitor = new Visitor();
    const first = await answerStep(visitor, "/braindumper", { platform: "bolt" });
    const draftKey = (await visitor.follow(first)).data.draftKey as string;
    const { draft } = await keep(visitor, { draft: draftKey, description: "A shop" });
    expect((await visitor.get("/braindumper/unfinished")).location).toBe("/braindumper/describe");
    expect(await draftKeyOf(visitor, "/braindumper/describe")).toBe(draft);
    const next = await keep(visitor, { draft, description: IDEA });
    expect((await visitor.get("/braindumper/describe")).data.description).toBe(IDEA);
    const sent = await visitor.post("/braindumper/describe", { draft: next.draft, description: `${IDEA}!` });
    expect(sent.location).toBe("/braindumper/type");
  });

  test("a description that was emptied", async () => {
    const visitor = new Visitor();
    const draftKey = await tellIdea(visitor, { platform: "bolt" });
    expect((await keep(visitor, { draft: draftKey, description: "" })).status).toBe(200);
    expect((await visitor.get("/braindumper/describe")).data.description).toBe("");
  });

  test("an app type and an answer", async () => {
    const visitor = new Visitor();
    const draftKey = await tellIdea(visitor, { platform: "bolt" });
    await keep(visitor, { draft: draftKey, appType: "mobile" });
    expect((await visitor.get("/braindumper/type")).data.appType).toBe("mobile");
    const fields = { ...(await summaryFields(visitor)), "answer-day": "At six she bakes.", name: "Bread" };
    expect((await keep(visitor, fields)).status).toBe(200);
    expect(await summaryFields(visitor)).toMatchObject({ "answer-day": "At six she bakes.", name: "Bread" });
  });

  test("not over what another tab changed, not too much, and not somebody else's", async () => {
    const visitor = new Visitor();
    const draftKey = await tellIdea(visitor);
    await keep(visitor, { draft: draftKey, description: `${IDEA} Of the other tab.` });
    expect((await keep(visitor, { draft: draftKey, description: "Of this tab." })).status).toBe(409);
    const now = await draftKeyOf(visitor, "/braindumper/describe");
    expect((await keep(visitor, { draft: now, description: "a".repeat(2001) })).status).toBe(400);
    const { visitor: member } = await memberSignedIn();
    const own = await tellIdea(member);
    expect((await keep(new Visitor(), { draft: own, description: "Of a stranger." })).status).toBe(409);
    expect((await keep(new Visitor(), { draft: "", description: "Of nobody." })).status).toBe(409);
    expect((await visitor.get("/braindumper/describe")).data.description).toBe(`${IDEA} Of the other tab.`);
  });
});
