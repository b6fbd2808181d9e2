import { config } from "~/base/kernel/config";

/** A cookie of this site; with a `path` the browser sends it to that page only. */
export type Cookie = { name: string; path?: string };

/**
 * Returns the cookie's name with its prefix (RFC 6265bis, 4.1.3): on https `__Host-`, or `__Secure-` with a path, so that
 * neither other hosts nor plain http can set it. Browsers reject both prefixes on plain http.
 */
function fullName({ name, path }: Cookie): string {
  if (!config().isHttps) return name;
  return `${path ? "__Secure-" : "__Host-"}${name}`;
}

/** Returns the Set-Cookie header. A maximum age of 0 deletes the cookie. */
export function setCookie(cookie: Cookie, value: string, maxAgeSeconds: number): string {
  const secure = config().isHttps ? "; Secure" : "";
  return `${fullName(cookie)}=${value}; Path=${cookie.path ?? "/"}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

/** Returns whether these headers of an answer give the cookie a value. */
export const setsCookie = (headers: Headers, cookie: Cookie): boolean =>
  headers
    .getSetCookie()
    .some((line) => line.startsWith(`${fullName(cookie)}=`) && !line.includes("; Max-Age=0"));

export function readCookie(request: Request, cookie: Cookie): string | null {
  const name = fullName(cookie);
  for (const part of request.headers.get("Cookie")?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
