import { expect, type Page, type Response } from "@playwright/test";
import type { People } from "../support/people";
import type { RefusedForm } from "../support/refused-forms";
import { addressOf, type SitePage } from "../support/site-pages";

/** Opens a page and makes sure that it is the one that was meant. */
export async function goTo(page: Page, target: SitePage, people: People): Promise<Response> {
  const response = (await page.goto(addressOf(target, people))) as Response;
  if (response.status() !== (target.status ?? 200)) {
    throw new Error(`${target.name} answered ${response.status()} at ${response.url()}`);
  }
  return response;
}

/** Sends a form with its mistake. */
export async function provoke(page: Page, refused: RefusedForm, people: People) {
  await page.goto(addressOf(refused, people));
  const button = page.getByRole("button", { name: refused.button });
  const form = page.locator("main form").filter({ has: button });
  for (const [name, value] of Object.entries(refused.typed ?? {})) {
    const field = form.locator(`[name="${name}"]`);
    if (value === "on") await field.check();
    else if (await field.isVisible()) await field.fill(value);
    else await field.evaluate((hidden, typed) => hidden.setAttribute("value", typed), value);
  }
  await form.getByRole("button", { name: refused.button }).click();
  await page.locator("main [role=alert]").getByText(refused.error).waitFor();
  // A form that was sent before its script came is answered with a new page: its text is there before its style sheet.
  await page.waitForLoadState();
  // With scripts the buttons look pressed a moment longer, until the page has its data again.
  await expect(page.locator("[aria-disabled=true]")).toHaveCount(0);
}

/** Its heading, header, footer and main content are to be seen, and nothing waits for a script. */
export async function pageIsWhole(page: Page, target: SitePage): Promise<void> {
  const seen = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (node: Element) => node.checkVisibility() && node.getBoundingClientRect().height > 0;
    const headerLinks = all("header a")
      .filter(isShown)
      .map((link) => link.textContent?.trim());
    return {
      headings: all("h1").map((h1) => (isShown(h1) ? h1.textContent?.replace(/\s+/g, " ").trim() : "hidden")),
      home: headerLinks.includes("Loam"),
      // On a phone it is in the menu.
      wizard: headerLinks.includes("Braindumper") || innerWidth < 1000,
      footer: all("body > footer, body > * > footer").some(isShown),
      asksForScripts: /enable javascript/i.test(document.body.innerText),
      waiting: all("noscript, [aria-busy=true], [role=progressbar]").length,
    };
  });
  expect(seen).toEqual({
    headings: [target.heading],
    home: true,
    wizard: true,
    footer: target.footer ?? true,
    asksForScripts: false,
    waiting: 0,
  });
}

/** Public pages that are not application pages: what the sitemap names without the wizard. */
export async function readingPaths(page: Page): Promise<string[]> {
  const text = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  return paths.filter((path) => path !== "/braindumper");
}
