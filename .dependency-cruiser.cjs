// Who may import whom under app/. `npm run lint` runs this.
// Each layer's list is all it may import besides itself; what is not listed is refused.

const LAYERS = {
  kernel: [],
  domain: [],
  planner: ["domain"],
  data: ["domain", "kernel"],
  mail: ["data", "domain", "kernel"],
  oauth: ["data", "domain", "kernel"],
  front: ["domain", "kernel"],
  model: ["domain", "kernel"],
  render: ["domain", "kernel", "links"],
  flows: ["data", "mail", "model", "planner", "content", "domain", "kernel", "links"],
  http: ["data", "content", "domain", "kernel", "links"],
  ui: ["domain", "links", "enhance"],
  enhance: ["domain", "island"],
  island: ["domain", "planner", "ui"],
  routes: [
    ...["data", "mail", "model", "oauth", "planner", "content", "domain", "kernel", "links"],
    ...["flows", "render", "http", "ui", "enhance"],
  ],
  // The administrator's command line: what it changes, it changes as the site does.
  admin: ["data", "flows", "mail", "oauth", "content", "domain", "kernel"],
  content: ["planner", "domain", "kernel", "render", "tokens"],
  links: [],
  // The three files that hold the app together.
  root: ["render", "http", "ui", "domain", "links", "kernel", "content", "styles", "enhance"],
  entry: [
    "render",
    "http",
    "ui",
    "domain",
    "links",
    "kernel",
    "content",
    "enhance",
    "boot",
    "front",
    "startCheck",
    "styles",
  ],
  startCheck: ["content", "kernel"],
  table: ["links"],
};

/** Layers that are single files at the top of app/. boot.server.ts may import anything and has no list. */
const FILES = {
  links: "^app/(desk-|newsletter-)?links\\.ts$",
  boot: "^app/boot\\.server\\.ts$",
  startCheck: "^app/exit-on-bad-start\\.server\\.ts$",
  root: "^app/root\\.tsx$",
  entry: "^app/entry\\.server\\.tsx$",
  table: "^app/routes\\.ts$",
  styles: "^app/[^/]+\\.css$",
  tokens: "^app/ui/styles/tokens\\.css",
};
const place = (layer) => FILES[layer] ?? `^app/${layer}/`;

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-its-own`,
  comment: `${layer} may import ${allowed.length > 0 ? allowed.join(", ") : "nothing of ours"}`,
  severity: "error",
  from: { path: place(layer) },
  to: { path: "^app/", pathNot: [place(layer), ...allowed.map(place)] },
}));

const UNKNOWN_PLACE = {
  path: "^app/",
  pathNot: [...[...Object.keys(LAYERS), "boot", "styles"].map(place), "[.]d[.]ts$"],
};
const DRIVERS = "drizzle-orm|better-sqlite3|pg";

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: "no-unknown-place",
      comment: "a file under app/ belongs to a layer; add new layers to .dependency-cruiser.cjs",
      severity: "error",
      from: UNKNOWN_PLACE,
      to: {},
    },
    {
      name: "no-unknown-place-alone",
      comment: "the same for files that import nothing and that nobody imports",
      severity: "error",
      from: { ...UNKNOWN_PLACE, orphan: true },
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
      name: "areas-keep-to-themselves",
      comment: "routes of one area never import another area's",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "drivers-only-in-data",
      comment: "drizzle-orm and the drivers are used in app/data alone",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/data/" },
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
