import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { goTo, PAGES, WALKS } from "./pages";
import { hydrated } from "./script-modes";
import { expect, test } from "./site";

const KB = 1024;
const HYDRATED_SCRIPT_KB = 100;
const CSS_KB = 12;

type Loaded = { url: string; type: string; bytes: number };

/** Everything that a page loads, with its bytes on the wire. */
async function loaded(page: Page, open: () => Promise<unknown>): Promise<Loaded[]> {
  const list: Promise<Loaded>[] = [];
  page.on("requestfinished", (request) => {
    list.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  await open();
  await page.waitForLoadState("networkidle");
  return Promise.all(list);
}

const kilobytes = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

for (const target of PAGES) {
  test(`PE85, PE86, PE88: ${target.name} loads little, and from here alone`, async ({
    openPage,
    people,
    server,
  }) => {
    const page = await openPage("on", target.as);
    const files = await loaded(page, async () => {
      await goTo(page, target, people);
      if (target.hydrates) await hydrated(page);
    });
    expect(files.filter(({ url }) => !url.startsWith(`${server.url}/`) && !url.startsWith("data:"))).toEqual(
      [],
    );

    const scripts = files.filter(({ type }) => type === "script");
    if (target.hydrates) {
      expect(scripts.length).toBeGreaterThan(0);
      expect(kilobytes(scripts)).toBeLessThanOrEqual(HYDRATED_SCRIPT_KB);
    } else expect(scripts).toEqual([]);

    expect(files.filter(({ type }) => type === "font")).toHaveLength(1);
    const styles = files.filter(({ type }) => type === "stylesheet");
    expect(styles).toHaveLength(1);
    const css = await (await page.request.get(styles[0]?.url ?? "")).body();
    expect(gzipSync(css).length / KB).toBeLessThanOrEqual(CSS_KB);
    expect(kilobytes(styles)).toBeLessThanOrEqual(CSS_KB);
  });
}

test("PE85: no schema library travels to the browser", async ({ openPage, people }) => {
  const page = await openPage("on", "member");
  const sources = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") sources.set(response.url(), response.text());
  });
  const walk = WALKS.find(({ role }) => role === "member");
  for (const target of walk?.pages ?? []) {
    await goTo(page, target, people);
    if (target.hydrates) await hydrated(page);
  }
  const texts = await Promise.all(sources.values());
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).not.toMatch(/ZodError|invalid_union|_zod\b/);
});
