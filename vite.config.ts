import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { BUNDLED } from "./scripts/bundled-packages.mjs";
import { devScriptModes } from "./scripts/dev-script-modes";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What browsers get, in few files: the framework, our own parts, and one small file for each route. */
function chunkOf(id: string): string | undefined {
  // Loaded when somebody turns to a passkey.
  if (/\/@simplewebauthn\/|\/app\/enhance\/passkey\./.test(id)) return "passkeys";
  // For a few pages only: no part of what every page gets.
  if (/\/app\/ui\/(passkey-form|two-factor|(styles\/)?desk)[.-]/.test(id)) return undefined;
  if (/\/node_modules\//.test(id)) return "framework";
  return /\/app\/(ui|domain|enhance)\/|\/app\/links\.ts/.test(id) ? "parts" : undefined;
}

/** What is imported later comes alone: Vite's helper, which preloads what that needs, is larger than a passkey button. */
const withoutPreloadHelper = {
  name: "without-preload-helper",
  enforce: "pre" as const,
  load: (id: string) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  plugins: [
    withoutPreloadHelper,
    devScriptModes(),
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        // One small manifest up front: a blocked /__manifest request must not make links dead.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  ssr: { noExternal: command === "build" ? BUNDLED : [] },
  // The notices of what is bundled are 1.7 KB of each first visit: they stand in public/licenses.txt instead.
  esbuild: { legalComments: "none" },
  // Styles that the server writes into pages are minified too.
  // What the last build left is still asked for by whatever runs on it: scripts/former-assets.mjs clears up.
  build: {
    target: "es2022",
    sourcemap: false,
    cssMinify: true,
    emptyOutDir: false,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
}));
