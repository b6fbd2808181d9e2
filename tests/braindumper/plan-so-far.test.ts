import { expect, test } from "vitest";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { draftKeyOf, generate, summaryFields, tellIdea } from "../support/wizard";

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
});

test("as many questions are offered as the plan says are open, and all of them are asked", async () => {
  const visitor = new Visitor();
  const draft = await tellIdea(visitor);
  const at = (ask: unknown) => `${SUMMARY}?ask=${ask}`;
  await visitor.post(at("cases"), { draft, go: "next", "answer-cases": ANSWER });
  await visitor.post(at("never"), { draft, go: "leave" });
  await visitor.post(at("rights"), { draft, go: "enough" });
  const { data } = await visitor.get(`${SUMMARY}?plan`);
  const [, open = ""] = String(data.plan).split("## What I left open");
  expect(data.open).toBe(5);
  expect(open.split("## For the builder")[0]?.match(/^- /gm)).toHaveLength(5);
  let page = await visitor.follow(await visitor.post(SUMMARY, { draft, go: "open" }));
  for (const id of ["never", "rights", "rules", "people", "day"]) {
    expect(page.data.ask).toBe(id);
    page = await visitor.follow(await visitor.post(at(id), { draft, go: "leave" }));
  }
  expect(page.data).toMatchObject({ ask: null, open: 5 });
});
