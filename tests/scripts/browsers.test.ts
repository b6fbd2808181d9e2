import { afterEach, expect, test, vi } from "vitest";
import { provideChromium, provideOtherBrowsers } from "../../scripts/browsers.mjs";
import { SetUpError } from "../../scripts/set-up.mjs";

afterEach(() => vi.unstubAllEnvs());

/** A machine where the browser appears after so many commands, and Debian's headless shell with it. */
function machine(appearsAfter: number, { fails = false, shell = true } = {}) {
  const commands: string[] = [];
  const run = async (command: string) => {
    commands.push(/^\S+ \S+/.exec(command)?.[0] ?? "");
    if (fails) throw new SetUpError("Failed");
  };
  const isThere = () => commands.length >= appearsAfter;
  return { commands, options: { run, isThere, hasShell: () => shell && isThere(), say: () => {} } };
}

test("a browser that is there is used", async () => {
  const { commands, options } = machine(0);
  await provideChromium({ ...options, isDebianRoot: true });
  expect(commands).toEqual([]);
});

test("root on Debian installs Debian's package", async () => {
  const { commands, options } = machine(1);
  await provideChromium({ ...options, isDebianRoot: true });
  expect(commands).toEqual(["apt-get update"]);
});

test("root on Debian adds the headless shell to a browser that is there, or does without it", async () => {
  const { commands, options } = machine(0, { fails: true, shell: false });
  await provideChromium({ ...options, isDebianRoot: true });
  expect(commands).toEqual(["apt-get update"]);
});

test("others install Playwright's", async () => {
  const { commands, options } = machine(1);
  await provideChromium({ ...options, isDebianRoot: false });
  expect(commands).toEqual(["npx playwright"]);
});

test("where none can be installed, the command to run is told", async () => {
  const { commands, options } = machine(9, { fails: true });
  await expect(provideChromium({ ...options, isDebianRoot: true })).rejects.toThrow(
    /npx playwright install --with-deps chromium/,
  );
  expect(commands).toEqual(["apt-get update", "npx playwright"]);
});

test("a CHROMIUM_PATH that leads nowhere is told, not passed over", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  await expect(provideChromium()).rejects.toThrow(
    "CHROMIUM_PATH names a file that does not exist: /no/such/browser",
  );
});

test("root on Debian installs Firefox and WebKit where one is missing; nobody else, and not twice", async () => {
  const { commands, options } = machine(1);
  const missing = () => (options.isThere() ? [] : ["xvfb"]);
  await provideOtherBrowsers({ ...options, missing, isDebianRoot: false });
  expect(commands).toEqual([]);
  await provideOtherBrowsers({ ...options, missing, isDebianRoot: true });
  await provideOtherBrowsers({ ...options, missing, isDebianRoot: true });
  expect(commands).toEqual(["apt-get update"]);
});
