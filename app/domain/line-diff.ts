import { structuredPatch } from "diff";

/** A line of a comparison; "gap" stands for lines that are the same in both and are left out. */
export type DiffLine = { kind: "same" | "added" | "removed" | "gap"; text: string };

/** Unchanged lines that are shown around each change. */
const AROUND = 2;

const KINDS: Record<string, DiffLine["kind"]> = { " ": "same", "+": "added", "-": "removed" };

/** What two texts differ in, line by line. Empty when they are the same. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const { hunks } = structuredPatch("", "", before, after, "", "", { context: AROUND });
  return hunks.flatMap(({ lines, newStart }, at) => [
    ...(at > 0 || newStart > 1 ? [{ kind: "gap" as const, text: "" }] : []),
    ...lines.flatMap((line): DiffLine[] => {
      // The library's own line about a missing last line break.
      const kind = KINDS[line.charAt(0)];
      return kind ? [{ kind, text: line.slice(1) }] : [];
    }),
  ]);
}
