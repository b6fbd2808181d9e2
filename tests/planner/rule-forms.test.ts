import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("what holds, in whatever way it is told", () => {
  it.each([
    ["A loan lasts two weeks and can be extended 1 time.", ["two weeks", "1 time"]],
    ["A loan lasts at most two weeks.", ["two weeks"]],
    ["No member gets more than 3 boats.", ["3"]],
    ["No member may have more than 3 boats.", ["3"]],
    ["Nobody gets more than 3 boats.", ["3"]],
    ["Members get no more than 3 boats.", ["3"]],
    ["A member can have a maximum of 3 boats.", ["3"]],
    ["Maximum 3 boats per member.", ["3"]],
    ["3 boats per member, not more.", ["3"]],
    ["Not more than 3 boats per member.", ["3"]],
    ["Without a licence no boat.", ["licence"]],
    ["No boat without a licence.", ["licence"]],
    ["You need a licence to take a boat.", ["licence"]],
    ["Whoever takes a boat needs a licence.", ["licence"]],
    ["A boat may only be taken with a licence.", ["licence"]],
    ["The minimum stay is 30 minutes.", ["30"]],
    ["The price is 30 euros.", ["30"]],
    ["Boats returned after 18:00 count for the next day.", ["18:00"]],
    ["Bookings close on Friday.", ["Friday"]],
    ["Bookings close 2 days before.", ["2 days"]],
    ["The fee shall not exceed 40 euros.", ["40"]],
    ["The fee must not be higher than 40 euros.", ["40"]],
    ["The fee is capped at 40 euros.", ["40"]],
    ["A trip passes through the states planned -> started -> finished.", ["planned", "finished"]],
    ["A trip is planned, started or finished.", ["planned", "finished"]],
    ["A trip can be planned, started or finished.", ["planned", "finished"]],
    ["A trip goes from planned to started to finished.", ["planned", "finished"]],
    ["States of a trip: planned, started, finished.", ["planned", "finished"]],
    ["A trip has one of the states planned, started and finished.", ["planned", "finished"]],
    ["First a trip is planned, then started, then finished.", ["planned", "finished"]],
    ["A child under 16 needs a parent's consent.", ["consent"]],
    ["Children under 16 only with a parent's consent.", ["consent"]],
    ["If a boat is damaged, it cannot be booked.", ["damaged"]],
    ["Damaged boats cannot be booked.", ["damaged"]],
    ["As long as a boat is damaged it cannot be booked.", ["damaged"]],
    ["A booking must be confirmed within 24 hours.", ["24"]],
    ["A booking that isn't confirmed within 24 hours is dropped.", ["24"]],
    ["After 24 hours an unconfirmed booking expires.", ["24"]],
    ["Two people must never have the same boat at the same time.", ["same"]],
    ["A boat can't be booked twice for the same day.", ["same day"]],
    ["Each member only has one boat.", ["one"]],
    ["Every boat belongs to exactly one member.", ["one"]],
    ["Boats are checked every 6 months.", ["6 months"]],
    ["The first hour is free, after that 5 euros.", ["5", "first hour"]],
    ["Rule: one boat per family.", ["family"]],
    ["It's forbidden to take dogs on board.", ["dogs"]],
    ["Members who are late pay 10 euros.", ["10"]],
    ["Late returns cost 10 euros.", ["10"]],
    ["Late members are blocked for 7 days.", ["7 days"]],
    ["There must always be two helpers on the pier.", ["two"]],
    ["There should never be fewer than two helpers on the pier.", ["two"]],
    ["At least two helpers on the pier.", ["two"]],
  ])("%s", async (told, words) => {
    const { plan, rules, nonGoals } = await read(`An app for a boat club. Members book boats. ${told}`);
    const stories = plan.stories.filter(({ origin }) => origin === "named");
    const held = [
      ...rules.filter((rule) => !/\(implied by/.test(rule)),
      ...plan.constraints,
      ...stories.flatMap(({ want, given, then }) => [want, given, then]),
      ...plan.entities.flatMap(({ statuses }) => statuses),
    ];
    for (const word of words) expect(held.join("\n").toLowerCase()).toContain(word.toLowerCase());
    expect(nonGoals).toEqual([]);
  });

  it("an idea that says only what holds is no unclear one", async () => {
    const { plan, rules } = await read(
      "A boat hire app. The minimum deposit is 50 euros. Bookings after 20:00 count for the next day.",
    );
    expect(plan.clarity).not.toBe("unclear");
    expect(rules.join("\n")).toMatch(/50/);
  });
});
