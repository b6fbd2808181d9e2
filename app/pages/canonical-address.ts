import { redirect } from "@remix-run/node";
import { config, isLoopbackHost } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";

let known: string[] = [];

/** Sets the known routes. The operators' desk is left out, so that redirects do not reveal its addresses. */
export function knowAddresses(routes: { path?: string }[]): void {
  known = routes.flatMap(({ path }) => (path && path !== "*" && !/^admin\b/.test(path) ? [path] : []));
}

/** Programs send secrets to these addresses and compare them literally, so only the exact spelling works. */
const EXACT = /^\/(api|\.well-known)\//;

/** A segment, or all that follows. */
const PARAMETER = /:\w+|\*$/g;

/**
 * Redirects an address that no route has to its one correct spelling: percent signs and slashes by app/base/front's rules, capitals
 * as in app/routes.ts; parameters are kept. With 308, so that a form is sent again (RFC 9110, 15.4.9).
 */
export function redirectToCanonicalAddress(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const { path = pathname, spelling } = requestContext(request);
  const own = inOwnCase(spelling ?? path);
  if (EXACT.test(own) || (own === path && !spelling)) return;
  throw redirect(own + search, 308);
}

/** Returns the path in the capitals of the first route that it matches when case is ignored. */
function inOwnCase(asked: string): string {
  for (const path of known) {
    const fits = new RegExp(
      `^/${path.replaceAll(".", "\\.").replace(PARAMETER, (part) => (part === "*" ? "(.+)" : "([^/]+)"))}$`,
      "i",
    );
    const values = fits.exec(asked)?.slice(1);
    if (values) return `/${path.replace(PARAMETER, () => values.shift() ?? "")}`;
  }
  return asked;
}

/** On loopback, redirects to APP_URL's host: cookies of localhost are not sent to 127.0.0.1, which mailed links may name. */
export function redirectToOwnHost(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const { appHost, appOrigin, appIsLoopback } = config();
  const { host, spelling = pathname } = requestContext(request);
  if (appIsLoopback && host !== appHost && isLoopbackHost(host))
    throw redirect(appOrigin + spelling + search, 307);
}
