// Compresses scripts and style sheets once, at the best level, when they are built: remix-serve compresses anew for
// each visitor at a fast level (its brotli output is a sixth larger). `node scripts/packed-assets.mjs` is the build's
// last step; app/base/front/packed-assets.ts serves the files to browsers that accept brotli.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = path.join(ROOT, "build/client/assets");

/** Writes a `.br` file next to every script and style sheet in the folder. */
export function packAssets(folder = FOLDER) {
  for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(readFileSync(path.join(folder, name))));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) packAssets();
