import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const KEPT = path.resolve("node_modules/.cache/npm");

/**
 * Loads packages that only one slow test needs and that are too large to install for all. Installed when the test first runs.
 * @param packages with versions, such as "express@4.22.3"
 */
export function npmFolder(...packages: string[]): NodeJS.Require {
  const kept = path.join(KEPT, packages.join("+"));
  if (!existsSync(kept)) {
    mkdirSync(KEPT, { recursive: true });
    const folder = mkdtempSync(path.join(KEPT, "new-"));
    writeFileSync(path.join(folder, "package.json"), "{}");
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
    execFileSync("npm", ["install", ...options, ...packages], { cwd: folder, stdio: "pipe" });
    renameSync(folder, kept);
  }
  return createRequire(path.join(kept, "package.json"));
}
