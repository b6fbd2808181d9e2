import { type StructuredPatch, structuredPatch } from "diff";

/** A line of a comparison. "gap" stands for omitted lines that are equal in both texts. */
export type DiffLine = { kind: "same" | "added" | "removed" | "gap"; text: string };

/** Number of unchanged lines shown around each change. */
const AROUND = 2;

const KINDS: Record<string, DiffLine["kind"]> = { " ": "same", "+": "added", "-": "removed" };

/**
 * Most lines that may differ for the shortest way from one text to the other to be looked for: the time for that grows
 * with their square.
 */
const MOST_EDITS = 200;

/**
 * Compares two texts line by line. Empty when they are equal. Texts that differ in more lines than is worth a search are
 * compared at their beginning and end: all between counts as replaced.
 */
export function lineDiff(before: string, after: string): DiffLine[] {
  const options = { context: AROUND, maxEditLength: MOST_EDITS };
  const { hunks } = structuredPatch("", "", before, after, "", "", options) ?? replaced(before, after);
  return hunks.flatMap(({ lines, newStart }, at) => [
    ...(at > 0 || newStart > 1 ? [{ kind: "gap" as const, text: "" }] : []),
    ...lines.flatMap((line): DiffLine[] => {
      // Skips the library's own line about a missing newline at the end.
      const kind = KINDS[line.charAt(0)];
      return kind ? [{ kind, text: line.slice(1) }] : [];
    }),
  ]);
}

/** The difference as one hunk, from the first line that differs to the last. */
function replaced(before: string, after: string): Pick<StructuredPatch, "hunks"> {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const least = Math.min(old.length, now.length);
  let same = 0;
  while (same < least && old[same] === now[same]) same += 1;
  let end = 0;
  while (end < least - same && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const start = Math.max(0, same - AROUND);
  const lines = [
    ...old.slice(start, same).map((line) => ` ${line}`),
    ...old.slice(same, old.length - end).map((line) => `-${line}`),
    ...now.slice(same, now.length - end).map((line) => `+${line}`),
    ...now.slice(now.length - end, now.length - end + AROUND).map((line) => ` ${line}`),
  ];
  const [oldStart, newStart] = [start + 1, start + 1];
  return { hunks: [{ lines, oldStart, newStart, oldLines: 0, newLines: 0 }] };
}
