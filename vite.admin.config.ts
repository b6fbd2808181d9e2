import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Builds the administrator's command line into one file, so that it runs where only the product is installed. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Nothing of public/ belongs to it.
  publicDir: false,
  build: {
    ssr: "app/admin/main.ts",
    outDir: "build/admin",
    target: "es2022",
    rollupOptions: { output: { inlineDynamicImports: true, entryFileNames: "admin.js" } },
  },
});
