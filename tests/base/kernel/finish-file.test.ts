import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { writeWhole } from "~/base/kernel/finish-file";
import { newFolder } from "../../support/folder";

let folder: string;
let file: string;

beforeEach(() => {
  folder = newFolder();
  file = path.join(folder, "note.json");
});

it("takes nothing from another process that writes the same file", () => {
  writeFileSync(`${file}.part`, "what the other has so far");
  writeWhole(file, "mine");
  expect(readFileSync(file, "utf8")).toBe("mine");
  expect(existsSync(`${file}.part`)).toBe(true);
});

it("leaves nothing beside a file that it could not write", () => {
  mkdirSync(file);
  expect(() => writeWhole(file, "mine")).toThrow();
  expect(readdirSync(folder)).toEqual(["note.json"]);
});
