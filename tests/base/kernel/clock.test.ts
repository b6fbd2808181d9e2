import { expect, it } from "vitest";
import { fromNow, monthOf, now, setClock } from "~/base/kernel/clock";
import { withClock } from "../../support/clock";

withClock("2026-03-31T23:59:59.999Z");

it("stands where a test put it, and nobody can move it by what it gave", () => {
  now().setFullYear(1999);
  expect(now().toISOString()).toBe("2026-03-31T23:59:59.999Z");
  expect(fromNow(1).toISOString()).toBe("2026-04-01T00:00:00.000Z");
});

it("runs again when it is let go", () => {
  setClock(undefined);
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000);
});

it.each([
  ["2026-03-31T23:59:59.999Z", "2026-03"],
  ["2026-04-01T00:00:00Z", "2026-04"],
  // The month is UTC's, whatever the time of the place.
  ["2026-04-01T01:00:00+02:00", "2026-03"],
  ["2025-12-31T20:00:00-05:00", "2026-01"],
])("the month of %s is %s", (time, month) => {
  expect(monthOf(new Date(time))).toBe(month);
});
