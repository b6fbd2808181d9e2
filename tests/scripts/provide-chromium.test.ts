import { afterEach, expect, test, vi } from "vitest";
import { provideChromium } from "../../scripts/provide-chromium.mjs";
import { SetUpError } from "../../scripts/set-up.mjs";

afterEach(() => vi.unstubAllEnvs());

/** A machine where the browser appears after so many commands. */
function machine({ appearsAfter, fails = false }: { appearsAfter: number; fails?: boolean }) {
  const commands: string[] = [];
  const run = (command: string, args: string[]) => {
    commands.push(command === "apt-get" ? `apt-get ${args[0]}` : `playwright ${args[1]}`);
    if (fails) throw new SetUpError("Failed");
  };
  const find = () => (commands.length >= appearsAfter ? "/somewhere/chromium" : undefined);
  return { commands, options: { run, find, say: () => {} } };
}

test("a browser that is there is used", () => {
  const { commands, options } = machine({ appearsAfter: 0 });
  expect(provideChromium({ ...options, isDebianRoot: true })).toBe("/somewhere/chromium");
  expect(commands).toEqual([]);
});

test("root on Debian installs Debian's package", () => {
  const { commands, options } = machine({ appearsAfter: 2 });
  expect(provideChromium({ ...options, isDebianRoot: true })).toBe("/somewhere/chromium");
  expect(commands).toEqual(["apt-get update", "apt-get install"]);
});

test("others install Playwright's", () => {
  const { commands, options } = machine({ appearsAfter: 1 });
  expect(provideChromium({ ...options, isDebianRoot: false })).toBe("/somewhere/chromium");
  expect(commands).toEqual(["playwright install"]);
});

test("where none can be installed, the command to run is told", () => {
  const { commands, options } = machine({ appearsAfter: 9, fails: true });
  expect(() => provideChromium({ ...options, isDebianRoot: true })).toThrow(
    /npx playwright install --with-deps chromium/,
  );
  expect(commands).toEqual(["apt-get update", "playwright install"]);
});

test("a CHROMIUM_PATH that leads nowhere is told, not passed over", () => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  expect(() => provideChromium()).toThrow("CHROMIUM_PATH names a file that does not exist: /no/such/browser");
});
