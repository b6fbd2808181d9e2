// The browser's bundle is compressed once, when it is built, and as well as can be: remix-serve compresses anew for each
// visitor, and in haste (its brotli leaves scripts a sixth larger). `node scripts/packed-assets.mjs` ends the build;
// the preload offers the files to whoever understands them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import Negotiator from "negotiator";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = path.join(ROOT, "build/client/assets");
const TYPES = { ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8" };

/** Writes a `.br` beside every script and stylesheet of the folder. */
export function packAssets(folder = FOLDER) {
  for (const name of readdirSync(folder).filter((name) => path.extname(name) in TYPES)) {
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(readFileSync(path.join(folder, name))));
  }
}

/** Path of a file and its type, for each that is packed. */
function listPacked() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const packed = names.filter((name) => name.endsWith(".br")).map((name) => name.slice(0, -3));
  return new Map(packed.map((name) => [`/assets/${name}`, TYPES[path.extname(name)]]));
}

const packed = listPacked();

/** Leads a request to the packed file; the static server does the rest, and leaves alone what says how it is encoded. */
export function offerPacked(request, response) {
  const type = packed.get(request.url);
  if (!type) return;
  response.setHeader("Vary", "Accept-Encoding");
  if (!new Negotiator(request).encodings(["br"]).includes("br")) return;
  request.url += ".br";
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", "br");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) packAssets();
