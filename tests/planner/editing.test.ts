import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import { renderPlan, warmPlanner, writePlan } from "~/planner";
import { HEADINGS, sectionOf } from "./document";

const KILN =
  "I run a small pottery studio. Members book a wheel for two hours, pay for clay by weight and put pots on the shelf for the kiln. I fire the kiln when it's full and they get a message when their pots are ready to pick up.";

const planOf = (description: string, platform: "bolt" | "cursor" | "lovable" = "bolt"): Promise<Plan> =>
  writePlan({ description, platform, appType: platform === "lovable" ? null : "web" });

const textOf = async (description: string, platform: "bolt" | "cursor" = "bolt"): Promise<string> => {
  const rendered = renderPlan(await planOf(description, platform), { description, platform, appType: "web" });
  return "text" in rendered ? rendered.text : "";
};

beforeAll(() => warmPlanner());

describe("a plan read aloud", () => {
  it("accepts a story by what it waits for", async () => {
    const { stories } = await planOf(KILN);
    const lines = (want: string) => {
      const story = stories.find((one) => one.want.startsWith(want));
      return JSON.stringify([story?.given, story?.also]);
    };
    expect(lines("fire the kiln")).toContain("the kiln is not full yet");
    expect(lines("get a message")).toMatch(/the pots of (?:member )?\w+ are ready to pick up/);
  });

  it("the workflow leaves no step out, and keeps the idea's order", async () => {
    const text = await textOf(KILN);
    const steps = [...sectionOf(text, /^The workflow/).matchAll(/^\d+\. (.+)$/gm)].map((match) => match[1]);
    expect(steps).toEqual([
      "Member: book a wheel for two hours",
      "Member: pay for clay by weight",
      "Member: put pots on the shelf for the kiln",
      "Owner: fire the kiln when it is full",
      "Member: get a message when their pots are ready to pick up",
    ]);
  });

  it("no screen says a clock time in place of what went wrong", async () => {
    for (const platform of ["bolt", "cursor"] as const)
      expect(sectionOf(await textOf(KILN, platform), HEADINGS.screens)).not.toMatch(/as of 9:30/);
  });

  it.each([
    "Must use ASP.NET Core and SQL Server.",
    "Must use Elixir with Phoenix.",
    "Must be built with Ruby on Rails.",
  ])("the stack that the idea asks for is the only one: %s", async (stack) => {
    const text = await textOf(`A lending log for a tool library. ${stack} Members borrow tools.`, "cursor");
    expect(text).toContain("the one quoted under Constraints");
    expect(text).not.toMatch(/Next\.js/);
  });
});
