/** Where these lead depends on who asks and when; a permanent one is the same for everybody. */
const REDIRECTS = [302, 303, 307];

/** remix-serve calls all that lies in public/ immutable; that is true of addresses with a hash in them. */
const FOR_EVER = /\bimmutable\b/;
const HASHED = /^\/(assets|share)\//;
const FOR_AN_HOUR = "public, max-age=3600";

/** @returns what completes an answer just before its head leaves; `context` is the request's. */
export function answerHeaders(secure) {
  const headers = securityHeaders(secure);
  return (response, { busy }) => {
    for (const name in headers) if (!response.hasHeader(name)) response.setHeader(name, headers[name]);
    if (REDIRECTS.includes(response.statusCode) && !response.hasHeader("Cache-Control"))
      response.setHeader("Cache-Control", "no-store");
    if (FOR_EVER.test(response.getHeader("Cache-Control")) && !HASHED.test(response.req.url))
      response.setHeader("Cache-Control", FOR_AN_HOUR);
    // The framework answers 500 to whatever is thrown where it has no page to show (files); that the
    // application was only busy (kernel/busy) it notes in the context.
    if (!busy || response.statusCode !== 500) return;
    response.statusCode = 503;
    response.setHeader("Retry-After", "5");
  };
}

/** On every response, static files and errors too, unless the route set its own. `secure`: visitors come by https. */
function securityHeaders(secure) {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
