import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner, writePlan } from "~/planner";
import { inSense, senseOf } from "~/planner/catalogue/senses";
import { shapeOf } from "~/planner/catalogue/things";

beforeAll(warmPlanner, 60_000);

const tablesOf = async (description: string) =>
  new Map(
    (await writePlan({ description, platform: "bolt", appType: "web" })).entities.map((entity) => [
      entity.name.toLowerCase(),
      entity.fields.map((field) => field.name),
    ]),
  );

const columns = (noun: string, text: string) => shapeOf(noun, text)?.fields.map((field) => field.name) ?? [];

describe("what a noun means in an idea", () => {
  it("is told by whole words and by what their verbs make", () => {
    const sewing = senseOf("sew+ loom apiar* pocket-money");
    expect([...sewing("she sews, a sewer sewing on looms")].sort()).toEqual(["loom", "sew"]);
    expect(sewing("an apiary and pocket money").size).toBe(2);
    // "single" sings nothing, a bandage is no band.
    expect(senseOf("sing+ band")("a single bandage").size).toBe(0);
  });

  it("is the one of which the idea has most words, and no noun tells its own sense", () => {
    const repair = { sense: senseOf("repair+ mechanic") };
    const housing = { sense: senseOf("tenant landlord repair") };
    const any = { sense: null };
    expect(inSense([repair, housing, any], "a tenant reports a repair", "repair")).toBe(housing);
    expect(inSense([repair, housing, any], "the repair", "repair")).toBe(any);
    expect(inSense([repair], "the repair", "repair")).toBe(repair);
    expect(inSense([repair], "the bell", "bell")).toBeUndefined();
  });

  it.each([
    ["training", "our team coach plans a training", "focus"],
    ["training", "a lab manager confirms trainings for the microscope", "valid until"],
    ["training", "a single runner logs her trainings, distance and time", "distance"],
    ["point", "customers of our coffee bar get points", "reason"],
    ["score", "the choir has a score for altos", "composer"],
    ["score", "physio patients enter a pain score", "value"],
    ["lift", "drivers offer lifts to the station", "free seats"],
    ["collection", "the museum keeps its collection and the curator lends objects", "what it holds"],
    ["collection", "waste bins and the next collection", "ready by"],
    ["measure", "a tailor notes measures and sews the suit", "waist"],
    ["adoption", "families ask to adopt a dog from the shelter", "home"],
    ["object", "a museum curator describes each object", "period"],
    ["sign-in", "visitors sign in at the reception of the office", "who is visited"],
    ["class", "the yoga teacher plans a class", "start time"],
  ])("%s in “%s” has %s", (noun, text, column) => expect(columns(noun, text)).toContain(column));
});

describe("the tables of a plan", () => {
  it("keep what people measure about themselves as values, not as stock", async () => {
    const tables = await tablesOf(
      "A diabetes app where patients log their blood sugar, meals and insulin, and the nurse sees trends and graphs.",
    );
    expect(tables.get("blood sugar")).toContain("value");
    expect(tables.get("insulin")).toContain("units");
    expect(tables.get("meal")).not.toContain("price");
    expect([...tables.keys()]).not.toContain("trend");
  });

  it("are one where an idea uses two names of one thing", async () => {
    const flats = await tablesOf(
      "Landlords list flats. Tenants report repairs in their apartment with pictures, and a photo when it is done.",
    );
    expect([...flats.keys()].filter((name) => /flat|apartment/.test(name))).toHaveLength(1);
    const bikes = await tablesOf(
      "Customers bring a bicycle, mechanics repair the bike and write what each bike needs.",
    );
    expect([...bikes.keys()].filter((name) => /bike|bicycle/.test(name))).toHaveLength(1);
  });

  it("keep what is only noted as amounts at a time", async () => {
    const tables = await tablesOf("Rowers log their potassium and magnesium every evening.");
    expect(tables.get("potassium")).toEqual(expect.arrayContaining(["amount", "unit", "time noted"]));
  });

  it("are those of a place where things are mended, and of hives where bees are kept", async () => {
    const bikes = await tablesOf(
      "A bike workshop: customers bring a bicycle, mechanics write what the bike needs, the customer approves the price.",
    );
    expect([...bikes.keys()]).not.toContain("lesson");
    const bees = await tablesOf(
      "Beekeepers keep a log of hive inspections and get a reminder of the next inspection.",
    );
    expect([...bees.keys()]).not.toContain("animal");
  });
});

describe("what doings leave behind", () => {
  it.each([
    [
      "challenges",
      "Tennis club ladder. Players challenge someone above them and both enter the result.",
      "challenge",
    ],
    ["signatures", "Plumber here. I make a job with photos, the customer signs with a finger.", "signature"],
    [
      "the days that somebody is away",
      "Rota for a choir. Members mark the dates they are away and swap shifts.",
      "absence",
    ],
    [
      "what was paid",
      "Window cleaner with 220 houses. I see my round for the day, tap done, tap paid or not.",
      "payment",
    ],
  ])("is a table although no noun says so: %s", async (_, idea, table) => {
    expect([...(await tablesOf(idea)).keys()]).toContain(table);
  });

  it("is the delivery of goods, which are its kinds", async () => {
    const tables = await tablesOf(
      "App for my 6 drivers. They deliver fridges and washing machines, the customer signs on screen, photo of the thing installed.",
    );
    expect([...tables.keys()]).toEqual(expect.arrayContaining(["delivery", "driver"]));
    expect(tables.get("delivery")).toContain("kind");
    expect([...tables.keys()].join()).not.toMatch(/fridge|machine/);
  });

  it("is none where the idea has one already", async () => {
    const tables = await tablesOf(
      "Drivers deliver parcels. The customer signs on the screen. Each delivery has a photo and a status.",
    );
    expect([...tables.keys()]).not.toContain("signature");
  });
});

describe("the rules of a plan", () => {
  const rulesOf = async (description: string) =>
    (await writePlan({ description, platform: "bolt", appType: "web" })).rules.join("\n");

  it("call off only what takes place", async () => {
    expect(
      await rulesOf("Beekeepers keep a log of hive inspections and get a reminder of the next inspection."),
    ).not.toMatch(/called off/);
    expect(
      await rulesOf("Parents book a swimming lesson and get a reminder the day before the lesson."),
    ).toMatch(/called off/);
  });

  it("speak of files where there are any, and of votes on what is voted on", async () => {
    expect(
      await rulesOf("Physio patients enter pain scores after each exercise, the therapist sees the scores."),
    ).not.toMatch(/A file of/);
    expect(
      await rulesOf(
        "A planner for our game nights. Friends vote on dates, propose games and say who brings snacks.",
      ),
    ).toMatch(/One vote for each friend and date/);
  });
});
