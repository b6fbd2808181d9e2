import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { deleteSession, findSessionBySecret, type SessionRow } from "~/identity/data/sessions";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, draftKeyOf, generate, IDEA, openStep, tellIdea } from "../support/wizard";

withDatabase();

const [PLATFORM, DESCRIBE, TYPE, SUMMARY, UNFINISHED] = [
  "/braindumper",
  "/braindumper/describe",
  "/braindumper/type",
  "/braindumper/summary",
  "/braindumper/unfinished",
];

describe("the platform", () => {
  it("shows no draft and leaves no cookie before something is chosen", async () => {
    const visitor = new Visitor();
    const answer = await visitor.get(PLATFORM);
    expect(answer).toMatchObject({
      status: 200,
      data: { platform: null, generationsLeft: null, draftKey: "" },
    });
    expect(visitor.cookies.size).toBe(0);
  });

  it("refuses one that there is not", async () => {
    const answer = await new Visitor().post(PLATFORM, { platform: "constructor" });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ platform: ["Please select a platform"] });
    expect(answer.failed).toBe(true);
  });
});

// What else is refused: tests/base/text/forms.test.ts.
describe("the description", () => {
  const describeIt = async (description: string) => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "bolt" });
    return { visitor, answer: await answerStep(visitor, DESCRIBE, { description }) };
  };

  it("trims, and takes each line end as one character", async () => {
    const { visitor, answer } = await describeIt("  one line\r\nand another\r\n");
    expect(answer).toMatchObject({ status: 303, location: TYPE });
    expect((await visitor.get(DESCRIBE)).data).toMatchObject({ description: "one line\nand another" });
  });

  it("that is too long is not kept by Back either: it comes back with its error", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "lovable" });
    const description = "a".repeat(59_999);
    expect(await answerStep(visitor, DESCRIBE, { description, go: "back" })).toMatchObject({
      status: 400,
      errors: { description: ["Description must not exceed 2000 characters"] },
      values: { description },
    });
    expect((await visitor.get(DESCRIBE)).data.description).toBe("");
  });

  it("takes 2000 emoji, and finds them again after signing in", async () => {
    const idea = "🌱".repeat(2000);
    const { visitor } = await describeIt(idea);
    await answerStep(visitor, TYPE, { appType: "web" });
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({ description: idea });
  });
});

describe("the way through the steps, and back", () => {
  it.each([
    ["lovable", [PLATFORM, DESCRIBE, SUMMARY]],
    ["rork", [PLATFORM, DESCRIBE, SUMMARY]],
    ["cursor", [PLATFORM, DESCRIBE, TYPE, SUMMARY]],
    ["bolt", [PLATFORM, DESCRIBE, TYPE, SUMMARY]],
    ["replit", [PLATFORM, DESCRIBE, TYPE, SUMMARY]],
  ])("%s", async (platform, steps) => {
    const visitor = new Visitor();
    const fields = { platform, description: IDEA, appType: "mobile" };
    for (let at = 0; at < steps.length - 1; at++) {
      const { location } = await answerStep(visitor, steps[at] as string, fields);
      expect(location).toBe(steps[at + 1]);
    }
    for (let at = steps.length - 1; at > 0; at--) {
      const { location } = await answerStep(visitor, steps[at] as string, { ...fields, go: "back" });
      expect(location).toBe(steps[at - 1]);
    }
    expect((await visitor.get(PLATFORM)).data).toMatchObject({ platform });
  });

  it("Back saves what is there, however unfinished", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "bolt" });
    expect(await answerStep(visitor, DESCRIBE, { description: "short", go: "back" })).toMatchObject({
      status: 303,
      location: PLATFORM,
    });
    await answerStep(visitor, PLATFORM, { platform: "replit" });
    expect((await visitor.get(DESCRIBE)).data).toMatchObject({ platform: "replit", description: "short" });
  });

  it("choosing lovable or rork forgets the app type, choosing another keeps it", async () => {
    const visitor = new Visitor();
    await tellIdea(visitor, { platform: "cursor", appType: "mobile" });
    const choose = async (platform: string) => {
      for (const step of [SUMMARY, TYPE, DESCRIBE]) {
        const { status } = await visitor.get(step);
        if (status === 200) await answerStep(visitor, step, { go: "back", description: IDEA });
      }
      await answerStep(visitor, PLATFORM, { platform });
      return (await visitor.get(DESCRIBE)).data.appType;
    };
    expect(await choose("bolt")).toBe("mobile");
    expect(await choose("rork")).toBeNull();
    expect(await choose("cursor")).toBeNull();
  });
});

describe("a deep link leads to the first open step", () => {
  it.each([DESCRIBE, TYPE, SUMMARY])("%s with nothing begun", async (path) => {
    expect(await new Visitor().get(path)).toMatchObject({ status: 303, location: PLATFORM });
  });

  it("after the description: the app type, if the platform asks for one", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "bolt" });
    await answerStep(visitor, DESCRIBE, { description: IDEA });
    expect(await visitor.get(SUMMARY)).toMatchObject({ status: 303, location: TYPE });
  });

  it("/braindumper begins at step 1, and goes on with an unfinished idea at the saved step", async () => {
    const visitor = new Visitor();
    await tellIdea(visitor, { platform: "bolt" });
    const { status, data } = await visitor.get(PLATFORM);
    expect([status, data.platform, data.unfinished]).toMatchObject([200, "bolt", [{ description: IDEA }]]);
    const [{ id: draft }] = data.unfinished as [{ id: string }];
    expect(await visitor.post(UNFINISHED, { draft })).toMatchObject({ status: 303, location: SUMMARY });
    await answerStep(visitor, SUMMARY, { go: "back" });
    expect(await visitor.get(UNFINISHED)).toMatchObject({ status: 303, location: TYPE });
  });

  it("a draft that is gone starts over", async () => {
    const member = await newMember();
    const visitor = await signedIn(member, { draftId: "no such draft" });
    expect(await visitor.get(SUMMARY)).toMatchObject({ status: 303, location: PLATFORM });
    expect(await visitor.post(DESCRIBE, { draft: "no such draft.1", description: IDEA })).toMatchObject({
      status: 303,
    });
  });
});

