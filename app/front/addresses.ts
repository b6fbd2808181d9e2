// Which address the framework gets for the one that was asked for.
import { oneSpelling } from "~/domain/one-spelling";

/** No route is there: the page for missing addresses answers, and leads from another spelling to the one (app/http/canonical-address.ts). */
const NOTHING = "/nothing";

/** Whether no route is asked at an address, as another place of the site answers for it; `spelling` is its path. */
type Elsewhere = (spelling: string, search: string) => boolean;

let isElsewhere: Elsewhere = () => false;

/** Tells where that is: addresses that lead on, and those of parts that are switched off. */
export function leadElsewhere(rule: Elsewhere): void {
  isElsewhere = rule;
}

/**
 * The framework takes an address in any spelling, fails at one that does not decode, and loads data for scripts that we do not have.
 * @returns what it gets instead; the path that was asked for; and its one spelling where it had another
 */
export function addressFor(url: string): { url: string; path: string; spelling?: string } {
  // A client that takes us for a proxy sends the whole address (RFC 9112, 3.2.2).
  const own = url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  const [path = ""] = own.split("?", 1);
  const search = own.slice(path.length);
  const spelling = oneSpelling(path);
  if (spelling === null || isNoPage(spelling, search)) return { url: NOTHING, path };
  const isPlain = spelling === path;
  if (isPlain && !isElsewhere(spelling, search)) return { url: own, path };
  return { url: NOTHING + search, path, spelling: isPlain ? undefined : spelling };
}

/** The build's folder of files: the file server would lead to it with a slash at its end, and that back. */
const FOLDER = "/assets";
/** The framework would load the data of a page for its own script, which no page has. */
const DATA = /\.data$/;

/** The file server takes these for slashes, and would lead to an address that leads back. */
const HIDDEN_SLASH = /%2F|%5C/;

/** `_data` is the framework's former way to ask for data: nothing of ours sends it, and each is logged as an error. */
const isNoPage = (path: string, search: string) =>
  path === FOLDER || DATA.test(path) || HIDDEN_SLASH.test(path) || new URLSearchParams(search).has("_data");
