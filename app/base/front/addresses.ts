// Decides which URL the framework gets for the one that was requested.
import { oneSpelling } from "~/base/text/url";

/** No route matches this path: the splat route shows the missing page or redirects (pages/routes/own-page-or-404). */
const NOTHING = "/nothing";

/** Returns whether the routes must not answer at a normalised path, because it redirects or is switched off. */
type Elsewhere = (spelling: string, search: string) => boolean;

let isElsewhere: Elsewhere = () => false;

/** Sets the rule for paths that redirect or belong to parts that are switched off. */
export function leadElsewhere(rule: Elsewhere): void {
  isElsewhere = rule;
}

/**
 * Returns what to pass on instead of a requested URL: the framework accepts a path in any encoding, fails at one that
 * cannot be decoded, and serves data for client scripts that we do not have.
 * @returns the URL for the framework, the requested path, and its normalised form if that differs
 */
export function addressFor(url: string): { url: string; path: string; spelling?: string } {
  // A client that takes this server for a proxy sends the absolute form (RFC 9112, 3.2.2).
  const own = url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  const [path = ""] = own.split("?", 1);
  const search = own.slice(path.length);
  const spelling = oneSpelling(path);
  if (spelling === null || isNoPage(spelling, search)) return { url: NOTHING, path };
  const isPlain = spelling === path;
  if (isPlain && !isElsewhere(spelling, search)) return { url: path.replace(DATA, "%2Edata") + search, path };
  return { url: NOTHING + search, path, spelling: isPlain ? undefined : spelling };
}

/** The folder of built files: the static server would add a slash, and we would redirect back. */
const FOLDER = "/assets";
/**
 * Remix answers such a path with the data of a page, for its client script, which no page loads. Written like this it is a path like
 * any other: a post or a file may have the name.
 */
const DATA = /\.data$/;

/** The static server decodes these to slashes and would redirect, from where we would redirect back. */
const HIDDEN_SLASH = /%2F|%5C/;

/** Remix's older query parameter for loading data. No page of ours sends it, and each would be logged as an error. */
const isNoPage = (path: string, search: string) =>
  path === FOLDER || HIDDEN_SLASH.test(path) || new URLSearchParams(search).has("_data");
