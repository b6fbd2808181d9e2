import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import config from "../../playwright.config";
import { changeDocuments, enhanced, hydrated } from "../../tests/e2e/script-modes";
import type { Cookies } from "../../tests/support/client";
import type { RunningServer } from "../../tests/support/server";

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

export type Look = {
  as?: Cookies;
  scripts?: "off";
  /** Also in OTHER_VIEWS. */
  everyView?: boolean;
};

/** Takes the pictures, in a browser of their own each, and keeps the list of them. */
export class Camera {
  private readonly taken: string[] = [];
  /** Pictures that could not be taken, and why. */
  readonly failed: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
    private readonly only: string,
  ) {}

  /** Empties `folder`. Pictures whose name does not hold `only` are left out. */
  static async open(browser: Browser, folder: string, only: string): Promise<Camera> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new Camera(browser, folder, only);
  }

  wants(name: string): boolean {
    return name.includes(this.only);
  }

  /** Brings a page into a state and takes it. */
  async shoot(site: RunningServer, name: string, reach: (page: Page) => Promise<unknown>, look: Look = {}) {
    if (!this.wants(name)) return;
    const context = await this.browser.newContext({
      baseURL: site.url,
      userAgent: config.use?.userAgent,
      viewport: { width: 1280, height: HEIGHT },
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
      javaScriptEnabled: look.scripts !== "off",
      storageState: look.as,
    });
    try {
      await stayOnPages(context);
      // tsx marks functions with this name, also those that are sent into the page.
      await context.addInitScript("globalThis.__name = (value) => value");
      const page = await context.newPage();
      await reach(page);
      await this.take(page, name, look);
    } catch (error) {
      // The others are worth having all the same.
      this.failed.push(`${name}: ${(error as Error).message}`);
    } finally {
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
  }

  private async take(page: Page, name: string, { everyView }: Look) {
    // Nothing is shown as hovered, and nothing half-way through a movement (reducedMotion above).
    await page.mouse.move(0, 0);
    const picture = async (view: string) => {
      const file = `${name}-${view}.png`;
      await page.screenshot({ path: path.join(this.folder, file), fullPage: true });
      this.taken.push(file);
    };
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await picture(`${width}-${colorScheme}`);
      }
    }
    if (!everyView) return;
    await page.emulateMedia({ colorScheme: "light" });
    for (const { view, width, ...media } of OTHER_VIEWS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ media: null, forcedColors: null, ...media });
      await picture(view);
    }
  }

  /** Writes the page that shows them all, and tells how many there are. */
  async close(): Promise<number> {
    const items = this.taken.map(
      (file) =>
        `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${file.slice(0, -4)}</figcaption></figure>`,
    );
    const style =
      "body{display:flex;flex-wrap:wrap;gap:1rem;background:#888;font:12px sans-serif}figure{margin:0}img{display:block;height:30rem;max-width:40rem;object-fit:cover;object-position:top}";
    const html = `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>\n${items.join("\n")}\n`;
    await writeFile(path.join(this.folder, "index.html"), html);
    return this.taken.length;
  }
}

/** Some pages go on by themselves after a second or two: long before they are photographed. */
function stayOnPages(context: BrowserContext): Promise<void> {
  return changeDocuments(context, ({ headers: { refresh: _, ...headers }, body }) => ({ headers, body }));
}

/** Opens an address and waits until its scripts have done what they do at the start. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

/** Waits for the scripts of the page that is open. */
export async function ready(page: Page) {
  await page.waitForLoadState("load");
  const kind = await page.evaluate(() => {
    if ("__remixContext" in window) return "application";
    return document.querySelector('script[src*="/reading-"]') ? "reading" : "plain";
  });
  if (kind === "application") await hydrated(page);
  if (kind === "reading") await enhanced(page);
}
