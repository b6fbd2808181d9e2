import { readFileSync } from "node:fs";

/** A self-hoster's own content: menu, footer, switched-off parts, pages, files and redirects. */
export const OWN_SITE = {
  "site.json": JSON.stringify({
    name: "Grove & Sons",
    description: "Trees that you can plant.",
    controller: "Grove Ltd",
    contact: "hello@grove.example",
    language: "de",
    menu: [
      "blog",
      { page: "tools", label: "Workbench" },
      "about",
      { label: "Forum", url: "https://forum.example/", newTab: true },
      "jobs",
      "braindumper",
    ],
    footer: [{ page: "imprint" }, "privacy", { label: "Rules", url: "/files/rules.pdf" }],
    off: ["jobs", "waitlist", "braindumper"],
  }),
  "texts.json": JSON.stringify({
    home: { join: { title: "Join", text: "People who plant trees.", promises: [] } },
    newsletter: { consent: "Write to me now and then." },
    waitlist: { consent: "We write when there are trees." },
  }),
  "pages/imprint.md":
    '---\ntitle: "Imprint"\ndescription: "Who runs this site"\n---\n{{controller}}, {{contact}}\n\n{{braindumper}}\n',
  "pages/about.md":
    '---\ntitle: "About us"\ndescription: "Who we are"\nupdated: 2026-02-03\n---\n## One\n\nWe plant trees.\n',
  "pages/tools.md": "---\ntitle: Our spades\ndescription: What we dig with\n---\nThey last.\n",
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

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#166534"/><path d="M20 8v24M12 20h16" stroke="#fff" stroke-width="4"/></svg>';
const wordmark = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><circle cx="20" cy="20" r="18" fill="#22a05a"/><path d="M50 12h12v16H50zM68 12h12v16H68zM86 12h12v16H86zM104 12h12v16h-12zM122 12h12v16h-12z" fill="${ink}"/></svg>`;

/** Every file that site/brand can have. */
export const OWN_BRAND = {
  "brand/colours.json": JSON.stringify({
    light: { background: "#f7faf5", text: "#14281b", link: "#166534", button: "#166534", accent: "#b7e4c7" },
    dark: { background: "#0d1f14", text: "#e6f4ea", link: "#86efac", button: "#4ade80", accent: "#166534" },
    layers: ["#86efac", "#fde68a", "#fca5a5", "#c4b5fd", "#93c5fd"],
  }),
  "brand/logo.svg": wordmark("#14281b"),
  "brand/logo-dark.svg": wordmark("#e6f4ea"),
  "brand/favicon.svg": SQUARE,
  "brand/display.woff2": readFileSync("app/site/fonts/familjen-grotesk-latin-wght-normal.woff2"),
  "brand/share.png": readFileSync("app/site/favicons/icon-512.png"),
  "brand/mail.png": readFileSync("app/site/favicons/icon-192.png"),
};
