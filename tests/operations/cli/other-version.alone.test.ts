import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { closeDatabase, openDatabase, useDatabase } from "~/base/data/database";
import { admin } from "../../support/admin";
import { onPostgres, withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { newFolder } from "../../support/folder";
import { newMember } from "../../support/members";
import { withOtherVersion } from "../../support/other-version";

withDatabase();
const setEnvironment = withEnvironment();

/** As a command's process finds it, which has nothing open yet. */
async function run(...args: string[]) {
  const site = await openDatabase();
  useDatabase(undefined);
  try {
    return await admin(...args);
  } finally {
    await closeDatabase();
    useDatabase(site);
  }
}

test.each([
  ["older", /older version[\s\S]+Starting the site with this version migrates it/],
  ["ahead", /newer version/],
  ["newer", /newer version[\s\S]+(Run|run) that version/],
] as const)(
  "commands refuse a database that is %s, say what to do, and change nothing",
  async (kind, text) => {
    await newMember();
    await withOtherVersion(kind, async () => {
      const before = await (await openDatabase()).appliedMigrations();
      for (const args of [["check"], ["user", "list"], ["export", "members"]]) {
        const { code, err } = await run(...args);
        expect([args, code, err]).toEqual([args, 1, expect.stringMatching(text)]);
      }
      expect(await (await openDatabase()).appliedMigrations()).toEqual(before);
    });
    expect((await run("user", "list")).code).toBe(0);
  },
);

test.skipIf(onPostgres)("a mistyped DATA_DIR is told, and no database is made there", async () => {
  const folder = newFolder();
  const typo = path.join(folder, "dta");
  setEnvironment({ DATA_DIR: typo });
  for (const args of [["check"], ["user", "list"], ["export", "newsletter"]]) {
    const { code, err } = await run(...args);
    expect([args, code, err]).toEqual([args, 1, expect.stringContaining(`There is no database at ${typo}`)]);
  }
  expect(existsSync(typo)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
