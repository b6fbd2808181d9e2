import { afterAll, beforeAll, expect, test } from "vitest";
import { missingBrowsers } from "../../scripts/browsers.mjs";
import { mailedLink } from "../support/client";
import { IDEAS, newPerson } from "../support/people";
import { poll, type RunningServer, startServer } from "../support/server";
import { type Driver, type Element, startFirefox, startWebKit } from "../support/webdriver";

// Chromium runs all journeys (tests/e2e). This one is for what browsers do each in their own way: forms, focus, the
// clipboard, and what Back keeps.

const FIND_MS = 15_000;
const IDEA = IDEAS.cursor.description;
const ANSWER = "The inspector opens hive seven and finds a new queen.";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

for (const { name, packages, start } of [
  { name: "Firefox", packages: ["firefox-esr"], start: startFirefox },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], start: startWebKit },
])
  test(`a visitor signs up, gets a plan, copies it, and leaves nothing behind Back after signing out, in ${name}`, async (context) => {
    const missing = missingBrowsers().filter((each) => packages.includes(each));
    if (missing.length > 0) {
      const note = `Not run in ${name}: install Debian's ${missing.join(" and ")}.`;
      if (process.env.CI) throw new Error(note);
      console.warn(note);
      context.skip(note);
    }
    const driver = await start();
    try {
      await journey(driver);
    } finally {
      await driver.close();
    }
  }, 180_000);

async function journey(driver: Driver) {
  const person = newPerson();
  const { open, fill, press, follow, unfold, check, sees, text, at } = somebodyAt(driver);

  await open("/auth?tab=signup");
  await fill("First Name", person.firstName);
  await fill("Email", person.email);
  await fill("Password", person.password);
  await check("I accept the terms");
  await press("Create Account");
  await sees("Please check your email to verify your account.");
  await open(await mailedLink(server, person));
  await press("Confirm email");
  await sees("Your email has been verified successfully!");

  await open("/braindumper");
  await press(IDEAS.cursor.platform);
  await fill("Describe your idea", IDEA);
  await press("Next");
  await check(IDEAS.cursor.appType);
  await press("Next");
  await at("/braindumper/summary");
  await open("/braindumper/summary?ask=day");
  await fill("Where and on what device is it used", ANSWER);
  await press("That is enough, show my plan");
  await press("Generate Plan");
  await sees("Your Development Plan is Ready!");
  expect(await driver.run("return document.activeElement.localName")).toBe("h1");
  await sees(IDEA);
  await sees(ANSWER);
  await press("Copy Context");
  await sees("Context copied to clipboard");

  await open("/braindumps");
  await sees(IDEA);
  await unfold("Your account");
  await follow("Account Settings");
  await sees(person.email);
  await unfold("Your account");
  await press("Sign out");
  await sees("Build Apps With AI");
  const hasNothingOf = async (email: string) => {
    const shown = await text();
    for (const own of [email, IDEA, ANSWER]) expect(shown).not.toContain(own);
  };
  for (const page of ["/account", "/braindumps", "/braindumps/"]) {
    await driver.back();
    await at(page);
    await hasNothingOf(person.email);
    await sees("Sign in");
    await hasNothingOf(person.email);
  }

  await open("/auth");
  await fill("Email", person.email);
  await fill("Password", person.password);
  await press("Sign in");
  await sees("Your account");
  await open("/account");
  await sees(person.email);
  await open("/tools");
  await sees("Your account");
  // As another tab does.
  expect(await driver.run(SIGN_OUT)).toBe(true);
  await driver.back();
  await at("/auth");
  await hasNothingOf(person.email);
}

/** Resolves when it is done. */
const SIGN_OUT = `
  const post = { method: "POST", body: new URLSearchParams() };
  return fetch("/auth/sign-out", post).then(({ ok }) => ok)`;

/**
 * The element with a line of text that begins so; of a label, its field. (To ask a field for its labels makes WebKit
 * 2.50 crash when it collects them as garbage.)
 */
const FIND = `
  const [selector, name] = arguments;
  const begins = (line) => line.trim().startsWith(name);
  const found = [...document.querySelectorAll(selector)].find(({ innerText }) => innerText.split("\\n").some(begins));
  return found?.control ?? found`;

/** What somebody does with a page, whose parts they know by what they read. Waits for what is not there yet. */
function somebodyAt(driver: Driver) {
  const text = () => driver.run<string>("return document.body.innerText");
  /** Where a page is just being left for the next, there is no answer. */
  const until = async <T>(what: string, ask: () => Promise<T | null | false>): Promise<T> => {
    let shown = "";
    return poll(
      FIND_MS,
      () => `${what} is not on the page:\n${shown}`,
      async () => {
        shown = await text().catch(String);
        return (await ask().catch(() => null)) || undefined;
      },
    );
  };
  const find = (selector: string, name: string) =>
    until(name, () => driver.run<Element | null>(FIND, selector, name));
  const click = async (selector: string, name: string) => driver.click(await find(selector, name));
  return {
    text,
    open: (url: string) => driver.open(new URL(url, server.url).href),
    fill: async (name: string, value: string) => driver.type(await find("label", name), value),
    check: (name: string) => click("label", name),
    press: (name: string) => click("button", name),
    follow: (name: string) => click("a", name),
    unfold: (name: string) => click("summary", name),
    sees: (words: string) => until(words, async () => (await text()).includes(words)),
    at: (page: string) =>
      until(page, () =>
        driver.run<boolean>("return decodeURIComponent(location).includes(arguments[0])", page),
      ),
  };
}
