// The browser's bundle is compressed once, when it is built, and as well as can be: remix-serve compresses again for each
// visitor, and in haste (its brotli leaves scripts a sixth larger). `node scripts/packed-assets.mjs` ends the build;
// app/front/packed-assets.ts offers the files to browsers that understand them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = path.join(ROOT, process.env.BUILD_FOLDER ?? "build", "client/assets");

/** Writes a `.br` beside every script and stylesheet of the folder. */
export function packAssets(folder = FOLDER) {
  for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(readFileSync(path.join(folder, name))));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) packAssets();
