import { DAY_MS } from "~/base/kernel/clock";
import { orElse } from "~/base/kernel/or-else";

/** Returns whether a text names a time zone, like Europe/Berlin. */
export const isTimeZone = (text: string): boolean =>
  orElse(() => new Intl.DateTimeFormat("en", { timeZone: text }) !== null, false);

/** Returns the day of a moment in a time zone (`YYYY-MM-DD`). */
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment in a time zone like `5. Jan 2025, 09:05`. */
export function timeText(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      dateStyle: "medium",
      timeStyle: "short",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  const read = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${read.day}. ${read.month} ${read.year}, ${read.hour}:${read.minute}`;
}

/** Returns when a day (`YYYY-MM-DD`) begins in a time zone, whose offset may change on that day. */
export function startOfDay(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const midnights = [noon - DAY_MS, noon + DAY_MS].map(
    (near) => new Date(`${day}T00:00:00${offsetAt(near, timeZone)}`),
  );
  const first = midnights.toSorted((a, b) => +a - +b).find((moment) => dayAt(moment, timeZone) === day);
  return first ?? new Date(`${day}T00:00:00Z`);
}

/** Returns the moment of a time in a time zone, written as forms do (`YYYY-MM-DDTHH:MM`); null when it is none. */
export function momentOf(local: string, timeZone: string): Date | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // The offset there and then: the first guess is at most a day off, which only matters on the day that clocks change.
  const near = Date.parse(`${local}${offsetAt(asUtc, timeZone)}`);
  return new Date(`${local}${offsetAt(near, timeZone)}`);
}

/** Returns the offset from UTC at a moment in a time zone, like `+02:00`. */
function offsetAt(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value;
  return name?.slice("GMT".length) || "Z";
}

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats a day like "July 19, 2025". */
export function longDate(date: string | Date): string {
  return LONG.format(new Date(date));
}

/** Formats a day (UTC) like `5. Jan 2025`. */
export function shortDate(day: Date): string {
  return timeText(day, "UTC").replace(/,.*/, "");
}
