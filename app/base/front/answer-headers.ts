import type { ServerResponse } from "node:http";
import { RETRY_AFTER_SECONDS } from "~/base/kernel/busy";
import { config } from "~/base/kernel/config";
import type { RequestContext } from "~/base/kernel/request-context";

/** Temporary redirects depend on who asks and when, so they are not cached. */
const REDIRECTS = [302, 303, 307];

/** remix-serve marks every file in public/ as immutable, which is only true if its address contains a hash. */
const FOR_EVER = /\bimmutable\b/;
const HASHED = /^\/(assets|share|brand)\//;
const FOR_AN_HOUR = "public, max-age=3600";

/** Added to every response, also static files and errors, unless the route set its own. */
const SECURITY = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};
/** Added when visitors use https. */
const HTTPS = { "Strict-Transport-Security": "max-age=31536000" };

/** Completes the headers of a response just before they are sent. */
export function completeHead(response: ServerResponse, { busy }: RequestContext): void {
  const headers = { ...SECURITY, ...(config().isHttps && HTTPS) };
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (REDIRECTS.includes(response.statusCode) && !response.hasHeader("Cache-Control"))
    response.setHeader("Cache-Control", "no-store");
  if (FOR_EVER.test(String(response.getHeader("Cache-Control")))) {
    // What never changes needs no date; its ETag is enough.
    if (HASHED.test(response.req.url as string)) response.removeHeader("Last-Modified");
    else response.setHeader("Cache-Control", FOR_AN_HOUR);
  }
  // Remix answers 500 to any error in a route without a page (files). If it was a BusyError, handleError has set
  // `busy` in the context.
  if (!busy || response.statusCode !== 500) return;
  response.statusCode = 503;
  response.setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
}
