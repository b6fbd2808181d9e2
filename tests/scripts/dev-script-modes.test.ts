import { expect, it } from "vitest";
import { devScriptModes, modeOf, spoilingOf } from "../../scripts/dev-script-modes";

it.each([
  ["on", "/app/entry.client.tsx", null],
  ["off", "/app/entry.client.tsx", null],
  ["blocked", "/app/entry.client.tsx", "lost"],
  ["blocked", "/@id/__x00__virtual:remix/browser-manifest", "lost"],
  ["blocked", "/node_modules/.vite/deps/react.js", "lost"],
  ["blocked", "/braindumper", null],
  ["half", "/app/routes/wizard/describe.tsx", "lost"],
  ["half", "/app/entry.client.tsx", null],
  ["late", "/app/entry.client.tsx", "late"],
  ["throwing", "/app/entry.client.tsx", "throws"],
] as const)("scripts %s: %s is %s", (mode, path, spoiling) => {
  expect(spoilingOf(mode, path)).toBe(spoiling);
});

it("a cookie that names no mode changes nothing", () => {
  expect([modeOf(), modeOf("scripts=x"), modeOf("a=1; scripts=late"), modeOf("myscripts=late")]).toEqual([
    "on",
    "on",
    "late",
    "on",
  ]);
});

it("is no part of a build", () => {
  expect(devScriptModes().apply).toBe("serve");
});
