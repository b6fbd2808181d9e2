import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { BUNDLED } from "./scripts/bundled-packages.mjs";

/**
 * Builds the administrator's command line, so that it runs where only the product is installed. What it imports on demand
 * stays in files of its own: inlined, it would come after the top-level await that needs it.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Nothing of public/ belongs to it.
  publicDir: false,
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: "app/cli/main.ts",
    outDir: "build/admin",
    target: "es2022",
    rollupOptions: { output: { entryFileNames: "admin.js", chunkFileNames: "[name]-[hash].js" } },
  },
});
