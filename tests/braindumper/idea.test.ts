import { expect, test } from "vitest";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, IDEA, tellIdea } from "../support/wizard";

withDatabase();

const BOX = "/braindumper/idea";
const CAKES = "I bake custom cakes and lose half of the orders between messages and paper.";

/** Sends the home page's box, which knows of no draft. */
const ask = (visitor: Visitor, description: string, more = {}) => visitor.post(BOX, { description, ...more });

test("an idea from the home page is kept, and only the platform is asked for before the questions", async () => {
  const visitor = new Visitor();
  const asked = await ask(visitor, CAKES);
  expect(asked).toMatchObject({ status: 303, location: "/braindumper" });
  expect((await visitor.follow(asked)).data).toMatchObject({ platform: null, description: CAKES });
  const chosen = await answerStep(visitor, "/braindumper", { platform: "lovable" });
  expect(chosen.location).toBe("/braindumper/summary");
  expect((await visitor.get("/braindumper/describe")).data).toMatchObject({ description: CAKES });
});

test("with a builder that makes both kinds of app, the way past the idea leads to the app type", async () => {
  const visitor = new Visitor();
  await ask(visitor, CAKES);
  expect((await answerStep(visitor, "/braindumper", { platform: "bolt" })).location).toBe(
    "/braindumper/type",
  );
});

test("the idea can be changed before a platform is chosen, and the way on leads back to the platforms", async () => {
  const visitor = new Visitor();
  await ask(visitor, CAKES);
  for (const go of ["next", "back"]) {
    const changed = await answerStep(visitor, "/braindumper/describe", { description: IDEA, go });
    expect(changed.location, go).toBe("/braindumper");
    expect((await visitor.follow(changed)).data).toMatchObject({ description: IDEA });
  }
});

test("an idea that is too long or too short comes back as it was typed, and nothing is kept", async () => {
  const visitor = new Visitor();
  for (const [typed, error] of [
    ["cakes", "Description must be at least 10 characters long"],
    ["a".repeat(2001), "Description must not exceed 2000 characters"],
    [" ", "Please enter a description for your project"],
  ] as const) {
    const answer = await ask(visitor, typed);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ description: [error] });
    expect(answer.values.description ?? "").toBe(typed);
  }
  expect(visitor.cookies.size).toBe(0);
});

test("2000 characters without a blank, in any script, are kept whole", async () => {
  const visitor = new Visitor();
  const idea = "蛋".repeat(2000);
  await visitor.follow(await ask(visitor, idea));
  expect((await visitor.get("/braindumper")).data).toMatchObject({ description: idea });
});

test("a visitor's unfinished idea is not replaced unseen: the page asks which, keeps both texts, and so does home", async () => {
  const visitor = new Visitor();
  await tellIdea(visitor);
  const answer = await ask(visitor, CAKES);
  expect([answer.status, answer.errors]).toEqual([409, {}]);
  expect((await visitor.get("/")).data.begun).toBe("A shop where neighbours order…");
  expect((await new Visitor().get("/")).data.begun).toBe("");
  expect(answer.data).toMatchObject({ unfinished: IDEA });
  expect(answer.values.description).toBe(CAKES);
  expect((await visitor.get("/braindumper/describe")).data).toMatchObject({ description: IDEA });

  const begun = await ask(visitor, CAKES, { another: "yes" });
  expect(begun.location).toBe("/braindumper");
  expect((await visitor.follow(begun)).data).toMatchObject({ description: CAKES, platform: null });
});

test("a member's unfinished idea is kept, and offered where the new one begins", async () => {
  const visitor = await signedIn(await newMember());
  await tellIdea(visitor);
  const begun = await visitor.follow(await ask(visitor, CAKES));
  expect(begun.data).toMatchObject({ description: CAKES, unfinished: [{ description: IDEA }] });
});

test("a second press begins nothing else", async () => {
  const visitor = await signedIn(await newMember());
  await ask(visitor, CAKES);
  await ask(visitor, CAKES);
  expect((await visitor.get("/braindumper")).data).toMatchObject({ description: CAKES, unfinished: [] });
});

test("who has chosen a platform and told nothing yet finds it still chosen", async () => {
  const visitor = new Visitor();
  await answerStep(visitor, "/braindumper", { platform: "rork" });
  const begun = await visitor.follow(await ask(visitor, CAKES));
  expect(begun.data).toMatchObject({ description: CAKES, platform: "rork" });
});
