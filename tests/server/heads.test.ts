import type { APIResponse } from "@playwright/test";
import { expect } from "vitest";
import { test } from "../support/built-site";
import { Client } from "../support/client";
import { poll, type RunningServer } from "../support/server";

/** The addresses that the sitemap names, as paths. */
async function publicPaths(client: Client): Promise<string[]> {
  const text = await (await client.get("/sitemap.xml")).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  expect(paths.length).toBeGreaterThan(15);
  return paths;
}

/** The tags of a page's head, by name. */
function headOf(html: string) {
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1) as string[]);
  const metas = values(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g);
  return {
    titles: values(/<title>([^<]*)<\/title>/g).flat(),
    meta: Object.fromEntries(metas) as Record<string, string>,
    names: metas.map(([name]) => name as string),
    links: values(/<link rel="([^"]+)"([^>]*)\/>/g).map(([rel, rest = ""]) => ({
      rel,
      type: /type="([^"]*)"/.exec(rest)?.[1],
      href: /href="([^"]*)"/.exec(rest)?.[1] ?? "",
    })),
    things: values(/<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
      ([json = ""]) => (JSON.parse(json) as { "@graph": { "@type": string; url?: string }[] })["@graph"],
    ),
  };
}

async function eachPage(
  server: RunningServer,
  check: (path: string, head: ReturnType<typeof headOf>, answer: APIResponse, html: string) => unknown,
) {
  const client = await Client.open(server);
  for (const path of await publicPaths(client)) {
    const answer = await client.get(path);
    const html = await answer.text();
    await check(path, headOf(html), answer, html);
  }
  await client.close();
}

test("every public page says what it is, once, and no two say the same", async ({ server }) => {
  const seen: Record<"titles" | "descriptions", string[]> = { titles: [], descriptions: [] };
  await eachPage(server, (path, { titles, meta, names, links }) => {
    expect(titles, path).toHaveLength(1);
    expect(titles[0], path).toMatch(/.+ \| Loam$/);
    expect(meta.description?.length, path).toBeGreaterThan(20);
    expect(meta.description?.length, path).toBeLessThan(180);
    expect(new Set(names).size, path).toBe(names.length);
    const canonical = links.filter(({ rel }) => rel === "canonical").map(({ href }) => href);
    expect(canonical, path).toEqual([server.url + path]);
    expect(meta).toMatchObject({
      "og:url": server.url + path,
      "og:type": /^\/blog\/./.test(path) ? "article" : "website",
      "og:site_name": "Loam",
      "og:description": meta.description,
      "twitter:card": "summary_large_image",
      "twitter:description": meta.description,
      "twitter:image": meta["og:image"],
      "og:image:width": "1200",
    });
    expect(meta["twitter:title"], path).toBe(meta["og:title"]);
    seen.titles.push(titles[0] as string);
    seen.descriptions.push(meta.description as string);
  });
  expect(new Set(seen.titles).size).toBe(seen.titles.length);
  expect(new Set(seen.descriptions).size).toBe(seen.descriptions.length);
});

test("what a public page's head leads to is there, of the type it says", async ({ server }) => {
  const own = new Map<string, string | undefined>();
  await eachPage(server, (path, { links, meta }) => {
    for (const { rel, type, href } of links) if (rel !== "canonical") own.set(href, type);
    own.set(meta["og:image"]?.replace("&amp;", "&") ?? "", "image/png");
    const rels = links.map(({ rel }) => rel);
    for (const rel of ["icon", "apple-touch-icon", "manifest", "alternate"])
      expect(rels, path).toContain(rel);
  });
  const client = await Client.open(server);
  for (const [href, type] of own) {
    const answer = await client.get(href.startsWith("/") ? href : href.slice(server.url.length));
    expect(answer.status(), href).toBe(200);
    if (type) expect(answer.headers()["content-type"], href).toContain(type);
  }
  const manifest = (await (await client.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) {
    const answer = await client.get(src);
    expect(answer.headers()["cache-control"], src).toContain("immutable");
  }
  await client.close();
});

test("structured data fits the page it stands on", async ({ server }) => {
  await eachPage(server, (path, { things }) => {
    const types = things.map((thing) => thing["@type"]);
    if (path === "/") expect(types).toEqual(["Organization", "WebSite"]);
    else expect(types, path).toContain("BreadcrumbList");
    expect(types.includes("BlogPosting"), path).toBe(path.startsWith("/blog/"));
    // A position without the day it was offered, from nobody in particular, is not announced.
    expect(types, path).not.toContain("JobPosting");
    for (const { url } of things) if (url) expect(url, path).toMatch(/^http/);
  });
});

test("a lost address has its own title and no canonical one", async ({ server }) => {
  const client = await Client.open(server);
  for (const path of ["/nope", "/blog/nope", "/go/nobody"]) {
    const answer = await client.get(path);
    const { titles, links } = headOf(await answer.text());
    expect([answer.status(), titles]).toEqual([404, ["Oops! Page not found | Loam"]]);
    expect(links.map(({ rel }) => rel)).not.toContain("canonical");
  }
  await client.close();
});

test("styles written into a page lack nothing that its stylesheet would have given it", async ({
  server,
}) => {
  const client = await Client.open(server);
  const classesIn = (css: string) =>
    new Set([...css.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name));
  const shell = await (await client.get("/nope")).text();
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(shell)?.[1] as string;
  const all = classesIn(await (await client.get(sheet)).text());
  expect(all.size).toBeGreaterThan(100);
  const missing: string[] = [];
  await eachPage(server, (path, _, __, html) => {
    const [, css] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    if (!css) return expect(["/braindumper", "/newsletter"]).toContain(path);
    const own = classesIn(css);
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
      (names as string).split(/\s+/),
    );
    for (const name of used) if (all.has(name) && !own.has(name)) missing.push(`${path} .${name}`);
  });
  expect(missing).toEqual([]);
  await client.close();
});

test("a reading page with its script has 14 KB at most, a post 20", async ({ server }) => {
  const client = await Client.open(server);
  const encoding = { "Accept-Encoding": "br, gzip" };
  const bytesOf = async (path: string) => {
    const headers = (await client.get(path, encoding)).headers();
    return Number(headers["content-length"]) + JSON.stringify(headers).length;
  };
  await eachPage(server, async (path, _, __, html) => {
    if (path === "/braindumper") return;
    const [, script] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(html) ?? [];
    const bytes = async () => (await bytesOf(path)) + (script ? await bytesOf(script) : 0);
    expect(await bytes(), path).toBeGreaterThan(1000);
    const most = path.startsWith("/blog/") ? 20 : 14;
    // A page's first answer was compressed in haste.
    await poll(
      10_000,
      () => `${path} has more than ${most} KB`,
      async () => (await bytes()) / 1024 <= most || undefined,
    );
  });
  await client.close();
});
