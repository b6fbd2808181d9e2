import { afterEach, expect, test, vi } from "vitest";
import { provideChromium } from "../../scripts/chromium.mjs";
import { SetUpError } from "../../scripts/set-up.mjs";

afterEach(() => vi.unstubAllEnvs());

/** A machine where the browser appears after so many commands, and Debian's headless shell with it. */
function machine({
  appearsAfter,
  fails = false,
  shell = true,
}: {
  appearsAfter: number;
  fails?: boolean;
  shell?: boolean;
}) {
  const commands: string[] = [];
  const run = async (command: string, args: string[]) => {
    commands.push(command === "apt-get" ? `apt-get ${args[0]}` : `playwright ${args[1]}`);
    if (fails) throw new SetUpError("Failed");
  };
  const isThere = () => commands.length >= appearsAfter;
  return { commands, options: { run, isThere, hasShell: () => shell && isThere(), say: () => {} } };
}

test("a browser that is there is used", async () => {
  const { commands, options } = machine({ appearsAfter: 0 });
  await provideChromium({ ...options, isDebianRoot: true });
  expect(commands).toEqual([]);
});

test("root on Debian installs Debian's package", async () => {
  const { commands, options } = machine({ appearsAfter: 2 });
  await provideChromium({ ...options, isDebianRoot: true });
  expect(commands).toEqual(["apt-get update", "apt-get install"]);
});

test("root on Debian adds the headless shell to a browser that is there, or does without it", async () => {
  const { commands, options } = machine({ appearsAfter: 0, shell: false, fails: true });
  await provideChromium({ ...options, isDebianRoot: true });
  expect(commands).toEqual(["apt-get update"]);
});

test("others install Playwright's", async () => {
  const { commands, options } = machine({ appearsAfter: 1 });
  await provideChromium({ ...options, isDebianRoot: false });
  expect(commands).toEqual(["playwright install"]);
});

test("where none can be installed, the command to run is told", async () => {
  const { commands, options } = machine({ appearsAfter: 9, fails: true });
  await expect(provideChromium({ ...options, isDebianRoot: true })).rejects.toThrow(
    /npx playwright install --with-deps chromium/,
  );
  expect(commands).toEqual(["apt-get update", "playwright install"]);
});

test("a CHROMIUM_PATH that leads nowhere is told, not passed over", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  await expect(provideChromium()).rejects.toThrow(
    "CHROMIUM_PATH names a file that does not exist: /no/such/browser",
  );
});
