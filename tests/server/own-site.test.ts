import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "vitest";
import { Client } from "../support/client";
import { folderWith } from "../support/folder";
import { OWN_BRAND, OWN_SITE } from "../support/own-site";
import { newPerson } from "../support/people";
import { type RunningServer, startServer } from "../support/server";

/** A site that sets everything an operator can. */
const test = base.extend<{ grove: RunningServer & { folder: string } }>({
  grove: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const content = folderWith({ ...OWN_SITE, ...OWN_BRAND });
      const server = await startServer({ env: { CONTENT_DIR: content.folder } });
      await use({ ...server, folder: content.folder });
      await server.stop();
    },
    { scope: "file" },
  ],
});

const get = async (grove: RunningServer, path: string, init: RequestInit = {}) => {
  const answer = await fetch(grove.url + path, { redirect: "manual", ...init });
  const { status, headers } = answer;
  return { status, headers, location: headers.get("location"), text: await answer.text() };
};
const entries = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? "").matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => [
    label,
    href,
  ]);

test("menu, footer and home have what the operator set, without what is switched off", async ({ grove }) => {
  const { text } = await get(grove, "/");
  // In the place of Braindumper.
  expect(entries(text, /<section[^>]* aria-labelledby="posts-title">.*?<\/section>/s)).toHaveLength(4);
  expect(entries(text, /<nav class="nav-wide".*?<\/nav>/s)).toEqual([
    ["Blog", "/blog"],
    ["Workbench", "/tools"],
    ["About us", "/about"],
    ["Forum", "https://forum.example/"],
  ]);
  expect(entries(text, /<ul class="footer-links".*?<\/ul>/s)).toEqual([
    ["Imprint", "/imprint"],
    ["Privacy", "/privacy"],
    ["Rules", "/files/rules.pdf"],
  ]);
});

test("the operator's own texts are in their language, what the site says itself in English", async ({
  grove,
}) => {
  const own = 'lang="de" dir="auto"';
  const imprint = (await get(grove, "/imprint")).text;
  expect(imprint).toContain(`<h1 ${own}>Imprint</h1>`);
  expect(imprint).toContain(`<div class="prose" ${own}>`);
  expect(imprint).toContain('<html lang="en"');
  expect((await get(grove, "/")).text).toContain(`<div ${own}><h2><a href="/blog/`);
  expect((await get(grove, "/feed.xml")).text).toContain("<language>de</language>");
  expect((await get(grove, "/privacy")).text).not.toContain('lang="de"');
});

test("what is switched off has no address, takes no form, and nothing leads to it", async ({ grove }) => {
  const off = ["/waitlist", "/braindumper", "/Braindumper/idea", "/braindumps", "/example", "/go/lovable"];
  for (const path of off) {
    const asked = await get(grove, path);
    const { status, text } = asked.location ? await get(grove, asked.location) : asked;
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain("Oops! Page not found");
  }
  const body = new URLSearchParams({ description: "An app for my dog and me." });
  const headers = { Origin: grove.url };
  expect((await get(grove, "/braindumper/idea", { method: "POST", body, headers })).status).toBe(404);
  const leads = /(href|action)="[^"]*\/(waitlist|braindump|example|jobs|go|shared)\b/;
  for (const path of ["/", "/tools", "/imprint", "/auth", "/nothing-here"])
    expect((await get(grove, path)).text, path).not.toMatch(leads);
  for (const path of ["/sitemap.xml", "/llms.txt"])
    expect((await get(grove, path)).text, path).not.toMatch(/\/(waitlist|braindumper|example|jobs)\b/);
});

test("a sign-in that was begun for what is switched off, or names it, leads home, where the site's places are", async ({
  grove,
}) => {
  const client = await Client.open(grove);
  const person = newPerson();
  await client.signUp(person);
  await client.verify(person);
  const home = await (await client.get("/")).text();
  expect(home).not.toContain("Welcome back<");
  for (const place of ["Trees that you can plant.", 'href="/tools">Workbench', 'href="/about">About us'])
    expect(/<main.*<\/main>/s.exec(home)?.[0]).toContain(place);
  await client.post("/auth/sign-out");
  const { email, password } = person;
  for (const query of ["source=braindumper", "redirectTo=/waitlist"]) {
    expect(await (await client.get(`/auth?${query}`)).text(), query).not.toContain("Braindumper");
    const answer = await client.post(`/auth?${query}`, { email, password });
    expect([answer.status(), answer.headers().location], query).toEqual([303, "/"]);
    await client.post("/auth/sign-out");
  }
  await client.close();
});

test("what the site says of itself and what readers agree to are the operator's words, everywhere", async ({
  grove,
}) => {
  for (const path of ["/", "/auth?tab=signup", "/newsletter", "/blog", "/llms.txt"])
    expect((await get(grove, path)).text, path).not.toMatch(/weekly|10,000\+|10,000 builders/);
  const { text } = await get(grove, "/");
  expect(text).toContain('<meta name="description" content="Trees that you can plant."/>');
  expect(text).toContain("Write to me now and then.");
  expect((await get(grove, "/newsletter")).text).toContain("Write to me now and then.");
});

