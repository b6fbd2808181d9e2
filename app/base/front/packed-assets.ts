// Serves the files that scripts/packed-assets.mjs compressed at build time to browsers that accept brotli.
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentType } from "mime-types";
import Negotiator from "negotiator";

/** Relative to the folder in which remix-serve is started, which looks there too. */
const FOLDER = "build/client/assets";

/** Maps the path of each compressed file to its content type. */
function listPacked() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const found = names.filter((name) => name.endsWith(".br")).map((name) => name.slice(0, -3));
  return new Map(found.map((name) => [`/assets/${name}`, contentType(name) || ""]));
}

const packed = listPacked();

/** Points a request at the compressed file. The static server leaves one with a Content-Encoding as it is. */
export function offerPacked(request: IncomingMessage, response: ServerResponse): void {
  const type = packed.get(request.url as string);
  if (!type) return;
  response.setHeader("Vary", "Accept-Encoding");
  if (!new Negotiator(request).encodings(["br"]).includes("br")) return;
  request.url += ".br";
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", "br");
}
