import { describe, expect, it } from "vitest";
import type { PlanField } from "~/domain/plan";
import { warmPlanner, writePlan } from "~/planner";
import { dateOf, openDay, weekdayOf } from "~/planner/catalogue/sample-dates";
import type { EntityDraft } from "~/planner/plan/draft";
import { sampleState } from "~/planner/plan/sample-states";

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

describe("states of sample entries", () => {
  const table = (noun: string, statuses: string[], field: PlanField): EntityDraft =>
    ({ noun, statuses, person: false, origin: "named", fields: [field], relations: [] }) as never;
  const start = { name: "start time", type: "date and time", origin: "implied", note: "" } as const;
  const three = (entity: EntityDraft) => [0, 1, 2].map((index) => sampleState(entity, index));

  it("are of days to come where something takes place: none is over", () => {
    expect(three(table("booking", ["confirmed", "done", "cancelled"], start))).toEqual([
      "confirmed",
      "confirmed",
      "cancelled",
    ]);
    expect(three(table("walk", ["planned", "under way", "done"], start))).toEqual(Array(3).fill("planned"));
  });

  it("are over where they have an end, and the newest draft is unsent", () => {
    expect(three(table("time entry", ["running", "finished"], start))).toEqual([
      "finished",
      "finished",
      "finished",
    ]);
    const issued = { ...start, name: "date issued", type: "date" } as const;
    expect(three(table("invoice", ["draft", "sent", "paid"], issued))).toEqual(["sent", "paid", "draft"]);
  });

  it("of booked slots are those of the bookings", async () => {
    await warmPlanner();
    const { samples } = await writePlan({
      description:
        "Booking app for my barbershop, 3 barbers. Customers see free slots per barber and book a service with a price. SMS reminder the day before. I need to see the day on my phone.",
      platform: "cursor",
      appType: "web",
    });
    const days = (name: string) => [
      ...(samples.find((line) => line.startsWith(`${name}: `)) ?? "").matchAll(
        /(\d+ \p{L}+), [\d:]+ \(([^)]+)\)/gu,
      ),
    ];
    const booked = days("Bookings").filter(([, , told]) => told?.includes("confirmed"));
    const taken = days("Slots").filter(([, , told]) => told?.includes("taken"));
    expect(taken.length).toBeGreaterThan(0);
    for (const [, day] of taken) expect(booked.map(([, one]) => one)).toContain(day);
  });
});
