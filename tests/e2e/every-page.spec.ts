import type { ConsoleMessage, Page } from "@playwright/test";
import { WALKS } from "../support/site-pages";
import { goTo, pageIsWhole } from "./pages";
import { enhanced, hydrated } from "./script-modes";
import { expect, test } from "./site";
import { violations } from "./violations";

// Every page in two browsers, a small one without scripts and a wide one with them. Other script modes, both themes and
// both widths are in the slow suites; what can be said of a page's HTML alone is in tests/server.

test.describe.configure({ mode: "parallel" });

const WIDE = { width: 1280, height: 720 };
const SMALL = { width: 320, height: 640 };

for (const { role, pages } of WALKS) {
  test(`the pages of a ${role} are whole without scripts, fit into 320 px, and are the same and quiet with scripts`, async ({
    openPage,
    people,
  }) => {
    test.slow();
    const without = await openPage("off", role, { viewport: SMALL });
    const withScripts = await openPage("on", role);
    const said = listen(withScripts);
    for (const target of pages) {
      await test.step(target.name, async () => {
        await goTo(without, target, people);
        const width = await without.evaluate(() => document.documentElement.scrollWidth);
        expect(width, "width of the page").toBeLessThanOrEqual(SMALL.width);
        expect(await smallTargets(without)).toEqual([]);
        await without.setViewportSize(WIDE);
        await pageIsWhole(without, target);
        expect(await deadButtons(without)).toEqual([]);
        for (const { method, onsubmit } of await formsOf(without)) {
          expect(["get", "post"]).toContain(method);
          expect(onsubmit).toBe(false);
        }

        await goTo(withScripts, target, people);
        if (target.hydrates) await hydrated(withScripts);
        if (target.enhanced) await enhanced(withScripts);
        expect(await linesWithTabs(withScripts)).toEqual(await lines(without));
        await without.setViewportSize(SMALL);
        expect(said()).toEqual([]);
        expect(await violations(withScripts, [360], ["light"])).toEqual([]);
        await withScripts.setViewportSize(WIDE);
      });
    }
  });
}

/** Controls whose box is under 24 px (WCAG 2.5.8), but for links in a line of text, which the rule leaves out. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a, button, input:not([type=hidden]), summary, textarea").evaluateAll((all) =>
    all
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        if (width === 0 || height === 0 || !node.checkVisibility() || node.closest(".unseen, .skip"))
          return false;
        const isInText = node.tagName === "A" && getComputedStyle(node).display === "inline";
        return !isInText && (width < 23.5 || height < 23.5);
      })
      .map((node) => node.outerHTML.slice(0, 120)),
  );
}

function deadButtons(page: Page): Promise<string[]> {
  return page.locator("button").evaluateAll((buttons) =>
    (buttons as HTMLButtonElement[])
      .filter((button) => {
        const submits = button.type === "submit" && button.form !== null;
        return !submits && !button.popoverTargetElement && !button.hasAttribute("commandfor");
      })
      .map((button) => button.outerHTML),
  );
}

function formsOf(page: Page) {
  return page.locator("form").evaluateAll((all) =>
    (all as HTMLFormElement[])
      // One that only closes its dialog sends nothing.
      .filter((form) => !(form.closest("dialog") && form.getAttribute("method") === "dialog"))
      .map((form) => ({
        method: form.getAttribute("method")?.toLowerCase(),
        action: form.action,
        onsubmit: form.hasAttribute("onsubmit"),
      })),
  );
}

/** Whatever the console and the page complain about. That a page's own status is an error is not its fault. */
function listen(page: Page) {
  const messages: ConsoleMessage[] = [];
  const errors: string[] = [];
  const missing = new Set<string>();
  page.on("console", (message) => messages.push(message));
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What was still on its way when the test went on.
    if (reason !== "net::ERR_ABORTED") errors.push(`${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && !response.ok()) missing.add(response.url());
  });
  const isOwnStatus = (message: ConsoleMessage) =>
    message.text().startsWith("Failed to load resource") && missing.has(message.location().url);
  return () => [
    ...errors,
    ...messages
      .filter((message) => ["error", "warning"].includes(message.type()) && !isOwnStatus(message))
      .map((message) => message.text()),
  ];
}

test("the console check hears a script that breaks the policy and one that throws", async ({ openPage }) => {
  const page = await openPage("on");
  const said = listen(page);
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "1";
    document.body.append(script);
    setTimeout(() => {
      throw new Error("heard");
    });
  });
  await expect.poll(() => said().join("\n")).toContain("Content Security Policy");
  await expect.poll(() => said().join("\n")).toContain("Error: heard");
});

/** The text that is to be seen, line by line, without what only a script can offer (copying). */
async function lines(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const { body } = document;
    for (const button of body.querySelectorAll<HTMLElement>(".copy")) button.hidden = true;
    return body.innerText;
  });
  const seen = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return [...new Set(seen.filter((line) => line !== ""))].sort();
}

/** With scripts the two parts of a plan are tabs: what they say is what both say. */
async function linesWithTabs(page: Page): Promise<string[]> {
  const said = new Set(await lines(page));
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    for (const line of await lines(page)) said.add(line);
  }
  return [...said].sort();
}
