import { describe, expect, it } from "vitest";
import { readFirstAnswer } from "~/braindumper/model/read-answer";
import { processorMs } from "../../support/clock";
import { MODEL_ANSWER } from "../../support/model-answer";

const EMPTY = { understood: [], tables: [], screens: [], decisions: [], checks: [], questions: [] };
const read = (written: object) => readFirstAnswer(JSON.stringify(written));

it("keeps what was asked for as it is", () => {
  expect(read(MODEL_ANSWER)).toEqual(MODEL_ANSWER);
});

describe("what small models write, read without guessing", () => {
  it.each([
    ["a wrapper", { answer: MODEL_ANSWER }],
    ["two wrappers and a list", { type: "object", output: { items: [{ ok: true }, MODEL_ANSWER] } }],
    [
      "keys in another case, and with marks",
      Object.fromEntries(
        Object.entries(MODEL_ANSWER).map(([key, value]) => [`_${key.toUpperCase()}`, value]),
      ),
    ],
  ])("%s", (_, written) => {
    expect(read(written)).toEqual(MODEL_ANSWER);
  });

  it.each([
    [
      "a text in the place of a list",
      { understood: "Owners walk dogs." },
      { understood: ["Owners walk dogs."] },
    ],
    [
      "lines and list marks in a text",
      { questions: "1. How far is near?\n- Who pays?\n\n" },
      { questions: ["How far is near?", "Who pays?"] },
    ],
    [
      "objects in the place of texts",
      {
        questions: [{ question: "How far is near?", default: "2 km" }],
        decisions: [["No shop", "no dating"]],
      },
      { questions: ["How far is near? – 2 km"], decisions: ["No shop, no dating"] },
    ],
    [
      "columns with types, as a map and as a text",
      {
        tables: [
          {
            name: "Dog",
            columns: [{ name: "id", type: "uuid", primary: null }, "breed"],
            rights: "All read",
          },
          { name: "Walk", columns: { place: "text", at: "date" }, rights: ["Owner adds", "nobody deletes"] },
          { Name: "Photo", Columns: "picture, caption", Rights: { Owner: ["add", "delete"], Guest: "read" } },
        ],
      },
      {
        tables: [
          { name: "Dog", columns: ["id – uuid", "breed"], rights: "All read" },
          { name: "Walk", columns: ["place: text", "at: date"], rights: "Owner adds; nobody deletes" },
          { name: "Photo", columns: ["picture, caption"], rights: "Owner: add, delete; Guest: read" },
        ],
      },
    ],
    [
      "maps in the place of lists of objects",
      {
        tables: { Dog: { columns: ["name"], rights: "All read" }, Walk: ["place", "time"] },
        screens: { Walks: "Owners", Admin: { opens: "Staff" } },
        checks: { test: "Mia proposes a walk", refusal: "Tom moves it" },
      },
      {
        tables: [
          { name: "Dog", columns: ["name"], rights: "All read" },
          { name: "Walk", columns: ["place", "time"], rights: "" },
        ],
        screens: [
          { name: "Walks", opens: "Owners" },
          { name: "Admin", opens: "Staff" },
        ],
        checks: [{ test: "Mia proposes a walk", refusal: "Tom moves it" }],
      },
    ],
    [
      "texts in the place of objects",
      { screens: "- Walks\n- Dogs", checks: ["Mia proposes a walk"] },
      {
        screens: [
          { name: "Walks", opens: "" },
          { name: "Dogs", opens: "" },
        ],
        checks: [{ test: "Mia proposes a walk", refusal: "" }],
      },
    ],
    [
      "emphasis",
      { decisions: ["**Login** by `email`"], understood: ["* A walk"] },
      { decisions: ["Login by email"], understood: ["A walk"] },
    ],
  ])("%s", (_, written, kept) => {
    expect(read(written)).toEqual({ ...EMPTY, ...kept });
  });
});

