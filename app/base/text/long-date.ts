const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Formats a day like "July 19, 2025". In a file of its own, so that importing it does not bring zod into the browser.
 */
export function longDate(date: string | Date): string {
  return LONG.format(new Date(date));
}
