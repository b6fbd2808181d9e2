// The site's own pages for everybody, a row each. Routes, links, sitemap, llms.txt, switches, reserved addresses, fetching ahead
// and the tests' list of pages follow from it. No imports: app/routes.ts reads it outside the bundler.

type Row = {
  /** The route module, below app/. */
  module: string;
  /** What menu, footer and llms.txt call it. */
  label: string;
  /**
   * It and all below it are the same for everybody without a session, so they are rendered once and cached, and browsers may fetch it
   * ahead. "article": with the styles of Markdown.
   */
  shared?: true | "article";
  /** Where visitors and members work. All other rows, and what is below them, are for reading: public for everybody. */
  isTool?: true;
  /** site.json can switch it off, with all below it and the further `places`. */
  canBeOff?: true;
  places?: string[];
  /** Its text is content/legal/NAME.md. */
  isLegal?: true;
  /** What llms.txt says of it; pages without are left out there. */
  about?: string;
  /** Another path whose pages belong to its entry in the menu. */
  also?: string;
  /** An operator's page of this name stands in its place. So do new pages: a site may have one of the name already. */
  yields?: true;
};

const ROWS = {
  home: {
    module: "pages/routes/home.tsx",
    label: "Home",
    shared: true,
    about: "what the site offers, and the form to join",
  },
  braindumper: {
    module: "braindumper/routes/wizard/platform.tsx",
    label: "Braindumper",
    isTool: true,
    canBeOff: true,
    places: ["/braindumps", "/example", "/go", "/shared"],
    also: "/braindumps",
    about: "the planning tool",
  },
  blog: {
    module: "pages/routes/blog.tsx",
    label: "Blog",
    shared: true,
    canBeOff: true,
    places: ["/feed.xml", "/feed.json"],
  },
  example: { module: "braindumper/routes/plans/example.tsx", label: "Example", shared: true },
  tools: {
    module: "pages/routes/tools.tsx",
    label: "Tools",
    shared: true,
    canBeOff: true,
    yields: true,
    about: "tools for building apps with AI, and what each is for",
  },
  jobs: {
    module: "pages/routes/jobs.tsx",
    label: "Jobs",
    shared: true,
    canBeOff: true,
    yields: true,
    about: "open positions",
  },
  waitlist: { module: "waitlist/routes/waitlist.tsx", label: "Waitlist", shared: true, canBeOff: true },
  newsletter: { module: "newsletter/routes/newsletter.tsx", label: "Newsletter" },
  terms: {
    module: "pages/routes/legal.tsx",
    label: "Terms",
    shared: "article",
    isLegal: true,
    about: "terms of service",
  },
  privacy: {
    module: "pages/routes/legal.tsx",
    label: "Privacy",
    shared: "article",
    isLegal: true,
    about: "what is stored about you",
  },
  security: { module: "pages/routes/legal.tsx", label: "Security", shared: "article", isLegal: true },
} as const satisfies Record<string, Row>;

export type PageName = keyof typeof ROWS;

export type Page = Row & { name: PageName; path: string };

export const PAGES: Page[] = Object.entries(ROWS).map(([name, row]) => ({
  ...row,
  name: name as PageName,
  path: name === "home" ? "/" : `/${name}`,
}));

/** What menu and footer can name in site.json: pages, and what leads elsewhere. */
export type NamedPage = Exclude<PageName, "home"> | "community" | "offer" | "surprise";

/** The menu of a site whose site.json has none. Entries without an address are left out. */
export const MENU: NamedPage[] = ["community", "offer", "tools", "surprise", "jobs", "blog", "braindumper"];
export const FOOTER: NamedPage[] = ["blog", "newsletter", "terms", "privacy"];

type NamesWith<Flag extends string> = {
  [Name in PageName]: (typeof ROWS)[Name] extends Record<Flag, true> ? Name : never;
}[PageName];

export type SitePart = NamesWith<"canBeOff">;
export type LegalName = NamesWith<"isLegal">;

const namesWith = <Flag extends "canBeOff" | "isLegal">(flag: Flag) =>
  PAGES.filter((page) => page[flag]).map(({ name }) => name as NamesWith<Flag>);

/** Parts of the site that an operator may switch off (site.json, `off`). */
export const PARTS = namesWith("canBeOff").sort();

/** The texts in content/legal. Each is a page at the path of its name. */
export const LEGAL_NAMES = namesWith("isLegal");

export const pageOf = (name: string): Page | undefined => PAGES.find((page) => page.name === name);

/** Returns the page that a path is, or is below. */
export const pageAt = (pathname: string): Page | undefined =>
  PAGES.find(({ path }) => path === `/${pathname.split("/")[1] ?? ""}`);

/** Returns whether a path is a page for reading, or below one; a published plan is one too. */
export function isReadingPath(pathname: string): boolean {
  const page = pageAt(pathname);
  return pathname.startsWith("/shared/") || (page !== undefined && !page.isTool);
}