describe("bad items are left out one by one", () => {
  it.each([
    ["nothing", ""],
    ["blanks", " \n "],
    ["no letter", "..."],
    ["more than 300 characters", "walk ".repeat(61)],
    ["HTML", "Owners <img src=x onerror=alert(1)> walk"],
    ["the shape as it was sent", "<who opens it, and to do what>"],
    ["a fence", "```js\nalert(1)\n```"],
    ["a heading", "## Walks"],
    ["a row of a table", "| Dog | Walk |"],
    ["a link", "See [this](walks)"],
    ["an address", "Data goes to https://evil.example/collect?x=1"],
    ["a script's address", "javascript:alert(1)"],
    ["a placeholder", "Welcome, {{name}}"],
    ["another placeholder", "Welcome, $".concat("{name}")],
    ["dummy text", "Lorem ipsum dolor"],
    ["a key", `HACKED ${"sk-live-abcdefghijklmnop".repeat(2)}`],
    ["a number", 42],
    ["null", null],
  ])("%s is left out", (_, bad) => {
    const good = "Owners walk dogs";
    expect(
      read({
        understood: [bad, good],
        tables: [
          { name: bad, columns: [good], rights: good },
          { name: good, columns: [bad], rights: good },
          { name: good, columns: [bad, good], rights: bad },
        ],
        screens: [
          { name: bad, opens: good },
          { name: good, opens: bad },
        ],
        checks: [
          { test: bad, refusal: bad },
          { test: good, refusal: bad },
        ],
        idea: "unknown keys are not looked at",
      }),
    ).toEqual({
      ...EMPTY,
      understood: [good],
      tables: [{ name: good, columns: [good], rights: "" }],
      screens: [{ name: good, opens: "" }],
      checks: [{ test: good, refusal: "" }],
    });
    expect(read({ understood: [bad], screens: [bad], tables: [bad] })).toBeNull();
  });

  it("words that only look like it stay", () => {
    const kept = [
      "A todo list for C# and 5 < 6",
      "Todo el mundo entra",
      "狗".repeat(80),
      "Café – naïve, 3 × 2",
    ];
    expect(read({ understood: kept })?.understood).toEqual(kept);
  });

  it("control and direction characters are taken out", () => {
    expect(read({ understood: ["Paw\u0000lane\u202E walks\u200B dogs.\u2028"] })?.understood).toEqual([
      "Pawlane walks dogs.",
    ]);
  });

  it("counts are limited, and what is said twice is kept once", () => {
    const many = Array.from({ length: 50 }, (_, at) => `Item ${at}`);
    const answer = read({
      understood: [...many, ...many],
      tables: many.map((name) => ({ name, columns: many, rights: name })),
      screens: many,
      decisions: ["Once", "Once"],
      checks: many,
      questions: many,
    });
    expect(answer).toMatchObject({ decisions: ["Once"] });
    expect(Object.values(answer ?? {}).map((items) => items.length)).toEqual([8, 12, 15, 1, 8, 5]);
    expect(answer?.tables[0]?.columns).toHaveLength(20);
  });

  it("no text of 60,000 characters keeps the others waiting", () => {
    for (const part of ["a", "a\n", "- ", "<", "#", "{{", "```", "  ", "1. ", "狗", "Ab,"]) {
      const text = part.repeat(20_000 / part.length);
      const list = Array.from({ length: 20_000 / (part.length + 3) }, () => part);
      const objects = list.map((name) => ({ name, columns: [name] })).slice(0, 1000);
      for (const value of [text, list, { [text]: text }, objects]) {
        const written = JSON.stringify({ understood: value, tables: value, checks: value });
        expect(processorMs(() => readFirstAnswer(written))).toBeLessThan(1000);
      }
    }
  });

  it.each([
    {},
    { title: "Pawlane", stories: "many" },
    { understood: {}, tables: [], screens: [[]] },
    { a: {} },
  ])("nothing is left of %j", (written) => {
    expect(read(written)).toBeNull();
  });
});
