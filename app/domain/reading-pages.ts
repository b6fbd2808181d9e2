const READING_PAGES = /^\/($|(blog|tools|jobs|waitlist|example|terms|privacy|security)(\/|$))/;

/**
 * Whether an own path is a page that is the same for every stranger, so that a browser may fetch it ahead and keep it.
 * Not the addresses behind it that note something (/go) or show what is one's own.
 */
export function isReadingPage(pathname: string): boolean {
  return READING_PAGES.test(pathname);
}
