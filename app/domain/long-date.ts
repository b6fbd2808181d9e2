const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "July 19, 2025". In its own file, so that no schema library follows it into browsers. */
export function longDate(date: string | Date): string {
  return LONG.format(new Date(date));
}
