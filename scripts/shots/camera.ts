import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { changeDocuments, enhanced, hydrated } from "../../tests/e2e/script-modes";
import type { Cookies } from "../../tests/support/client";
import { type RunningServer, startServer } from "../../tests/support/server";
import { prepare } from "../set-up.mjs";

const WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;
const HEIGHT = 800;

/** How a page is looked at beside the usual four: narrow and wide screens, the system's own colours, paper. */
const OTHER_VIEWS = [
  { view: "320", width: 320 },
  { view: "1920", width: 1920 },
  { view: "forced-colors", width: 1280, forcedColors: "active" },
  { view: "print", width: 800, media: "print" },
] as const;

/** Runs the built site and a browser for as long as `work` takes. `args`: more of the browser's. */
export async function withSite(
  work: (site: RunningServer, browser: Browser) => Promise<void>,
  ...args: string[]
): Promise<void> {
  await prepare({ build: true, tools: true });
  const options = config.use?.launchOptions;
  const browser = await chromium.launch({ ...options, args: [...(options?.args ?? []), ...args] });
  try {
    const site = await startServer();
    await work(site, browser).finally(site.stop);
  } finally {
    await browser.close();
  }
}

/** A page in a browser of its own, where nothing moves. */
export async function newPage(browser: Browser, site: RunningServer, storageState?: Cookies): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent: config.use?.userAgent,
    viewport: { width: 1280, height: HEIGHT },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    storageState,
  });
  // Some pages go on by themselves after a second or two: long before they are photographed.
  await changeDocuments(context, ({ headers: { refresh: _, ...headers }, body }) => ({ headers, body }));
  // tsx marks functions with this name, also those that are sent into the page.
  await context.addInitScript("globalThis.__name = (value) => value");
  return context.newPage();
}

/** Takes the pictures, and keeps the list of them. */
export class Camera {
  private readonly taken: string[] = [];
  /** Pictures that could not be taken, and why. */
  readonly failed: string[] = [];

  /** Pictures whose name does not hold `only` are left out. */
  constructor(
    private readonly site: RunningServer,
    private readonly browser: Browser,
    private readonly folder: string,
    private readonly only: string,
  ) {}

  /** Brings a page into a state and takes it; with `everyView` also in OTHER_VIEWS. */
  async shoot(name: string, reach: (page: Page) => Promise<unknown>, as?: Cookies, everyView = false) {
    const file = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    if (!file.includes(this.only)) return;
    const page = await newPage(this.browser, this.site, as);
    try {
      await reach(page);
      // Nothing is shown as hovered.
      await page.mouse.move(0, 0);
      for (const width of WIDTHS) {
        for (const colorScheme of THEMES)
          await this.take(page, `${file}-${width}-${colorScheme}`, width, { colorScheme });
      }
      for (const { view, width, ...media } of everyView ? OTHER_VIEWS : [])
        await this.take(page, `${file}-${view}`, width, { colorScheme: "light", ...media });
    } catch (error) {
      // The others are worth having all the same.
      this.failed.push(`${file}: ${(error as Error).message}`);
    } finally {
      await page.context().unrouteAll({ behavior: "ignoreErrors" });
      await page.context().close();
    }
  }

  private async take(page: Page, name: string, width: number, media: Parameters<Page["emulateMedia"]>[0]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ media: null, forcedColors: null, ...media });
    await page.screenshot({ path: path.join(this.folder, `${name}.png`), fullPage: true });
    this.taken.push(name);
  }

  /** Writes the page that shows them all, and tells how many there are. */
  async close(): Promise<number> {
    const items = this.taken.map(
      (name) => `<figure><img src="${name}.png" loading="lazy"><figcaption>${name}</figcaption></figure>`,
    );
    const style =
      "body{display:flex;flex-wrap:wrap;background:#888;font:12px sans-serif}img{height:30rem;max-width:40rem;object-fit:cover;object-position:top}";
    await writeFile(path.join(this.folder, "index.html"), `<style>${style}</style>\n${items.join("\n")}\n`);
    return this.taken.length;
  }
}

/** Waits until the scripts of the page that is open have done what they do at the start. */
export async function ready(page: Page) {
  await page.waitForLoadState("load");
  const kind = await page.evaluate(() => {
    if ("__remixContext" in window) return "application";
    return document.querySelector('script[src*="/reading-"]') ? "reading" : "plain";
  });
  if (kind === "application") await hydrated(page);
  if (kind === "reading") await enhanced(page);
}
