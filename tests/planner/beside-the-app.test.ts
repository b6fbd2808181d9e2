import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

const TRACKER =
  "Football team. The coach plans matches, players say whether they come and confirm the lineup.";

describe("what people do beside the app", () => {
  it.each([
    ["with their hands", `${TRACKER} Parents bring oranges.`, /bring/],
    ["with what they take", `${TRACKER} The goalkeeper takes three pills before each match.`, /take/],
    ["on paper", `${TRACKER} The coach writes the results on paper.`, /on paper/],
    ["how somebody is", `${TRACKER} Fans stare at the wall and own an iPhone.`, /stare|own/],
    ["where they go", `${TRACKER} Players leave the room after training.`, /leave/],
    ["in a chat of another app", `${TRACKER} Players swap lifts in a WhatsApp group.`, /WhatsApp/],
  ])("makes no story: %s", async (_, idea, told) => {
    const { stories } = await read(idea);
    expect(stories).toContain("Coach: plan matches");
    expect(stories.join("\n")).not.toMatch(told);
  });

  it("is kept where the app follows it on its way", async () => {
    const { stories } = await read(
      "Meals on wheels. Volunteers bring the meals and tick off each delivery. Cooks enter menus.",
    );
    expect(stories).toContain("Volunteer: bring the meals");
  });

  it("is kept where the idea says little else", async () => {
    expect((await read("Plants of our stairwell. Neighbours water the plants.")).stories).toContain(
      "Neighbour: water the plants",
    );
  });

  it("tells what the writer lives by, in a first sentence of several doings", async () => {
    const { stories, entities } = await read(
      "We roast coffee and sell it to around 90 cafes. Cafes order before noon and see their own prices.",
    );
    expect(stories.join("\n")).not.toMatch(/roast|sell/);
    expect(entities.join()).toContain("Coffee");
  });
});

describe("what the app does", () => {
  it("is told of the app, whoever the sentence is about", async () => {
    const { stories } = await read(
      "We are bakers. Bakers enter orders, tick them off and must work without internet.",
    );
    expect(stories).toContain("Baker: have the app work without internet");
  });
});

describe("how ideas are written", () => {
  it("capitals throughout are read as sentences", async () => {
    const { stories, rules } = await read(
      "I BAKE FOR 35 CAFES AND THEY ALL ORDER BY TEXT. NEED THEM TO ORDER BEFORE 4PM FOR THE NEXT DAY. INVOICE END OF MONTH. SORRY FOR CAPS MY KEYBOARD IS BROKEN",
    );
    expect(stories.join("\n")).toContain("Customer: order before 4pm for the next day");
    expect([...stories, ...rules].join("\n")).not.toMatch(/[A-Z]{5}|[Kk]eyboard/);
  });

  it("the courtesies of a letter name nobody and nothing", async () => {
    const { roles, rules } = await read(
      "Dear sir/madam, I am running a driving school. Students book lessons and pay fees. Kindly do the needful.",
    );
    expect(roles).toEqual(["Student", "Owner"]);
    expect(rules.join()).not.toMatch(/needful/);
  });

  it("a user story names who it is, those who work in a place too", async () => {
    const { stories } = await read(
      "As a coordinator I want to register donations.\nAs a referral agency I want to refer a household.\nAs a trustee I want the figures per month.",
    );
    expect(stories).toEqual(
      expect.arrayContaining(["Agency staff: refer a household", "Trustee: see the figures per month"]),
    );
  });

  it("what is not part of a request is refused, and so is what is not wanted", async () => {
    const { nonGoals, entities } = await read(
      "Employees reserve a desk and check in by code.\n\nNot part of this request: parking spaces, catering.\n\nMachine translation is not wanted.",
    );
    expect(nonGoals.join().toLowerCase()).toMatch(/parking spaces.*catering.*machine translation/);
    expect(entities.join()).not.toMatch(/Parking|Part/);
  });
});

describe("who has part in it", () => {
  it.each([
    [
      "is one of its roles",
      "Referee rota. The coordinator assigns referees. Mileage list per month for the treasurer.",
      "Treasurer",
    ],
    [
      "gets what goes to them",
      "Employees reserve a desk. A monthly report by department goes to the finance manager.",
      "Finance manager",
    ],
    [
      "belongs to each thing and has doings of their own",
      "Little libraries. People scan the code, every box has a caretaker who gets told when it is full.",
      "Caretaker",
    ],
    ["is a parent called by no name", "Pocket money. Kids enter chores, mum or dad approves them.", "Dad"],
    [
      "is a child of the writer, spoken of as he",
      "My son (13) has diabetes. He logs sugar and carbs, the nurse sees charts.",
      "Son",
    ],
    [
      "is not the writer's only relative, where most is done by nobody in particular",
      "Seating planner. You paste a guest list, you draw tables, you drag guests to a seat and you see a warning. My aunt can comment.",
      "User",
    ],
    [
      "speaks in brackets of themselves",
      "Volunteer rota. I (parish secretary) make the schedule, readers swap turns.",
      "Parish secretary",
    ],
  ])("%s", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });
});

describe("columns", () => {
  it.each([
    [
      "of what was handed in just before",
      "Lost property. The driver hands in the item at the depot and fills in line, bus number, date, place found and a description.",
      "Item",
      ["line", "bus number", "date", "description"],
    ],
    [
      "of what comes from somebody",
      "Food bank. I register donations from supermarkets (product, quantity, best-before date).",
      "Donation",
      ["product", "quantity", "best-before date"],
    ],
    [
      "in a unit",
      "Each sample has a type, volume in ml, concentration and owner. Staff scan samples.",
      "Sample",
      ["volume", "concentration"],
    ],
    [
      "of how an order is to be",
      "Print shop. Customers choose material, colour and infill and pay the price.",
      "Order",
      ["material", "colour", "infill"],
    ],
    [
      "of people who are registered",
      "Each manager registers the members with number, height and date of joining.",
      "Member",
      ["number", "height"],
    ],
    [
      "in brackets, in another language",
      "Cada jefe registra los socios (número, altura, teléfono).",
      "Socio",
      ["número (number)", "altura (height)", "teléfono (phone)"],
    ],
    [
      "of one thing that another has",
      "I have 14 hives. I want per hive the queen, inspections with date, brood frames, temper, varroa count, and treatments.",
      "Inspection",
      ["brood frames", "temper", "varroa count"],
    ],
  ])("%s", async (_, idea, table, columns) => {
    const { fields } = await read(idea);
    expect(fields(table)).toEqual(expect.arrayContaining(columns));
  });
});

describe("compounds whose first word is a verb elsewhere", () => {
  it.each([
    [
      "a photo task",
      "Treasure hunt. I set up a route of stops with riddle & photo task, teams unlock the next stop.",
      /: photo /,
    ],
    [
      "purchase orders",
      "Translation agency. Clients upload documents and accept a quote. Purchase orders to freelancers once a month.",
      /: purchase /,
    ],
  ])("%s", async (_, idea, told) => {
    const { stories } = await read(idea);
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.join("\n")).not.toMatch(told);
  });
});
