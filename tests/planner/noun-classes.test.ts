import { readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner, writePlan } from "~/planner";
import { classNames, classShape } from "~/planner/catalogue/class-shapes";
import { classOf, isMass, isProperty } from "~/planner/catalogue/noun-classes";
import { isPerson } from "~/planner/catalogue/people";
import { shapeOf } from "~/planner/catalogue/things";
import { plural, withArticle } from "~/planner/text/words";

beforeAll(warmPlanner, 60_000);

const planOf = (description: string) => writePlan({ description, platform: "bolt", appType: "web" });

describe("what the planner knows of nouns that no list of ours has", () => {
  it.each([
    ["kiln", "appliance"],
    ["accordion", "instrument"],
    ["falcon", "animal"],
    ["oyster", "creature"],
    ["quarry", "place"],
    ["raft", "boat"],
    ["derailment", "incident"],
    ["bow", "sportsgear"],
    ["glass bottle", "container"],
    ["tidiness", "feeling"],
    ["xyzzy", ""],
  ])("%s is of the class %s", (noun, name) => expect(classOf(noun)).toBe(name));

  it("has columns and believable names for a thing of such a class, the same ones each time", () => {
    expect(classShape("kiln")?.fields.map((field) => field.name)).toContain("last service");
    expect(classShape("kiln")?.statuses).toContain("faulty");
    expect(classNames("kiln")).toHaveLength(3);
    expect(classShape("kiln")).toBe(classShape("kiln"));
  });

  it("gives every class three names, or none, and every line three columns at least", () => {
    for (const word of readFileSync("app/planner/catalogue/noun-table.ts", "utf8").matchAll(
      /^(\w+):0([a-z]+)/gm,
    )) {
      const names = classNames(word[2] ?? "");
      expect([0, 3]).toContain(names.length);
      expect(classShape(word[2] ?? "")?.fields.length ?? 3, word[1]).toBeGreaterThan(2);
    }
  });

  it.each(["appraiser", "ferryman", "stoker", "mason"])("%s can be a role", (noun) =>
    expect(isPerson(noun)).toBe(true),
  );
  it.each(["repeater", "hood", "quarry", "kiln", "container", "regular-size", "blender"])(
    "%s is nobody",
    (noun) => expect(isPerson(noun)).toBe(false),
  );

  it.each(["clay", "firewood", "dough", "salt"])("%s has no plural and no article", (noun) => {
    expect(isMass(noun)).toBe(true);
    expect(plural(noun)).toBe(noun);
    expect(withArticle(noun)).toBe(noun);
  });
  it.each(["brick", "cheese", "jam", "stone", "glaze", "menu", "page"])("%s is counted", (noun) =>
    expect(isMass(noun)).toBe(false),
  );
  it("counts what our own lists count", () => expect(plural("deposit")).toBe("deposits"));
  it.each(["fog", "tidiness", "loneliness"])("%s is never a table", (noun) =>
    expect(isProperty(noun)).toBe(true),
  );

  it("takes a noun in the sense of the idea's other words", () => {
    expect(shapeOf("wheel", "cheese wheels mature in the cellar")?.statuses).toContain("maturing");
    expect(shapeOf("wheel", "members book a wheel for throwing clay")?.statuses).not.toContain("maturing");
    expect(shapeOf("piece", "the choir sings a piece")?.fields[1]?.name).toBe("composer");
    expect(shapeOf("piece", "pieces wait for the kiln")?.fields[1]?.name).toBe("made by");
  });

  it("takes nobody but people for roles, and what is listed of a class for kinds of it", async () => {
    const clocks = await planOf(
      "Collectors of antique clocks, barometers and sextants can show their pieces here and propose swaps.",
    );
    expect(clocks.roles.map((role) => role.name.toLowerCase())).not.toContain("barometer");
    const birds = await planOf(
      "A falconry centre keeps hawks, owls and falcons. Keepers weigh each bird every morning. Visitors book a walk.",
    );
    const bird = birds.entities.find((entity) => entity.name === "Bird");
    expect(bird?.fields.find((field) => field.name === "kind")?.note).toBe("hawk / owl / falcon");
    expect(birds.entities.map((entity) => entity.name)).not.toContain("Owl");
  });

  it("lets what happens refer to the thing it happens to", async () => {
    const plan = await planOf(
      "I repair accordions. Customers describe the fault of an accordion, I send an estimate and they accept it.",
    );
    expect(plan.entities.find((entity) => entity.name === "Fault")?.relations.join()).toContain("accordion");
    expect(plan.entities.find((entity) => entity.name === "Accordion")?.relations.join()).not.toContain(
      "may",
    );
  });

  it("gives who books a thing a booking of it, not the thing", async () => {
    const plan = await planOf(
      "I run a small pottery studio. Members book a wheel for two hours and I fire the kiln when it is full.",
    );
    const of = (name: string) => plan.entities.find((entity) => entity.name === name)?.relations.join() ?? "";
    expect(of("Booking")).toContain("refers to one wheel");
    expect(of("Booking")).toContain("belongs to one member");
    expect(of("Wheel")).not.toContain("member");
  });

  it("plans from one doing with one thing", async () => {
    const plan = await planOf("an app to keep my fossils");
    expect(plan.clarity).toBe("short");
    expect(plan.entities.map((entity) => entity.name)).toEqual(["Fossil"]);
    expect(plan.entities[0]?.fields.map((field) => field.name)).toContain("date found");
  });

  it("plans from one thing that can be kept, and from nothing vaguer", async () => {
    const boat = await planOf("something for my boat");
    expect([boat.clarity, boat.entities[0]?.name]).toEqual(["short", "Boat"]);
    expect(boat.questions.length).toBeGreaterThan(0);
    for (const vague of ["an app about happiness", "something with plants maybe?"])
      expect((await planOf(vague)).clarity, vague).toBe("unclear");
  });

  it("keeps what an idea comes back to, also when its word mostly counts", async () => {
    const plan = await planOf(
      "Members put pieces on the shelf for the kiln. They get a message when their pieces are ready. Some pieces break, I note that with a photo.",
    );
    expect(plan.entities.map((entity) => entity.name)).toContain("Piece");
  });

  it("stays small enough to be read with the planner's first use", () => {
    expect(statSync("app/planner/catalogue/noun-table.ts").size).toBeLessThan(400_000);
  });
});
