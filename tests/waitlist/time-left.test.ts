import { describe, expect, it } from "vitest";
import { countdownTo } from "~/waitlist/time-left";

describe("countdownTo", () => {
  const target = new Date("2025-05-26T19:00:00Z");
  it.each([
    ["2025-05-24T17:58:57Z", { isOver: false, days: 2, hours: 1, minutes: 1, seconds: 3 }],
    ["2025-05-26T18:59:59.500Z", { isOver: false, days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ["2025-05-26T19:00:00Z", { isOver: true, days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ["2026-11-21T00:00:00Z", { isOver: true, days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])("at %s", (from, left) => {
    expect(countdownTo(target, new Date(from))).toEqual(left);
  });
});
