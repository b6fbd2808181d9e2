import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { withEnvironment } from "../../support/environment";
import { newFolder } from "../../support/folder";

const setEnvironment = withEnvironment();
let dataDir = "";

beforeEach(() => {
  dataDir = newFolder();
  setEnvironment({ DATA_DIR: dataDir, SESSION_SECRET: undefined, DATABASE_URL: undefined });
});

/** As after a start of the server: nothing is remembered but what is on disk. */
async function started() {
  vi.resetModules();
  return import("~/base/kernel/secrets");
}

it("makes a secret at the first start, for the owner's eyes only, and finds it again, also when it has changed", async () => {
  const [first, ...others] = (await started()).sessionSecrets();
  expect(others).toEqual([]);
  expect(first).toMatch(/^[\w-]{43}$/);
  const file = path.join(dataDir, "session-secret");
  expect(readFileSync(file, "utf8").trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { sessionSecrets, writeSecrets } = await started();
  expect(sessionSecrets()).toEqual([first]);
  // As a restore adds that of its backup, and as somebody removes the file: the site runs on.
  const both = [first as string, "b".repeat(32)];
  writeSecrets(both);
  expect(sessionSecrets()).toEqual(both);
  rmSync(file);
  expect(sessionSecrets()).toEqual(both);
  // A start checks what would lose something.
  for (const text of ["c".repeat(32), ""]) {
    writeFileSync(file, text);
    expect(sessionSecrets()).toEqual(both);
  }
});

it.runIf(process.getuid?.() === 0)(
  "of a start by root belongs to the account that owns DATA_DIR",
  async () => {
    chownSync(dataDir, 12_345, 12_345);
    (await started()).sessionSecrets();
    expect(statSync(path.join(dataDir, "session-secret")).uid).toBe(12_345);
  },
);

it("takes those that are given, the first of which signs", async () => {
  const [fresh, old] = ["n".repeat(32), "o".repeat(32)];
  setEnvironment({ SESSION_SECRET: old });
  const signedBefore = (await started()).sign("outbox", "text");
  setEnvironment({ SESSION_SECRET: `${fresh},${old}` });
  const { sessionSecrets, sign } = await started();
  expect(sessionSecrets()).toEqual([fresh, old]);
  expect(sign("outbox", "text")).not.toBe(signedBefore);
});

it("on Postgres it must be given, because several servers share it", async () => {
  setEnvironment({ DATABASE_URL: "postgres://somewhere/loam" });
  const { sessionSecrets } = await started();
  expect(() => sessionSecrets()).toThrow("SESSION_SECRET: must be set");
});

it("a signature is for one purpose and one text", async () => {
  const { sign } = await started();
  expect(sign("outbox", "text")).toBe(sign("outbox", "text"));
  const signatures = [
    sign("outbox", "text"),
    sign("newsletter-join", "text"),
    sign("outbox", "text2"),
    sign("outbox", ""),
  ];
  expect(new Set(signatures).size).toBe(4);
});
