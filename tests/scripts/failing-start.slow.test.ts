import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { VERSION } from "~/operations/version";
import { newFolder } from "../support/folder";
import { makeOldDatabase } from "../support/old-release";
import { startServer } from "../support/server";

let dataDir = "";
beforeEach(() => {
  dataDir = newFolder();
});

/** What the server says as it refuses to start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const started = await startServer({ env: { DATA_DIR: dataDir, ...env } }).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  await started.stop();
  throw new Error("The server started.");
}

describe("a start that cannot be good ends with exit code 1, a reason for people and no stack", () => {
  it.each([
    [
      "variables that are wrong, all of them",
      { MONTHLY_GENERATIONS: "x", TRUST_PROXY: "one", SESSION_SECRET: "short", CONTENT_DIR: "/nowhere" },
      [
        "MONTHLY_GENERATIONS: ",
        "TRUST_PROXY: ",
        "SESSION_SECRET: ",
        "CONTENT_DIR: there is no folder /nowhere",
      ],
    ],
    [
      "an invalid APP_URL, among other mistakes",
      { APP_URL: "loam.example", DATABASE_URL: "mysql://x" },
      ["APP_URL: ", "DATABASE_URL: "],
    ],
    [
      "a public address without mail, and content that is not there",
      { APP_URL: "https://loam.example", CONTENT_DIR: "/nowhere", SMTP_ULR: "smtp://127.0.0.1" },
      [
        "SMTP_URL or POSTMARK_SERVER_TOKEN: ",
        "SMTP_ULR. Did you mean SMTP_URL?",
        "CONTENT_DIR: there is no folder /nowhere",
      ],
    ],
    ["Postgres without a shared secret", { DATABASE_URL: "postgres://127.0.0.1:1/x" }, ["SESSION_SECRET: "]],
    [
      "a data folder that is a file",
      { DATA_DIR: "/etc/hostname" },
      ["DATA_DIR cannot be made: /etc/hostname is a file"],
    ],
    [
      "a data folder that the system does not have",
      { DATA_DIR: "/proc/no" },
      ["DATA_DIR cannot be made: there is no"],
    ],
  ])("%s", async (_, env, texts) => {
    const said = await refusal(env);
    expect(said).toContain("ended with code 1");
    for (const text of texts) expect(said).toContain(text);
    expect(said.split("\n").slice(1).join("\n")).not.toMatch(/^\s+at /m);
    // Each line of the list stands under its title.
    if (said.includes("has mistakes"))
      expect(said.trim().split("\n").slice(2).join("\n")).not.toMatch(/^\S/m);
  });

  it("a damaged file", async () => {
    writeFileSync(path.join(dataDir, "loam.sqlite"), "not a database at all, just some text".repeat(100));
    expect(await refusal({})).toMatch(/loam\.sqlite is damaged\. Restore a backup/);
  });

  it("a database that a newer version has written", async () => {
    await (await startServer({ env: { DATA_DIR: dataDir } })).stop();
    const file = new Sqlite(path.join(dataDir, "loam.sqlite"));
    file.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)");
    file.exec("ALTER TABLE users RENAME COLUMN email TO address");
    file.close();
    expect(await refusal({})).toContain("written by a newer version of the product");
  });
});

it("a start that migrates says from which version to which, and where the database of before is kept", async () => {
  makeOldDatabase(path.join(dataDir, "loam.sqlite"), 16);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  await server.stop();
  const [line = "{}"] = server
    .log()
    .split("\n")
    .filter((each) => each.includes("the database was migrated"));
  const { from, to, migrations, before } = JSON.parse(line);
  expect([from, to]).toEqual(["one before 0.2.0", VERSION]);
  expect(migrations).toMatch(/^0016_\w+,0017_/);
  expect(existsSync(before)).toBe(true);
  const again = await startServer({ env: { DATA_DIR: dataDir } });
  await again.stop();
  expect(again.log()).not.toContain("was migrated");
});

it("two starts at once on a folder without a database: one makes the tables and says so, both serve", async () => {
  mkdirSync(path.join(dataDir, "backups"));
  const both = await Promise.all([1, 2].map(() => startServer({ env: { DATA_DIR: dataDir } })));
  for (const { url } of both) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const told = both.filter((server) =>
    server.log().includes(`a new, empty one was made, ${dataDir}/loam.sqlite. ${dataDir} holds backups`),
  );
  expect(told).toHaveLength(1);
  expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
});
