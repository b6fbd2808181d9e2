import { describe, expect, it } from "vitest";
import { findStandings, guessColumns, readColumns, whyLeft } from "~/imports/columns";
import { consentOf, nameOf } from "~/imports/rows";

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

it.each([
  [["Ann", "Arbor"], "Ann Arbor"],
  [["Ann Arbor", "Arbor"], "Ann Arbor"],
  [["Ann", ""], "Ann"],
])("a name and a surname, %j, are %s", (cells, name) => {
  const columns = guessColumns("members", ["Email", "Name", "Etternavn"], []) ?? {};
  expect(nameOf(["a@example.test", ...cells], columns, "a@example.test")).toBe(name);
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

/** Which of these cells of a column are of people who are not to be mailed; and what is asked about. */
async function standingsOf(kind: "members" | "subscribers", header: string, cells: string[]) {
  const first = ["E-Mail", header];
  const rows = cells.map((cell) => ["a@example.test", cell]);
  const columns = guessColumns(kind, first, rows) ?? {};
  const all = (async function* () {
    yield* [first, ...rows].map((cells) => ({ cells }));
  })();
  const odd = await findStandings(columns, first, all);
  return { out: cells.filter((cell) => whyLeft(["a@example.test", cell], columns, first)), odd };
}

describe("who left, cannot be reached or never confirmed is found, whatever the product calls it", () => {
  it.each<[header: string, out: string[], others: string[]]>([
    ["status", ["Unsubscribed", "blocklisted", "disabled"], ["active", "enabled", ""]],
    ["Subscriber_Type", ["unactivated", "removed", "complained"], ["regular", "premium"]],
    ["Unsubscription date", ["2024-05-01T00:00:00Z"], ["", "0000-00-00 00:00:00", "never"]],
    ["Opt-out", ["x", "yes"], ["no", "0"]],
    ["Blocklisted", ["1"], ["0"]],
    ["hard_bounces", ["1", "mailbox full"], ["0"]],
    ["Active", ["no", "f"], ["yes", "1"]],
    ["email_verified_at", [""], ["2024-05-01"]],
    ["Pending", ["yes"], ["no", ""]],
    ["Marketing contact status", ["Non-marketing contact"], ["Marketing contact"]],
    ["silenced", ["true"], ["false"]],
    // By what stands in it.
    [
      "Rolle",
      ["Bounced", "vip, abgemeldet", "inactive (2023)", "opted-out"],
      ["vip", "Ann", "blocked drains"],
    ],
    ["state", ["cancelled"], ["Texas"]],
  ])("%s", async (header, out, others) => {
    const { out: found, odd } = await standingsOf("members", header, [...others, ...out]);
    expect([found, odd]).toEqual([out, []]);
  });

  it.each(["nein", "no", "false", "0", "non"])("Newsletter %j, for a newsletter", async (no) => {
    expect((await standingsOf("subscribers", "Newsletter", ["ja", no])).out).toEqual([no]);
    expect((await standingsOf("members", "Newsletter", ["ja", no])).out).toEqual([]);
  });

  it.each([
    ["status", "dormant", "status says “dormant”"],
    ["bounce_count", "3", "bounce_count says “3”"],
  ])("%s %j is asked about", async (header, cell, odd) => {
    expect((await standingsOf("members", header, ["active", cell])).odd).toEqual([odd]);
  });

  it.each(["Unsubscribe URL", "active_subscription", "Subscribed at", "Note"])(
    "nothing is read into %s",
    async (header) => {
      const cells = ["https://old.example/bye", "false", "2024-05-01"];
      expect(await standingsOf("members", header, cells)).toEqual({ out: [], odd: [] });
    },
  );
});

it("a column that is not read is refused with the names of those that are", () => {
  expect(() => readColumns("members", "email=1,phone=2", ["a", "b"])).toThrow(
    '"phone=2" names no column that is read: those are email, name, first, last, groups, since, status, unsubscribed, confirmed.',
  );
});
