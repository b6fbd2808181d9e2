import { createHash } from "node:crypto";
import fresh from "fresh";

/** In seconds: how long a shared cache may serve a response without asking again. */
const SHARED_SECONDS = 60;

/** Cache-Control for responses that are the same for all visitors without a session. */
export const SHARED = `public, max-age=0, s-maxage=${SHARED_SECONDS}`;
/** For responses that must not be found again once their author has deleted them. */
export const KEPT_NOWHERE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
/** For URLs that change whenever their content does. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Content-Security-Policy of pictures and pages that somebody uploaded: no scripts, no requests, and an opaque origin. */
export const SANDBOX = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** Returns a weak ETag, since one tag stands for all encodings of a response. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Returns whether the client already has this version (If-None-Match, compared weakly: RFC 9110, 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  return fresh(Object.fromEntries(request.headers), { etag: tag });
}

/** Serves a public file with an ETag, or a 304 to clients that have it. An SVG is in a sandbox. */
export function sharedFile(
  request: Request,
  { body, type, caching = SHARED }: { body: string | Uint8Array; type: string; caching?: string },
): Response {
  const tag = entityTag(body);
  const headers = new Headers({ "Content-Type": type, "Cache-Control": caching, ETag: tag });
  if (type === "image/svg+xml") headers.set("Content-Security-Policy", SANDBOX);
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body as BodyInit, { headers });
}
