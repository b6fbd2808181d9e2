import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { goTo, PAGES, readingPaths } from "./pages";
import { hydrated } from "./script-modes";
import { expect, test } from "./site";

const KB = 1024;
const HYDRATED_SCRIPT_KB = 100;
const READING_SCRIPT_KB = 3;
const CSS_KB = 12;
/** Where people come in: what a page needs to be read fits into the first flight of a connection. */
const FIRST_PAGES = ["home", "sign-in", "wizard 1, platform"];
const FIRST_KB = 14;

type Loaded = { url: string; type: string; bytes: number; headerBytes: number };

/** Everything that a page loads, with its bytes on the wire. */
async function loaded(page: Page, open: () => Promise<unknown>): Promise<Loaded[]> {
  const list: Promise<Loaded>[] = [];
  let isOpen = true;
  page.on("requestfinished", (request) => {
    if (!isOpen) return;
    list.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
        headerBytes: responseHeadersSize,
      })),
    );
  });
  await open();
  await page.evaluate(() => document.fonts.ready);
  isOpen = false;
  return Promise.all(list);
}

const kilobytes = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

for (const target of PAGES) {
  test(`PE09, PE85, PE86, PE88: ${target.name} loads little, and from here alone`, async ({
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
    } else {
      // Its own one, and only where there is something for it to do.
      expect(scripts.map(({ url }) => url)).toEqual(
        target.enhanced ? [expect.stringMatching(/\/assets\/(reading|article)-[\w-]+\.js$/)] : [],
      );
      expect(kilobytes(scripts)).toBeLessThanOrEqual(READING_SCRIPT_KB);
    }

    expect(files.filter(({ type }) => type === "font")).toHaveLength(1);
    const styles = files.filter(({ type }) => type === "stylesheet");
    // A page that is kept for strangers has its styles in itself.
    const own = await page.locator("style").allTextContents();
    expect(styles.length + own.length).toBe(1);
    const css = own[0] ?? (await (await page.request.get(styles[0]?.url ?? "")).body());
    expect(gzipSync(css).length / KB).toBeLessThanOrEqual(CSS_KB);
    expect(kilobytes(styles)).toBeLessThanOrEqual(CSS_KB);
    if (FIRST_PAGES.includes(target.name)) {
      const first = files.filter(({ type }) => type === "document" || type === "stylesheet");
      const wire = first.reduce((sum, { bytes, headerBytes }) => sum + bytes + headerBytes, 0) / KB;
      expect(wire, "HTML and CSS with their headers").toBeLessThanOrEqual(FIRST_KB);
    }
  });
}

const READING_PAGE_KB = 14;
const POST_KB = 20;
const READING_REQUESTS = 3;
const FONT_KB = 20;

test("a first visit to a reading page, its form included, is small and takes few requests", async ({
  openPage,
}) => {
  test.setTimeout(180_000);
  const paths = await readingPaths(await openPage("on"));
  expect(paths.length).toBeGreaterThan(15);
  const sizes: Record<string, string> = {};
  for (const path of paths) {
    const page = await openPage("on");
    const files = await loaded(page, () => page.goto(path));
    const counted = files.filter(
      ({ type, url }) => !["font", "image"].includes(type) && !/favicon/.test(url),
    );
    const wire = counted.reduce((sum, { bytes, headerBytes }) => sum + bytes + headerBytes, 0) / KB;
    sizes[path] = `${wire.toFixed(1)} KB in ${counted.length} requests`;
    expect(wire, path).toBeLessThanOrEqual(path.startsWith("/blog/") ? POST_KB : READING_PAGE_KB);
    expect(counted.length, path).toBeLessThanOrEqual(READING_REQUESTS);
    expect(kilobytes(files.filter(({ type }) => type === "script")), path).toBeLessThanOrEqual(
      READING_SCRIPT_KB,
    );
    const fonts = files.filter(({ type }) => type === "font");
    expect(fonts.length, path).toBeLessThanOrEqual(1);
    expect(kilobytes(fonts), path).toBeLessThanOrEqual(FONT_KB);
    await page.close();
  }
  console.table(sizes);
});

/** What only a server needs, by words of its own that survive minifying. */
const SERVER_ONLY = {
  zod: /ZodError|invalid_union/,
  "the database": /better-sqlite3|drizzle/,
  "password hashing": /argon2/,
  mail: /nodemailer|postmark/,
  "the model's client": /OpenAI/,
  "sign-on": /oidc-provider/,
  logging: /\bpino\b/,
  "the library of questions": /\bbutNot\b/,
  Node: /\bnode:fs\b|process\.env/,
  secrets: /SESSION_SECRET|passwordHash/,
};

for (const [what, words] of Object.entries(SERVER_ONLY)) {
  test(`PE85: nothing of ${what} is in the scripts that the browser gets`, () => {
    const found = (folder: string) =>
      scriptsIn(folder).filter((file) => words.test(readFileSync(file, "utf8")));
    expect(found("build/server"), "the words are those that a build keeps").not.toEqual([]);
    expect(found("build/client")).toEqual([]);
  });
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
}
