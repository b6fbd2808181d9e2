import { brotliCompressSync } from "node:zlib";
import { poll } from "../support/server";
import { PAGES } from "../support/site-pages";
import { kilobytes, loaded, wireKilobytes } from "./loaded";
import { goTo } from "./pages";
import { scripted } from "./script-modes";
import { expect, test } from "./site";

const APPLICATION_SCRIPT_KB = 6;
const APPLICATION_SCRIPTS = 1;
const READING_SCRIPT_KB = 3;
/** Where people come in: what a page needs to be read fits into the first flight of a connection. */
const FIRST_PAGES = ["home", "sign-in", "wizard 1, platform"];
const FIRST_KB = 14;

/** One of each kind: every page is measured without a browser in tests/server. */
const SAMPLES = ["home", "wizard 1, platform", "wizard 4, summary", "the plan for Lovable"];

test("a first visit loads little, and from here alone", async ({ openPage, people, server }) => {
  for (const target of PAGES.filter(({ name }) => SAMPLES.includes(name))) {
    await test.step(target.name, async () => {
      const page = await openPage("on", target.as);
      const files = await loaded(page, async () => {
        await goTo(page, target, people);
        if (target.application) await scripted(page);
      });
      const foreign = files.filter(
        ({ url }) => !url.startsWith(`${server.url}/`) && !url.startsWith("data:"),
      );
      expect(foreign).toEqual([]);
      const scripts = files.filter(({ type }) => type === "script");
      expect(kilobytes(scripts)).toBeLessThanOrEqual(
        target.application ? APPLICATION_SCRIPT_KB : READING_SCRIPT_KB,
      );
      expect(scripts.length).toBeLessThanOrEqual(target.application ? APPLICATION_SCRIPTS : 1);
      expect(files.filter(({ type }) => type === "font")).toHaveLength(1);
      if (FIRST_PAGES.includes(target.name)) {
        const first = files.filter(({ type }) => type === "document" || type === "stylesheet");
        expect(wireKilobytes(first), "HTML and CSS with their headers").toBeLessThanOrEqual(FIRST_KB);
      }
    });
  }
});

/** One of each kind: the bytes of every one are counted in tests/server/heads.test.ts. */
const KINDS = ["/", "/blog", "/blog/kiro-ai-replaced-cursor-for-me-heres-why", "/waitlist", "/terms"];
const READING_PAGE_KB = 14;
const POST_KB = 20;
const READING_REQUESTS = 3;
const FONT_KB = 20;

/** A page's first answer was compressed in haste: waits for what all others get. */
async function whenPacked(url: string): Promise<void> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  const most = brotliCompressSync(html).length * 1.01;
  const packed = async () => {
    const head = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    return Number(head.headers.get("Content-Length")) <= most || undefined;
  };
  await poll(10_000, () => `${url} is not packed`, packed);
}

test("a first visit to a reading page, its form included, is small and takes few requests", async ({
  openPage,
  server,
}) => {
  for (const path of KINDS) {
    await whenPacked(server.url + path);
    const page = await openPage("on");
    const files = await loaded(page, () => page.goto(path));
    const counted = files.filter(
      ({ type, url }) => !["font", "image"].includes(type) && !/favicon/.test(url),
    );
    const wire = wireKilobytes(counted);
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
});

/** Where members work. Everything counts: fonts, icons and headers too. */
const MEMBERS_PAGES = [
  "sign-in",
  "wizard 1, platform",
  "wizard 4, as a member",
  "the plan for Cursor",
  "account",
];
const MEMBERS_PAGE_KB = 40;
const MEMBERS_PAGE_REQUESTS = 5;

for (const target of PAGES.filter(({ name }) => MEMBERS_PAGES.includes(name))) {
  test(`a first visit to ${target.name} is small and takes few requests`, async ({ openPage, people }) => {
    const page = await openPage("on", target.as);
    const files = await loaded(page, async () => {
      await goTo(page, target, people);
      await scripted(page);
    });
    const wire = wireKilobytes(files);
    console.log(`${target.name}: ${wire.toFixed(2)} KB, ${files.length} requests`);
    expect(wire).toBeLessThanOrEqual(MEMBERS_PAGE_KB);
    expect(files.length).toBeLessThanOrEqual(MEMBERS_PAGE_REQUESTS);
  });
}
