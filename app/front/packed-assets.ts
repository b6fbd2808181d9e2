// What scripts/packed-assets.mjs packed when the browser's files were built goes to browsers that understand brotli.
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";

/** From the folder that remix-serve is started in, as it finds them itself. */
const FOLDER = "build/client/assets";
const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

/** Path of a file and its type, for each that is packed. */
function listPacked() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const found = names.filter((name) => name.endsWith(".br")).map((name) => name.slice(0, -3));
  return new Map(found.map((name) => [`/assets/${name}`, TYPES[name.split(".").at(-1) as string]]));
}

const packed = listPacked();

/** Leads a request to the packed file; the static server does the rest, and leaves alone what says how it is encoded. */
export function offerPacked(request: IncomingMessage, response: ServerResponse): void {
  const type = packed.get(request.url as string);
  if (!type) return;
  response.setHeader("Vary", "Accept-Encoding");
  if (!new Negotiator(request).encodings(["br"]).includes("br")) return;
  request.url += ".br";
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", "br");
}
