import { describe, expect, it } from "vitest";
import { guidedSteps } from "~/domain/guided-steps";
import { PLATFORMS, type Platform } from "~/domain/platforms";

const keys = (platform: Platform) => guidedSteps(platform, []).map((step) => step.key);
const states = (platform: Platform, visited: string[]) =>
  guidedSteps(platform, visited).map((step) => step.state);

it("has the specification's buttons, in its order", () => {
  expect(Object.fromEntries(PLATFORMS.map((platform) => [platform, keys(platform)]))).toEqual({
    lovable: ["lovable", "design-library"],
    cursor: ["copy", "context", "cursor", "node", "design-library"],
    bolt: ["copy", "bolt"],
    replit: ["copy", "replit"],
    rork: ["copy", "rork"],
  });
});

describe("PE60: the next button is highlighted after the one before was used", () => {
  it.each<[Platform, string[], string[]]>([
    ["lovable", [], ["next", "later"]],
    ["lovable", ["lovable"], ["done", "next"]],
    ["lovable", ["lovable", "design-library"], ["done", "done"]],
    // Copying leaves no trace on the server: whoever saved the file is past it.
    ["cursor", ["context"], ["done", "done", "next", "later", "later"]],
    ["cursor", ["node"], ["done", "done", "done", "done", "next"]],
    ["bolt", ["bolt"], ["done", "done"]],
    ["bolt", ["lovable", "__proto__"], ["next", "later"]],
  ])("%s after %j", (platform, visited, expected) => {
    expect(states(platform, visited)).toEqual(expected);
  });
});
