import { describe, expect, it } from "vitest";
import { guessColumns, readColumns } from "~/imports/columns";
import { consentOf, hasLeft, nameOf } from "~/imports/rows";

describe("columns", () => {
  it.each([
    [["Ad", "E-posta"], [["Işık", "isik@example.test"]], { email: 1, name: 0 }],
    [
      ["a", "b", "c"],
      [
        ["1", "", "x"],
        ["2", "jörg@example.test", ""],
      ],
      { email: 1 },
    ],
    [["Vorname", "Courriel"], [["Ann", "ann@example.test"]], { email: 1, first: 0 }],
    [["a", "b"], [["ann@example.test", "bea@example.test"]], null],
    [
      ["a", "b"],
      [
        ["", "ann@example.test"],
        ["bea@example.test", ""],
      ],
      null,
    ],
    [["a", "b"], [["1", "2"]], null],
    // Names are more certain than what is below them.
    [["Email", "Contact"], [["nobody", "ann@example.test"]], { email: 0 }],
    [["Email", "email"], [["ann@example.test", ""]], null],
  ])(
    "of the header %j are found by their names, else by where the addresses stand",
    (first, rows, columns) => {
      expect(guessColumns("members", first, rows)).toEqual(columns);
    },
  );
});

it.each([
  [["Ann", "Arbor"], "Ann Arbor"],
  [["Ann", "Ann Arbor"], "Ann Arbor"],
  [["Ann", ""], "Ann"],
  [["", "Arbor"], "Arbor"],
])("a first name and a name, %j, are %s", (cells, name) => {
  expect(nameOf(cells, { first: 0, name: 1 }, "a@example.test")).toBe(name);
});

describe("a proof of consent", () => {
  const day = "2024-05-01";
  const at = new Date(day);
  it.each([
    [["agreed", "how"], [day, "form"], { at, how: "form" }],
    [["agreed", "how"], [day, " "], null],
    [["agreed"], [day], null],
    [["agreed", "how"], ["", "form"], null],
    [["CONFIRM_TIME", "CONFIRM_IP"], [day, "1.2.3.4"], { at, how: "Mailchimp, confirmed from 1.2.3.4" }],
    [["CONFIRM_TIME"], [day], { at, how: "Mailchimp, confirmed" }],
    [["OPTIN_TIME", "OPTIN_IP"], [day, "1.2.3.4"], { at, how: "Mailchimp, signed up from 1.2.3.4" }],
    [["CONFIRM_TIME", "CONFIRM_IP"], ["", "1.2.3.4"], null],
  ])("is when and how, or Mailchimp's times: %j %j", (header, cells, consent) => {
    const first = ["email", ...header];
    const columns = guessColumns("subscribers", first, []) ?? {};
    expect(consentOf(["a@example.test", ...cells], columns, first)).toEqual(consent);
  });
});

it.each(["nein", "no", "false", "0", "non"])("a column Newsletter says %j of who gets none", (no) => {
  const first = ["E-Mail", "Newsletter"];
  const columns = guessColumns("subscribers", first, []) ?? {};
  expect(columns).toEqual(readColumns("subscribers", "email=1,newsletter=2", first));
  expect([no, "ja"].map((cell) => hasLeft(["a@example.test", cell], columns))).toEqual([true, false]);
});

it("a column that is not read is refused with the names of those that are", () => {
  expect(() => readColumns("members", "email=1,phone=2", ["a", "b"])).toThrow(
    '"phone=2" names no column that is read: those are email, name, first, last, unsubscribed.',
  );
});
