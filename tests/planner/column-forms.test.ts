import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { columnsPlainly } from "~/planner/read/meaning/column-forms";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("what is known of a thing, in whatever way it is told", () => {
  it.each([
    "For each kayak we need length, colour and serial number.",
    "A kayak has a length, a colour and a serial number.",
    "Each kayak needs a length, colour, and serial number.",
    "When adding a kayak, staff enter the length, colour and serial number.",
    "The kayak form asks for length, colour and serial number.",
    "I want to store length, colour and serial number for every kayak.",
    "Staff record the length, colour and serial number of each kayak.",
    "Staff add kayaks including length, colour and serial number.",
    "Kayaks include length, colour and serial number.",
    "A kayak consists of a length, a colour and a serial number.",
    "Information about a kayak: length, colour, serial number.",
    "For every kayak: length, colour, serial number.",
    "The kayak page shows length, colour and serial number.",
    "Kayaks are stored with the following data: length, colour, serial number.",
    "Every kayak is described by length, colour and serial number.",
    "Staff capture length, colour and serial number for kayaks.",
    "Kayaks are listed with their length, colour and serial number.",
    "Staff enter kayak details like length, colour and serial number.",
    "Track length, colour and serial number of kayaks.",
    "We keep kayak records (length, colour, serial number).",
    "Kayak profile: length, colour, serial number.",
    "Each kayak should have a length, a colour and a serial number.",
    "All kayaks have length, colour and serial number.",
    "Kayaks must have a length, a colour and a serial number.",
    "Per kayak we keep length, colour and serial number.",
    "Staff create a kayak by entering its length, colour and serial number.",
    "Staff register each kayak with length, colour and serial number.",
    "Fields of a kayak: length, colour, serial number.",
    "Staff set the length, colour and serial number of a kayak.",
    "A kayak's length, colour and serial number are kept.",
    "Kayak data: length, colour, serial number.",
    "We need to know the length, colour and serial number of each kayak.",
    "Staff upload kayaks with length, colour, serial number.",
    "kayaks = length + colour + serial number",
    "Kayak – length, colour, serial number",
    "- Kayak: length, colour, serial number",
    "- Kayaks (length, colour, serial number)",
    "1. Kayaks: length, colour, serial number",
    "Kayaks where you can see length, colour and serial number.",
    "a list of kayaks with columns length, colour, serial number",
    "I'd write down length, colour and the serial number for each kayak",
  ])("%s", async (told) => {
    const joint = /^(?:-|1\.)/.test(told) ? "\n" : " ";
    const { fields } = await read(`A rental place at the lake. Guests book kayaks for a day.${joint}${told}`);
    expect(fields("Kayak")).toEqual(expect.arrayContaining(["length", "colour", "serial number"]));
  });

  it.each([
    ["people are nobody's columns", "For each team we need a coach, a referee and a linesman."],
    ["questions are no columns", "See stock levels and how many families were helped for our funders."],
    ["two words for one column", "Donors keep German and English names of the stones."],
    ["a list within a list", "We keep a list of pens with brand, nib size and a scan of a writing sample."],
  ])("leaves other sentences as they are: %s", (_, sentence) =>
    expect(columnsPlainly(sentence)).toBe(sentence),
  );
});
