import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder";

test("drizzle/ is in step with app/tables.ts on both databases", { timeout: 30_000 }, () => {
  const root = newFolder();
  for (const name of ["app", "drizzle", "scripts", "package.json", "tsconfig.json"]) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  const result = spawnSync(process.execPath, ["scripts/generate-migrations.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(result.status, result.stdout + result.stderr).toBe(0);
  const files = (folder: string) => readdirSync(path.join(folder, "drizzle"), { recursive: true }).sort();
  expect(files(root), "run `npm run migrations -- --name=what_changed` and commit what it writes").toEqual(
    files("."),
  );
});
