import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(() => warmPlanner());

describe("what an idea asks for and no story says", () => {
  it.each([
    [
      "a wish without a doer",
      "Photo galleries for my portrait clients. They mark favourites and order prints. Watermark until paid.",
      "Also asked for: “Watermark until paid”",
    ],
    [
      "a word that changes what has to be built",
      "A site where walkers log hikes and read the routes of others. Secret spots as well.",
      "Also asked for: “Secret spots as well”",
    ],
  ])("is kept as a rule in its own words: %s", async (_, idea, rule) => {
    expect((await read(idea)).rules).toContain(rule);
  });

  it.each([
    ["what somebody tells of their life", "Members book a boat. We always forget the paddles in the shed."],
    ["what has a story", "Members book a boat. The treasurer confirms the payments."],
    ["how somebody feels about it", "Members book a boat. Sarah is very clear about that."],
    ["what is refused", "Members book a boat. No chat, no newsletter."],
  ])("is not %s", async (_, idea) => {
    expect((await read(idea)).rules.filter((rule) => rule.startsWith("Also asked for"))).toEqual([]);
  });
});

describe("things that no doing speaks of", () => {
  it.each([
    [
      "asked for by which",
      "Scout leaders track which badges each scout is working on. Parents see camps.",
      "Badge",
    ],
    [
      "in a list of what the app has",
      "App for our choir where members vote on concerts. Also sheet music.",
      "Sheet music",
    ],
  ])("are tables: %s", async (_, idea, table) => {
    expect((await read(idea)).entities).toContain(table);
  });

  it("leave out the order in which something comes", async () => {
    const { entities } = await read(
      "Singers put a song on a list. The order is fixed at the start by lottery.",
    );
    expect(entities).not.toContain("Order");
  });

  it("keep whether a reminder went out with what it is about", async () => {
    const idea = "Patients book an appointment with a dentist. They get a reminder the day before.";
    expect((await read(idea)).fields("Appointment")).toContain("reminder sent");
  });
});
