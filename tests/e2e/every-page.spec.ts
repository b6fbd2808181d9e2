import type { ConsoleMessage, Page } from "@playwright/test";
import { WALKS } from "../support/site-pages";
import { goTo, pageIsWhole } from "./pages";
import { enhanced, scripted } from "./script-modes";
import { expect, test } from "./site";

// Every page on a small screen, in a browser without scripts and, where it has any, in one with them. axe, wide screens,
// both themes and lost scripts are in the slow suites; what can be said of a page's HTML alone is in tests/server.

test.describe.configure({ mode: "parallel" });

const SMALL = { width: 320, height: 640 };

for (const { role, pages } of WALKS) {
  test(`the pages of a ${role} are whole without scripts, fit into 320 px, and are the same and quiet with scripts`, async ({
    openPage,
    people,
  }) => {
    test.slow();
    const without = await openPage("off", role, { viewport: SMALL });
    const withScripts = await openPage("on", role, { viewport: SMALL });
    const said = [listen(without), listen(withScripts)];
    for (const target of pages) {
      await test.step(target.name, async () => {
        await goTo(without, target, people);
        await pageIsWhole(without, target);
        const { forms, ...found } = await lookAt(without);
        const hasScripts = Boolean(target.application || target.enhanced);
        expect(found).toEqual({ width: SMALL.width, smallTargets: [], deadButtons: [], hasScripts });
        for (const { method, onsubmit } of forms) {
          expect(["get", "post"]).toContain(method);
          expect(onsubmit).toBe(false);
        }
        if (hasScripts) {
          await goTo(withScripts, target, people);
          await (target.application ? scripted : enhanced)(withScripts);
          expect((await lookAt(withScripts)).width).toBe(SMALL.width);
          expect(await linesWithTabs(withScripts)).toEqual(await lines(without));
        }
        expect(said.flatMap((each) => each())).toEqual([]);
      });
    }
  });
}

/** What of a page can be seen at one look. */
function lookAt(page: Page) {
  return page.evaluate(() => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
    // Controls whose box is under 24 px (WCAG 2.5.8), but for links in a line of text, which the rule leaves out.
    const isSmall = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      if (width === 0 || height === 0 || !node.checkVisibility() || node.closest(".unseen, .skip"))
        return false;
      const isInText = node.tagName === "A" && getComputedStyle(node).display === "inline";
      return !isInText && (width < 23.5 || height < 23.5);
    };
    const isDead = (button: HTMLButtonElement) => {
      const submits = button.type === "submit" && button.form !== null;
      return !submits && !button.popoverTargetElement && !button.hasAttribute("commandfor");
    };
    return {
      width: document.documentElement.scrollWidth,
      smallTargets: all("a, button, input:not([type=hidden]), summary, textarea")
        .filter(isSmall)
        .map((node) => node.outerHTML.slice(0, 120)),
      deadButtons: all<HTMLButtonElement>("button")
        .filter(isDead)
        .map((button) => button.outerHTML),
      forms: all<HTMLFormElement>("form")
        // One that only closes its dialog sends nothing.
        .filter((form) => !(form.closest("dialog") && form.getAttribute("method") === "dialog"))
        .map((form) => ({
          method: form.getAttribute("method")?.toLowerCase(),
          onsubmit: form.hasAttribute("onsubmit"),
        })),
      hasScripts: all<HTMLScriptElement>("script").some(({ type }) => !type.endsWith("json")),
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
