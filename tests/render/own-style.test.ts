import { expect, test } from "vitest";
import { withOwnStyle } from "~/render/own-style";

const FONT = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
const SHEET = '<link rel="stylesheet" href="/assets/styles-1.css"/>';
const ICON = '<link rel="icon" href="/i.svg"/>';

test("the stylesheet is written into the page", () => {
  // Signs that a replacement text would take for something else.
  const css = "a{content:'$&$1'}";
  expect(withOwnStyle(`<head>${FONT}${SHEET}${ICON}</head>`, css)).toBe(
    `<head>${FONT}<style>${css}</style>${ICON}</head>`,
  );
});

test.each([`<head>${FONT}</head>`, `<head>${SHEET}${SHEET}</head>`])(
  "a page with another number is a fault: %s",
  (html) => {
    expect(() => withOwnStyle(html, "a{}")).toThrow(/stylesheets/);
  },
);
