import { expect, test } from "vitest";
import { withDatabase } from "../support/database";
import { Visitor } from "../support/visitor";
import { openStep } from "../support/wizard";

withDatabase();

/** A visitor who has chosen a platform and now looks at step 2. */
async function atStepTwo() {
  const visitor = new Visitor();
  await visitor.post("/braindumper", { platform: "lovable" });
  const { data } = await visitor.get("/braindumper/describe");
  const { draft = "" } = (data.form as { values: Record<string, string> }).values;
  return { visitor, draft };
}

test("a description that is too short comes back with its error and what was typed", async () => {
  const { visitor, draft } = await atStepTwo();
  const answer = await visitor.post("/braindumper/describe", { draft, description: "dogs" });
  expect(answer.status).toBe(400);
  expect(answer.errors.description).toEqual(["Description must be at least 10 characters long"]);
  expect(answer.values.description).toBe("dogs");
});

test("a good description is kept, and lovable goes straight to the summary", async () => {
  const { visitor, draft } = await atStepTwo();
  const answer = await visitor.post("/braindumper/describe", {
    draft,
    description: "A club for dog owners.",
  });
  expect(answer.location).toBe("/braindumper/summary");
  expect((await openStep(visitor, "/braindumper/summary")).data.description).toBe("A club for dog owners.");
});

test("Back saves what is there, however unfinished", async () => {
  const { visitor, draft } = await atStepTwo();
  const answer = await visitor.post("/braindumper/describe", { draft, description: "dogs", go: "back" });
  expect(answer.location).toBe("/braindumper");
  expect((await visitor.get("/braindumper/describe")).data.description).toBe("dogs");
});

test("a text that is too long is not kept by Back either: it comes back with its error", async () => {
  const { visitor, draft } = await atStepTwo();
  const description = "a".repeat(59_999);
  const answer = await visitor.post("/braindumper/describe", { draft, description, go: "back" });
  expect(answer.status).toBe(400);
  expect(answer.errors.description).toEqual(["Description must not exceed 2000 characters"]);
  expect(answer.values.description).toBe(description);
  expect((await visitor.get("/braindumper/describe")).data.description).toBe("");
});