test("pages of the operator's are reading pages, in the sitemap, in one spelling", async ({ grove }) => {
  const { status, headers, text } = await get(grove, "/imprint");
  expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=0, s-maxage=60"]);
  expect(text).toContain('Grove Ltd, <a href="mailto:hello@grove.example">');
  expect(text).not.toContain("{{");
  expect(await get(grove, "/Imprint/?a=b")).toMatchObject({ status: 308, location: "/imprint?a=b" });
  expect((await get(grove, "/about")).text).toContain('<time dateTime="2026-02-03">');
  const { text: sitemap } = await get(grove, "/sitemap.xml");
  expect(sitemap).toContain(`<loc>${grove.url}/about</loc><lastmod>2026-02-03</lastmod>`);
  expect((await get(grove, "/nothing-here")).status).toBe(404);
});

test("a page of the operator's stands in place of one of ours, with a warning, and ours in no list", async ({
  grove,
}) => {
  const [tools, about] = [await get(grove, "/tools"), await get(grove, "/about")];
  expect([tools.status, tools.headers.get("cache-control")]).toEqual([
    200,
    about.headers.get("cache-control"),
  ]);
  expect(tools.text).toMatch(/<h1[^>]*>Our spades<.*name="to" value="\/tools"/s);
  expect(about.text).toMatch(/<h1[^>]*>About us</);
  expect((await get(grove, "/Tools?x=1")).location).toBe("/tools?x=1");
  expect(entries(about.text, /<nav class="nav-wide".*?<\/nav>/s)).toContainEqual(["Workbench", "/tools"]);
  expect((await get(grove, "/sitemap.xml")).text.match(/\/tools</g)).toHaveLength(1);
  const { text } = await get(grove, "/llms.txt");
  expect(text).toContain("[Our spades]");
  expect(text).not.toContain("[Tools]");
  expect(grove.log()).toContain("pages/tools.md stands in place of the site's own page at /tools.");
});

test("files have their type, run nothing in the site's name, and are saved where browsers show none", async ({
  grove,
}) => {
  const heads = async (path: string, init?: RequestInit) => (await get(grove, path, init)).headers;
  for (const path of ["/files/2024/05/tree.svg", "/files/page.html"]) {
    const headers = await heads(path);
    expect(headers.get("content-security-policy"), path).toMatch(/default-src 'none'.*sandbox$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect((await heads("/files/2024/05/tree.svg")).get("content-type")).toBe("image/svg+xml");
  const pdf = await heads("/files/rules.pdf");
  expect([pdf.get("content-type"), pdf.get("content-disposition")]).toEqual(["application/pdf", null]);
  expect((await heads("/files/members.xlsx")).get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''members.xlsx",
  );
  const client = await Client.open(grove);
  const known = { "If-None-Match": pdf.get("etag") as string };
  expect((await client.get("/files/rules.pdf", known)).status()).toBe(304);
  await client.close();
  const part = await get(grove, "/files/rules.pdf", { headers: { Range: "bytes=9-" } });
  expect([part.status, part.headers.get("content-range"), part.text]).toEqual([
    206,
    "bytes 9-13/14",
    "rules",
  ]);
  for (const path of ["/files/nope.pdf", "/files/../site.json", "/files/%2e%2e%2fsite.json", "/files"])
    expect((await get(grove, path)).text, path).toContain("Oops! Page not found");
});

test("a file that was changed or removed while the site runs is served as it is, or missing", async ({
  grove,
}) => {
  const files = path.join(grove.folder, "files");
  writeFileSync(path.join(files, "rules.pdf"), "%PDF-1.4 longer rules");
  expect((await get(grove, "/files/rules.pdf")).text).toBe("%PDF-1.4 longer rules");
  rmSync(path.join(files, "members.xlsx"));
  expect((await get(grove, "/files/members.xlsx")).status).toBe(404);
});

test("the start warns of a share picture that others cut, and of a font that none is drawn with, and starts", async ({
  grove,
}) => {
  expect(grove.log()).toContain("brand/share.png is 512 by 512: sites that show it want 1200 by 630");
  expect(grove.log()).toContain("brand/display.woff2 is not in drawn share pictures");
});

test("old addresses lead to the new ones for good, in one step", async ({ grove }) => {
  const to = "/blog/coding-rules-that-keep-an-ai-editor-on-track";
  const leads: [string, string][] = [
    ["/2024/05/my-post/", to],
    ["/blog/old-name", to],
    ["/?p=12", "/about"],
    ["/jobs", "https://jobs.example/"],
  ];
  for (const [path, location] of leads) {
    const answer = await get(grove, path);
    expect([path, answer.status, answer.location]).toEqual([path, 301, location]);
  }
  expect((await get(grove, "/?p=13")).status).toBe(200);
});

test("the operator's look is on every page, error pages too, and in what browsers and mails are sent", async ({
  grove,
}) => {
  const home = await get(grove, "/");
  expect(home.text).toContain("--paper:#f7faf5");
  expect(home.text).toContain("--paper:#0d1f14");
  const lost = (await get(grove, "/nothing-here")).text;
  const auth = (await get(grove, "/auth")).text;
  const [, style = ""] = /<link rel="stylesheet" href="(\/brand\/style\.css[^"]*)"/.exec(auth) ?? [];
  expect((await get(grove, style)).text).toContain("--paper:#f7faf5");
  for (const html of [home.text, auth, lost]) {
    expect(html).toContain('<span class="logo-own"></span><span class="tw:sr-only">Grove &amp; Sons</span>');
    expect(html).toContain("/brand/favicon.ico?v=");
    expect(html).toContain("/brand/display.woff2?v=");
    expect(html).not.toMatch(/href="[^"]*(familjen|favicon-)/);
  }
  expect(lost).toContain(style);
  const manifest = JSON.parse((await get(grove, "/manifest.webmanifest")).text);
  expect(manifest.theme_color).toBe("#f7faf5");
  const version = /v=(\w+)/.exec(style)?.[0];
  const pictures = [/og:image" content="([^"]*)"/.exec(home.text)?.[1]?.replace(grove.url, "") ?? ""];
  expect(pictures[0]).toBe(`/brand/share.png?${version}`);
  for (const { src } of manifest.icons) pictures.push(src);
  for (const name of ["touch-180.png", "mail.png"]) pictures.push(`/brand/${name}?${version}`);
  expect(pictures).toHaveLength(6);
  for (const path of pictures) {
    const { status, headers, text } = await get(grove, path);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, "image/png"]);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(text.slice(1, 4)).toBe("PNG");
  }
  for (const name of ["logo.svg", "logo-dark.svg"]) {
    const { headers } = await get(grove, `/brand/${name}?${version}`);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toContain("; sandbox");
  }
  const ico = Buffer.from(await (await fetch(`${grove.url}/favicon.ico`)).arrayBuffer());
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  const client = await Client.open(grove);
  const person = newPerson();
  await client.signUp(person);
  const { html, from } = await grove.waitForMail(person.email);
  expect(from).toEqual({ name: "Grove & Sons", address: "loam@localhost" });
  expect(html).toContain(`<img src="${grove.url}/brand/mail.png?${version}" alt="Grove &amp; Sons"`);
  expect(html).toContain("background:#166534;color:#f7faf5");
  await client.close();
});

