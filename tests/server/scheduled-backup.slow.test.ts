import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { firstOf } from "../../scripts/plain-visitor";
import { newFolder } from "../support/folder";
import { poll, startServer } from "../support/server";

test("with BACKUP_EVERY the running site backs itself up, keeps BACKUP_KEEP of them, and notes when", async () => {
  const dataDir = newFolder();
  const env = { DATA_DIR: dataDir, BACKUP_EVERY: "1", BACKUP_KEEP: "2" };
  const backups = () => {
    const folder = path.join(dataDir, "backups");
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".tar.gz")) : [];
  };
  const made: string[] = [];
  for (let round = 1; round <= 3; round++) {
    const server = await startServer({ env });
    const file = await poll(30_000, server.log, async () => backups().find((name) => !made.includes(name)));
    made.push(file);
    await poll(10_000, server.log, async () => server.log().includes("backup made") || undefined);
    await server.stop();
    expect(firstOf(dataDir, "SELECT count(*) FROM probes WHERE name = 'backup-lease'")).toBe(0);
    expect(firstOf(dataDir, "SELECT at FROM probes WHERE name = 'backup'")).toBeGreaterThan(
      Date.now() - 60_000,
    );
    // As if more than an hour had passed.
    firstOf(dataDir, "UPDATE probes SET at = 1 WHERE name = 'backup' RETURNING 1");
  }
  expect(backups()).toEqual(made.slice(1));

  // A stop in the middle of one is no failure, and leaves nothing half.
  const server = await startServer({ env });
  await poll(
    10_000,
    server.log,
    async () =>
      readdirSync(path.join(dataDir, "backups")).some((name) => name.endsWith(".part")) || undefined,
  );
  expect(await server.stop()).toBe(0);
  expect(server.log()).not.toMatch(/no backup could be made|"alert"/);
  expect(server.log().match(/"msg":"stopped"/g)).toHaveLength(1);
  expect(
    firstOf(dataDir, "SELECT count(*) FROM probes WHERE name IN ('backup-lease', 'backup-failed')"),
  ).toBe(0);
  expect(readdirSync(dataDir, { recursive: true }).filter((name) => String(name).includes(".part"))).toEqual(
    [],
  );
});
