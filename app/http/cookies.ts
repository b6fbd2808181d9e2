import { config } from "~/kernel/config";

/** A cookie of this site; with a `path` it is sent to that page only. */
export type Cookie = { name: string; path?: string };

/**
 * On https a prefix stops other hosts and plain http from setting the cookie: `__Host-`, or `__Secure-` with
 * a path. On plain http browsers drop cookies with either prefix.
 */
function fullName({ name, path }: Cookie): string {
  if (!config().isHttps) return name;
  return `${path ? "__Secure-" : "__Host-"}${name}`;
}

/** The Set-Cookie header for a cookie; a maximum age of 0 deletes it. */
export function setCookie(cookie: Cookie, value: string, maxAgeSeconds: number): string {
  const secure = config().isHttps ? "; Secure" : "";
  return `${fullName(cookie)}=${value}; Path=${cookie.path ?? "/"}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

export function readCookie(request: Request, cookie: Cookie): string | null {
  const name = fullName(cookie);
  for (const part of request.headers.get("Cookie")?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
