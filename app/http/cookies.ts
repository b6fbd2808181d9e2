import { config } from "~/kernel/config";

/** A cookie of this site. Most are for the whole of it; one with a path of its own is sent to that page alone. */
export type Cookie = { name: string; path?: string };

/**
 * On https a prefix makes browsers refuse what another host, or plain http, would plant under this name: `__Host-`, or
 * `__Secure-` for a cookie with a path of its own. On plain http browsers drop cookies with either.
 */
function fullName({ name, path }: Cookie): string {
  if (!config().isHttps) return name;
  return `${path ? "__Secure-" : "__Host-"}${name}`;
}

/** The Set-Cookie header that gives a browser a cookie; with no time to live it takes the cookie away. */
export function setCookie(cookie: Cookie, value: string, maxAgeSeconds: number): string {
  const secure = config().isHttps ? "; Secure" : "";
  return `${fullName(cookie)}=${value}; Path=${cookie.path ?? "/"}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

/** What the browser sent as this cookie, or null. */
export function readCookie(request: Request, cookie: Cookie): string | null {
  const name = fullName(cookie);
  for (const part of request.headers.get("Cookie")?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
