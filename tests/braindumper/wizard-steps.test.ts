import { describe, expect, it } from "vitest";
import {
  adjacentStep,
  canShowStep,
  choosePlatform,
  firstOpenStep,
  needsAppType,
  readDraft,
  resumeStep,
  STEPS,
  type Step,
  summaryProblem,
  type WizardDraft,
} from "~/braindumper/wizard";
import { APP_TYPE_NAMES, PLATFORM_NAMES, PLATFORMS, SUMMARY_NAMES } from "~/site/idea/platforms";

const IDEA = "A shop for bread";
const empty: WizardDraft = {
  platform: null,
  appType: null,
  description: "",
  name: "",
  answers: [],
  asked: null,
};

const answered = (answer: string) => ({ id: "day", question: "Who does what?", answer });

describe("the steps of each platform", () => {
  it.each([
    ["lovable", ["platform", "describe", "summary"]],
    ["rork", ["platform", "describe", "summary"]],
    ["cursor", ["platform", "describe", "type", "summary"]],
    ["bolt", ["platform", "describe", "type", "summary"]],
    ["replit", ["platform", "describe", "type", "summary"]],
  ] as const)("%s: %j, forth and back", (platform, steps) => {
    const last = steps.length - 1;
    for (let at = 0; at < last; at++) {
      expect(adjacentStep(platform, steps[at] as never, "next")).toBe(steps[at + 1]);
      expect(adjacentStep(platform, steps[at + 1] as never, "back")).toBe(steps[at]);
    }
    expect(adjacentStep(platform, "platform", "back")).toBe("platform");
    expect(adjacentStep(platform, "summary", "next")).toBe("summary");
  });

  it("asks for an app type on three of the five platforms", () => {
    expect(PLATFORMS.filter(needsAppType)).toEqual(["cursor", "bolt", "replit"]);
  });
});

describe("how far a draft may go", () => {
  it.each<[string, WizardDraft, string]>([
    ["nothing yet", empty, "platform"],
    ["a text but no platform", { ...empty, description: IDEA }, "platform"],
    ["a platform", { ...empty, platform: "bolt" }, "describe"],
    ["too short a text", { ...empty, platform: "bolt", description: "short" }, "describe"],
    ["too long a text", { ...empty, platform: "rork", description: "a".repeat(2001) }, "describe"],
    ["bolt without an app type", { ...empty, platform: "bolt", description: IDEA }, "type"],
    ["cursor, everything", { ...empty, platform: "cursor", appType: "web", description: IDEA }, "summary"],
    ["lovable with a text", { ...empty, platform: "lovable", description: IDEA }, "summary"],
    ["rork with a text", { ...empty, platform: "rork", description: IDEA }, "summary"],
  ])("%s: first open step", (_, draft, step) => {
    expect(firstOpenStep(draft)).toBe(step);
    const ahead = STEPS.slice(STEPS.indexOf(firstOpenStep(draft)) + 1);
    expect(canShowStep(draft, step as Step)).toBe(true);
    // A text that is there can be changed, whatever is missing before it.
    const isTold = draft.description !== "";
    expect(ahead.filter((each) => canShowStep(draft, each))).toEqual(
      isTold && ahead.includes("describe") ? ["describe"] : [],
    );
  });

  it("never shows the app type of a platform that is not asked for one", () => {
    const draft: WizardDraft = { ...empty, platform: "lovable", description: IDEA };
    expect(STEPS.filter((step) => canShowStep(draft, step))).toEqual(["platform", "describe", "summary"]);
  });

  it.each<[WizardDraft, string, string]>([
    [empty, "platform", "platform"],
    [empty, "summary", "platform"],
    [{ ...empty, platform: "bolt", description: IDEA }, "describe", "describe"],
    [{ ...empty, platform: "bolt", description: IDEA }, "summary", "type"],
    [{ ...empty, platform: "lovable", description: IDEA }, "summary", "summary"],
    [{ ...empty, platform: "lovable", description: IDEA }, "type", "summary"],
    [{ ...empty, platform: "lovable", description: IDEA }, "no such step", "platform"],
  ])("%j saved at %s resumes at %s", (draft, saved, step) => {
    expect(resumeStep(draft, saved)).toBe(step);
  });
});

it.each([
  ["lovable", { platform: "lovable", appType: null }],
  ["rork", { platform: "rork", appType: null }],
  ["cursor", { platform: "cursor" }],
  ["bolt", { platform: "bolt" }],
  ["replit", { platform: "replit" }],
] as const)("choosing %s keeps or clears the app type", (platform, change) => {
  expect(choosePlatform(platform)).toEqual(change);
});

it.each<[WizardDraft, string | null]>([
  [empty, "Please select a platform"],
  [{ ...empty, description: IDEA }, "Please select a platform"],
  [{ ...empty, platform: "cursor" }, "Please select an app type"],
  [{ ...empty, platform: "cursor", appType: "web" }, "Please provide a project description"],
  [{ ...empty, platform: "bolt", description: "  " }, "Please provide a project description"],
  [{ ...empty, platform: "bolt", description: IDEA }, null],
  [{ ...empty, platform: "replit", description: IDEA }, null],
  [{ ...empty, platform: "lovable", description: IDEA }, null],
  [{ ...empty, platform: "rork", description: IDEA }, null],
  [{ ...empty, platform: "cursor", appType: "mobile", description: IDEA }, null],
  [{ ...empty, platform: "rork", description: "short" }, "Description must be at least 10 characters long"],
  [
    { ...empty, platform: "rork", description: "a".repeat(2001) },
    "Description must not exceed 2000 characters",
  ],
  [
    { ...empty, platform: "rork", description: IDEA, name: "a".repeat(61) },
    "The name can have 60 characters at most.",
  ],
  [
    { ...empty, platform: "rork", description: IDEA, answers: [answered("a".repeat(501))] },
    "This answer has 501 characters. An answer can have 500 at most.",
  ],
  [
    { ...empty, platform: "rork", description: IDEA, answers: Array(9).fill(answered("a".repeat(500))) },
    "Your answers have 4,500 characters together. They can have 4,000 at most.",
  ],
])("summary of %j: %s", (draft, problem) => {
  expect(summaryProblem(draft)).toBe(problem);
});

it("no plan is written of a text that is too long", () => {
  const problem = (length: number) =>
    summaryProblem({
      ...readDraft({ platform: "lovable", appType: null, description: "🌱".repeat(length) }),
    });
  expect([problem(2000), problem(2001)]).toEqual([null, "Description must not exceed 2000 characters"]);
});

it("names on the summary: rork is shown as its raw value", () => {
  expect(SUMMARY_NAMES).toEqual({
    lovable: "Lovable",
    cursor: "Cursor",
    bolt: "Bolt",
    replit: "Replit",
    rork: "rork",
  });
  expect(PLATFORM_NAMES.cursor).toBe("Cursor / Windsurf");
  expect(APP_TYPE_NAMES).toEqual({ mobile: "Mobile App", web: "Web App" });
});

it("readDraft counts a stored value that is no longer offered as not chosen", () => {
  const stored = { platform: "constructor", appType: "desktop", description: IDEA };
  expect(readDraft(stored)).toEqual({ ...empty, description: IDEA });
});
