import { expect, test } from "vitest";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { draftKeyOf, generate, openStep, summaryFields, tellIdea } from "../support/wizard";

withDatabase();

const SUMMARY = "/braindumper/summary";
const ANSWER = "Orders close at six.";

/** What the summary shows as the plan so far, while a question is still open. */
const shownPlan = async (visitor: Visitor) => (await visitor.get(`${SUMMARY}?plan`)).data.plan as string;

test.each(["lovable", "bolt"])("for %s it is the text that Generate then makes", async (platform) => {
  const visitor = await signedIn(await newMember());
  await tellIdea(visitor, { platform });
  const answer = { ...(await summaryFields(visitor)), "answer-cases": ANSWER, name: "Bread" };
  await visitor.post("/braindumper/keep", answer);
  const text = await shownPlan(visitor);
  expect(text).toContain(`\n${ANSWER}\n`);
  const made = await visitor.follow(await generate(visitor, await draftKeyOf(visitor, SUMMARY)));
  expect(made.data.context).toMatchObject(platform === "lovable" ? { prompt: text } : { text });
});

test("a visitor without an account sees it at any question, with what was typed there", async () => {
  const visitor = new Visitor();
  const draft = await tellIdea(visitor);
  const enough = { draft, go: "enough", "answer-cases": ANSWER };
  expect((await visitor.post(`${SUMMARY}?ask=cases`, enough)).location).toBe(`${SUMMARY}?plan`);
  const text = await shownPlan(visitor);
  expect(text).toContain("\nA shop where neighbours order bread");
  expect(text).toContain(`\n${ANSWER}\n`);
  // What was passed over is still open, and offered.
  const { open } = (await visitor.get(`${SUMMARY}?plan`)).data as { open: { id: string; quote?: string }[] };
  expect(open.map(({ id }) => id)).toContain("never");
});

test("a question that was seen and left stands in the plan as open, with the words it is about", async () => {
  const visitor = new Visitor();
  const description = "Guests pick a seat. Ushers tick off who has come.";
  const draft = await tellIdea(visitor, { description });
  const { ask } = (await openStep(visitor, SUMMARY)).data;
  const line = "- “Ushers tick off who has come”: ";
  expect(await shownPlan(visitor)).not.toContain(line);
  await visitor.post(`${SUMMARY}?ask=${ask}`, { draft, go: "enough" });
  expect((await shownPlan(visitor)).split("## What I left open")[1]).toContain(line);
});
