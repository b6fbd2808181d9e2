import { handedIn } from "~/base/handed-in";
import { once } from "~/base/kernel/once";
import { PARTS, pageOf, type SitePart } from "~/base/page-table";

/** Returns the path of an address on this site, without query and fragment. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";

/** Returns the part of the site that an address belongs to, or null. */
export function partAt(address: string): SitePart | null {
  const path = `${pathOf(address)}/`;
  const isIn = (part: SitePart) =>
    [`/${part}`, ...(pageOf(part)?.places ?? [])].some((place) => path.startsWith(`${place}/`));
  return PARTS.find(isIn) ?? null;
}

const handed = handedIn<string[]>("the routes");

/** Takes the paths of app/routes.ts. */
export const handInRoutes = handed.handIn;

/** The paths of the site's routes, without the last one, which answers for all the rest. */
export const ownRoutes = once(() => handed.get().filter((path) => path !== "*"));

/** A segment, or all that follows. */
export const PARAMETER = /:\w+|\*$/g;

/** Returns what fits the addresses of a route, with its parameters as groups. */
export function patternOf(path: string, flags = ""): RegExp {
  const group = (part: string) => (part === "*" ? "(.+)" : part === ":number" ? "(\\d+)" : "([^/]+)");
  return new RegExp(`^/${path.replaceAll(".", "\\.").replace(PARAMETER, group)}$`, flags);
}

/** Folders in which other sites have addresses too: below these, only those of routes are the site's own. */
const OPEN_FOLDERS = ["community", "newsletter", "share"];

/** What answers without a route: files in public/, built ones, and where nothing is. */
const ROUTELESS = /^\/(?:assets(?:\/.*)?|example-app\.webp|licenses\.txt|nothing)$/;

const patterns = once(() => ownRoutes().map((path) => patternOf(path)));

/** Returns whether an address is reserved for the site itself, whatever the content. */
export function isReservedAddress(address: string): boolean {
  const path = pathOf(address);
  const [, first = "", ...more] = path.split("/");
  const isOpen = OPEN_FOLDERS.includes(first) && more.length > 0;
  if (path === "/" || ROUTELESS.test(path)) return true;
  if (!isOpen && ownRoutes().some((own) => own.startsWith(`${first}/`))) return true;
  return patterns().some((pattern) => pattern.test(path));
}
