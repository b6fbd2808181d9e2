import { chmod, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { Client } from "../support/client";
import { newFolder } from "../support/folder";
import { newPerson } from "../support/people";
import { runCommand, startServer } from "../support/server";

test("everything under DATA_DIR is for the server's account alone, and a start mends what is wider", async () => {
  const dataDir = newFolder();
  const wide = async () => {
    const entries = [
      dataDir,
      ...(await readdir(dataDir, { recursive: true })).map((name) => path.join(dataDir, name)),
    ];
    const modes = await Promise.all(
      entries.map(async (entry) => ({ entry, mode: (await stat(entry)).mode & 0o077 })),
    );
    return { count: entries.length, wide: modes.filter(({ mode }) => mode !== 0).map(({ entry }) => entry) };
  };
  await mkdir(path.join(dataDir, "backups"));
  await writeFile(path.join(dataDir, "backups", "old.sqlite"), "");
  await chmod(dataDir, 0o755);
  for (let start = 0; start < 2; start += 1) {
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const person = newPerson();
    const client = await Client.open(server);
    await client.post("/auth/sign-up", { ...person, acceptTerms: "on" });
    await server.waitForMail(person.email);
    const [, picture = ""] =
      /property="og:image" content="([^"]+)"/.exec(await (await client.get("/tools")).text()) ?? [];
    expect((await fetch(picture)).status).toBe(200);
    await runCommand(server, ["backup"]);
    const found = await wide();
    expect(found.wide).toEqual([]);
    // The database and its -wal and -shm, the secret, a mail, a picture, two backups, and the folders.
    expect(found.count).toBeGreaterThan(10);
    await server.stop();
    for (const name of ["loam.sqlite", "outbox", "session-secret"])
      await chmod(path.join(dataDir, name), 0o755);
  }
  // It opens what is in the database, so a new one is not made in its place.
  await rm(path.join(dataDir, "session-secret"));
  await expect(startServer({ env: { DATA_DIR: dataDir } })).rejects.toThrow("session-secret is gone");
  expect(await readdir(dataDir)).not.toContain("session-secret");
  await writeFile(path.join(dataDir, "session-secret"), "x".repeat(32));
  await expect(startServer({ env: { DATA_DIR: dataDir } })).rejects.toThrow(
    "session-secret does not open 1 signing key",
  );
});
