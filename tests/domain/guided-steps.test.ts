import { describe, expect, it } from "vitest";
import { guidedStates, guidedSteps } from "~/domain/guided-steps";
import { PLATFORMS, type Platform } from "~/domain/platforms";

const keys = (platform: Platform) => guidedSteps(platform, []).map((step) => step.key);
const states = (platform: Platform, visited: string[]) =>
  guidedStates(guidedSteps(platform, visited).map((step) => step.done));

it("has the buttons of each platform in their order", () => {
  expect(Object.fromEntries(PLATFORMS.map((platform) => [platform, keys(platform)]))).toEqual({
    lovable: ["lovable", "design-library"],
    cursor: ["copy", "context", "cursor", "node", "design-library"],
    bolt: ["copy", "bolt"],
    replit: ["copy", "replit"],
    rork: ["copy", "rork"],
  });
});

describe("the next button is highlighted after the one before was used", () => {
  it.each<[Platform, string[], string[]]>([
    ["lovable", [], ["next", "later"]],
    ["lovable", ["lovable"], ["done", "next"]],
    ["lovable", ["lovable", "design-library"], ["done", "done"]],
    ["cursor", ["copy"], ["done", "next", "later", "later", "later"]],
    ["bolt", ["copy", "bolt"], ["done", "done"]],
    ["bolt", ["lovable", "__proto__"], ["next", "later"]],
  ])("%s after %j", (platform, visited, expected) => {
    expect(states(platform, visited)).toEqual(expected);
  });
});

describe("a step that was left out is not done", () => {
  it.each<[Platform, string[], string[]]>([
    ["cursor", ["context"], ["later", "done", "next", "later", "later"]],
    ["cursor", ["node"], ["later", "later", "later", "done", "next"]],
    // From the end back to it.
    ["cursor", ["context", "design-library"], ["next", "done", "later", "later", "done"]],
    ["bolt", ["bolt"], ["next", "done"]],
  ])("%s after %j", (platform, visited, expected) => {
    expect(states(platform, visited)).toEqual(expected);
  });
});
