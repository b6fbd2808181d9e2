import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { BUNDLED } from "./scripts/bundled-packages.mjs";
import { readSettings } from "./scripts/set-up.mjs";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const APP = fileURLToPath(new URL("./app", import.meta.url));
const ASSETS = fileURLToPath(new URL("./build/client/assets", import.meta.url));

/** The framework makes a script of each route for browsers, and a list of them: no page asks for one. */
const withoutRouteScripts: Plugin = {
  name: "without-route-scripts",
  apply: "build",
  generateBundle: {
    order: "post",
    handler({ dir = "" }, bundle) {
      if (!dir.endsWith("client")) return;
      for (const [name, { type }] of Object.entries(bundle)) if (type === "chunk") delete bundle[name];
    },
  },
  closeBundle() {
    for (const name of readdirSync(ASSETS))
      if (/^manifest-\w+\.js$/.test(name)) rmSync(path.join(ASSETS, name));
  },
};

/** Vite reloads a page whose scripts were edited; ours are drawn from what only the server runs. */
const reloadAfterEdits: Plugin = {
  name: "reload-after-edits",
  apply: "serve",
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(`${APP}/`)) return;
    server.hot.send({ type: "full-reload" });
    return [];
  },
};

/** In development too, `.env` is read, and requests come in by app/base/front, as it is after the last edit. */
const receiveRequests: Plugin = {
  name: "receive-requests",
  apply: "serve",
  config() {
    readSettings();
    return { server: { host: "127.0.0.1", port: Number(process.env.PORT || 3000), strictPort: true } };
  },
  configureServer({ middlewares, httpServer, ssrLoadModule }) {
    middlewares.use(async (request, response, next) => {
      try {
        const { receive } = await ssrLoadModule("/app/base/front/receive.ts");
        receive({ request, response, server: httpServer });
        request.originalUrl = request.url;
        next();
      } catch (error) {
        next(error);
      }
    });
  },
};

/** What is imported later comes alone: Vite's helper, which preloads what that needs, is larger than a passkey button. */
const withoutPreloadHelper: Plugin = {
  name: "without-preload-helper",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig(({ command }) => ({
  resolve: { alias: { "~": APP } },
  plugins: [
    withoutRouteScripts,
    reloadAfterEdits,
    receiveRequests,
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        // No browser asks for routes.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  ssr: { noExternal: command === "build" ? BUNDLED : [] },
  // The notices of what is bundled are 1.7 KB of each first visit: they stand in public/licenses.txt instead.
  esbuild: { legalComments: "none" },
  // Styles that the server writes into pages are minified too.
  build: {
    target: "es2022",
    sourcemap: false,
    cssMinify: true,
  },
  // The site's scripts (app/enhance).
  worker: { format: "es", plugins: () => [withoutPreloadHelper] },
}));
