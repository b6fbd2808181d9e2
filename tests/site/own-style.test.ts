import { expect, test } from "vitest";
import { withOwnStyle } from "~/site/render/own-style";
import typeUrl from "~/site/styles/type.css?url";

const FONT = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const SHEET = '<link rel="stylesheet" href="/assets/styles-1.css"/>';
const TYPE = `<link rel="stylesheet" href="${typeUrl}"/>`;
const ICON = '<link rel="icon" href="/i.svg"/>';

test("the stylesheet is written into the page", () => {
  // Signs that a replacement text would take for something else.
  const css = "a{content:'$&$1'}";
  expect(withOwnStyle(`<head>${FONT}${SHEET}${ICON}</head>`, css)).toBe(
    `<head>${FONT}<style>${css}</style>${TYPE}${ICON}</head>`,
  );
});

test("a second one, of a kind of page, goes: the styles hold its own", () => {
  expect(withOwnStyle(`<head>${SHEET}${ICON}${SHEET}</head>`, "a{}")).toBe(
    `<head><style>a{}</style>${TYPE}${ICON}</head>`,
  );
});

test("a page without one is a fault", () => {
  expect(() => withOwnStyle(`<head>${FONT}</head>`, "a{}")).toThrow(/stylesheet/);
});
