import { parseUrl } from "./parse-url";

/** Host names and IP addresses. A URL's host may also contain `;`, `,` or `*`, which mean something in a policy. */
export const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/**
 * Returns a URL's origin as a Content-Security-Policy names it (CSP 3, host-source); null if its host cannot be part
 * of a policy.
 */
export function policySource(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  return PLAIN_HOST.test(parsed.hostname) ? parsed.origin : null;
}
