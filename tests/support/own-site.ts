import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** What a self-hoster with members elsewhere sets: menu, footer, what is off, pages, files and old addresses. */
export const OWN_SITE = {
  "site.json": JSON.stringify({
    name: "Grove & Sons",
    controller: "Grove Ltd",
    contact: "hello@grove.example",
    menu: [
      "blog",
      { page: "tools", label: "Workbench" },
      { label: "About us", url: "/about" },
      { label: "Forum", url: "https://forum.example/", newTab: true },
      "jobs",
      "braindumper",
    ],
    footer: [{ label: "Imprint", url: "/imprint" }, "privacy", { label: "Rules", url: "/files/rules.pdf" }],
    off: ["jobs", "waitlist", "braindumper"],
  }),
  "pages/imprint.md":
    '---\ntitle: "Imprint"\ndescription: "Who runs this site"\n---\n{{controller}}, {{contact}}\n\n{{braindumper}}\n',
  "pages/about.md":
    '---\ntitle: "About us"\ndescription: "Who we are"\nupdated: 2026-02-03\n---\n## One\n\nWe plant trees.\n',
  "files/rules.pdf": "%PDF-1.4 rules",
  "files/2024/05/tree.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  "files/page.html": "<script>alert(1)</script>",
  "files/members.xlsx": "PK",
  "redirects.json": JSON.stringify({
    "/2024/05/my-post/": "/blog/coding-rules-that-keep-an-ai-editor-on-track",
    "/blog/old-name": "/blog/coding-rules-that-keep-an-ai-editor-on-track",
    "/?p=12": "/about",
    "/jobs": "https://jobs.example/",
  }),
};

/** A content folder with these files and nothing else. */
export async function newOwnContent(files: Record<string, string | Uint8Array>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "loam-own-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
