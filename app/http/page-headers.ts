import { policySource } from "~/domain/policy-source";
import { config } from "~/kernel/config";
import { requestContext } from "~/kernel/request-context";

/** Allows a post from this page to end at a foreign url, if there is one. */
export function allowFormTarget(request: Request, url: string | undefined): void {
  if (!url) return;
  const context = requestContext(request);
  context.formTargets = [...(context.formTargets ?? []), ...sourcesOf([url])];
}

/** Allows this page to show another site in a frame. */
export function allowFrame(request: Request, url: string): void {
  const context = requestContext(request);
  context.frames = [...(context.frames ?? []), ...sourcesOf([url])];
}

/** Allows this page to show pictures from other sites. */
export function allowPictures(request: Request, urls: string[]): void {
  requestContext(request).pictures = sourcesOf(urls);
}

/**
 * The Content-Security-Policy of a page, which runs the site's own files alone. `formTargets`: Chromium applies
 * form-action to the whole chain of redirects.
 */
export function contentSecurityPolicy({
  isReadingPage,
  formTargets = [],
  frames = [],
  pictures = [],
  inlineStyle,
}: {
  /** Foreign scripts that count visits may see no other. */
  isReadingPage: boolean;
  formTargets?: string[];
  frames?: string[];
  pictures?: string[];
  /** Hash source ('sha256-…') of the styles inside the page. */
  inlineStyle?: string;
}): string {
  const inDevelopment = !config().isProduction;
  // These scripts also send data to their own origin.
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

/** Each origin once. Own paths have none, and a host that could end or widen a directive is left out. */
function sourcesOf(urls: string[]): string[] {
  return [...new Set(urls.map(policySource).filter((source) => source !== null))];
}
