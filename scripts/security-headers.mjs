/** On every response, static files and errors too, unless the route set its own. `secure`: visitors come by https. */
export function securityHeaders(secure) {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...(secure && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
