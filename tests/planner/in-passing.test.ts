import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

const SHOES =
  "A system for a shoe repair shop. Can the girl at the till see on which shelf a pair stands? Can the customer pay when fetching it, cash or card? And can I see every evening how much we took?";
const GAME =
  "I'm a forever GM. Want a thing for my group: sessions with a recap, monsters with stats only I can see, a treasure list the party shares, maps I reveal when I feel like it. Players edit their own sheet only.";
const FLEET =
  "Taxi company, 6 cars. Driver gets the ride on his phone with address and time. Also fuel: how many litres, which station, km on the clock.";

describe("what is told in passing", () => {
  it.each([
    ["a question is a wish of whom it asks about", SHOES, "Till staff: see on which shelf a pair stands"],
    ["with or without a word between", SHOES, "Owner: see every evening how much they took"],
    [
      "whoever stands between can and their verb",
      "App for a kayak rental. Can the staff see which boats are out? Could guests choose a boat?",
      "Staff: see which boats are out",
    ],
    [
      "by whom a thing is done is who does it",
      "Bake sale planner. Each cake tasted by two judges before the fair.",
      "Judge: taste each cake before the fair",
    ],
    [
      "a check by somebody is made by them",
      "Swap app for board games. Legit check by like two admins before anything is handed over.",
      "Admin: make the legit check before anything is handed over",
    ],
    [
      "one at each place is one of their kind",
      "At our regatta a marshal at each gate presses start on their tablet. The judge enters the result.",
      "Judge: enter the result",
    ],
    [
      "glad of something is a wish for it",
      "I keep a list of birds. I would also be glad of a list of first arrivals each spring.",
      "User: see a list of first arrivals each spring",
    ],
    [
      "a thing that somebody does something with is their doing",
      GAME,
      "Game master: reveal the maps when they feel like it",
    ],
    [
      "what a thing costs in sum is looked at",
      "I manage 4 buildings. Tenants report a problem. Costs per building at the end of the year.",
      "Owner: see costs per building at the end of the year",
    ],
  ])("%s", async (_, idea, story) => {
    expect((await read(idea)).stories).toContain(story);
  });

  it("takes for a role whatever the writer says to be", async () => {
    expect((await read(GAME)).roles).toEqual(expect.arrayContaining(["Game master", "Player"]));
  });

  it("names the one who alone may do something", async () => {
    expect((await read(GAME)).rules).toContain("Only the game master can see the stats of monsters");
  });

  it("reads questions behind a thing as its columns", async () => {
    expect((await read(FLEET)).fields("Fuel")).toEqual(
      expect.arrayContaining(["litre count", "station", "km on the clock"]),
    );
  });

  it("reads pieces behind the name of a log as what is put down of each", async () => {
    const { fields, named } = await read(
      "Headache log. One tap when it starts, one tap when it ends, pain 1-10, what I ate, possible causes (coffee, stress). Just me, no account.",
    );
    expect(fields("Headache")).toEqual(expect.arrayContaining(["start", "end", "pain"]));
    expect(named).not.toContain("Tap");
  });

  it("reads what belongs to a thing as its columns, whoever stands among it", async () => {
    const { fields } = await read(
      "I am the librarian of a choir. I enter every piece of music with its composer, arranger, voicing and number of copies.",
    );
    expect(fields("Piece")).toEqual(
      expect.arrayContaining(["composer", "arranger", "voicing", "copy count"]),
    );
  });

  it("gives the columns behind a way of bringing to what is brought", async () => {
    expect(
      (
        await read("Artists bring works on consignment: title, year and price. Collectors ask for a viewing.")
      ).fields("Work"),
    ).toEqual(expect.arrayContaining(["title", "year", "price"]));
  });

  it("keeps a nurse apart from the charge nurse", async () => {
    const { stories } = await read(
      "A nurse offers a shift, colleagues can take it, the charge nurse approves the swap. No patient data.",
    );
    expect(stories).toEqual(expect.arrayContaining(["Nurse: offer a shift"]));
  });

  it("refuses nothing that goes on with what it must not do", async () => {
    const { nonGoals } = await read(
      "I type my sightings in. Friends add theirs. It should work on an iPad, and please nothing that twitters at me.",
    );
    expect(nonGoals.join()).toMatch(/^Feature that twitters/i);
  });

  it.each([
    [
      "who passes or fails something is a role",
      "Hotel with 58 rooms. Cleaner ticks off a room. Inspector passes or fails with a reason.",
      "Inspector: fail with a reason",
    ],
    [
      "whom the writer would like to be able to do something does it",
      "I look after a cemetery. Families search by surname. I'd like a mowing helper (my nephew) to be able to flag a leaning stone.",
      "Mowing helper: flag a leaning stone",
    ],
    [
      "what is raised is made",
      "Donors register with blood group and village. Hospital staff raise a request (group, units, how urgent, which hospital).",
      "Hospital staff: make a request",
    ],
    [
      "numbers within a line begin a line each",
      "Requirements: 1) staff report an absence with a reason, 2) teachers attach work for the class, 3) parents get a notification.",
      "Teacher: attach work for the class",
    ],
  ])("%s", async (_, idea, story) => {
    expect((await read(idea)).stories).toContain(story);
  });

  it("reads how urgent something is and which it is of as columns", async () => {
    const { fields } = await read(
      "Donors register with blood group and village. Hospital staff raise a request (group, units, how urgent, which hospital).",
    );
    expect(fields("Request")).toEqual(expect.arrayContaining(["group", "units", "urgency", "hospital"]));
  });

  it("gives what is added its columns", async () => {
    const { fields } = await read(
      "I keep terms per client. Clients see a translation. Add term: source, target, domain, forbidden yes/no.",
    );
    expect(fields("Term")).toEqual(expect.arrayContaining(["source", "target", "domain", "forbidden"]));
  });

  it.each([
    [
      "a refusal in brackets ends with them",
      "Dentists send us cases: patient code (no names!!), tooth number, shade, material. Technicians ask a question on a case.",
      ["Names"],
    ],
    [
      "several are refused one by one",
      "Teachers report an absence. Colleagues get a notification. Not payroll, not medical documents.",
      ["Payroll", "Medical documents"],
    ],
    ["what is not needed is called by its name", "Players record a result. Elo not needed.", ["Elo"]],
    [
      "what is wanted instead is not refused",
      "Director gets a private board with a shortlist, no login just a secret link.",
      ["Login"],
    ],
    [
      "who has it elsewhere is no part of it",
      "Students upload drafts and I comment on them. Don't do plagiarism checks, the university has that.",
      ["Plagiarism checks"],
    ],
  ])("%s", async (_, idea, refused) => {
    expect((await read(idea)).nonGoals).toEqual(refused);
  });
});
