import { expect, it } from "vitest";
import { allowanceText, generationsLeft, refillDay } from "~/braindumper/allowance";

const kept = { period: "2026-03", generationsUsed: 4, availableGenerations: 1, grantedGenerations: 0 };

it.each([
  ["a new member has the whole allowance", null, "2026-03", 5],
  ["the same month counts what is left", kept, "2026-03", 1],
  ["a later month brings it all back", kept, "2026-04", 5],
  ["a later year too", { ...kept, period: "2026-12" }, "2027-01", 5],
  ["a clock set back brings nothing", kept, "2026-02", 1],
  ["granted tokens come on top", { ...kept, grantedGenerations: 3 }, "2026-03", 4],
  ["and are kept over months", { ...kept, grantedGenerations: 3 }, "2026-04", 8],
  ["none left", { ...kept, availableGenerations: 0 }, "2026-03", 0],
])("%s", (_, allowance, month, left) => {
  expect(generationsLeft(allowance, month, 5)).toBe(left);
});

it.each([
  [0, "0 generations remaining this month"],
  [1, "1 generation remaining this month"],
  [2, "2 generations remaining this month"],
  [5, "5 generations remaining this month"],
])("%i: %s", (left, text) => {
  expect(allowanceText(left)).toBe(text);
});

it.each([
  ["2026-11-26T14:00:00Z", "1 December"],
  ["2026-12-31T23:59:59Z", "1 January"],
  ["2028-01-31T00:00:00Z", "1 February"],
])("generations are there again on the first of the next month (UTC): %s", (today, day) => {
  expect(refillDay(new Date(today))).toBe(day);
});