describe("two tabs", () => {
  it("with two drafts keep them apart", async () => {
    const visitor = new Visitor();
    const [one, two] = [await draftKeyOf(visitor, PLATFORM), await draftKeyOf(visitor, PLATFORM)];
    await visitor.post(PLATFORM, { draft: one, platform: "lovable" });
    const ofOne = await draftKeyOf(visitor, DESCRIBE);
    await visitor.post(PLATFORM, { draft: two, platform: "rork" });
    const ofTwo = await draftKeyOf(visitor, DESCRIBE);

    await visitor.post(DESCRIBE, { draft: ofOne, description: "The idea of the first tab" });
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({
      platform: "lovable",
      description: "The idea of the first tab",
    });
    await visitor.post(DESCRIBE, { draft: ofTwo, description: "The idea of the second tab" });
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({
      platform: "rork",
      description: "The idea of the second tab",
    });
  });

  it("with one draft do not overwrite a text unseen, and what was typed is kept and can be sent", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "lovable" });
    const draftKey = await draftKeyOf(visitor, DESCRIBE);
    await visitor.post(DESCRIBE, { draft: draftKey, description: "The text of the first tab" });
    const description = "The text of the second tab";
    const answer = await visitor.post(DESCRIBE, { draft: draftKey, description });
    expect(answer.status).toBe(409);
    expect(answer.errors.description?.[0]).toMatch(/^This idea was changed in another tab\./);
    expect(answer.values.description).toBe(description);
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({
      description: "The text of the first tab",
    });

    // The form that came back, sent again as it stands, is taken: the visitor has seen the warning.
    const again = await visitor.post(DESCRIBE, { draft: String(answer.data.draftKey), description });
    expect(again).toMatchObject({ status: 303, location: SUMMARY });
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({ description });
  });

  it("with one draft, at the very same moment: one text is kept, and the other tab is told", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "lovable" });
    const draftKey = await draftKeyOf(visitor, DESCRIBE);
    const texts = ["The text of the first tab", "The text of the second tab", "The text of the third tab"];
    const send = (description: string) => visitor.post(DESCRIBE, { draft: draftKey, description });
    const answers = await Promise.all(texts.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    const kept = texts[answers.findIndex(({ status }) => status === 303)];
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({ description: kept });
  });

  it("what one typed before the other generated becomes an idea of its own, from a page of any age", async () => {
    const visitor = await signedIn(await newMember());
    await answerStep(visitor, PLATFORM, { platform: "lovable" });
    const oldest = await draftKeyOf(visitor, DESCRIBE);
    await answerStep(visitor, DESCRIBE, { description: IDEA });
    await generate(visitor, await draftKeyOf(visitor, SUMMARY));
    const description = "The text of the second tab";
    const answer = await visitor.post(DESCRIBE, { draft: oldest, description });
    expect(answer).toMatchObject({ status: 303, location: SUMMARY });
    expect((await openStep(visitor, SUMMARY)).data).toMatchObject({ description });
  });

  it("with one draft: sending the same text twice is no conflict", async () => {
    const visitor = new Visitor();
    await answerStep(visitor, PLATFORM, { platform: "lovable" });
    const draftKey = await draftKeyOf(visitor, DESCRIBE);
    const send = () => visitor.post(DESCRIBE, { draft: draftKey, description: IDEA });
    await send();
    expect(await send()).toMatchObject({ status: 303, location: SUMMARY });
  });
});

describe("a draft is one's own", () => {
  it("another member's draft cannot be read, changed or generated from", async () => {
    const [owner, other] = [await signedIn(await newMember()), await signedIn(await newMember())];
    const draftKey = await tellIdea(owner, { platform: "lovable" });
    expect((await generate(other, draftKey)).location ?? "").not.toMatch(/plan/);
    await other.post(DESCRIBE, { draft: draftKey, description: "Overwritten by a stranger" });
    await other.post(PLATFORM, { draft: draftKey, platform: "bolt" });
    for (const path of [DESCRIBE, SUMMARY]) {
      expect(JSON.stringify((await other.get(path)).data)).not.toContain("neighbours");
    }
    expect((await openStep(owner, SUMMARY)).data).toMatchObject({ platform: "lovable", description: IDEA });
  });

  it("another visitor's, without an account, is found by nobody who has not its id", async () => {
    await tellIdea(new Visitor());
    expect(await new Visitor().get(SUMMARY)).toMatchObject({ status: 303, location: PLATFORM });
  });
});

describe("signed out in the meantime", () => {
  it("a session that ended before Generate loses nothing", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const draftKey = await tellIdea(visitor);
    const session = (await findSessionBySecret(visitor.cookies.get("session") as string)) as SessionRow;
    await transaction((tx) => deleteSession(tx, session.id));

    const answer = await generate(visitor, draftKey);
    expect(answer).toMatchObject({ status: 303, location: "/auth" });
    expect((await visitor.follow(answer)).data.reason).toBe("plan tool");
  });
});
