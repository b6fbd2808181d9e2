import { redirect } from "@remix-run/node";
import { config, isLoopbackHost } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { ownRoutes, PARAMETER, patternOf } from "~/site/addresses";

/** Programs send secrets to these addresses and compare them literally, so only the exact spelling works. */
const EXACT = /^\/(api|\.well-known)\//;

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

/** Returns the path in the capitals of the first route that it matches when case is ignored. Never of the desk's, which that would reveal. */
function inOwnCase(asked: string): string {
  for (const path of ownRoutes()) {
    const values = /^admin\b/.test(path) ? null : patternOf(path, "i").exec(asked)?.slice(1);
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
