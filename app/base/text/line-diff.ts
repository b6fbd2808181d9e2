import { structuredPatch } from "diff";

/** A line of a comparison. "gap" stands for omitted lines that are equal in both texts. */
export type DiffLine = { kind: "same" | "added" | "removed" | "gap"; text: string };

/** Number of unchanged lines shown around each change. */
const AROUND = 2;

const KINDS: Record<string, DiffLine["kind"]> = { " ": "same", "+": "added", "-": "removed" };

/** Compares two texts line by line. Empty when they are equal. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const { hunks } = structuredPatch("", "", before, after, "", "", { context: AROUND });
  return hunks.flatMap(({ lines, newStart }, at) => [
    ...(at > 0 || newStart > 1 ? [{ kind: "gap" as const, text: "" }] : []),
    ...lines.flatMap((line): DiffLine[] => {
      // Skips the library's own line about a missing newline at the end.
      const kind = KINDS[line.charAt(0)];
      return kind ? [{ kind, text: line.slice(1) }] : [];
    }),
  ]);
}
