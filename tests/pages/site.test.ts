import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "~/braindumper/answers";
import { FIRST_QUESTIONS } from "~/braindumper/planner";
import { type Post, pageDescription } from "~/site/pages";
import { memberSignedIn, Visitor } from "../support/accounts";
import { adminJson } from "../support/admin";
import { withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newFolder } from "../support/folder";
import { operatorSignedIn } from "../support/operators";

withDatabase();
withClock("2026-03-10T12:00:00Z");
const setEnvironment = withEnvironment();

type Card = { slug: string; title: string; date: string; description: string };
type Meta = { title: string; description: string; canonical: string; published?: string };

const get = (url: string) => new Visitor().get(url);
const postFiles = readdirSync("content/posts").map((name) => name.replace(/\.md$/, ""));

describe("/blog", () => {
  test("shows every post, newest first", async () => {
    const posts = (await get("/blog")).data.posts as Card[];
    expect(posts.map(({ slug }) => slug).sort()).toEqual(postFiles.sort());
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect([posts[0]?.date, posts.at(-1)?.date]).toEqual(["2025-07-19", "2025-02-09"]);
    expect(posts).toHaveLength(9);
  });

  test.each(postFiles)("%s is there", async (slug) => {
    const answer = await get(`/blog/${slug}`);
    expect(answer.status).toBe(200);
    const { html } = answer.data.post as { html: string };
    expect(html).toMatch(/<h2 id="[\p{L}\d-]+">/u);
    const meta = answer.data.meta as Meta;
    expect(meta.canonical).toBe(`http://127.0.0.1:3000/blog/${slug}`);
    expect(meta.published).toMatch(/^2025-/);
    expect(meta.description).not.toBe("");
  });

  test("neighbours lead from the newest to the oldest and back", async () => {
    const posts = (await get("/blog")).data.posts as Card[];
    for (const [at, { slug }] of posts.entries()) {
      const { older, newer } = (await get(`/blog/${slug}`)).data as {
        older: Card | null;
        newer: Card | null;
      };
      expect([newer?.slug, older?.slug]).toEqual([posts[at - 1]?.slug, posts[at + 1]?.slug]);
    }
  });

  test.each([
    "/blog/nope",
    "/blog/..%2fsite.json",
    "/blog/..%2f..%2fpackage.json",
    "/blog/%2e%2e%5c%2e%2e",
    "/blog/%00",
    "/blog/__proto__",
    "/blog/constructor",
    "/blog/Nope",
  ])("%s is not there", async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.problem?.title).toBe("Oops! Page not found");
  });

  test("a post's address in other capitals leads to its one spelling", async () => {
    const answer = await get("/blog/Kiro-ai-replaced-cursor-for-me-heres-why?a=B");
    expect(answer).toMatchObject({
      status: 308,
      location: "/blog/kiro-ai-replaced-cursor-for-me-heres-why?a=B",
    });
  });

  test("the form below a post is for visitors", async () => {
    const url = `/blog/${postFiles[0]}`;
    expect((await get(url)).data.form).toMatchObject({ id: "sign-up", values: { place: "post" } });
    const { visitor } = await memberSignedIn();
    expect((await visitor.get(url)).data.form).toBeNull();
  });
});

test("/tools has 13 tools, the design library with its perk", async () => {
  const tools = (await get("/tools")).data.tools as { category: string; affiliatePerks: string }[];
  const count = (category: string) => tools.filter((tool) => tool.category === category).length;
  expect(["web", "backend", "mobile"].map(count)).toEqual([6, 3, 4]);
  expect(tools.filter((tool) => tool.affiliatePerks).map((tool) => tool.affiliatePerks)).toEqual(["20% off"]);
});

test("/jobs has one position, which is not open as long as nobody can apply", async () => {
  const { jobs, applyAt } = (await get("/jobs")).data as { jobs: { title: string }[]; applyAt: unknown };
  expect(jobs.map(({ title }) => title)).toEqual(["Lead Developer"]);
  expect(applyAt).toBeNull();
});

