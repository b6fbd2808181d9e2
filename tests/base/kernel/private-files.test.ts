import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { handOver, keepPrivate, makeFolder } from "~/base/kernel/private-files";
import { newFolder } from "../../support/folder";

let folder: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022);
  folder = newFolder();
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (...parts: string[]) => (statSync(path.join(folder, ...parts)).mode & 0o777).toString(8);

function write(name: string, mode: number) {
  writeFileSync(path.join(folder, name), "");
  chmodSync(path.join(folder, name), mode);
}

it("makes no folder where a link leads to a disk that is not there, and says so", () => {
  const link = path.join(folder, "backups");
  symlinkSync("/nowhere/backups", link);
  expect(() => makeFolder(link)).toThrow(`${link} is a link to /nowhere/backups, which is not there`);
});

it("takes away what other accounts may do with a folder and all in it", async () => {
  mkdirSync(path.join(folder, "data", "outbox"), { recursive: true });
  chmodSync(path.join(folder, "data"), 0o777);
  write("data/loam.sqlite", 0o644);
  write("data/outbox/mail.eml", 0o666);
  write("data/mine", 0o400);
  expect(await keepPrivate(path.join(folder, "data"))).toEqual([]);
  expect([modeOf("data"), modeOf("data", "outbox")]).toEqual(["700", "700"]);
  expect([modeOf("data", "loam.sqlite"), modeOf("data", "outbox", "mail.eml")]).toEqual(["600", "600"]);
  expect(modeOf("data", "mine")).toBe("400");
});

it("makes what is written after it private too", async () => {
  await keepPrivate(path.join(folder, "not-there-yet"));
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(path.join(folder, "new"));
  writeFileSync(path.join(folder, "new", "file"), "");
  expect([modeOf("new"), modeOf("new", "file")]).toEqual(["700", "600"]);
});

it("leaves alone what a link in it leads to, but not a folder that is itself a link", async () => {
  write("elsewhere", 0o644);
  mkdirSync(path.join(folder, "real"));
  symlinkSync(path.join(folder, "elsewhere"), path.join(folder, "real", "link"));
  symlinkSync(path.join(folder, "real"), path.join(folder, "data"));
  expect(await keepPrivate(path.join(folder, "data"))).toEqual([]);
  expect([modeOf("elsewhere"), modeOf("real")]).toEqual(["644", "700"]);
});

it("makes a folder with those above it, and leaves one that is there", () => {
  const deep = path.join(folder, "a", "b");
  makeFolder(deep);
  write("a/b/kept", 0o600);
  makeFolder(deep);
  expect(readdirSync(deep)).toEqual(["kept"]);
});

it.each([
  ["in what is a file", "file/x", "ENOTDIR"],
  ["where a file is", "file", "EEXIST"],
])("a folder %s is an error, at once", (_, name, code) => {
  write("file", 0o600);
  expect(() => makeFolder(path.join(folder, name))).toThrow(code);
});

it.runIf(existsSync("/proc/self"))("a folder that the system does not have is an error too", () => {
  expect(() => makeFolder("/proc/no/such")).toThrow("ENOENT");
});

it.skipIf(process.getuid?.() !== 0)("hands over links, but nothing that they lead to", () => {
  for (const name of ["service", "made", "system"]) mkdirSync(path.join(folder, name));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  chownSync(at("service"), 12_345, 12_345);
  write("system/file", 0o600);
  write("made/file", 0o600);
  symlinkSync(at("system"), at("made", "link"));
  handOver(at("made"), at("service"));
  expect(statSync(at("made", "file")).uid).toBe(12_345);
  expect([statSync(at("system")).uid, statSync(at("system", "file")).uid]).toEqual([0, 0]);
});
