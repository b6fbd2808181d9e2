import type { ServerResponse } from "node:http";
import { RETRY_AFTER_SECONDS } from "~/kernel/busy";
import { config } from "~/kernel/config";
import type { RequestContext } from "~/kernel/request-context";

/** Where these lead depends on who asks and when; a permanent one is the same for everybody. */
const REDIRECTS = [302, 303, 307];

/** remix-serve calls all that lies in public/ immutable; that is true of addresses with a hash in them. */
const FOR_EVER = /\bimmutable\b/;
const HASHED = /^\/(assets|share|brand)\//;
const FOR_AN_HOUR = "public, max-age=3600";

/** On every response, static files and errors too, unless the route set its own. */
const SECURITY = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};
/** Where visitors come by https. */
const HTTPS = { "Strict-Transport-Security": "max-age=31536000" };

/** Completes an answer just before its head leaves. */
export function completeHead(response: ServerResponse, { busy }: RequestContext): void {
  const headers = { ...SECURITY, ...(config().isHttps && HTTPS) };
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (REDIRECTS.includes(response.statusCode) && !response.hasHeader("Cache-Control"))
    response.setHeader("Cache-Control", "no-store");
  if (FOR_EVER.test(String(response.getHeader("Cache-Control"))) && !HASHED.test(response.req.url as string))
    response.setHeader("Cache-Control", FOR_AN_HOUR);
  // The framework answers 500 to whatever is thrown where it has no page to show (files); that the
  // application was only busy (kernel/busy) it notes in the context.
  if (!busy || response.statusCode !== 500) return;
  response.statusCode = 503;
  response.setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
}