test.each(["/terms", "/privacy"])("%s has no to-do of the operator's in it", async (url) => {
  const { text } = (await get(url)).data as { text: { html: string } };
  expect(text.html).toContain("Norwegian");
  expect(text.html).toContain("the operator of this site");
  expect(text.html).not.toMatch(/\{\{|undefined|\byet\b|site\.json/);
});

test("the operator hears at the desk and from check what the content still lacks", async () => {
  const { visitor } = await operatorSignedIn();
  const { needs } = (await visitor.get("/admin")).data as { needs: { text: string }[] };
  const lacks = [/controller/, /contact/, /nobody can apply/];
  const said = lacks.map((each) => expect.stringMatching(each));
  expect(needs.map(({ text }) => text)).toEqual(expect.arrayContaining(said));
  expect(await adminJson("check")).toMatchObject({ warnings: expect.arrayContaining(said) });
});

test("no reading page sets a cookie, and a post's text is in its own page once, as HTML", async () => {
  const post = `/blog/${postFiles[0]}`;
  for (const url of ["/", "/example", "/tools", "/jobs", "/terms", "/privacy", "/security", "/blog", post]) {
    const { status, headers } = await get(url);
    expect([status, headers.getSetCookie()], url).toEqual([200, []]);
  }
  expect((await get(post)).data.post).not.toHaveProperty("markdown");
  expect((await get("/blog")).data.posts).not.toContainEqual(
    expect.objectContaining({ html: expect.anything() }),
  );
});

test("the example's plan holds the idea, each answer and each open question of the content unchanged", async () => {
  type Sample = { idea: string; answers: Answer[]; text: string };
  const { idea, answers, text } = (await get("/example")).data as Sample;
  const lines = text.split("\n");
  expect(lines).toContain(idea);
  const answered = answers.filter(({ answer }) => answer);
  expect(answered.map(({ id, answer }) => [id, answer])).toEqual(
    Object.entries(JSON.parse(readFileSync("content/texts.json", "utf8")).home.sample.answers),
  );
  for (const { question, answer } of answers) {
    if (answer) expect(text).toContain(`\n${answer}\n`);
    expect(lines).toContain(answer ? `## ${question}` : `- ${question}`);
  }
});

test("home tells the example in one strip, and in one line what plans were worth, with the post that says how", async () => {
  const { story, measured } = (await get("/")).data as {
    story: { wrote: string; question: string; answer: string; line: string; picture: { url: string } };
    measured: { text: string; post: string };
  };
  const { idea, text } = (await get("/example")).data as { idea: string; text: string };
  expect(idea).toContain(story.wrote);
  expect(FIRST_QUESTIONS.map(({ question }) => question)).toContain(story.question);
  expect(text).toContain(`\n${story.line}\n`);
  expect(story.line).toContain(story.answer);
  expect(statSync(`public${story.picture.url}`).size).toBeLessThan(30_000);
  const [post = "", heading] = measured.post.split("#");
  const { html } = (await get(post)).data.post as { html: string };
  const [, table = ""] = html.split(`id="${heading}"`);
  const [alone, planned] = [1, 2].map((column) => {
    const rows = [...table.matchAll(/<tr>(<td.*?)<\/tr>/g)].map(([, row = ""]) => row.split("</td>"));
    const met = rows.map((cells) => Number(/([\d.]+) of 12/.exec(cells[column] ?? "")?.[1]));
    return Math.round(met.reduce((sum, each) => sum + each, 0) / met.length);
  });
  expect(measured.text).toContain(`${alone} of 12 wishes met, then ${planned}`);
});

test("the post about Braindumper has the six questions as they are asked", async () => {
  const { html } = (await get("/blog/turn-a-brain-dump-into-a-plan-ai-can-build")).data.post as {
    html: string;
  };
  for (const { question } of FIRST_QUESTIONS) expect(html).toContain(`. ${question}</h2>`);
});

describe("another content folder", () => {
  const site = {
    name: "Peat",
    description: "Digging.",
    controller: "Ann Example AS",
    contact: "ann@example.test",
    links: { jobApplication: "https://forms.example/apply" },
    waitlist: { date: "2099-03-11T13:01:01+00:00", form: "https://forms.example/wait" },
    partners: {},
  };
  const legal =
    "---\ntitle: T\ndescription: D\nupdated: 2026-01-01\n---\n{{controller}}, {{site}}, {{contact}}";
  const post = (slug: string, more = "") =>
    `---\nslug: ${slug}\ntitle: <b>One</b>\ndate: 2026-01-0${slug.length}\n${more}---\nText.`;
  const texts = readFileSync("content/texts.json", "utf8");
  /** The delivered texts with another example. */
  const withSample = (change: object) => {
    const { home, ...others } = JSON.parse(texts);
    return JSON.stringify({ ...others, home: { ...home, sample: { ...home.sample, ...change } } });
  };
  let folder: string;

  beforeEach(() => {
    vi.resetModules();
    folder = newFolder();
    for (const name of ["posts", "legal"]) mkdirSync(path.join(folder, name));
    write("site.json", JSON.stringify(site));
    write("texts.json", texts);
    write("tools.json", "[]");
    write("jobs.json", "[]");
    write("legal/terms.md", legal);
    write("legal/privacy.md", legal);
    write("legal/security.md", legal);
    write("posts/a.md", post("a"));
    setEnvironment({ CONTENT_DIR: folder });
  });
  // The next file has the same modules: it reads the content that is delivered.
  afterAll(() => void vi.resetModules());
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const content = async () => {
    (await import("~/assemble")).assemble();
    return { ...(await import("~/site/site.server")), ...(await import("~/site/warnings.server")) };
  };

  test("is read, its names stand in the texts", async () => {
    const { checkContent, contentWarnings, findPost, legalText, posts, siteContent } = await content();
    checkContent();
    expect(legalText("terms").html).toBe(
      '<p>Ann Example AS, Peat, <a href="mailto:ann@example.test">ann@example.test</a></p>\n',
    );
    expect(contentWarnings()).toEqual([]);
    expect(siteContent().waitlist.form).toBe("https://forms.example/wait");
    const post = findPost("a")?.post as Post;
    // What stands in for a description is for search engines, not for readers of the list.
    expect([post.title, post.description]).toEqual(["<b>One</b>", ""]);
    expect(pageDescription(post)).toBe("read this blog post on the site");
    // Rendered once.
    expect(posts()).toBe(posts());
  });

  test("characters that no feed may hold are taken out or line ends, and told", async () => {
    write(
      "posts/bb.md",
      post("bb", 'seo: { description: "A\\vB\\x01" }\n').replace("Text.", "One\vtwo.\u0001"),
    );
    write(
      "site.json",
      `\uFEFF${JSON.stringify({ ...site, name: "Peat\vbog", description: "Dig\uD83Dging." })}`,
    );
    const { checkContent, contentWarnings, findPost, siteContent } = await content();
    checkContent();
    expect(findPost("bb")?.post).toMatchObject({ markdown: "One  \ntwo.", description: "A B" });
    expect(findPost("bb")?.post.html).toBe("<p>One<br>two.</p>\n");
    expect(siteContent()).toMatchObject({ name: "Peat bog", description: "Digging." });
    const told = (file: string, characters: string) =>
      `${file} has characters that no feed may hold: ${characters}. Soft line breaks are read as line ends, others left out.`;
    expect(contentWarnings()).toEqual([
      told("site.json", "U+000B, U+D83D"),
      told("posts/bb.md", "U+000B, U+0001"),
    ]);
  });

  test("positions are applied for by the form, else by mail to the contact", async () => {
    const job = { title: "Digger", place: "Bog", skills: [], about: "You dig.", requirements: ["A spade"] };
    write("jobs.json", JSON.stringify([job]));
    const applyAt = async () => (await content()).applyAt();
    expect(await applyAt()).toEqual({ form: "https://forms.example/apply" });
    vi.resetModules();
    write("site.json", JSON.stringify({ ...site, links: {} }));
    expect(await applyAt()).toEqual({ mail: "ann@example.test" });
    expect((await content()).contentWarnings()).toEqual([]);
  });

  test.each([
    ["posts/b.md", post("a"), /posts\/b\.md has mistakes:\n {2}slug: the file must be a\.md/],
    [
      "posts/b.md",
      "Text",
      /posts\/b\.md has mistakes:\n {2}title: is missing\n(?:.*\n)*? {2}the head is missing: /,
    ],
    [
      "posts/b.md",
      "---\nslug: b\ntitle: My: Title\n---\n",
      /posts\/b\.md has mistakes:\n {2}line 3, `title: My: Title`: .* double quotes/,
    ],
    ["posts/b.md", '---\ntitle: "A\ndate: 2024-01-01\n---\n', /line 2, `title: "A`: /],
    ["posts/b.md", "---\nslug: b\ntitle: [\n---\n", /posts\/b\.md has mistakes:\n {2}line 3, `title: \[`: /],
    ["posts/b.md", "---\nslug: b\nslug: c\n---\n", /posts\/b\.md has mistakes:\n {2}line 3, `slug: c`: /],
    [
      "posts/b.md",
      "---js\nprocess.exit()\n---\n",
      /posts\/b\.md has mistakes:\n(?:.*\n)*? {2}the head is missing: /,
    ],
    ["posts/b.md", "---\n- title\n---\n", /posts\/b\.md has mistakes:\n {2}the head must/],
    ["posts/b.md", '+++\ntitle = "A"\ndate =\n+++\n', /posts\/b\.md has mistakes:\n {2}line 3, `date =`: /],
    ["posts/b.md", post("b", "draft: yes, please\n"), /posts\/b\.md has mistakes:\n {2}draft: must be true/],
    ["posts/2026-01-01-a.md", "---\ntitle: A\n---\n", /posts has two files for the slug a/],
    [
      "posts/b.md",
      post("b", "feature_image: https://a.example/b.png\n"),
      /posts\/b\.md has mistakes:\n {2}feature_image\.url: must be an own path/,
    ],
    ["posts/b.md", post("b").replace(/date: .*/, "date: 2025-02-30"), /posts\/b\.md has mistakes:\n {2}date/],
    ["tools.json", '[{ "name": "" }]', /tools\.json has mistakes:\n {2}entry 1\.name/],
    [
      "tools.json",
      "[",
      /tools\.json has mistakes:\n {2}line 1, column 2, `\[`: the file ends here, and \] is missing/,
    ],
    ["jobs.json", '[{ "title": "A" }]', /jobs\.json has mistakes:\n {2}entry 1\.place/],
    ["legal/terms.md", "---\ntitle: T\n---\n", /legal\/terms\.md has mistakes:\n {2}description/],
    [
      "legal/terms.md",
      legal.replace("site", "sight"),
      /legal\/terms\.md has mistakes:\n {2}text: \{\{sight\}\} is not a name/,
    ],
    [
      "texts.json",
      '{ "home": { "title": 1 } }',
      /texts\.json has mistakes:\n {2}home\.title: must be a text/,
    ],
    ["texts.json", withSample({ answers: { day: "a".repeat(501) } }), /answers\.day: .* 501 characters/],
    ["texts.json", withSample({ name: "<b>" }), /home\.sample\.name: The name cannot have/],
    ["site.json", JSON.stringify({ ...site, contact: "ann" }), /site\.json has mistakes:\n {2}contact/],
  ])("a mistake in %s is told with file and field", async (name, text, message) => {
    write(name, text);
    const { checkContent } = await content();
    expect(checkContent).toThrow(message);
  });

  test("all mistakes are told at once: of all files, and in one", async () => {
    write("site.json", "{");
    write("posts/b.md", `${post("c", "draft: 1\n")}\n${">".repeat(9000)} deep`);
    write("posts/e.md", post("d"));
    write("legal/terms.md", legal.replace("{{site}}", "{{sight}} {{cite}}"));
    write("legal/privacy.md", "Text");
    write("redirects.json", JSON.stringify({ "/old": "javascript:" }));
    mkdirSync(path.join(folder, "pages"));
    write("pages/Ours.md", "{{sight}}");
    const { checkContent } = await content();
    const told = (() => {
      try {
        checkContent();
      } catch (error) {
        return (error as Error).message.replaceAll(`${folder}/`, "").split("\n");
      }
    })();
    const wrong = (name: string) => `text: {{${name}}} is not a name; there are site, controller, contact`;
    expect(told).toEqual([
      "site.json has mistakes:",
      "  line 1, column 2, `{`: the file ends here, and } is missing",
      "posts/b.md has mistakes:",
      "  draft: must be true or false",
      "  slug: the file must be c.md",
      expect.stringMatching("  text: At most 30 "),
      "posts/e.md has mistakes:",
      "  slug: the file must be d.md",
      "legal/terms.md has mistakes:",
      `  ${wrong("sight")}`,
      `  ${wrong("cite")}`,
      "legal/privacy.md has mistakes:",
      ...["title: is missing", "description: is missing", "updated: must be a date like 2025-07-19"].map(
        (line) => `  ${line}`,
      ),
      expect.stringMatching("  the head is missing: "),
      "pages/Ours.md has mistakes:",
      "  title: is missing",
      "  description: is missing",
      expect.stringMatching("  the head is missing: "),
      expect.stringMatching("  its name: must have a–z"),
      `  ${wrong("sight")}, braindumper`,
      "redirects.json has mistakes:",
      expect.stringMatching("  /old: must lead to"),
    ]);
  });

  test("pictures of own files have their size in posts and pages, so that nothing moves when they come", async () => {
    for (const name of ["pages", "files"]) mkdirSync(path.join(folder, name));
    copyFileSync("app/site/favicons/icon-192.png", path.join(folder, "files/a b.png"));
    write("files/c.png", "no picture");
    const text = "![A](</files/a b.png>) ![C](/files/c.png) ![D](https://x.example/files/c.png)";
    write("posts/bb.md", `${post("bb")}\n![A](../files/a%20b.png) ${text}`);
    write("pages/ours.md", `---\ntitle: O\ndescription: O\n---\n![A](./files/a%20b.png) ${text}`);
    const { findPost, ownPages } = await content();
    for (const html of [findPost("bb")?.post.html, ownPages().get("ours")?.html])
      expect(
        html?.match(/(?<=<img ).*?(?=>)/g)?.map((img) => img.replace(/src=.* loading/, "loading")),
      ).toEqual([
        ...Array(2).fill('loading="lazy" width="192" height="192"'),
        ...Array(2).fill('loading="lazy"'),
      ]);
  });

  test("what leads to nothing is told, and starts: pictures, files, pages, in posts, pages, tools, redirects", async () => {
    for (const name of ["pages", "files"]) mkdirSync(path.join(folder, name));
    write("files/a b.png", "a");
    write("site.json", JSON.stringify({ ...site, menu: [{ label: "Soon", url: "/blog/draft" }] }));
    const leads = {
      "/old": "/blog/a",
      "/o?p=1": "/old",
      "/gone": "/none",
      "/tag/wet": "/blog/tags/wet",
      "/away": "https://x.example/none",
      "/soon": "/blog/draft",
    };
    write("redirects.json", JSON.stringify(leads));
    const fine = [
      "[a](/blog/a) ![b](</files/a b.png>) [c](/ours#x) [d](/old) [e](a) `[f](/files/none)` [g](/terms/)",
      "[h](/o?p=1) [i](/blog/tags/wet) [j](/old/) [k](/Terms) [l](/Ours/) [m](/tag/wet/) [n](/o/?p=1&x=2)",
    ].join(" ");
    write("posts/w.md", post("w", "tags: [Wet]\n"));
    const later = (slug: string, more = "") => post(slug, more).replace(/date: .*/, "date: 2099-01-01");
    write("posts/later.md", `${later("later", "tags: [Dry]\n")}\n[a](/blog/late) [b](/blog/draft)`);
    write("posts/late.md", `${later("late", "tags: [Dry]\n")}\n[a](/blog/tags/dry) [b](/blog/ended)`);
    const dead =
      "![](/files/x.jpg) [a][b] [c](../files/y.pdf) [c](/files/x.jpg) [d](/blog/draft)\n\n[b]: /nowhere\n";
    const unseen = "[e](./later) [f](/blog/ended.md#x) [g](/blog/tags/dry) [h](/soon)";
    write("posts/bb.md", `${post("bb", "picture: /files/p.jpg\n")}\n${fine}\n\n${dead}\n${unseen}`);
    write("posts/draft.md", `${post("draft", "draft: true\n")}${dead}`);
    write("posts/ended.md", `${post("ended", "expires: 2026-02-01\n")}${dead}`);
    write("pages/ours.md", `---\ntitle: O\ndescription: O\n---\n${fine} [h](/blog/none)`);
    const tool = { name: "T", description: "T", link: "/none", image: "/files/t.png", category: "web" };
    write("tools.json", JSON.stringify([tool]));
    const { checkContent, contentWarnings, fileWarnings, findPost } = await content();
    checkContent();
    const posts = ["/files/p.jpg", "/files/x.jpg", "/files/y.pdf", "/nowhere"];
    const none = (file: string, ...all: string[]) =>
      all.map((to) => `${file} leads to ${to}, where there is nothing.`);
    const told = [
      "posts/late.md leads to /blog/ended, a post that ended on 2026-02-01.",
      "posts/later.md leads to /blog/draft, a draft that nobody sees.",
      ...none("posts/bb.md", ...posts.slice(0, 3)),
      "posts/bb.md leads to /blog/draft, a draft that nobody sees.",
      ...none("posts/bb.md", "/nowhere"),
      "posts/bb.md leads to /blog/later, a post that waits for 2099-01-01.",
      "posts/bb.md leads to /blog/ended.md, a post that ended on 2026-02-01.",
      "posts/bb.md leads to /blog/tags/dry, a tag of posts that nobody sees.",
      "posts/bb.md leads to /soon, a draft that nobody sees.",
      ...none("pages/ours.md", "/blog/none"),
      ...none("tools.json", "/none", "/files/t.png"),
      ...none("redirects.json", "/none"),
      "site.json leads to /blog/draft, a draft that nobody sees.",
    ];
    expect(fileWarnings()).toEqual(told);
    expect(findPost("bb")?.post.picture).toBeNull();
    expect(contentWarnings()).toEqual(told);
  });

  test("pictures of other sites, which browsers do not load, are told", async () => {
    const at = (url: string) => `![x](https://${url})`;
    const fine = `\`${at("code.example/x.png")}\` [x](https://link.example/) ![](/files/x.png)`;
    write(
      "posts/bb.md",
      `${post("bb")}\n\n${at("a.example/x.png")} ${fine}\n\n![x][r] ![y][r]\n\n[r]: https://b.example/y`,
    );
    const { contentWarnings } = await content();
    const told = (url: string) =>
      `posts/bb.md has a picture of another site, which browsers do not load: put https://${url} into files/.`;
    expect(contentWarnings().filter((each) => each.includes("browsers"))).toEqual(
      ["a.example/x.png", "b.example/y"].map(told),
    );
  });

  test("a picture that messengers do not show beside a link is told", async () => {
    mkdirSync(path.join(folder, "files"));
    for (const [name, bytes] of Object.entries({ small: 1000, large: 700_000 })) {
      write(`files/${name}.jpg`, "x".repeat(bytes));
      write(`posts/${name}.md`, post(name, `picture: /files/${name}.jpg\n`));
    }
    const { contentWarnings } = await content();
    expect(contentWarnings().filter((each) => each.includes("KB"))).toEqual([
      "posts/large.md has a picture of 700 KB, /files/large.jpg: messengers show none over 600 KB beside a link.",
    ]);
  });

  test("an address with blanks, which is no link, is told", async () => {
    write(
      "posts/bb.md",
      `${post("bb")}\n[a](/files/Café plan.png) [b](</files/c d>) [e](/blog/a "t u") \`[f](/g h)\``,
    );
    const { contentWarnings } = await content();
    expect(contentWarnings().filter((each) => each.includes("blanks"))).toEqual([
      "posts/bb.md has an address with blanks, /files/Café plan.png: put it between < and >.",
    ]);
  });

  test("an own contact over the delivered positions are told", async () => {
    rmSync(path.join(folder, "jobs.json"));
    write("site.json", JSON.stringify(site));
    const { contentWarnings } = await content();
    expect(contentWarnings()).toEqual([
      "jobs.json still has what was delivered: put in your own positions, or [].",
    ]);
  });

  test("of links to what is switched off texts have the words alone, and nothing is told", async () => {
    write("site.json", JSON.stringify({ ...site, off: ["braindumper", "jobs"] }));
    write("redirects.json", JSON.stringify({ "/jobs": "https://jobs.example/", "/x": "/example" }));
    const text = "[Plan](/braindumper) or [see][e], [jobs](/jobs).\n\n{{braindumper}}\n\n[e]: /example";
    write("posts/bb.md", `${post("bb")}\n${text}`);
    write("legal/terms.md", `${legal}\n\n${text.replace("{{braindumper}}", "")}`);
    const { checkContent, fileWarnings, findPost, legalText } = await content();
    checkContent();
    const read = findPost("bb")?.post as Post;
    expect(read.markdown).toMatch(/Plan or see, \[jobs\]\(\/jobs\)\.$/);
    for (const shown of [read.html, legalText("terms").html])
      expect(shown).toContain('Plan or see, <a href="/jobs">jobs</a>.</p>');
    expect(read.html).not.toContain("braindumper");
    expect(fileWarnings()).toEqual(["redirects.json leads to /example, which is switched off in site.json."]);
  });

  test("a page's head has the site's name, and no Markdown; what nobody reads, and a wrong length, are told", async () => {
    mkdirSync(path.join(folder, "pages"));
    write("pages/about.md", "---\ntitle: About {{site}}\ndescription: By {{controller}}\n---\n{{site}}");
    for (const file of ["sites.json", "legal/term.md", "README.md", ".env"]) write(file, "");
    const { checkContent, fileWarnings, ownPages } = await content();
    checkContent();
    expect(ownPages().get("about")).toMatchObject({
      title: `About ${site.name}`,
      description: `By ${site.controller || "the operator of this site"}`,
    });
    const unread = (name: string) => `${name} is not read: nothing in the content has this name.`;
    expect(fileWarnings()).toEqual([unread("sites.json"), unread("legal/term.md")]);
    vi.resetModules();
    const wrong = {
      contact: "me",
      links: { reviews: "example.com" },
      offer: { url: 3 },
      partners: { X: { label: "X", url: "https://x.example" } },
      menu: [7],
      off: ["blog", "blogs"],
    };
    write("pages/about.md", "---\ntitle: Write to {{contact}}\ndescription: ''\n---\n");
    write("site.json", JSON.stringify({ ...site, name: "L".repeat(41), registration: "none", ...wrong }));
    const { checkContent: again } = await content();
    for (const said of [
      "name: must have at most 40 characters",
      'registration: must be one of open, invitation, closed, not "none"',
      "contact: must be an email like hello@example.com",
      "links.reviews: must be an address like https://example.com/page",
      "offer.url: must be a text",
      "partners.X: must be of small letters",
      "menu entry 1: must be fields, each with a name",
      "off entry 2: must be one of ",
    ])
      expect(again).toThrow(said);
    expect(again).toThrow("title: {{contact}} is not a name; there are site, controller");
    expect(again).toThrow("description: must not be empty");
  });

  test("an entry names a page of the site or of one's own, whose title is its label", async () => {
    mkdirSync(path.join(folder, "pages"));
    write("pages/about.md", "---\ntitle: About us\ndescription: O\n---\n");
    const menu = ["about", { page: "about", label: "Us" }, { page: "tools", label: "Spades" }];
    write("site.json", JSON.stringify({ ...site, menu }));
    const { checkContent, siteView } = await content();
    checkContent();
    expect(siteView().menu).toMatchObject([
      { label: "About us", url: "/about" },
      { label: "Us", url: "/about" },
      { label: "Spades", page: "tools" },
    ]);
    vi.resetModules();
    write("site.json", JSON.stringify({ ...site, footer: ["abuot", { page: "about", url: "/x" }] }));
    const { checkContent: again } = await content();
    expect(again).toThrow(/footer entry 2: must have a page, or a label and a url/);
    vi.resetModules();
    write("site.json", JSON.stringify({ ...site, footer: ["abuot"] }));
    const { checkContent: third } = await content();
    expect(third).toThrow(
      /footer\.0\.page: there is no pages\/abuot\.md, and the site's own are community, offer, surprise/,
    );
  });

  test("an own page in the place of a part that is switched off stays, whatever query its address has", async () => {
    write("site.json", JSON.stringify({ ...site, off: ["tools"] }));
    mkdirSync(path.join(folder, "pages"), { recursive: true });
    write("pages/tools.md", "---\ntitle: Tools\ndescription: Ours\n---\nText");
    const { isOff } = await content();
    expect([isOff("/tools"), isOff("/tools?x"), isOff("/tools#x")]).toEqual([false, false, false]);
  });

  test("check --content notes links to what is switched off", async () => {
    write("site.json", JSON.stringify({ ...site, off: ["braindumper", "tools"] }));
    write("legal/terms.md", `${legal}\n\nThe [braindumper](/braindumper) is free.`);
    write("posts/bb.md", post("bb"));
    const { checkContent, contentNotes, contentWarnings } = await content();
    checkContent();
    expect(contentNotes()).toEqual([
      "legal/terms.md links to /braindumper, which is switched off in site.json: its words are shown alone.",
    ]);
    expect(contentWarnings()).toEqual([]);
  });

  test("legal texts count as ours while a paragraph of the delivered ones is left, whatever words are gone", async () => {
    const delivered = readFileSync("content/legal/terms.md", "utf8").split("\n");
    const [plans, own] = [delivered.find((line) => line.startsWith("A plan holds")), "Bring your own flour."];
    const told = async (terms: string) => {
      vi.resetModules();
      write("legal/terms.md", terms);
      const { stillDelivered } = await content();
      return stillDelivered().flatMap(({ text, done }) => (done === "delivered legal" ? [text] : []));
    };
    expect(await told(`${legal}\n\n${own}\n\n${plans}`)).toEqual([
      expect.stringMatching(/^Still ours: 1 paragraph of legal\/terms\.md\. Read/),
    ]);
    expect(await told(`${legal}\n\n${own}`)).toEqual([]);
  });

  test("pictures of the look that will be lost or blurred are told, with what is wanted", async () => {
    mkdirSync(path.join(folder, "brand"));
    const png = (width: number, height: number) => {
      const head = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0", "latin1");
      head.writeUInt32BE(width, 16);
      head.writeUInt32BE(height, 20);
      return head;
    };
    const logo = (ink: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z" fill="${ink}"/></svg>`;
    const brand = async (files: Record<string, string | Buffer>) => {
      vi.resetModules();
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, "brand", name), text);
      const { checkContent, fileWarnings } = await content();
      checkContent();
      return fileWarnings();
    };
    expect(
      await brand({ "favicon.png": png(300, 40), "mail.png": png(20, 20), "logo.svg": logo("#eef") }),
    ).toEqual([
      "brand/favicon.png is 300 by 40: icons are square, best of 512 by 512.",
      "brand/mail.png is 20 by 20: mails show it in this size, at most 504 wide; 24 to 200 high is best.",
      "brand/logo.svg is hardly seen on light pages: make it darker.",
    ]);
    expect(
      await brand({ "favicon.png": png(16, 16), "mail.png": png(1008, 100), "logo.svg": logo("#112") }),
    ).toEqual([
      "brand/favicon.png is 16 by 16: icons are square, best of 512 by 512.",
      "brand/logo.svg is hardly seen on dark pages: add a logo-dark.",
    ]);
    expect(await brand({ "favicon.png": png(192, 192), "logo-dark.svg": logo("#eef") })).toEqual([]);
    expect(await brand({ "logo-dark.svg": logo("#222") })).toEqual([
      "brand/logo-dark.svg is hardly seen on dark pages: make it lighter.",
    ]);
  });

  test("fields that this version does not know are left out and told", async () => {
    write("site.json", JSON.stringify({ ...site, offr: {}, links: { reviewz: "https://x.example" } }));
    write("texts.json", withSample({ answers: { nvr: "That.", never: "This." } }));
    write("posts/b.md", post("b", "drft: 1\n"));
    const { addContentCheck, checkContent, contentWarnings, texts, siteContent } = await content();
    addContentCheck((await import("~/braindumper/sample-plan")).leaveOutOldAnswers);
    checkContent();
    expect(siteContent().name).toBe("Peat");
    const left = (file: string, fields: string) =>
      `${file} has fields that this version does not know, and leaves out: ${fields}.`;
    expect(contentWarnings().sort()).toEqual([
      left("posts/b.md", "drft"),
      left("site.json", "links.reviewz, offr"),
      left("texts.json", "home.sample.answers.nvr"),
    ]);
    expect(texts().home.sample.answers).toEqual({ never: "This." });
  });

  test("of an older version starts: what is not in it is as delivered, field by field and file by file", async () => {
    const older = JSON.parse(texts);
    delete older.waitlist;
    delete older.blog.join;
    older.blog.title = "Notes from the bog";
    older.home.sample = { ...older.home.sample, answers: {} };
    write("texts.json", JSON.stringify(older));
    for (const file of ["tools.json", "legal/security.md"]) rmSync(path.join(folder, file));
    const delivered = JSON.parse(texts);
    const { checkContent, ...read } = await content();
    checkContent();
    expect(read.texts()).toMatchObject({
      blog: { title: "Notes from the bog", lede: delivered.blog.lede, join: delivered.blog.join },
      waitlist: delivered.waitlist,
    });
    // An example belongs together.
    expect(read.texts().home.sample.answers).toEqual({});
    expect(read.tools().length).toBeGreaterThan(0);
    expect(read.legalText("security").html).toContain("password");
    // Lists, and the folder of posts, are the operator's alone.
    expect([read.jobs(), read.posts().map(({ slug }) => slug)]).toEqual([[], ["a"]]);
  });

  test("a post dated in the future waits for its day, where the site is", async () => {
    write("site.json", JSON.stringify({ ...site, timeZone: "Europe/Oslo" }));
    write("posts/bb.md", post("bb"));
    const { findPost, posts } = await content();
    // The kernel of these modules, which are loaded anew.
    const { setClock } = await import("~/base/kernel/clock");
    const at = (moment: string) => {
      setClock(new Date(moment));
      return posts().map(({ slug }) => slug);
    };
    expect(at("2026-01-01T22:59:59Z")).toEqual(["a"]);
    expect(findPost("bb")).toBeNull();
    expect(findPost("a")?.newer).toBeNull();
    expect(at("2026-01-01T23:00:00Z")).toEqual(["bb", "a"]);
    expect(findPost("bb")?.post.slug).toBe("bb");
    expect(at("2025-12-01T00:00:00Z")).toEqual([]);
    setClock(undefined);
  });

  test("one post begins as another ends, so pages are kept by the day and not by the number of posts", async () => {
    write("posts/a.md", post("a", "expires: 2026-01-02\n"));
    write("posts/bb.md", post("bb"));
    const { posts, today } = await content();
    const { setClock } = await import("~/base/kernel/clock");
    const at = (moment: string) => {
      setClock(new Date(moment));
      return [posts().map(({ slug }) => slug), today()];
    };
    expect(at("2026-01-01T12:00:00Z")).toEqual([["a"], "2026-01-01"]);
    expect(at("2026-01-02T12:00:00Z")).toEqual([["bb"], "2026-01-02"]);
    setClock(undefined);
  });

  test("a CONTENT_DIR that is not there is told", async () => {
    setEnvironment({ CONTENT_DIR: path.join(folder, "none") });
    const { checkContent } = await content();
    expect(checkContent).toThrow(`CONTENT_DIR: there is no folder ${folder}/none`);
  });

  test("a mistake that other files meet too is told once", async () => {
    write("site.json", JSON.stringify({ ...site, contact: "ann" }));
    write("tools.json", "[");
    const { checkContent } = await content();
    expect(checkContent).toThrow(
      /^\S+\/site\.json has mistakes:\n {2}contact: [^\n]+\n\S+\/tools\.json has mistakes:\n[^\n]+$/,
    );
  });
});
