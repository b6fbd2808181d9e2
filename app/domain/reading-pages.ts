const READING_PAGES = /^\/($|(blog|tools|jobs|waitlist|example|terms|privacy|security)(\/|$))/;

/** Whether a path is a page that is the same for every visitor without a session, so that browsers may prefetch it. */
export function isReadingPage(pathname: string): boolean {
  return READING_PAGES.test(pathname);
}
