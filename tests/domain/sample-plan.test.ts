import { describe, expect, test } from "vitest";
import { texts } from "~/content.server";
import { sampleOf } from "~/domain/sample-plan";
import { writePlan } from "~/planner";

describe("the example of the home page", () => {
  const idea =
    "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together. Each dog has a profile with breed and age.";

  async function sample(description: string) {
    const plan = await writePlan({ platform: "bolt", appType: "mobile", description });
    return sampleOf(plan, { idea: description, platform: "bolt", story: 3 });
  }

  test("marks the words of the idea that its lines were made from, and leaves the idea as it is", async () => {
    const { ideaParts } = await sample(idea);
    expect(ideaParts.map(({ text }) => text).join("")).toBe(idea);
    const marked = Object.fromEntries(ideaParts.flatMap(({ text, layer }) => (layer ? [[text, layer]] : [])));
    expect(marked).toMatchObject({ "dog owners": 1, "arrange walks together": 2, breed: 3 });
  });

  test("marks something in the idea that is delivered", async () => {
    const { ideaParts } = await sample(texts().home.sample.idea);
    expect(ideaParts.filter(({ layer }) => layer).length).toBeGreaterThan(2);
  });

  test("stays whole for an idea with signs that mean something in a pattern", async () => {
    const odd = "Walks (with *dogs*) cost $5? [Owners] pay + chat | share photos of c++ meetups.";
    const { ideaParts } = await sample(odd);
    expect(ideaParts.map(({ text }) => text).join("")).toBe(odd);
  });

  test("cuts the idea where a thought ends", async () => {
    const { layers } = await sample(idea);
    expect(layers[0]?.text).toBe("“A social app for dog owners …”");
  });
});
