import type { ConsoleMessage, Page } from "@playwright/test";
import { WALKS } from "../support/site-pages";
import { goTo, pageIsWhole } from "./pages";
import { enhanced, scripted } from "./script-modes";
import { expect, test } from "./site";

// Every page on a small screen, in a browser with scripts. axe, wide screens, both themes and lost scripts are in the
// slow suites; what can be said of a page's HTML alone is in tests/server.

test.describe.configure({ mode: "parallel" });

const SMALL = { width: 320, height: 640 };

for (const { role, pages } of WALKS) {
  test(`the pages of a ${role} are whole, fit into 320 px, and are quiet`, async ({ openPage, people }) => {
    test.slow();
    const page = await openPage("on", role, { viewport: SMALL });
    const said = listen(page);
    for (const target of pages) {
      await test.step(target.name, async () => {
        await goTo(page, target, people);
        if (target.application || target.enhanced) await (target.application ? scripted : enhanced)(page);
        await pageIsWhole(page, target);
        expect(await lookAt(page)).toEqual({ width: SMALL.width, smallTargets: [] });
        expect(said()).toEqual([]);
      });
    }
  });
}

/** What of a page can be seen at one look. */
function lookAt(page: Page) {
  return page.evaluate(() => {
    // Controls whose box is under 24 px (WCAG 2.5.8), but for links in a line of text, which the rule leaves out.
    const isSmall = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      if (width === 0 || height === 0 || !node.checkVisibility() || node.closest(".unseen, .skip"))
        return false;
      const isInText = node.tagName === "A" && getComputedStyle(node).display === "inline";
      return !isInText && (width < 23.5 || height < 23.5);
    };
    return {
      width: document.documentElement.scrollWidth,
      smallTargets: [...document.querySelectorAll("a, button, input:not([type=hidden]), summary, textarea")]
        .filter(isSmall)
        .map((node) => node.outerHTML.slice(0, 120)),
    };
  });
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
    // What was still on its way when the test went on; a script where scripts are off. What the page's own policy
    // forbids is on the console.
    if (reason !== "net::ERR_ABORTED" && reason !== "csp") errors.push(`${request.url()} ${reason}`);
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
