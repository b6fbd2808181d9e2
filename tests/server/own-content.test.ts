import { readFile } from "node:fs/promises";
import { test as base, expect } from "vitest";
import { Client, newMember } from "../support/client";
import { newContentFolder } from "../support/content-folder";
import { newPerson } from "../support/people";
import { type RunningServer, startServer } from "../support/server";

const VIDEO_POST = "/blog/build-an-app-in-15-minutes-with-lovable";
const CODE_POST = "/blog/how-to-build-an-app-making-40000-month-with-bolt.new-in-2025";
const HEADLINE = "Dig Deeper";
const OTHER = "http://localhost:9";

/** A site whose owner has a name, a video, scripts that count visits and a community. */
const test = base.extend<{ peat: RunningServer }>({
  peat: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const content = newContentFolder();
      await content.changeJson("site.json", (site) => ({
        ...site,
        name: "Peat",
        videos: { embed: `${OTHER}/embed/`, watch: `${OTHER}/watch?v=` },
        links: { ...(site.links as object), communityChannel: "https://community.example/join" },
      }));
      await content.changeJson("texts.json", ({ home, ...texts }) => ({
        ...texts,
        home: { ...(home as object), title: HEADLINE },
      }));
      await content.change(VIDEO_POST.replace("/blog", "posts").concat(".md"), (text) =>
        text.replace('video: { id: ""', 'video: { id: "abc-123_X"'),
      );
      const about = (await readFile(`content${CODE_POST.replace("/blog", "/posts")}.md`, "utf8")).replace(
        /^slug: .*$/m,
        "slug: what-is.data",
      );
      await content.write("posts/what-is.data.md", about);
      await content.write("files/trees.data", "1 2 3");
      const env = {
        CONTENT_DIR: content.folder,
        ANALYTICS_SCRIPT_URL: `${OTHER}/count.js, /speed.js`,
      };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    { scope: "file" },
  ],
});

test("a mounted content folder is the site's, without a build", async ({ peat }) => {
  const client = await Client.open(peat);
  expect(await (await client.get("/")).text()).toMatch(/<header.*>Peat</s);
  expect(await (await client.get("/terms")).text()).toContain("who runs Peat");
  await client.close();
});

test("a post and a file may end in .data", async ({ peat }) => {
  const client = await Client.open(peat);
  for (const [path, told] of [
    ["/blog/what-is.data", "<h1"],
    ["/blog/what-is.data.md", "# How to Build"],
    ["/files/trees.data", "1 2 3"],
    ["/feed.xml", "/blog/what-is.data</link>"],
  ] as const) {
    const answer = await client.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(await answer.text()).toContain(told);
  }
  await client.close();
});

test("the home page's own headline is on its share picture", async ({ peat }) => {
  const client = await Client.open(peat);
  const html = await (await client.get("/")).text();
  expect(html).toContain(`<h1>${HEADLINE}</h1>`);
  const tag = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(tag("og:image:alt")).toMatch(new RegExp(`^${HEADLINE}\\. `));
  // A picture that is kept for ever is the one that the address was made for.
  const picture = await client.get(tag("og:image"));
  expect(picture.headers()["cache-control"]).toContain("immutable");
  await client.close();
});

test("only the page with a video may show the provider's frame", async ({ peat }) => {
  const client = await Client.open(peat);
  const policy = async (path: string) => (await client.get(path)).headers()["content-security-policy"];
  expect(await policy(VIDEO_POST)).toContain(`frame-src ${OTHER};`);
  for (const path of [CODE_POST, "/", "/blog", "/waitlist"])
    expect(await policy(path)).not.toContain("frame-src");
  await client.close();
});

test("scripts that count visits are on reading pages alone, and their policy names them", async ({
  peat,
}) => {
  const client = await Client.open(peat);
  const home = await client.get("/");
  expect(await home.text()).toContain(`<script defer="" src="${OTHER}/count.js"></script>`);
  expect(await home.text()).toContain('<script defer="" src="/speed.js"></script>');
  const policy = home.headers()["content-security-policy"];
  expect(policy).toContain(`script-src 'self' ${OTHER};`);
  expect(policy).toContain(`connect-src 'self' ${OTHER};`);
  for (const path of ["/auth", "/braindumper", "/newsletter/unsubscribe?id=a&signature=b", "/nope"])
    expect(await (await client.get(path)).text(), path).not.toMatch(/<script[^>]*count\.js/);
  expect((await client.get("/auth")).headers()["content-security-policy"]).not.toContain(OTHER);
  // A member's home names their plans.
  const { client: member } = await newMember(peat);
  const own = await member.get("/");
  expect(await own.text()).not.toMatch(/count\.js/);
  expect(own.headers()["content-security-policy"]).not.toContain(OTHER);
  await Promise.all([client.close(), member.close()]);
});

test("on the way to the community a member reads where it goes", async ({ peat }) => {
  const client = await Client.open(peat);
  const person = newPerson();
  await client.signUp(person);
  await client.verify(person);
  const answer = await client.get("/community");
  expect(answer.headers().refresh).toBe("1; url=https://community.example/join");
  const html = await answer.text();
  for (const text of ["Connecting to Community", "Redirecting you to the community..."])
    expect(html).toContain(text);
  await client.close();
});
