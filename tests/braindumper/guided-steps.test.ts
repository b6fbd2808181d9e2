import { describe, expect, it } from "vitest";
import { guidedStates, guidedSteps } from "~/braindumper/guided-steps";
import { PLATFORMS, type Platform } from "~/site/idea/platforms";

const keys = (platform: Platform) => guidedSteps(platform, []).anew.map((step) => step.key);
const states = (platform: Platform, visited: string[]) =>
  guidedStates(
    guidedSteps(platform, visited)
      .anew.filter(({ kind }) => kind !== "link")
      .map(({ done }) => done),
  );

it("has the buttons of each platform in their order", () => {
  expect(Object.fromEntries(PLATFORMS.map((platform) => [platform, keys(platform)]))).toEqual({
    lovable: ["copy-prompt", "lovable", "link", "design-library"],
    cursor: ["copy", "context", "cursor", "node", "link", "design-library"],
    bolt: ["copy", "bolt"],
    replit: ["copy", "replit", "link"],
    rork: ["copy", "rork"],
  });
});

describe("the next button is highlighted after the one before was used", () => {
  it.each<[Platform, string[], string[]]>([
    ["lovable", [], ["next", "later", "later"]],
    ["lovable", ["copy-prompt"], ["done", "next", "later"]],
    ["lovable", ["lovable"], ["later", "done", "next"]],
    // The knowledge file was a step until November 2026.
    ["lovable", ["lovable", "copy-knowledge"], ["later", "done", "next"]],
    ["cursor", ["copy"], ["done", "next", "later", "later", "later"]],
    ["bolt", ["copy", "bolt"], ["done", "done"]],
    ["bolt", ["lovable", "__proto__"], ["next", "later"]],
  ])("%s after %j", (platform, visited, expected) => {
    expect(states(platform, visited)).toEqual(expected);
  });
});

describe("a step that was left out is not done", () => {
  it.each<[Platform, string[], string[]]>([
    ["cursor", ["cursor"], ["later", "later", "done", "next", "later"]],
    ["cursor", ["node"], ["later", "later", "later", "done", "next"]],
    // From the end back to it.
    ["cursor", ["cursor", "design-library"], ["next", "later", "done", "later", "done"]],
    ["bolt", ["bolt"], ["next", "done"]],
  ])("%s after %j", (platform, visited, expected) => {
    expect(states(platform, visited)).toEqual(expected);
  });
});
