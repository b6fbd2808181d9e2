import { createHash } from "node:crypto";
import fresh from "fresh";

/** A shared cache may keep an answer this long before it asks again. */
const SHARED_SECONDS = 60;

/** For answers that are the same for all visitors without a session. */
export const SHARED = `public, max-age=0, s-maxage=${SHARED_SECONDS}`;
/** For what may be gone at the next request. */
export const KEPT_NOWHERE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
/** For urls that change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** A weak ETag: the same for all encodings. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether the client has this version (If-None-Match compares weakly: RFC 9110, 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  return fresh(Object.fromEntries(request.headers), { etag: tag });
}

/** A public file with its ETag; 304 for clients that have it. */
export function sharedFile(
  request: Request,
  { body, type, caching = SHARED }: { body: string | Uint8Array; type: string; caching?: string },
): Response {
  const tag = entityTag(body);
  const headers = { "Content-Type": type, "Cache-Control": caching, ETag: tag };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body as BodyInit, { headers });
}
