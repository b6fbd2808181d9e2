import { redirect } from "@remix-run/node";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { ownPath } from "~/base/text/url";
import { problem } from "./problem";

/**
 * Redirects a browser that gets its first cookie through a page that checks whether it kept it. Without this, a browser that
 * refuses cookies would land on the next page as if nothing had been sent.
 */
export function viaCookieCheck(request: Request, response: Response): Response {
  const to = ownPath(response.headers.get("Location"), "");
  if (to && givesFirstCookie(request, response) && isBrowser(request))
    response.headers.set("Location", links.cookieCheck(to));
  return response;
}

/** Cookies that are being deleted do not count. */
function givesFirstCookie(request: Request, response: Response): boolean {
  const given = response.headers.getSetCookie().some((cookie) => !/;\s*Max-Age=0(;|$)/i.test(cookie));
  return given && !request.headers.has("Cookie");
}

/** Other programs do not need the page that explains cookies. */
function isBrowser(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").includes("text/html");
}

/** Redirects on if the browser kept the cookie. @throws a page that explains that it did not */
export function requireCookie(request: Request): Response {
  const to = ownPath(new URL(request.url).searchParams.get("to"));
  if (request.headers.has("Cookie")) return redirect(to, 303);
  const link = { href: to, label: "Continue without it" };
  throw problem(
    400,
    "Your browser refused our cookie",
    `This site uses a cookie to recognise you from one page to the next, and your browser did not keep it: you are not signed in, and what you chose or started is not remembered. Allow cookies for ${config().appOrigin}, then go back and try again.`,
    { link },
  );
}
