import { expect, test } from "vitest";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { signedIn, Visitor } from "../support/visitor";
import { draftKeyOf, generate, openStep, summaryFields, tellIdea } from "../support/wizard";

withDatabase();

const SUMMARY = "/braindumper/summary";
const ANSWER = "Orders close at six.";
type Plan = { parts: { text: string }[]; prompt: string | null };

/** What the summary shows as the plan so far. */
async function shownPlan(visitor: Visitor) {
  const { parts, prompt } = (await openStep(visitor, SUMMARY)).data.plan as Plan;
  return { prompt, text: parts.map(({ text }) => text).join("") };
}

test.each(["lovable", "bolt"])("for %s it is the text that Generate then makes", async (platform) => {
  const visitor = await signedIn(await newMember());
  await tellIdea(visitor, { platform });
  const answer = { ...(await summaryFields(visitor)), "answer-cases": ANSWER, name: "Bread" };
  await visitor.post("/braindumper/keep", answer);
  const { text, prompt } = await shownPlan(visitor);
  expect(text).toContain(`> ${ANSWER}`);
  const made = await visitor.follow(await generate(visitor, await draftKeyOf(visitor, SUMMARY)));
  expect(made.data.context).toEqual(
    platform === "lovable" ? { type: "lovable", prompt, prd: text } : { type: "text", text },
  );
});

test("a visitor without an account sees it too", async () => {
  const visitor = new Visitor();
  await tellIdea(visitor);
  expect((await shownPlan(visitor)).text).toContain("> A shop where neighbours order bread");
});
