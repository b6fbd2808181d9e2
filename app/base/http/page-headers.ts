import { config } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { policySource } from "~/base/text/url";

/** Lets this page's forms end at a URL on another site or in an app, if there is one. */
export function allowFormTarget(request: Request, url: string | undefined): void {
  if (!url) return;
  const context = requestContext(request);
  // A policy can name neither a part of an app's own scheme (com.example.app:/…) nor an IPv6 address.
  const [scheme] = /^(?:[\w-]+(?:\.[\w-]+)+:(?=\/)|http:(?=\/\/\[::1\]))/.exec(url) ?? [];
  context.formTargets = [...(context.formTargets ?? []), ...(scheme ? [scheme] : sourcesOf([url]))];
}

/** Lets this page show another site in a frame. */
export function allowFrame(request: Request, url: string): void {
  const context = requestContext(request);
  context.frames = [...(context.frames ?? []), ...sourcesOf([url])];
}

/** Lets this page load pictures from other sites. */
export function allowPictures(request: Request, urls: string[]): void {
  requestContext(request).pictures = sourcesOf(urls);
}

/**
 * Returns a page's Content-Security-Policy, which allows only the site's own files. `formTargets` must name every site that a
 * form's redirects may lead to, because Chromium applies form-action to the whole chain.
 */
export function contentSecurityPolicy({
  isReadingPage,
  formTargets = [],
  frames = [],
  pictures = [],
  inlineStyle,
}: {
  /** Third-party visit counters run on reading pages only. */
  isReadingPage: boolean;
  formTargets?: string[];
  frames?: string[];
  pictures?: string[];
  /** Hash source ('sha256-…') of the page's inline styles. */
  inlineStyle?: string;
}): string {
  const inDevelopment = !config().isProduction;
  // Counters send data to the origin that their script comes from, so connect-src needs it too.
  const visits = isReadingPage ? sourcesOf(config().visitScripts) : [];
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...visits].join(" "),
    `style-src 'self'${inDevelopment ? " 'unsafe-inline'" : ""}${inlineStyle ? ` ${inlineStyle}` : ""}`,
    ["img-src 'self' data:", ...pictures].join(" "),
    "font-src 'self'",
    `connect-src ${["'self'", ...visits, ...(inDevelopment ? ["ws:"] : [])].join(" ")}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}

/** Returns each origin once. Skips relative paths, and hosts whose characters could break out of the directive. */
function sourcesOf(urls: string[]): string[] {
  return [...new Set(urls.map(policySource).filter((source) => source !== null))];
}
