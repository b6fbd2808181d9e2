const READING_PAGES = /^\/($|(blog|tools|jobs|waitlist|example|terms|privacy|security)(\/|$))/;

/**
 * Returns whether a path is a reading page, which is the same for every visitor without a session, so that browsers
 * may prefetch it.
 */
export function isReadingPage(pathname: string): boolean {
  return READING_PAGES.test(pathname);
}
