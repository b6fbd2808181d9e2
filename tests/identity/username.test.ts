import { expect, it } from "vitest";
import { usernamesFor } from "~/identity/username";

it.each([
  ["Ann Lee", "ann-lee", "ann-lee-x1y2z3"],
  ["Žofie O'Neil-Müller", "zofie-o-neil-muller", "zofie-o-neil-x1y2z3"],
  ["Bo", "bo-x1y2z3", "bo-x1y2z3"],
  ["李雷", "member-x1y2z3", "member-x1y2z3"],
  ["Admin", "member-x1y2z3", "member-x1y2z3"],
  ["Root ", "member-x1y2z3", "member-x1y2z3"],
  ["Web Master", "member-x1y2z3", "member-x1y2z3"],
  ["Süpport", "member-x1y2z3", "member-x1y2z3"],
  ["List-Request", "member-x1y2z3", "member-x1y2z3"],
  ["Maximilian Alexander von Hohenstein", "maximilian-alexander", "maximilian-al-x1y2z3"],
])("%s is called %s, or %s when that is taken", (name, first, second) => {
  expect(usernamesFor(name, "x1y2z3")).toEqual([first, second]);
});
