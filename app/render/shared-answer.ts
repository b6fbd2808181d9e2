import { createHash } from "node:crypto";

/** A cache between us and the reader may keep an answer so long before it asks whether it is still true. */
const SHARED_SECONDS = 60;

/** For whatever is the same for every visitor who has no session: browsers ask each time, shared caches each minute. */
export const SHARED = `public, max-age=0, s-maxage=${SHARED_SECONDS}`;
/** For addresses that change when what they lead to does. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** A weak validator: the same for all encodings of the same bytes. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether the asker has this version already (If-None-Match compares weakly: RFC 9110, 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  const asked = request.headers.get("If-None-Match");
  if (!asked) return false;
  if (asked.trim() === "*") return true;
  const bare = tag.replace(/^W\//, "");
  return asked.split(",").some((each) => each.trim().replace(/^W\//, "") === bare);
}

/** A file that is the same for everybody: with its validator, and 304 to whoever has it. */
export function sharedFile(
  request: Request,
  { body, type, caching = SHARED }: { body: string | Uint8Array; type: string; caching?: string },
): Response {
  const tag = entityTag(body);
  const headers = { "Content-Type": type, "Cache-Control": caching, ETag: tag };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(body as BodyInit, { headers });
}
