import type { LibraryQuestion } from "./library/first-questions";
import { anyOf, plain } from "./phrases";

/** A heading: a short line, or the beginning of a line up to its colon or question mark; then the rest of the line. */
const HEADING = /^([^:?：？]{1,60})(?:[:?：？](.*))?$/u;

/** Returns whether the author has answered this question under a heading of its own: "What must never happen:". */
export function isSettled(idea: string, { settledUnder }: Pick<LibraryQuestion, "settledUnder">): boolean {
  if (!settledUnder) return false;
  const names = new RegExp(anyOf(settledUnder), "u");
  const lines = idea.split("\n").map((line) => line.trim());
  return lines.some((line, at) => {
    const [, heading = "", rest = ""] = HEADING.exec(line) ?? [];
    // A whole sentence is no heading.
    if (/[.!,;。]/.test(heading)) return false;
    const says = /[\p{L}\p{N}]/u;
    const below = lines.slice(at + 1).find((each) => each !== "") ?? "";
    return (says.test(rest) || says.test(below)) && names.test(plain(heading));
  });
}
