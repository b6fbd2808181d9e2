import { expect } from "vitest";
import { test } from "../support/built-site";
import { Client } from "../support/client";

const OTHER_SPELLINGS: [string, string][] = [
  ["/BLOG", "/blog"],
  ["/%62log", "/blog"],
  ["/blog//", "/blog"],
  ["/blog/%6biro-ai-replaced-cursor-for-me-heres-why", "/blog/kiro-ai-replaced-cursor-for-me-heres-why"],
  ["/BLOG/%6biro-ai-replaced?a=b", "/blog/kiro-ai-replaced?a=b"],
  ["/Auth/?tab=signup", "/auth?tab=signup"],
  ["/Braindumps/AbC_-9/EDIT", "/braindumps/AbC_-9/edit"],
  ["/feed.XML", "/feed.xml"],
  ["/feed.xml/", "/feed.xml"],
  ["/METRICS", "/metrics"],
  ["/readyz/", "/readyz"],
  ["/FILES/Rules.data", "/files/Rules.data"],
  ["/nope/", "/nope"],
  ["/licenses%2etxt", "/licenses.txt"],
  ["/admin/", "/admin"],
];

test.for(OTHER_SPELLINGS)("%s leads to %s, by 308 whatever the method", async ([from, to], { server }) => {
  const client = await Client.open(server);
  for (const answer of [await client.get(from), await client.post(from, { email: "a@b.example" })]) {
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
    expect((await answer.body()).length).toBe(0);
  }
  await client.close();
});

test.for([
  "/API/oauth/token",
  "/api/oauth/token/",
  "/api/oauth/%74oken",
  "/.well-known/openid-configuration/",
  "/.Well-Known/openid-configuration",
  "/ADMIN/members",
  "/assets",
  "/assets/",
  "/?_data=x",
  "/blog?_data=routes/site/blog",
])("%s is nowhere, and leads nowhere", async (path, { server }) => {
  const client = await Client.open(server);
  const before = server.log().length;
  for (const answer of [await client.get(path), await client.post(path)]) expect(answer.status()).toBe(404);
  expect(server.log().slice(before)).not.toMatch(/"level":"(error|warn)"/);
  await client.close();
});

test("nothing that a stranger asks for in an odd way is an error in the log", async ({ server }) => {
  const before = server.log().length;
  for (const method of ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"])
    for (const path of [
      "/?index",
      "/blog?_routes=x",
      "/blog.data?_routes=x",
      "/_root.data",
      "/.data",
      "/nope.data",
    ]) {
      const answer = await fetch(server.url + path, { method, redirect: "manual" });
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
    }
  expect(server.log().slice(before)).not.toMatch(/"level":"(error|warn)"/);
});

test("the access log holds the path that was asked for", async ({ server }) => {
  await fetch(`${server.url}/%62log?secret`, { redirect: "manual" });
  // It is written after the answer was sent.
  await expect.poll(server.log).toContain('"path":"/%62log","status":308');
});
