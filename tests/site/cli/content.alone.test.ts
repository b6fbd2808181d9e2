import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { newContentFolder } from "../../support/content-folder";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";

const database = withDatabase();
const setEnvironment = withEnvironment();
let content: ReturnType<typeof newContentFolder>;

beforeEach(() => {
  vi.resetModules();
  content = newContentFolder();
  setEnvironment({ CONTENT_DIR: content.folder });
});
afterAll(() => void vi.resetModules());

const run = async (...args: string[]) => {
  const { admin } = await import("../../support/admin");
  return admin("check", "--content", ...args);
};
const noted = () => path.join(database.dataDir(), "delivered-content.json");

/** As if the version before had delivered other content. */
function before(change: (files: Record<string, string>) => void) {
  const files = JSON.parse(readFileSync(noted(), "utf8"));
  change(files);
  writeFileSync(noted(), JSON.stringify(files));
}

test("check --content says what an upgrade delivers anew, where the operator has something else, until it is done", async () => {
  expect((await run("--done")).out).toContain("No delivered content has been noted yet");
  expect((await run()).out).toContain("as it was when it was noted");
  await content.changeJson("texts.json", ({ blog: _, ...texts }) => ({
    ...texts,
    tools: { ...(texts.tools as object), title: "Spades" },
    jobs: { ...(texts.jobs as object), title: "Spades" },
  }));
  const { tools, blog } = JSON.parse(readFileSync("content/texts.json", "utf8"));
  before((files) => {
    const texts = JSON.parse(files["texts.json"] as string);
    texts.tools.title = "Old tools";
    texts.jobs.title = "Spades";
    delete texts.blog.join;
    files["texts.json"] = JSON.stringify(texts);
    files["legal/privacy.md"] = `${files["legal/privacy.md"]}We sell everything.\n`;
    delete files["legal/security.md"];
  });
  const { code, out } = await run("--done");
  expect(code).toBe(0);
  expect(out).toContain(
    `texts.json tools.title: yours is used; compare it\n    was "Old tools"\n    is ${JSON.stringify(tools.title)}`,
  );
  expect(out).toContain(
    `texts.json blog.join: used as it is delivered now\n    was nothing\n    is ${JSON.stringify(blog.join)}`,
  );
  expect(out).toContain(
    "texts.json jobs.title: yours is a copy of what was delivered before; take it out, and this one is used",
  );
  expect(out).toMatch(/legal\/privacy\.md: yours is used; compare it\n[\s\S]*-We sell everything\./);
  expect(out).toMatch(/legal\/security\.md: yours is used; compare it\n {4}new/);
  expect((await run()).out).toContain("as it was when it was noted");
});

test("check --content fails with file and field where the content has mistakes", async () => {
  await content.changeJson("site.json", (site) => ({ ...site, name: "" }));
  const { code, err } = await run();
  expect([code, err]).toEqual([1, expect.stringMatching(/site\.json has mistakes:\n {2}name: /)]);
});
