import { describe, expect, it } from "vitest";
import { shortDate } from "~/base/text/time-zone";
import { downloadName, planSearchText, savedPlan, savedPlanCard } from "~/braindumper/saved-plan";

const row = {
  id: "abc",
  platform: "lovable",
  appType: null,
  description: "A shop for bread",
  title: "Crumb",
  answers: [],
  generatedContext: '{"prompt":"Build it","prd":"Know it","type":"lovable"}',
  version: 1,
  createdAt: new Date("2025-01-05T23:30:00Z"),
};

describe("dates are the creation day in UTC", () => {
  it.each([
    ["2025-01-05T00:00:00Z", "5. Jan 2025", "2025-01-05"],
    ["2025-01-05T23:59:59.999Z", "5. Jan 2025", "2025-01-05"],
    ["2024-02-29T12:00:00Z", "29. Feb 2024", "2024-02-29"],
    ["2025-12-31T23:30:00-05:00", "1. Jan 2026", "2026-01-01"],
    ["2025-05-10T00:00:00Z", "10. May 2025", "2025-05-10"],
  ])("%s -> %s", (time, short, day) => {
    expect(shortDate(new Date(time))).toBe(short);
    expect(downloadName({ platform: "bolt", createdAt: new Date(time) })).toBe(`context-bolt-${day}.txt`);
  });
});

it("savedPlan shows every part", () => {
  expect(savedPlan(row)).toEqual({
    id: "abc",
    date: "5. Jan 2025",
    dateTime: "2025-01-05T23:30:00.000Z",
    platform: "lovable",
    appType: null,
    name: "Crumb",
    version: 1,
    description: "A shop for bread",
    context: { type: "lovable", prompt: "Build it", prd: "Know it" },
  });
});

it.each([
  ["A shop for bread", "A shop for bread"],
  ["A shop\nfor bread", "A shop"],
  ["I run dog walks in my street, me and two friends", "I run dog walks in my street"],
  ["Candles. I want an app where people order them", "Candles. I want an app where people order them"],
  [`${"bread ".repeat(10)}butter`, `${"bread ".repeat(10).trim()}…`],
  ["🍞".repeat(61), `${"🍞".repeat(60)}…`],
  [`A ${"Donaudampfschiff".repeat(4)}`, `A ${"Donaudampfschiff".repeat(4).slice(0, 58)}…`],
  ["  \n", ""],
])(
  "a project without a name of its own is called by the first words of its idea: %j",
  (description, name) => {
    expect(savedPlan({ ...row, title: null, description }).name).toBe(name);
  },
);

it("a stored app type that is no longer offered is left out", () => {
  expect(savedPlan({ ...row, appType: "desktop" }).appType).toBeNull();
  expect(savedPlan({ ...row, appType: "mobile" }).appType).toBe("mobile");
});

it("the title of a plan without questions is not the author's name for it", () => {
  expect(savedPlan({ ...row, answers: null })).toMatchObject({ name: row.description });
});

it("a search finds a plan by the name that its author gave it", () => {
  expect(planSearchText(row)).toContain("crumb");
});

describe("savedPlanCard", () => {
  it("lovable with a knowledge file: a badge and a preview", () => {
    expect(savedPlanCard(row)).toMatchObject({ badges: ["PRD"], preview: "Build it" });
  });

  it("an older lovable row with plain text: no badge", () => {
    const card = savedPlanCard({ ...row, generatedContext: "Build a shop." });
    expect(card).toMatchObject({ badges: [], preview: "Build a shop." });
  });

  it("a preview leaves out the idea that is in the prompt, which the card shows already", () => {
    const prompt =
      "# A shop\n\n## My idea\n\nA shop\n\nfor bread\n\n## For the builder\n\n- Write no code.\n- Ask.\n";
    const card = savedPlanCard({
      ...row,
      description: "A shop\n\nfor bread",
      generatedContext: JSON.stringify({ prompt, prd: "", type: "lovable" }),
    });
    expect(card).toMatchObject({ preview: "For the builder\nWrite no code. Ask." });
  });

  it("other platforms: no badge, no preview", () => {
    const card = savedPlanCard({ ...row, platform: "cursor", generatedContext: "# Plan" });
    expect(card.badges).toEqual([]);
    expect(card.preview).toBe("");
  });

  it("never carries the whole text into the list", () => {
    const card = savedPlanCard({ ...row, generatedContext: JSON.stringify({ prompt: "x".repeat(9000) }) });
    expect(JSON.stringify(card).length).toBeLessThan(1000);
  });
});
