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
