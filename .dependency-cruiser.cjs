// Who may import whom under app/. `npm run lint` runs this; docs/dev/architecture.md draws it.

/** The areas, bottom to top: each imports only from lines above its own, and peers on one line do not know each other. */
const ORDER = [
  ["base"],
  ["site"],
  ["identity"],
  ["desk"],
  ["mail"],
  ["waitlist", "newsletter", "sign-on", "braindumper"],
  ["accounts"],
  ["imports"],
  ["pages", "operations"],
];
const AREAS = ORDER.flat();
const inAreas = (areas, rest = "") => `^app/(${areas.join("|")})/${rest}`;

const areaRules = ORDER.flatMap((line, at) => {
  const below = ORDER.slice(0, at).flat();
  return line.map((area) => ({
    name: `${area}-imports-from-below`,
    comment: `${area} may import ${below.join(", ") || "no other area"}`,
    severity: "error",
    from: { path: inAreas([area]) },
    to: { path: "^app/", pathNot: inAreas([area, ...below]) },
  }));
});

/**
 * What an area lets others import, nothing without a line; base and site are for everybody. A new line here is a decision: see the comment at the
 * head of the area. Root files, which join the areas, may import all.
 */
const SHOWN = {
  identity:
    "account-state|area|audit-kinds|community|data/audit|data/factors|data/invitations|data/left-behind|data/operator-acts|data/presses|data/rate-limits|data/sessions|data/shown-once|data/users|factors|flash|form-action|form-rejection|groups|kept-form|known-device|limits|member|registration|tables|ui/auth-card|ui/closed-registration|visit",
  desk: "define-acts|forms|operator|page",
  mail: "bulk|data/held|data/outgoing|data/stopped-emails|deliver|kinds|letter|letter-site|sheet|tables|transports",
  newsletter: "data/issues|data/subscriptions|desk/issue-acts|forms|subscribe|subscribe-form|tables",
  "sign-on":
    "client-rules|data/clients|data/grants|data/keys|data/records|data/refusals|desk/client-acts|pending|provider/engine|provider/keys|sign-on|tables",
  braindumper:
    "allowance|data/allowance|data/daily-steps|data/drafts|data/plans|forms/wizard|funnel|generated-context|model/rest|sample-plan|saved-plan|tables|ui/core-sample|ui/idea-form|ui/member-home|ui/story|wizard|wizard-visit|write-plan",
  accounts: "account-waits|desk/member-acts|end-sessions|forms|mailed-link|ui/sign-up-form",
};
const shownRules = AREAS.filter((area) => !ORDER.slice(0, 2).flat().includes(area)).map((area) => ({
  name: `${area}-shows-only-this`,
  comment: `SHOWN in .dependency-cruiser.cjs names what others may import of ${area}`,
  severity: "error",
  from: { path: "^app/[^/]+/", pathNot: `^app/(${area}|cli|enhance)/` },
  to: { path: inAreas([area]), pathNot: SHOWN[area] && inAreas([area], `(${SHOWN[area]})[.]`) },
}));

/**
 * Folders inside an area, wherever they lie, and files of these names in a small one: what they may not import. Pages know of data, data never
 * of pages.
 */
const FOLDERS = {
  text: { path: "^app/", pathNot: "/text/|^app/base/kernel/" },
  data: { path: "/(ui|routes|desk|cli|enhance|front)(/|[.]tsx?$)" },
  ui: { path: "/(data|routes|desk|cli|front)(/|[.]tsx?$)|/tables[.]ts$" },
  // Runs in browsers.
  enhance: {
    path: "^app/base/kernel/|/(data|routes|desk|cli|front|http|render)(/|[.]tsx?$)|[.]server[.]|/tables[.]ts$",
  },
};
const folderRules = Object.entries(FOLDERS).map(([folder, to]) => ({
  name: `${folder}-keeps-its-place`,
  comment: `${folder} imports nothing that only pages, databases or servers need`,
  severity: "error",
  from: { path: `/${folder}(/|[.]tsx?$)`, pathNot: "node_modules" },
  to,
}));

const DRIVERS = "drizzle-orm|better-sqlite3|pg";

module.exports = {
  forbidden: [
    ...areaRules,
    ...shownRules,
    ...folderRules,
    {
      name: "kernel-stands-alone",
      comment: "app/base/kernel imports nothing else of ours",
      severity: "error",
      from: { path: "^app/base/kernel/" },
      to: { path: "^app/", pathNot: "^app/base/kernel/" },
    },
    {
      name: "planner-stands-alone",
      comment: "the planner is pure: ideas, texts and nothing else",
      severity: "error",
      from: { path: "^app/braindumper/planner/" },
      to: {
        path: "^app/",
        pathNot: "^app/(braindumper/(planner|forms|answers|generated-context)|site/idea|base/text)",
      },
    },
    {
      name: "routes-are-nobodys",
      comment:
        "only registries name routes, desk pages and commands: routes.ts, app/cli, and the desk's page of acts",
      severity: "error",
      from: { path: "^app/([^/]+)/", pathNot: "^app/cli/" },
      to: { path: inAreas(AREAS, "(routes|desk|cli)/"), pathNot: "^app/$1/|/desk/[^/]+-acts[.]ts$" },
    },
    {
      name: "no-unknown-place",
      comment: "a folder under app/ is an area; add new ones to .dependency-cruiser.cjs",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: inAreas([...AREAS, "cli", "enhance"]) },
      to: {},
    },
    {
      name: "no-unknown-place-alone",
      comment: "the same for files that import nothing and that nobody imports",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: inAreas([...AREAS, "cli", "enhance"]), orphan: true },
      to: {},
    },
    {
      name: "app-imports-only-app",
      comment: "scripts (but shared.mjs), tests and build output are not part of the app",
      severity: "error",
      from: { path: "^app/" },
      to: {
        pathNot: "^app/|^scripts/shared\\.mjs$|(^|/)node_modules/|^(package\\.json|CHANGELOG\\.md)$",
        dependencyTypesNot: ["core"],
        couldNotResolve: false,
      },
    },
    {
      name: "drivers-only-in-data",
      comment: "drizzle-orm and the drivers are used in tables and data alone",
      severity: "error",
      from: { path: "^app/", pathNot: "/data/|/(data|tables)[.]ts$" },
      to: { path: `(^|/)node_modules/(${DRIVERS}|@types/(pg|better-sqlite3))(/|$)|^(${DRIVERS})$` },
    },
    {
      name: "no-cycles",
      comment: "modules that need each other belong together or need a third",
      severity: "error",
      from: { path: "^app/" },
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      comment: "an import that leads nowhere would slip through every other rule",
      severity: "error",
      from: { path: "^app/" },
      // The bundler makes these.
      to: { couldNotResolve: true, pathNot: "^virtual:remix/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    // Imports of types count like any other.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
