import { open, stat } from "node:fs/promises";
import path from "node:path";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { contentType } from "mime-types";
import { entityTag, isKnown, SANDBOX } from "./shared-answer";

/** Endings of files that browsers display; all others are downloaded. */
const SHOWN = [
  ...["avif", "gif", "htm", "html", "ico", "jpeg", "jpg", "json", "m4a", "md", "mp3", "mp4", "ogg", "pdf"],
  ...["png", "svg", "txt", "vtt", "webm", "webp", "woff2"],
];
/** Those of the others that a program is opened with by its type. */
const SAVED = ["csv", "ics", "vcf", "zip"];
/** Browsers' built-in viewers of these fail in a sandbox, and never run a script of the file in this site's origin. */
const UNBOXED = /^(application\/pdf|audio\/|video\/)/;

/** Returns the media type of a file by the ending of its name. */
export function typeOf(name: string): string {
  const ending = endingOf(name);
  return ([...SHOWN, ...SAVED].includes(ending) && contentType(ending)) || "application/octet-stream";
}

const endingOf = (name: string) => path.extname(name).slice(1).toLowerCase();

/** Serves a file from site/files, whole or a byte range (RFC 9110, 14). @throws Error ENOENT when it was removed */
export async function ownFile(request: Request, at: string): Promise<Response> {
  const { size, mtimeMs } = await stat(at);
  const type = typeOf(at);
  const tag = entityTag(`${size}-${mtimeMs}`);
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": "public, max-age=3600",
    "Accept-Ranges": "bytes",
    ETag: tag,
    // Mails and other sites may embed these pictures.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  if (!UNBOXED.test(type)) headers.set("Content-Security-Policy", SANDBOX);
  if (!SHOWN.includes(endingOf(at)))
    headers.set(
      "Content-Disposition",
      `attachment; filename*=UTF-8''${encodeURIComponent(path.basename(at))}`,
    );
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  const part = partOf(request.headers.get("Range"), size);
  if (part === "none") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  const status = part ? 206 : 200;
  if (request.method === "HEAD" || size === 0) return new Response(null, { status, headers });
  const file = await open(at);
  const stream = createReadableStreamFromReadable(file.createReadStream({ start, end }));
  return new Response(stream, { status, headers });
}

/** Parses a Range header: null, as for one that is not valid, means the whole file, "none" that the range cannot be satisfied. */
function partOf(range: string | null, size: number): { start: number; end: number } | "none" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" ? to === "" : to !== "" && Number(to) < Number(from)) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : "none";
}
