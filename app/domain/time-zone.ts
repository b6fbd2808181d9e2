/** Whether a text names a time zone, like Europe/Berlin. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

/** The day of a moment there, as year-month-day. */
export function dayAt(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const read = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${read.year}-${read.month}-${read.day}`;
}

/** The moment at which a day (year-month-day) begins there. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    midnight,
  );
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice("GMT".length);
  return new Date(`${day}T00:00:00${offset || "Z"}`);
}
