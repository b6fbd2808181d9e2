import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner, writePlan } from "~/planner";
import { typeOfField } from "~/planner/catalogue/nouns";

beforeAll(warmPlanner, 60_000);

const modelOf = async (description: string) => {
  const { entities } = await writePlan({ description, platform: "cursor", appType: "web" });
  const table = (name: string) => entities.find((one) => one.name.toLowerCase() === name);
  return {
    entities,
    names: entities.map((one) => one.name.toLowerCase()),
    columns: (name: string) => table(name)?.fields.map((field) => field.name) ?? [],
    relations: (name: string) => table(name)?.relations ?? [],
    origin: (name: string) => table(name)?.origin,
  };
};

describe("the type of a column", () => {
  it.each([
    ["bedrooms", "number"],
    ["brood frames", "number"],
    ["travel kilometres", "number"],
    ["hours worked", "number"],
    ["heart rate", "number"],
    ["opening hours", "text"],
    ["working hours", "text"],
    ["cloud cover", "text"],
    ["language required", "text"],
    ["deed", "text"],
    ["vegetable", "text"],
    ["budget cap", "money"],
    ["spending limit", "money"],
    ["hourly rate", "money"],
    ["time submitted", "date and time"],
    ["vaccinated", "yes/no"],
  ])("%s is %s", (name, type) => expect(typeOfField(name)).toBe(type));
});

describe("the columns of a table", () => {
  it("are in the plural where the idea counts something that is no table", async () => {
    const { entities } = await modelOf(
      "Website of an estate agency. Agents list flats with photos, price, bedrooms and bathrooms. Visitors request viewings.",
    );
    const flat = entities.find((one) => one.name === "Flat");
    expect(flat?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "bedrooms", type: "number" }),
        expect.objectContaining({ name: "bathrooms", type: "number" }),
      ]),
    );
  });

  it("do not say once more what a named one says", async () => {
    const { columns } = await modelOf("Each dog has a name, a breed and an age. Owners add their dogs.");
    expect(columns("dog")).toContain("age");
    expect(columns("dog")).not.toContain("birth date");
  });
});

const DOGS =
  "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together. Each dog has a profile with breed and age. Owners can chat before they meet.";
const AGENCY =
  "Time tracking for agencies. Team members start a timer against a project and a task, and hand in a timesheet every week. Projects belong to clients. The manager approves timesheets. There is an audit log for changed time entries. Invoices are generated for clients.";

describe("how tables hang together", () => {
  it("knows both sides of what people do with each other", async () => {
    const { relations } = await modelOf(DOGS);
    expect(relations("message")).toEqual(["is from one dog owner", "is to another dog owner"]);
    expect(relations("walk")).toEqual(["is proposed by one dog owner", "is proposed to another dog owner"]);
    expect(relations("photo").join()).toMatch(/belongs to one dog\b/);
  });

  it("has a message between two roles go either way", async () => {
    const { relations } = await modelOf(
      "Students book lessons with tutors and write messages to their tutor. Tutors answer the messages.",
    );
    expect(relations("message")).toEqual(["is from one student or one tutor", "is to the other of the two"]);
  });

  it("ties what is done against or for something to it", async () => {
    const { relations } = await modelOf(AGENCY);
    expect(relations("time entry").join()).toMatch(/one project/);
    expect(relations("time entry").join()).toMatch(/one task/);
    expect(relations("project").join()).toMatch(/belongs to one client/);
  });

  it("gives a timesheet to who hands it in, not to who approves it", async () => {
    const { relations } = await modelOf(AGENCY);
    expect(relations("timesheet").join()).toMatch(/team member/);
    expect(relations("timesheet").join()).not.toMatch(/(?:belongs to|kept by) [^,]*manager/);
  });

  it("has a line of a log about one entry", async () => {
    const { relations } = await modelOf(AGENCY);
    expect(relations("audit log")).toEqual(["refers to one time entry"]);
  });

  it("makes a relation of a column that would name another table", async () => {
    const { relations, columns } = await modelOf(
      "Drone club. Pilots add drones with registration and log flights. Every flight gets a place, which drone, minutes, and maybe notes.",
    );
    expect(relations("flight").join()).toMatch(/refers to one drone/);
    expect(columns("flight")).not.toContain("drone");
  });

  it("assigns people to what they are assigned to", async () => {
    const { relations } = await modelOf(
      "Festival. The coordinator adds shifts with a start time and assigns volunteers to shifts. Volunteers see their shifts.",
    );
    expect(relations("shift").join()).toMatch(/has many volunteers/);
    expect(relations("volunteer").join()).toMatch(/has many shifts/);
  });

  it("says of a role that does nothing with a table only that it signs in", async () => {
    const plans = await Promise.all([DOGS, AGENCY].map(modelOf));
    expect(plans.flatMap(({ entities }) => entities.flatMap((one) => one.relations)).join()).not.toMatch(
      /works with many/,
    );
  });
});