test("mistakes stop the start, each told with its file", async () => {
  const content = folderWith({
    "site.json": JSON.stringify({
      name: "A",
      contoller: "B",
      menu: ["jobs", { label: "About", url: "/abuot" }],
      footer: [{ label: "Jobs", url: "/jobs" }],
      off: ["jobs"],
    }),
    "pages/blog.md": "---\ntitle: T\ndescription: D\n---\n",
    "pages/Über uns.md": "---\ntitle: T\ndescription: D\n---\n",
    "pages/empty.md": "",
    "redirects.json": JSON.stringify({ "/tools": "/blog", "/a/*": "/blog", "/b": "/c", "/c": "/b" }),
    "brand/colours.json": JSON.stringify({
      light: { link: "#9fd0ff", accnt: "#fff" },
      dark: { text: "red" },
    }),
    "brand/logo.svg": "<p>Grove</p>",
    "brand/logo-dark.svg": '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>',
    "brand/favicon.png": "alert(1)",
    "brand/display.woff": "wOFF",
    "files/film.mp4": new Uint8Array(21 * 1024 * 1024),
  });
  const message = await startServer({ env: { CONTENT_DIR: content.folder } }).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(message).toMatch(/site\.json has mistakes:\n +menu\.1\.url: there is nothing at \/abuot/);
  expect(message).toMatch(/footer\.0\.url: there is nothing at \/jobs/);
  expect(message).toMatch(/redirects\.json has mistakes:\n +\/tools: there is a page/);
  expect(message).toMatch(
    /pages\/blog\.md has mistakes:\n +its name: the site has a page of its own at \/blog/,
  );
  expect(message).toMatch(/pages\/Über uns\.md has mistakes:\n +its name: must have a–z/);
  expect(message).toMatch(/pages\/empty\.md has mistakes:\n +title: /);
  expect(message).toMatch(/film\.mp4 has 21 MB: at most 20/);
  expect(message).toMatch(/colours\.json has mistakes:\n +dark\.text: must be a colour like #1d4ed8/);
  expect(message).toMatch(/brand\/logo\.svg is not an SVG that can be drawn/);
  expect(message).toMatch(/brand\/favicon\.png is not a file of the kind/);
  expect(message).toContain("brand/display.woff is broken: make it anew");
  expect(message).not.toContain("but no logo");
});
