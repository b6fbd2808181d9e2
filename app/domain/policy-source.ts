import { parseUrl } from "./parse-url";

/** Names and numbers. A url's host may hold `;`, `,` or `*`, which mean something in a policy. */
export const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** The origin of a url as a Content-Security-Policy names it (CSP 3, host-source); null if its host cannot stand there. */
export function policySource(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  return PLAIN_HOST.test(parsed.hostname) ? parsed.origin : null;
}
