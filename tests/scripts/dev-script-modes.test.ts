import { expect, it } from "vitest";
import { devScriptModes, modeOf, spoilingOf } from "../../scripts/dev-script-modes";

it.each([
  ["on", "/app/enhance/application.ts", null],
  ["off", "/app/enhance/application.ts", null],
  ["blocked", "/app/enhance/application.ts", "lost"],
  ["blocked", "/node_modules/.vite/deps/react.js", "lost"],
  ["blocked", "/braindumper", null],
  ["late", "/app/enhance/application.ts", "late"],
  ["throwing", "/app/enhance/application.ts", "throws"],
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
