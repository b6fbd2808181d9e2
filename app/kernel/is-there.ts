import { statSync } from "node:fs";
import { closedReason } from "./closed";

/** A file or folder that may be there, but this account may not look. */
export class OutOfReach extends Error {}

/**
 * Whether a file or folder is there. `existsSync` says no as well where it may not look, and then an operator is told that
 * something is missing which is not. @throws OutOfReach, for people
 */
export function isThere(at: string): boolean {
  try {
    return statSync(at, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // No file has such a name, and none is below another.
    if (code === "ENAMETOOLONG" || code === "ENOTDIR") return false;
    const why = closedReason(error as Error) ?? `${at} cannot be read (${code})`;
    throw new OutOfReach(`${why}.`, { cause: error });
  }
}
