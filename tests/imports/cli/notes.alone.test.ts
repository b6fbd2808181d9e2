import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";

const { dataDir } = withDatabase();

it("the notes by which posts are taken back come along in a backup, but not over newer ones", async () => {
  const note = (name: string) => path.join(dataDir(), "imports", name);
  mkdirSync(note(""));
  for (const name of ["posts-1.json", "posts-2.undone.json"]) writeFileSync(note(name), "old");
  const { file } = (await adminJson("backup")) as { file: string };
  rmSync(note("posts-1.json"));
  writeFileSync(note("posts-2.undone.json"), "new");
  await adminJson("restore", file, "--yes");
  expect(readFileSync(note("posts-1.json"), "utf8")).toBe("old");
  expect(readFileSync(note("posts-2.undone.json"), "utf8")).toBe("new");
});
