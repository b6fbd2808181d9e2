import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("sentences without an end", () => {
  it.each([
    ["a list", `no ${"abc def, ".repeat(400)}`],
    ["the same words again", "the users log and see but not ".repeat(130)],
    ["brackets that nobody closes", "(users ".repeat(500)],
    ["marks of Markdown", "**a ".repeat(900)],
  ])("%s is read in a moment", async (_, told) => {
    const start = performance.now();
    await read(told);
    expect(performance.now() - start).toBeLessThan(6000);
  });
});
