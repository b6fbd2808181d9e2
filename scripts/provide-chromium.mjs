// Sees to it that the browser tests have a browser.
import { existsSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { ROOT, runQuietly, SetUpError } from "./set-up.mjs";

const PLAYWRIGHT = path.join(ROOT, "node_modules/@playwright/test/cli.js");
const ASK = `No Chromium was found and none could be installed. Install one by
  npx playwright install --with-deps chromium
or say where it is with CHROMIUM_PATH=/path/to/chromium.`;

/**
 * CHROMIUM_PATH, the system's or Playwright's own; else Debian's package (root on Debian), else Playwright's.
 * @returns {string} its path
 * @throws {SetUpError} that says what to run
 */
export function provideChromium({
  find = findChromium,
  run = runQuietly,
  say = console.log,
  isDebianRoot = onDebianAsRoot(),
} = {}) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new SetUpError(`CHROMIUM_PATH names a file that does not exist: ${CHROMIUM_PATH}`);
  }
  const installers = [...(isDebianRoot ? [installFromDebian] : []), installFromPlaywright];
  for (let found = find(); ; found = find()) {
    if (found) return found;
    const install = installers.shift();
    if (!install) throw new SetUpError(ASK);
    try {
      install(run, say);
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error;
      say(error.message);
    }
  }
}

function onDebianAsRoot() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

function installFromDebian(run, say) {
  say("Installing Chromium (apt-get install chromium) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update"], { env });
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
}

function installFromPlaywright(run, say) {
  say("Installing Chromium (playwright install chromium) …");
  run(process.execPath, [PLAYWRIGHT, "install", "chromium"], { cwd: ROOT });
}
