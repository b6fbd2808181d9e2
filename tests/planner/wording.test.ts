import { describe, expect, it } from "vitest";
import { buttonOf, conditionOf, headingOf } from "~/planner/plan/wording";

describe("what a story waits for", () => {
  it.each([
    ["fire the kiln when it is full", "the kiln is full", "the kiln is not full yet"],
    [
      "get a message when their pieces are ready",
      "the pieces of Kai are ready",
      "the pieces of Kai are not ready yet",
    ],
    ["get a push if they skip 2 days", "Kai skips 2 days", "Kai does not skip 2 days"],
    ["put the job on a day if they say ok", "Kai says ok", "Kai does not say ok"],
    [
      "get a call if nobody has reported a child by nine",
      "nobody has reported a child by nine",
      "somebody has reported a child by nine",
    ],
    ["move the job when it rains", "it rains", "it does not rain"],
    ["send an alert once a freezer warms up", "a freezer warms up", "a freezer does not warm up"],
  ])("%s", (want, holds, fails) => {
    expect(conditionOf(want, "kiln", "Kai")).toMatchObject({ holds, fails });
  });

  it.each(["say if they come", "see when the pool is closed", "book a wheel", "tell whether it is done"])(
    "a question is no condition: %s",
    (want) => {
      expect(conditionOf(want, "class", "Kai")).toBeNull();
    },
  );
});

describe("what stands on screens", () => {
  it("names the button and the page by the story's words", () => {
    expect(buttonOf("share photos of their dogs")).toBe("“Share photos of your dogs”");
    expect(headingOf("see who is missing in their class")).toBe("“Who is missing in your class”");
    expect(headingOf("book a wheel")).toBe("");
  });
});
