import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("what is kept, in whatever way it is told", () => {
  it.each([
    "I need somewhere to put boats, moorings and invoices.",
    "I want a place for boats, moorings and invoices.",
    "It is basically a database of boats, moorings and invoices.",
    "It's a register of boats, moorings and invoices.",
    "The database holds boats, moorings and invoices.",
    "The following objects must be managed: boats, moorings, invoices.",
    "What we keep: boats, moorings, invoices.",
    "Things to store: boats, moorings, invoices",
    "Boats, moorings and invoices are kept in it.",
    "Boats, moorings and invoices are recorded.",
    "Boats, moorings and invoices should be stored.",
    "Boats, moorings and invoices go into the app.",
    "We manage boats, moorings and invoices.",
    "We have boats, moorings and invoices.",
    "There are boats, moorings and invoices.",
    "It needs tables for boats, moorings and invoices.",
    "We need lists of boats, moorings and invoices.",
    "What should it store? Boats, moorings and invoices.",
    "What do we keep? Boats, moorings, invoices.",
    "Data: boats, moorings, invoices",
    "Entities: boat, mooring, invoice",
    "\nTables\n- boats\n- moorings\n- invoices",
    "\nEntities:\n- Boat\n- Mooring\n- Invoice",
    "Boat (name, length), mooring (number, place), invoice (date, amount).",
    "Boats with their names, moorings with their numbers and invoices with their amounts.",
    "It should remember boats, moorings and invoices.",
    "It stores boats, moorings and invoices.",
    "It is about boats, moorings and invoices.",
    "It's all about boats, moorings and invoices.",
    "Everything about boats, moorings and invoices in one place.",
    "Boats, moorings, invoices: all in one place.",
    "We write down boats, moorings and invoices.",
    "The app covers boats, moorings and invoices.",
    "The app deals with boats, moorings and invoices.",
    "The app administers boats, moorings and invoices.",
    "The important things are boats, moorings and invoices.",
    "The data consists of boats, moorings and invoices.",
    "We work with boats, moorings and invoices.",
    "Our spreadsheet has tabs for boats, moorings and invoices.",
    "Three lists: boats, moorings, invoices.",
    "You can add boats, moorings and invoices.",
    "For boats, moorings and invoices there should be a list each.",
  ])("%s", async (told) => {
    const { entities } = await read(`An app for a small harbour.${told.startsWith("\n") ? "" : " "}${told}`);
    expect(entities).toEqual(expect.arrayContaining(["Boat", "Mooring", "Invoice"]));
  });

  it("two kinds of things with their columns in one sentence", async () => {
    const { fields } = await read(
      "An app for a small harbour. For each mooring we note the depth and the rent, and for each boat we note the length and the date.",
    );
    expect(fields("Mooring")).toEqual(expect.arrayContaining(["depth", "rent"]));
    expect(fields("Boat")).toContain("length");
  });
});
