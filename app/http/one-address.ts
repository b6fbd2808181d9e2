import { redirect } from "@remix-run/node";
import { requestContext } from "~/kernel/request-context";

let known: string[] = [];

/** Tells which addresses there are. Those of the operators' desk are left out, so that nobody finds them by trying. */
export function knowAddresses(routes: { path?: string }[]): void {
  known = routes.flatMap(({ path }) => (path && path !== "*" && !/^admin\b/.test(path) ? [path] : []));
}

/** Programs compare these as they stand, and may send secrets: they answer at their exact spelling or not at all. */
const EXACT = /^\/(api|\.well-known)\//;

const PARAMETER = /:\w+/g;

/**
 * Redirects to the one spelling of an address that no route has: percent signs and slashes as app/front says, capitals as in
 * app/routes.ts. Parameters keep theirs. 308, so that a form is sent again (RFC 9110, 15.4.9).
 */
export function redirectToOneAddress(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const { spelling } = requestContext(request);
  const own = inOwnCase(spelling ?? pathname);
  if (EXACT.test(own) || (own === pathname && !spelling)) return;
  throw redirect(own + search, 308);
}

/** The path with the capitals of the first route that it fits but for them. */
function inOwnCase(asked: string): string {
  for (const path of known) {
    const fits = new RegExp(`^/${path.replaceAll(".", "\\.").replace(PARAMETER, "([^/]+)")}$`, "i");
    const values = fits.exec(asked)?.slice(1);
    if (values) return `/${path.replace(PARAMETER, () => values.shift() ?? "")}`;
  }
  return asked;
}
