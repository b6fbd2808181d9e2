import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Client } from "./client";
import { kilobytes, loaded, wireKilobytes } from "./loaded";
import { addressOf, goTo, PAGES, readingPaths } from "./pages";
import { hydrated } from "./script-modes";
import { expect, test } from "./site";

const KB = 1024;
const HYDRATED_SCRIPT_KB = 100;
const HYDRATED_SCRIPTS = 8;
const READING_SCRIPT_KB = 3;
const CSS_KB = 12;
/** Where people come in: what a page needs to be read fits into the first flight of a connection. */
const FIRST_PAGES = ["home", "sign-in", "wizard 1, platform"];
const FIRST_KB = 14;

/** One of each kind: what another page of its kind loads beside it is counted below, without a browser. */
const SAMPLES = ["home", "wizard 1, platform", "wizard 4, summary", "the new plan for Lovable"];

for (const target of PAGES.filter(({ name }) => SAMPLES.includes(name))) {
  test(`a first visit to ${target.name} loads little, and from here alone`, async ({
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
    expect(kilobytes(scripts)).toBeLessThanOrEqual(target.hydrates ? HYDRATED_SCRIPT_KB : READING_SCRIPT_KB);
    expect(scripts.length).toBeLessThanOrEqual(target.hydrates ? HYDRATED_SCRIPTS : 1);
    expect(files.filter(({ type }) => type === "font")).toHaveLength(1);
    if (FIRST_PAGES.includes(target.name)) {
      const first = files.filter(({ type }) => type === "document" || type === "stylesheet");
      expect(wireKilobytes(first), "HTML and CSS with their headers").toBeLessThanOrEqual(FIRST_KB);
    }
  });
}

test("every page names few and small scripts and one style", async ({ people, server }) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (client: Client, path: string) => {
    if (!sizes.has(path)) {
      const answer = await client.get(path, { "Accept-Encoding": "br, gzip" });
      sizes.set(path, Number(answer.headers()["content-length"] ?? (await answer.body()).length));
    }
    return sizes.get(path) ?? 0;
  };
  for (const target of PAGES) {
    const client = await Client.open(server, people.cookies[target.as]);
    const html = await (await client.get(addressOf(target, people))).text();
    const scripts = new Set(
      [
        ...html.matchAll(
          /(?:rel="modulepreload" href|<script[^>]* src|from|import) ?=?\(?"(\/assets\/[^"]+\.js)"/g,
        ),
      ].map(([, path]) => path as string),
    );
    let bytes = 0;
    for (const path of scripts) bytes += await sizeOf(client, path);
    if (target.hydrates) {
      expect(scripts.size, target.name).toBeGreaterThan(2);
      expect(scripts.size, target.name).toBeLessThanOrEqual(HYDRATED_SCRIPTS);
      expect(bytes / KB, target.name).toBeLessThanOrEqual(HYDRATED_SCRIPT_KB);
    } else {
      expect([...scripts], target.name).toEqual(
        target.enhanced ? [expect.stringMatching(/\/assets\/(reading|article)-[\w-]+\.js$/)] : [],
      );
      expect(bytes / KB, target.name).toBeLessThanOrEqual(READING_SCRIPT_KB);
    }
    // A page that is kept for strangers has its styles in itself.
    const own = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css as string);
    const linked = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path as string);
    expect(own.length + linked.length, target.name).toBe(1);
    const css = own[0] ?? (await (await client.get(linked[0] as string)).text());
    expect(gzipSync(css).length / KB, target.name).toBeLessThanOrEqual(CSS_KB);
    await client.close();
  }
});

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
    const wire = wireKilobytes(counted);
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

test("nothing that only a server needs is in the scripts that the browser gets", () => {
  const found = (folder: string, words: RegExp) =>
    scriptsIn(folder).filter((file) => words.test(readFileSync(file, "utf8")));
  for (const [what, words] of Object.entries(SERVER_ONLY)) {
    expect(found("build/server", words), `${what}: the words are those that a build keeps`).not.toEqual([]);
    expect(found("build/client", words), what).toEqual([]);
  }
});

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
}
