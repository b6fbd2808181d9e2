import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("what somebody must not see, in whatever way it is told", () => {
  it.each([
    "Pupils can see the marks, but not the comments.",
    "Pupils can see everything except the comments.",
    "Pupils can see everything apart from the comments.",
    "A pupil has no right to see the comments.",
    "Pupils have no access to the comments.",
    "Pupils get no access to the comments.",
    "Pupils don't have access to the comments.",
    "Pupils have no insight into the comments.",
    "Pupils are kept out of the comments.",
    "Pupils are not allowed to see the comments.",
    "Pupils are not permitted to read the comments.",
    "Pupils are forbidden to read the comments.",
    "Pupils are barred from reading the comments.",
    "Pupils are not supposed to see the comments.",
    "Pupils are not entitled to see the comments.",
    "Pupils must never see the comments.",
    "Pupils never get to see the comments.",
    "Pupils don't get to see the comments.",
    "Under no circumstances may pupils see the comments.",
    "I don't want pupils to see the comments.",
    "I don't want pupils reading the comments.",
    "Don't let pupils see the comments.",
    "Never let pupils read the comments.",
    "Make sure pupils can't see the comments.",
    "Make sure that no pupil can see the comments.",
    "Keep pupils out of the comments.",
    "Hide the comments from pupils.",
    "The comments are hidden from pupils.",
    "The comments stay hidden from the pupils.",
    "The comments are invisible to pupils.",
    "The comments must not be visible to pupils.",
    "The comments are not visible to pupils.",
    "The comments are off limits for pupils.",
    "The comments are none of the pupils' business.",
    "The comments are not for pupils.",
    "No pupil can see the comments.",
    "No pupil may read the comments.",
    "None of the pupils may read the comments.",
    "Neither pupils nor parents may see the comments.",
    "It is not possible for pupils to see the comments.",
    "It is forbidden for pupils to read the comments.",
    "Reading the comments is not allowed for pupils.",
    "The comments are for the teacher's eyes only.",
    "The comments are only for the teacher.",
    "The comments are visible to the teacher only.",
    "Only the teacher sees the comments.",
    "Only the teacher can see the comments, pupils cannot.",
    "Nobody but the teacher may see the comments.",
    "Can pupils see the comments? No.",
    "Who may see the comments? Only the teacher.",
    "May a pupil read the comments? Never.",
    "\nPupils:\n- can see the marks\n- can't see the comments",
    "\nPupils may not:\n- see the comments",
    "\nPupils cannot: see the comments",
    "Pupils have read-only access to the comments.",
    "The comments are read-only for pupils.",
    "Pupils should not be able to see the comments.",
    "Pupils shouldn't see the comments.",
    "Pupils do not see the comments.",
    "Pupils can't see the comments.",
    "Pupils shall have no access to the comments.",
    "Pupils must not see the comments of other pupils.",
    "Unlike teachers, pupils cannot see the comments.",
    "The app must not show pupils the comments.",
    "The app must not show the comments to pupils.",
    "Do not show the comments to pupils.",
    "Pupils are not shown the comments.",
  ])("%s", async (told) => {
    const joint = told.startsWith("\n") ? "" : " ";
    const { denied, rules, stories } = await read(
      `A school app. Teachers enter marks and comments, pupils see marks.${joint}${told}`,
    );
    const kept = denied("Pupil").some((line) => /^(?:see|read|edit) .*comments/i.test(line));
    const only = rules.some((rule) => /\b(?:only|nobody but)\b.*comments|comments.*\bonly\b/i.test(rule));
    expect(kept || only).toBe(true);
    if (!/read-only/.test(told)) expect(stories).not.toContain("Pupil: see the comments");
  });

  it.each([
    [
      "who reads and changes nothing",
      "Inspectors read everything but change nothing.",
      "Inspectors change nothing",
    ],
    ["what only some may have", "The sauna is only for members.", "The sauna is only for members"],
  ])("%s keeps its words", async (_, told, rule) => {
    const { rules } = await read(`An app for a spa. Guests book rooms. ${told}`);
    expect(rules.join(" ")).toContain(rule.split(" ").slice(-3).join(" "));
    expect(rules.join(" ")).not.toMatch(/cannot read change|can see the sauna/i);
  });
});
