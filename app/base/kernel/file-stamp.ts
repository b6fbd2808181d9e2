/** Formats a time for a file name: names sort like the times, and every file system accepts them. */
export function fileStamp(time: Date): string {
  return time
    .toISOString()
    .replace(/\.(\d+)Z$/, "-$1Z")
    .replaceAll(":", "-");
}

/** The time that a name holds; null without one, or for one that never was. */
export function stampIn(name: string): Date | null {
  const [, day, hour, minute, second, rest] =
    /(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})(?:-(\d+))?Z?/.exec(name) ?? [];
  const time = new Date(`${day}T${hour}:${minute}:${second}.${rest ?? "0"}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
