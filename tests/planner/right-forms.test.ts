import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("who does what, in whatever way it is told", () => {
  it.each([
    "It is possible for fitters to log repairs and for clerks to order parts.",
    "logging repairs is done by fitters, ordering parts by clerks.",
    "logging repairs is the fitters' job; the clerks order parts.",
    "Fitters: log repairs. Clerks: order parts.",
    "Fitters (log repairs), clerks (order parts).",
    "Fitters log repairs, clerks order parts.",
    "It lets fitters log repairs and clerks order parts.",
    "It should let fitters log repairs. It should let clerks order parts.",
    "A shoe repair app where fitters log repairs and clerks order parts.",
    "Repairs get logged by fitters. Parts get ordered by clerks.",
    "A fitter has the right to log repairs, a clerk has the right to order parts.",
    "A fitter is responsible for logging repairs, a clerk for ordering parts.",
    "A fitter's job is to log repairs. A clerk's job is to order parts.",
    "The job of the fitter is to log repairs.",
    "Fitters are in charge of logging repairs, clerks are in charge of ordering parts.",
    "Who logs repairs? Fitters. Who orders parts? Clerks.",
    "Only fitters can log repairs. Only clerks can order parts.",
    "Fitters get a screen to log repairs, clerks get a screen to order parts.",
    "On the fitters' screen you log repairs, on the clerks' screen you order parts.",
    "As a fitter, I log repairs. As a clerk, I order parts.",
    "I'm a fitter and I log repairs. The clerk orders parts.",
    "I want my fitters to log repairs and my clerks to order parts.",
    "I'd like fitters to be able to log repairs.",
    "Fitters will use it to log repairs, and clerks to order parts.",
    "Once logged in, fitters log repairs.",
    "Every evening the fitters log repairs, and then the clerks order parts.",
    "First a fitter logs a repair, then a clerk orders the part.",
    "Fitters not only log repairs but also print labels.",
    "Fitters log repairs; they also print labels.",
    "Fitters log repairs. They print labels, too.",
    "Fitters log repairs or cancel them.",
    "Fitters have to log repairs. Clerks must order parts.",
    "Fitters, who are usually students, log repairs.",
    "The fitter on duty logs repairs.",
    "Fitters should have the ability to log repairs.",
    "Fitters would log repairs. Clerks would order parts.",
    "The app allows the fitter to log repairs and the clerk to order parts.",
    "The system shall enable fitters to log repairs.",
    "Fitters are given the option to log repairs.",
    "The logging of repairs is up to the fitters.",
    "It's the fitters who log repairs, and the clerks who order parts.",
    "While fitters log repairs, clerks order parts.",
    "When a fitter logs a repair, the clerk sees it and orders the part.",
    "fitters -> log repairs, clerks -> order parts",
    "fitters = log repairs; clerks = order parts",
    "\nFitter\n- log repairs\n- print labels\nClerk\n- order parts",
    "\n\n### Fitter\n- log repairs\n\n### Clerk\n- order parts",
    "\n\nFitters can:\n- log repairs\n\nClerks can:\n- order parts",
    "\n- fitters: log repairs\n- clerks: order parts",
    "\n- fitters log repairs\n- clerks order parts",
    "\n- logging repairs (fitters)\n- ordering parts (clerks)",
    "\n- log repairs (fitter)\n- order parts (clerk)",
    "\n- [fitter] log repairs\n- [clerk] order parts",
    "\n- Repair: logged by the fitter\n- Part: ordered by the clerk",
    "\nUser story: As a fitter I want to log repairs so that the desk knows.\nUser story: As a clerk I want to order parts.",
    "Fitters' tasks are logging repairs and printing labels.",
    "The tasks of the fitters: log repairs, print labels.",
  ])("%s", async (told) => {
    const { stories } = await read(`A shoe repair app.${told.startsWith("\n") ? "" : " "}${told}`);
    expect(stories.join("\n")).toMatch(/^Fitter: (?:[^\n]* )?log (?:a |the )?repairs?\b/m);
    if (/clerk/i.test(told))
      expect(stories.join("\n")).toMatch(/^Clerk: (?:[^\n]* )?order (?:a |the )?parts?\b/m);
  });

  it.each([
    [
      "A list below a name is theirs.",
      "An allotment app.\nPlot holders:\n- pay the rent\n- report a broken tap",
      "Plot holder: pay the rent",
    ],
    [
      "So is what stands below their rights.",
      "An app for a race.\nRunner's rights: enter a race, change their club.",
      "Runner: enter a race",
    ],
    [
      "What stands between says when.",
      "An app for couriers. The courier, once on the bike, accepts a parcel.",
      "Courier: accept a parcel",
    ],
    [
      "Who is called by name is what they are.",
      "A work planner. Nora, the head cook, hands out the shifts.",
      "Head cook: hand out the shifts",
    ],
  ])("%s", async (_, told, story) => {
    expect((await read(told)).stories.join("; ")).toContain(story);
  });
});
