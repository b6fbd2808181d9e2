import { describe, expect, it } from "vitest";
import { guardianAmong } from "~/planner/plan/guardian";
import { emptyReading, type Reading } from "~/planner/read/reading";
import { read } from "./reading";

const EMPLOYED = /\b(?:teacher|nurse|staff|clerk)\b/;
const among = (roles: string[], writer: string, main: string, reading: Partial<Reading> = {}) =>
  guardianAmong(roles, writer, main, EMPLOYED, { ...emptyReading("en"), ...reading });

describe("who looks after the app", () => {
  it.each([
    [
      "who runs it comes before who keeps a part",
      ["singer", "librarian", "choir director"],
      "choir director",
    ],
    ["an administrator comes before everybody", ["resident", "president", "administrator"], "administrator"],
    ["who is served looks after nothing", ["member", "researcher"], ""],
    ["those who come for something decide nothing", ["attorney", "recipient", "donor"], ""],
    ["who owns a flat runs nothing", ["tenant", "flat owner", "caretaker"], "caretaker"],
    ["those employed, where nobody has a title", ["parent", "nurse"], "nurse"],
  ])("%s", (_name, roles, guardian) => {
    expect(among(roles, "", roles[0] ?? "")).toBe(guardian);
  });

  it("is whoever runs the app, where only those are named who come for something", async () => {
    const { plan } = await read(
      "We are a small archive. Researchers ask us for files, sign the rules and reserve a seat. Files have a title, a box and a date.",
    );
    expect(JSON.stringify([plan.questions, plan.assumptions, plan.risks])).not.toMatch(
      /the researcher can|and the researcher\b/,
    );
  });

  it("is no moderator beside somebody who works alone", async () => {
    const { roles } = await read(
      "I bind books and give courses. I add courses, I make offers, I confirm bookings and I note deposits. Customers book a place and pay a deposit.",
    );
    expect(roles).not.toContain("Moderator");
  });

  it("is the manager, and those who do the work are whom it is for", async () => {
    const { plan } = await read(
      "Nurse here. We have 14 ambulances and I check the bags: I pick the ambulance, tick each item and scan the expiry date. The station manager sees which ambulances are not checked today and what expires soon.",
    );
    expect(JSON.stringify(plan)).not.toMatch(/kept by the nurse/);
  });
});
