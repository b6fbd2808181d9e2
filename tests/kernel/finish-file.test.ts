import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeWhole } from "~/kernel/finish-file";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "loam-whole-"));
  file = path.join(folder, "note.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

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
