import { expect, it } from "vitest";
import { dayAt, isTimeZone, startOfDay, timeText } from "~/base/text/time-zone";

it.each([
  ["2026-07-01", "UTC", "2026-07-01T00:00:00.000Z"],
  ["2026-07-01", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
  ["2026-01-01", "America/New_York", "2026-01-01T05:00:00.000Z"],
  ["2026-01-01", "Asia/Kolkata", "2025-12-31T18:30:00.000Z"],
  // Clocks change in these hours: twelve hours before UTC's midnight, and at midnight itself, which does not exist.
  ["2026-09-27", "Pacific/Auckland", "2026-09-26T12:00:00.000Z"],
  ["2026-04-05", "Pacific/Auckland", "2026-04-04T11:00:00.000Z"],
  ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
])("%s begins in %s at %s, and that moment is on that day", (day, zone, moment) => {
  expect(startOfDay(day, zone).toISOString()).toBe(moment);
  expect(dayAt(new Date(moment), zone)).toBe(day);
});

it.each([
  ["UTC", "5. Sep 2026, 22:07"],
  ["Europe/Berlin", "6. Sep 2026, 00:07"],
  ["America/St_Johns", "5. Sep 2026, 19:37"],
])("a moment in %s is told as %s", (zone, text) => {
  expect(timeText(new Date("2026-09-05T22:07:59Z"), zone)).toBe(text);
});

it("tells a time zone from another word", () => {
  expect(["UTC", "Europe/Berlin", "Berlin", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
