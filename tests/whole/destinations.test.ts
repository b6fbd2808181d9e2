import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { siteContent } from "~/site/site.server";
import { memberWithPassword, PASSWORD, signIn, Visitor, verify } from "../support/accounts";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";

withDatabase();
const setEnvironment = withEnvironment();

const COMMUNITY = "https://community.example";
const CHANNEL = "https://channel.example/join";
const EMAIL = "new@example.test";

beforeEach(() => {
  setEnvironment({ COMMUNITY_URL: COMMUNITY });
  siteContent().links.communityChannel = CHANNEL;
});
afterEach(() => {
  siteContent().links.communityChannel = "";
});

const signUp = (visitor: Visitor, query = "", place = "auth") =>
  visitor.post(`/auth/sign-up${query}`, {
    firstName: "Ann",
    email: EMAIL,
    password: PASSWORD,
    acceptTerms: "on",
    place,
  });

const useLink = (visitor: Visitor) => verify(visitor, EMAIL);

/** Presses Generate without an account: the plan tool is where this visitor comes from. */
async function comeFromPlanTool(visitor: Visitor) {
  await visitor.post("/braindumper", { platform: "rork" });
  await visitor.post("/braindumper/summary", { draft: "" });
}

describe("after a password sign-in, the first that fits", () => {
  test.each([
    ["the community, when it was asked for", true, "?redirectTo=%2Fcommunity", "/community"],
    ["the community's front door, for who came from there", true, "?from=community", "/auth/redirect"],
    ["the plan tool, for who came from there", true, "?redirectTo=%2Fbraindumps", "/braindumper"],
    ["the plan tool, when the address says so", false, "?source=braindumper", "/braindumper"],
    ["the page that was asked for", false, "?redirectTo=%2Fbraindumps", "/braindumps"],
    ["home", false, "", "/"],
    ["home, for an address of another site", false, "?redirectTo=%2F%2Fevil.test", "/"],
  ])("%s", async (_, fromPlanTool, query, to) => {
    const { email } = await memberWithPassword();
    const visitor = new Visitor();
    if (fromPlanTool) await comeFromPlanTool(visitor);
    expect((await visitor.post(`/auth${query}`, { email, password: PASSWORD })).location).toBe(to);
    // What led there is used up: the next sign-in leads home.
    await visitor.post("/auth/sign-out");
    expect((await signIn(visitor, email)).location).toBe("/");
  });
});

describe("after verification, the first that fits", () => {
  test.each([
    ["the plan tool, for who came from there", true, "", "/braindumper"],
    ["home, for who signed up on /auth", false, "", "/"],
    ["the community's site, for who came from there", false, "?from=community", COMMUNITY],
  ])("%s", async (_, fromPlanTool, query, to) => {
    const visitor = new Visitor();
    if (fromPlanTool) await comeFromPlanTool(visitor);
    await signUp(visitor, query);
    const page = await visitor.follow(await useLink(visitor));
    expect(page.data.to).toBe(to);
    expect(page.headers.get("Refresh")).toBe(`1; url=${to}`);
  });

  test.each(["home", "post"])("the messaging channel, for who signed up on a page (%s)", async (place) => {
    const visitor = new Visitor();
    await signUp(visitor, "", place);
    expect((await visitor.follow(await useLink(visitor))).data).toEqual({
      to: CHANNEL,
      place: "our community channel",
    });
  });

  test.each([
    ["the messaging channel", "", CHANNEL],
    ["the community's site, for an account of there", "?source=circle", COMMUNITY],
  ])("%s, on a device that knows nothing of the sign-up", async (_, query, to) => {
    await signUp(new Visitor(), query);
    const visitor = new Visitor();
    expect((await visitor.follow(await useLink(visitor))).data.to).toBe(to);
  });
});

describe("the tab that waits, when the mailed link was used in another one, goes on where that one does", () => {
  test.each([
    ["the plan tool, for who came from there", true, "", "/braindumper", "/braindumper"],
    ["the page that was asked for", false, "?redirectTo=%2Fbraindumps", "/braindumps", "/braindumps"],
    ["the community, by its front door", false, "?from=community", COMMUNITY, "/auth/redirect"],
    ["home", false, "", "/", "/"],
    ["home, not round in a circle", false, "?redirectTo=%2Fauth%2Fconfirm", "/auth/confirm", "/"],
  ])("%s", async (_, fromPlanTool, query, that, to) => {
    const visitor = new Visitor();
    if (fromPlanTool) await comeFromPlanTool(visitor);
    await signUp(visitor, query);
    expect((await visitor.follow(await useLink(visitor))).data.to).toBe(that);
    expect((await visitor.get("/auth/confirm?waiting")).location).toBe(to);
  });
});

describe("a resend for an account that was verified elsewhere goes on after 3 s", () => {
  test.each([
    ["to the community's site, for who came from there", "?from=community", COMMUNITY],
    ["to the messaging channel", "", CHANNEL],
  ])("%s", async (_, query, to) => {
    const visitor = new Visitor();
    await signUp(visitor, query);
    await useLink(new Visitor());
    const page = await visitor.follow(await visitor.post("/auth/confirm"));
    expect(page.data.goesOnTo).toMatchObject({ to });
    expect(page.headers.get("Refresh")).toBe(`3; url=${to}`);
  });
});