describe("what is ordered", () => {
  it("stands in the lines of an order, where several things can be ordered", async () => {
    const { relations, columns, origin } = await modelOf(
      "QR menu for restaurants: customers scan at the table and order, kitchen staff see orders live, the owner edits dishes and prices.",
    );
    expect(origin("order line")).toBe("implied");
    expect(columns("order line")).toEqual(["quantity", "price", "note"]);
    expect(relations("order line")).toEqual(["belongs to one order", "refers to one dish"]);
    expect(relations("order").join()).toMatch(/has many order lines/);
  });

  it.each([
    "Dental lab. Dentists order a crown with tooth number, material, colour and due date. The lab sees the orders.",
    "Customers order a birthday cake for a date. The baker sets the price of a cake and confirms the order.",
    "Technicians get work orders. The dispatcher writes work orders and adds parts with a price.",
  ])("has no lines where an order is for one thing: %s", async (idea) => {
    expect((await modelOf(idea)).names).not.toContain("order line");
  });
});

describe("what a table needs for what the idea does with it", () => {
  it("has who is found nearby somewhere", async () => {
    expect((await modelOf(DOGS)).columns("dog owner")).toContain("location");
  });

  it("has an allergy of a dish without a patient's reaction", async () => {
    const { columns } = await modelOf(
      "QR menu for restaurants: customers order at the table, the owner edits dishes and prices, allergies must be visible.",
    );
    expect(columns("allergy")).not.toContain("reaction");
    expect(columns("dish")).not.toContain("allergens");
  });

  it("has those who sign up for something in their sign-up", async () => {
    const { relations } = await modelOf(
      "Film agency. Extras sign up with photos and height. Casting people put extras on a shortlist.",
    );
    expect(relations("sign-up").join()).not.toMatch(/is kept by/);
  });
});

describe("what doings and rules take for granted", () => {
  const HOURS =
    "Time tracking. Team members start a timer against a project and a task and hand in a weekly timesheet. The project manager approves timesheets. The admin generates invoices for clients from approved, billable entries. Projects belong to clients.";

  it("has a state, a reason and a time for a no", async () => {
    const { entities, columns, relations } = await modelOf(HOURS);
    expect(entities.find((one) => one.name === "Timesheet")?.statuses).toEqual([
      "open",
      "submitted",
      "approved",
      "sent back",
    ]);
    expect(columns("timesheet")).toEqual(expect.arrayContaining(["time decided", "decision reason"]));
    expect(relations("timesheet")).toContain("is decided by one project manager");
  });

  it("has what the idea calls entries: a state, or true or not", async () => {
    const { entities, columns } = await modelOf(HOURS);
    expect(columns("time entry")).toContain("billable");
    expect(entities.find((one) => one.name === "Time entry")?.statuses).toContain("approved");
  });

  it("has the leader of what their role is called after", async () => {
    expect((await modelOf(HOURS)).relations("project")).toContain("is led by one project manager");
  });

  it("leaves states as they are that lead to no yes", async () => {
    const { entities } = await modelOf(
      "Tenants report damages with photos. The caretaker approves damages. Craftsmen see the damages.",
    );
    expect(entities.find((one) => one.name === "Damage")?.statuses.join()).not.toMatch(/declined|sent back/);
  });

  it("has a walk proposed before it is agreed, and a no", async () => {
    const { entities, relations } = await modelOf(DOGS);
    expect(entities.find((one) => one.name === "Walk")?.statuses).toEqual([
      "proposed",
      "accepted",
      "done",
      "declined",
    ]);
    expect(relations("dog owner")).toContain("blocks many dog owners");
    expect(entities.find((one) => one.name === "Dog owner")?.statuses).toEqual(["active", "suspended"]);
  });

  it("knows where a property is, with whom a viewing is and who answered a lead", async () => {
    const { columns, relations } = await modelOf(
      "Website for a small real estate agency. List properties with photos and price. Visitors request viewings. Agents manage listings and leads in an admin area.",
    );
    expect(columns("property")).toEqual(
      expect.arrayContaining(["photos", "title", "address", "description"]),
    );
    expect(columns("viewing")).not.toContain("with");
    expect(relations("viewing").join()).toMatch(/one agent/);
    expect(columns("lead")).toEqual(expect.arrayContaining(["time received", "answered at"]));
    expect(relations("lead")).toContain("is answered by one agent");
  });
});

describe("whose an entry is", () => {
  it("is theirs who asked, not theirs who deals with it", async () => {
    const { relations } = await modelOf(
      "Tenants report repairs with photos. The caretaker handles requests. Tenants reserve the shared room.",
    );
    expect(relations("request").join()).not.toMatch(/kept by the caretaker/);
  });

  it("is nobody's who only borrows it", async () => {
    const { relations } = await modelOf(
      "An association lends equipment. Residents return equipment and pay deposits. Volunteers approve bookings.",
    );
    expect(relations("equipment").join()).not.toMatch(/belongs to one resident/);
  });

  it("is of each of those who share costs", async () => {
    const { relations } = await modelOf(
      "An expense splitter for roommates: add expenses with a receipt, see who owes who, settle up.",
    );
    expect(relations("settlement")).toEqual(["is owed by one roommate", "is owed to another roommate"]);
  });

  it("has no second names of one column", async () => {
    const { columns } = await modelOf("Teens log glucose, carbs and insulin, parents get an alert.");
    expect(columns("log entry").filter((name) => name === "notes")).toEqual([]);
  });
});
