const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "July 19, 2025", the specification's long form. In a file of its own: no schema library follows it to browsers. */
export function longDate(date: string | Date): string {
  return LONG.format(new Date(date));
}
