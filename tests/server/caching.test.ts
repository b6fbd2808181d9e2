import { expect } from "vitest";
import { test } from "../support/built-site";
import { Client } from "../support/client";
import { startServer } from "../support/server";

const PATHS = [
  "/",
  "/blog",
  "/blog/kiro-ai-replaced-cursor-for-me-heres-why",
  "/tools",
  "/jobs",
  "/waitlist",
  "/terms",
  "/privacy",
  "/security",
];
const SHARED = "public, max-age=0, s-maxage=60";
const SESSION = { cookie: "session=of-somebody" };

test("a reading page is one that a shared cache may keep: no cookie, a validator, 304 to whoever has it", async ({
  server,
}) => {
  const client = await Client.open(server);
  for (const path of PATHS) {
    const headers = (await client.get(path)).headers();
    expect(headers, path).toMatchObject({
      "cache-control": SHARED,
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      "content-type": "text/html; charset=utf-8",
    });
    expect(headers.vary?.toLowerCase(), path).toContain("cookie");
    expect(headers.vary?.toLowerCase(), path).toContain("accept-encoding");
    expect(headers["set-cookie"], path).toBeUndefined();
    // Nothing that is another one for each visitor.
    expect(headers["content-security-policy"], path).not.toContain("nonce");
    const again = await client.get(path, { "If-None-Match": headers.etag as string });
    expect([again.status(), (await again.body()).length, again.headers().etag]).toEqual([
      304,
      0,
      headers.etag,
    ]);
    const head = await fetch(server.url + path, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, headers.etag, ""]);
  }
  await client.close();
});

test("whoever has a session gets a page that nobody keeps, even when the session is over", async ({
  server,
  people,
}) => {
  const member = await Client.open(server, people.cookies.member);
  const stranger = await Client.open(server);
  for (const path of PATHS) {
    for (const answer of [await member.get(path), await stranger.get(path, SESSION)]) {
      expect(answer.headers()["cache-control"], path).toBe("private, no-store");
      expect(answer.headers().etag, path).toBeUndefined();
    }
    const html = await (await member.get(path)).text();
    expect(html, path).toContain("Your account");
    // And what the member saw has not become everybody's.
    expect(await (await stranger.get(path)).text(), path).not.toContain("Your account");
  }
  await member.close();
  await stranger.close();
});

test("a chosen theme is a page of its own, which no shared cache keeps", async ({ server }) => {
  const client = await Client.open(server);
  const plain = await client.get("/blog");
  for (const theme of ["dark", "light"]) {
    const themed = await client.get("/blog", { cookie: `theme=${theme}` });
    expect(await themed.text()).toContain(`data-theme="${theme}"`);
    expect(themed.headers()["cache-control"]).toBe("private, no-cache");
    expect(themed.headers().etag).not.toBe(plain.headers().etag);
    const other = await client.get("/blog", { "If-None-Match": themed.headers().etag as string });
    expect(other.status()).toBe(200);
  }
  expect(await (await client.get("/blog")).text()).not.toMatch(/<html[^>]* data-theme/);
  await client.close();
});

test("what stands behind a question mark reaches nobody else", async ({ server }) => {
  const client = await Client.open(server);
  const marked = await client.get("/blog?utm_source=somebody");
  expect(marked.headers()["cache-control"]).toBe(SHARED);
  expect(await marked.text()).toContain("somebody");
  expect(await (await client.get("/blog")).text()).not.toContain("somebody");
  await client.close();
});

test("nothing but a page for all is ever public", async ({ server }) => {
  const client = await Client.open(server);
  const answers = [
    await client.get("/nope"),
    await client.get("/blog/nope"),
    await client.get("/auth"),
    await client.get("/braindumper"),
    await client.post("/auth/sign-up", { place: "home" }),
    await client.post("/blog"),
  ];
  for (const answer of answers) {
    expect(answer.headers()["cache-control"], answer.url()).toBe("private, no-store");
    expect(answer.headers().etag, answer.url()).toBeUndefined();
  }
  await client.close();
});

test("files with a hash in their names are kept for ever", async ({ server }) => {
  const client = await Client.open(server);
  const html = await (await client.get("/")).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const answer = await client.get(file);
    expect([answer.status(), answer.headers()["cache-control"]], file).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
  await client.close();
});

test("a visitor from the community gets a page and a cookie of their own, which no cache keeps", async () => {
  const server = await startServer({ env: { COMMUNITY_URL: "https://community.example" } });
  try {
    const from = (Referer: string) => fetch(`${server.url}/blog`, { headers: { Referer } });
    const { status, headers } = await from("https://community.example/c/general");
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(headers.get("set-cookie")).toMatch(/^session=/);
    const other = await from("https://elsewhere.example/");
    expect([other.headers.get("cache-control"), other.headers.get("set-cookie")]).toEqual([SHARED, null]);
  } finally {
    await server.stop();
  }
});
