import { describe, expect, it } from "vitest";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { listPlans } from "~/braindumper/data/plans";
import { mailedSecret, memberWithPassword, PASSWORD, signIn, verify } from "../support/accounts";
import { withDatabase } from "../support/database";
import { newMember, setTokens } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, draftKeyOf, generate, IDEA, tellIdea } from "../support/wizard";

withDatabase();

const PLAN = /^\/braindumps\/([\w-]{22})$/;
const SUMMARY = "/braindumper/summary";

describe("Generate", () => {
  it("with nothing told leads to the first step", async () => {
    const visitor = await signedIn(await newMember());
    for (const draft of ["", "no such draft.1", "%", "a".repeat(60)]) {
      expect(await generate(visitor, draft)).toMatchObject({ status: 303, location: "/braindumper" });
    }
  });

  it("the plan shows until Create New Project, which forgets the idea and keeps the plan", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const { location } = await generate(visitor, await tellIdea(visitor));
    expect(await visitor.post(location as string)).toMatchObject({ status: 303, location: "/braindumper" });
    expect((await visitor.get("/braindumper")).data).toMatchObject({
      platform: null,
      description: "",
      draftKey: "",
    });
    expect(await listPlans(member.id)).toHaveLength(1);
    expect((await visitor.get(location as string)).status).toBe(200);
  });

  it("each of two ideas that were begun before signing in gets its own plan", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const one = await tellIdea(visitor, { description: "The idea of the first tab" });
    const empty = { draft: "", platform: "lovable" };
    await visitor.post("/braindumper", empty);
    await visitor.post("/braindumper/describe", {
      draft: await draftKeyOf(visitor, "/braindumper/describe"),
      description: "The idea of the second tab",
    });
    const two = await draftKeyOf(visitor, SUMMARY);
    await signIn(visitor, member.email);
    const first = await generate(visitor, one);
    expect(await generate(visitor, one)).toMatchObject({ location: first.location });
    const second = await generate(visitor, two);
    expect(second.location).not.toBe(first.location);
    expect((await listPlans(member.id)).map((plan) => plan.description).sort()).toEqual([
      "The idea of the first tab",
      "The idea of the second tab",
    ]);
  });
});

describe("a visitor presses Generate", () => {
  it("is asked to sign in, which then makes the plan", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const answer = await generate(visitor, await tellIdea(visitor));
    expect(answer).toMatchObject({ status: 303, location: "/auth?tab=signup" });
    const auth = await visitor.follow(answer);
    expect(auth.flash).toMatchObject({ title: "Authentication Required", seconds: 5 });
    expect(auth.data.reason).toBe("plan tool");

    const signedInAnswer = await signIn(visitor, member.email);
    expect(signedInAnswer.location).toMatch(PLAN);
    expect((await visitor.follow(signedInAnswer)).flash).toMatchObject({ title: "Welcome back!" });
    expect(await listPlans(member.id)).toMatchObject([{ description: IDEA }]);
    expect(await countGenerationsLeft(member.id)).toBe(4);
  });

  const account = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
  /** Opens the plan tool as a browser does, to the page at the end. */
  const openTool = async (visitor: Visitor) => visitor.follow(await visitor.get("/braindumper"));

  it("finds the summary again after signing in without a generation left", async () => {
    const member = await memberWithPassword();
    await setTokens(member.id, { available: 0 });
    const visitor = new Visitor();
    await generate(visitor, await tellIdea(visitor));
    await signIn(visitor, member.email);
    expect((await openTool(visitor)).flash?.text).toBe("Sign in successful.");
  });

  it("in the tab that waits for a link reads nothing of it when somebody else has signed in", async () => {
    const visitor = new Visitor();
    await visitor.post("/auth/sign-up", account);
    await signIn(visitor, (await memberWithPassword()).email);
    const shown = await visitor.get("/auth/confirm?waiting");
    expect(shown.data).toMatchObject({ isMember: true, email: null, goesOnTo: { to: "/" } });
    expect(shown.flash).toBeNull();
  });

  it("gets the plan by opening the mailed link, which no look ahead uses up, and finds it in the tab that waited too", async () => {
    const visitor = new Visitor();
    await generate(visitor, await tellIdea(visitor));
    await visitor.post("/auth/sign-up", account);
    const secret = await mailedSecret(account.email, "verify");
    const link = `/auth/verify?token_hash=${secret}&type=signup`;
    const ahead = await visitor.get(link, { "Sec-Purpose": "prefetch" });
    expect(ahead.data).toMatchObject({ makesPlan: true });
    const mailed = await visitor.get(link);
    expect(mailed.location).toMatch(PLAN);
    expect((await visitor.follow(mailed)).flash?.title).toBe("Email Verified Successfully!");
    expect((await visitor.get("/auth/confirm?waiting")).location).toBe(mailed.location);
    expect((await visitor.get("/braindumper/summary")).location).toBe(mailed.location);
  });

  it("whose idea lacks something confirms the email alone, and goes on with the idea", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, "/braindumper", { platform: "lovable" });
    await visitor.post("/auth/sign-up?source=braindumper", account);
    const link = `/auth/verify?token_hash=${await mailedSecret(account.email, "verify")}&type=signup`;
    expect((await visitor.get(link)).data).toMatchObject({ makesPlan: false });
    expect((await verify(visitor, account.email)).location).toBe("/auth/verified");
    expect((await visitor.get("/auth/verified")).data.to).toBe("/braindumper");
  });

  it("who comes back to an earlier step is told there that signing in went well, and no more", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    await answerStep(visitor, "/braindumper", { platform: "lovable" });
    await visitor.post("/auth?source=braindumper", { email: member.email, password: PASSWORD });
    const step = await openTool(visitor);
    expect(step).toMatchObject({ data: { platform: "lovable" }, flash: { text: "Sign in successful." } });
  });

  it("signs up and verifies in another browser: the plan is made there", async () => {
    const visitor = new Visitor();
    await generate(visitor, await tellIdea(visitor));
    await visitor.post("/auth/sign-up", account);
    const phone = new Visitor();
    const verified = await verify(phone, account.email);
    expect(verified.location).toMatch(PLAN);
    expect((await phone.follow(verified)).data).toMatchObject({ description: IDEA });
  });
});
