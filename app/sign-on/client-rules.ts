import { parseUrl, policySource } from "~/base/text/url";
import { placeholdersIn } from "./products";

/** Rules for a client's settings. A fault is worded as the end of a sentence that begins with the field's name. */
const NAME_MAX = 80;

/** The largest file that is accepted as a client's picture. */
export const PICTURE_MAX_BYTES = 100 * 1024;

const PICTURES: Record<string, (file: Buffer) => boolean> = {
  "image/png": (file) => file.toString("latin1", 0, 4) === "\x89PNG",
  "image/jpeg": (file) => file.toString("latin1", 0, 3) === "\xff\xd8\xff",
  "image/svg+xml": (file) => /^\s*<([\s\S]*<)?svg[\s>]/.test(file.toString("utf8")),
};

/** Returns the media type of a client's picture by what is in the file; null when it is no PNG, JPEG or SVG. */
export const pictureType = (file: Buffer): string | null =>
  Object.keys(PICTURES).find((type) => PICTURES[type]?.(file)) ?? null;

/** Returns what is wrong with a file as a client's picture, as a sentence, or null. */
export function pictureFault(file: Buffer): string | null {
  if (file.length > PICTURE_MAX_BYTES)
    return `It can have at most ${PICTURE_MAX_BYTES / 1024} KB. Choose a smaller one.`;
  return pictureType(file) ? null : "It must be a PNG, JPEG or SVG. Save it as one of these first.";
}

/** Returns what is wrong with a client's name, or null. */
export function clientNameFault(name: string): string | null {
  if (name.trim() === "") return "is missing";
  return name.trim().length > NAME_MAX ? `must be at most ${NAME_MAX} characters long` : null;
}

/** Splits typed URLs at white space, which no URL contains, and drops duplicates. */
export function clientUrlsIn(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}

export const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Returns whether a URL opens an app by a scheme of its own: a domain turned round, with a dot (RFC 8252, 7.1). */
export const isAppUrl = (url: string) => /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:\/[^#]*$/i.test(url);

/** Returns what is wrong with a redirect or logout URL, or null. It is compared literally later (RFC 9700, 4.1.3). */
function clientUrlFault(text: string): string | null {
  const url = parseUrl(text);
  if (url && isAppUrl(text)) return null;
  if (!url || !/^https?:$/.test(url.protocol))
    return "must be an http or https url, or an app's own, such as com.example.app:/callback";
  if (url.protocol === "http:" && !LOOPBACK.includes(url.hostname))
    return "must be https, because a code on plain http can be read on the way";
  if (!policySource(text)) return "must have a host made only of letters, digits, dots and hyphens";
  const placeholders = placeholdersIn(text);
  if (placeholders.length > 0)
    return `must have your site's own words in place of ${placeholders.join(" and ")}`;
  if (text.includes("#")) return "must have no fragment (#)";
  if (url.username || url.password) return "must have no user name in it";
  return null;
}

/** Returns whether one of a client's redirect URLs has this origin. "null" is none: files and sandboxes share it. */
export function hasOrigin(redirectUris: readonly string[], origin: string): boolean {
  return origin !== "null" && redirectUris.some((uri) => new URL(uri).origin === origin);
}

/** Returns a URL of this machine's own without its port, as it was written; null for any other. */
function withoutPort(url: string): string | null {
  const parts = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/.exec(url);
  return parts && `${parts[1]}${parts[2]}`;
}

/** Returns whether a sign-on may return to this URL. For public clients any port of a loopback URL counts (RFC 8252, 7.3). */
export function isRedirectUri(registered: readonly string[], uri: string, isPublic: boolean): boolean {
  if (registered.includes(uri)) return true;
  const bare = isPublic ? withoutPort(uri) : null;
  return bare !== null && registered.some((each) => withoutPort(each) === bare);
}

/** Returns whether any app on the device could be behind this URL, so that the member is asked (RFC 8252, 8.6). */
export const isAnyApp = (registered: readonly string[], uri: string) =>
  isAppUrl(uri) || !registered.includes(uri);

/** Returns where a URL leads, in words for members. */
export const placeOf = (url: string) => (isAppUrl(url) ? "an app on this device" : new URL(url).host);

const ANY_QUERY = "?*";

/**
 * Returns whether a sign-out may return to this URL: the registered one, or any query after it where that one ends in
 * "?*"; for a public client also another port, as in isRedirectUri.
 */
export function isLogoutUri(registered: string, uri: string, isPublic: boolean): boolean {
  if (isRedirectUri([registered], uri, isPublic)) return true;
  if (!registered.endsWith(ANY_QUERY)) return false;
  const base = registered.slice(0, -ANY_QUERY.length);
  return !uri.includes("#") && (uri === base || uri.startsWith(`${base}?`));
}

/** Returns what is wrong with the URL for back-channel logouts, or null; "" is none. */
export function backchannelFault(text: string): string | null {
  if (isAppUrl(text)) return "must be a server's: an app cannot be told";
  return text === "" ? null : clientUrlFault(text);
}

/** Returns the first fault of several URLs, with the URL. */
export function clientUrlsFault(urls: string[]): string | null {
  for (const url of urls) {
    const fault = clientUrlFault(url);
    if (fault) return `${fault}: "${url}"`;
  }
  return null;
}

export function clientKind(client: { secretHash: string | null; isFirstParty: boolean }): string {
  return `${client.secretHash ? "confidential" : "public"}, ${client.isFirstParty ? "first party" : "third party"}`;
}
