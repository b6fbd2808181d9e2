import { describe, expect, it } from "vitest";
import { dateOf, openDay, weekdayOf } from "~/planner/catalogue/sample-dates";

describe("dates in sample content", () => {
  it("fall on the same weekday wherever they stand, and a week apart on the same again", () => {
    expect(dateOf(12, 2, "en")).toBe("12 May");
    expect(weekdayOf(12, 2, "en")).toBe("Wed");
    expect(weekdayOf(12, 8, "en")).toBe("Wed");
    expect(weekdayOf(19, 2, "en")).toBe("Wed");
    expect(weekdayOf(14, 2, "en")).toBe("Fri");
  });

  it("are never on a Sunday", () => {
    const shown = Array.from({ length: 56 }, (_, day) => weekdayOf(openDay(day + 1, 3), 3, "en"));
    expect(shown).not.toContain("Sun");
  });
});
