import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from "@playwright/test";
import type { RunningServer } from "../support/server";

/** What happens to the scripts of the site on their way into the browser. */
export type Mode =
  | "on"
  /** Switched off in the browser. */
  | "off"
  /** Every script request is lost. */
  | "blocked"
  /** Some proxy forbids scripts: the page's own policy is replaced. */
  | "forbidden"
  /** A script of somebody else changes the page first, and throws. */
  | "disturbed";

/** What runs in the slow suites only (playwright.config.ts). */
export const SLOW = { tag: "@slow" };

/** One script mode of a journey runs in `npm test`, the others in the slow suites. */
export const slowUnless = (isQuick: boolean) => (isQuick ? {} : SLOW);

/** A fresh browser in a script mode; without `storageState` it has no cookies. */
export async function openBrowser(
  browser: Browser,
  server: RunningServer,
  mode: Mode,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: mode !== "off",
    ...options,
  });
  if (mode === "blocked") await context.route(/\.js(\?|$)/, (route) => route.abort());
  if (mode === "forbidden") await changeDocuments(context, forbidScripts);
  if (mode === "disturbed") await changeDocuments(context, disturb);
  return context;
}

type Answer = { headers: Record<string, string>; body: string };

/** Lets every page of the site pass through `change` on its way to the browser. */
async function changeDocuments(context: BrowserContext, change: (answer: Answer) => Answer) {
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    if (!isPage) return route.fulfill({ response });
    const changed = change({ headers: response.headers(), body: await response.text() });
    await route.fulfill({ response, ...changed });
  });
}

function forbidScripts({ headers, body }: Answer): Answer {
  // Without Refresh, so that a page which moves on by itself stays to be looked at.
  const { refresh: _, ...others } = headers;
  return { headers: { ...others, "content-security-policy": "script-src 'none'" }, body };
}

function disturb({ headers, body }: Answer): Answer {
  const script = `<script>document.body.prepend(document.createElement("aside")); throw new Error("not ours");</script>`;
  const policy =
    headers["content-security-policy"]?.replace("script-src", "script-src 'unsafe-inline'") ?? "";
  return {
    headers: { ...headers, "content-security-policy": policy },
    body: body.replace(/<body[^>]*>/, (tag) => tag + script),
  };
}

/** Holds back requests until `release` is called; `arrived` resolves when the first is there. */
export async function holdRequests(page: Page, matches: (route: Route) => boolean) {
  const [released, arrived] = [deferred(), deferred()];
  await page.route("**/*", async (route) => {
    if (!matches(route)) return route.fallback();
    arrived.resolve();
    await released.promise;
    // The browser may have given the request up in the meantime.
    await route.continue().catch(() => {});
  });
  return { arrived: arrived.promise, release: released.resolve };
}

export const isPost = (route: Route) => route.request().method() === "POST";
export const isScript = (route: Route) => route.request().resourceType() === "script";

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Waits until the script of a reading page has done its work: what it adds is there, copy buttons last. */
export async function enhanced(page: Page) {
  await page.waitForFunction(() => {
    const { body } = document;
    const waiting = body.querySelector("[data-password]:not(.has-toggle)");
    return !waiting && [...body.querySelectorAll(".code")].every((code) => code.querySelector("button"));
  });
}

/** Waits until the script of an application page has done its work: module scripts run before the load event. */
export async function scripted(page: Page) {
  await page.waitForLoadState("load");
}
