import { expect, test } from "vitest";
import { openDatabase } from "~/base/data/database";
import { schemaState } from "~/base/data/schema-state";
import { withDatabase } from "../../support/database";
import { withOtherVersion } from "../../support/other-version";

withDatabase();

const state = async () => schemaState(await openDatabase());

test("a database is this version's, older, newer, or newer with all that this version needs", async () => {
  expect(await state()).toBe("current");
  for (const kind of ["older", "ahead", "newer"] as const)
    expect(await withOtherVersion(kind, state)).toBe(kind);
});

test("a new column that every row must have is one that this version cannot fill", async () => {
  const database = await openDatabase();
  const [first] = await database.columns();
  const withMore = (mustBeGiven: boolean) =>
    schemaState({
      ...database,
      appliedMigrations: async () => [...(await database.appliedMigrations()), 99_999_999_999_999],
      columns: async () => [
        ...(await database.columns()),
        { table: first?.table as string, column: "more", mustBeGiven },
      ],
    });
  expect([await withMore(false), await withMore(true)]).toEqual(["ahead", "newer"]);
});
