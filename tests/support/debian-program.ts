import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const KEPT = path.resolve("node_modules/.cache/debian");

/** apt-get gives up at once while another one runs, so test files hold this lock while they use it. */
const LOCK = "node_modules";

/** Installs Debian packages, as root or with sudo. Where that fails, they are missing afterwards. */
export function installPackages(...packages: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const install = "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends";
  const command = `apt-get update && ${install} ${packages.join(" ")}`;
  spawnSync("flock", [LOCK, ...asRoot, "sh", "-c", command], { stdio: "ignore" });
}

/** Returns the path of a program on this machine, or in a Debian package that is unpacked without being installed. */
export function debianProgram(name: string, inPackage: string): string {
  const inPath = (process.env.PATH ?? "").split(":").map((folder) => path.join(folder, name));
  return (
    inPath.find((file) => existsSync(file)) ??
    path.join(
      unpacked(inPackage, () => [inPackage]),
      "usr/bin",
      name,
    )
  );
}

/** Unpacks Debian packages and missing dependencies into one folder, without installing them. @returns the folder */
export const debianFolder = (name: string, ...more: string[]): string =>
  unpacked(`${name}-whole`, () => {
    const options = ["install", "--simulate", "-qq", "--no-install-recommends"];
    const said = execFileSync("apt-get", [...options, name, ...more], { stdio: "pipe" }).toString();
    const missing = [...said.matchAll(/^Inst (\S+)/gm)].map(([, each = ""]) => each);
    return [...new Set([...missing, name, ...more])];
  });

/** Unpacks packages once. @returns their folder */
function unpacked(name: string, packages: () => string[]): string {
  const kept = path.join(KEPT, name);
  if (existsSync(kept)) return kept;
  mkdirSync(KEPT, { recursive: true });
  const folder = mkdtempSync(path.join(KEPT, "new-"));
  const download = () =>
    execFileSync("apt-get", ["download", "-qq", ...packages()], { cwd: folder, stdio: "pipe" });
  try {
    download();
  } catch {
    // A fresh machine has no package lists yet.
    execFileSync("flock", [LOCK, "apt-get", "update", "-qq"], { stdio: "pipe" });
    download();
  }
  for (const file of readdirSync(folder)) {
    execFileSync("dpkg", ["-x", file, "."], { cwd: folder, stdio: "pipe" });
    rmSync(path.join(folder, file));
  }
  renameSync(folder, kept);
  return kept;
}
