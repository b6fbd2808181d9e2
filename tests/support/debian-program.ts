import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const KEPT = path.resolve("node_modules/.cache/debian");

/** A program that is on this machine, or in a package of Debian's, which is unpacked without being installed. */
export function debianProgram(name: string, inPackage: string): string {
  const inPath = (process.env.PATH ?? "").split(":").map((folder) => path.join(folder, name));
  const unpacked = path.join(KEPT, inPackage, "usr/bin", name);
  const found = [...inPath, unpacked].find((file) => existsSync(file));
  if (found) return found;
  mkdirSync(KEPT, { recursive: true });
  const folder = mkdtempSync(path.join(KEPT, "new-"));
  const download = () =>
    execFileSync("apt-get", ["download", "-qq", inPackage], { cwd: folder, stdio: "pipe" });
  try {
    download();
  } catch {
    // A fresh machine has no list of packages.
    execFileSync("apt-get", ["update", "-qq"], { stdio: "pipe" });
    download();
  }
  const [file = ""] = readdirSync(folder);
  execFileSync("dpkg", ["-x", file, "."], { cwd: folder, stdio: "pipe" });
  rmSync(path.join(folder, file));
  rmSync(path.join(KEPT, inPackage), { recursive: true, force: true });
  renameSync(folder, path.join(KEPT, inPackage));
  return unpacked;
}
