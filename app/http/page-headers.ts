import { config } from "~/kernel/config";
import { requestContext } from "~/kernel/request-context";

/** Lets a post from the page of this request end at a foreign address. Without one (empty) nothing changes. */
export function allowFormTarget(request: Request, address: string): void {
  if (!address) return;
  const context = requestContext(request);
  context.formTargets = [...(context.formTargets ?? []), new URL(address).origin];
}

/**
 * The Content-Security-Policy of a page. Application pages run scripts with the nonce; reading pages only the site's own
 * files. `formTargets` are foreign origins at which a post from this page may end: Chromium applies form-action to the
 * whole chain of redirects.
 */
export function contentSecurityPolicy({
  nonce,
  formTargets = [],
  inlineStyle,
}: {
  nonce?: string;
  formTargets?: string[];
  /** Source expression ('sha256-…') of styles that stand in the page itself. */
  inlineStyle?: string;
}): string {
  const inDevelopment = !config().isProduction;
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'self'";
  const directives = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self'${inDevelopment ? " 'unsafe-inline'" : ""}${inlineStyle ? ` ${inlineStyle}` : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${inDevelopment ? " ws:" : ""}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}
