import { statSync } from "node:fs";
import { accessProblem } from "./file-access";

/** Returns whether a file exists. `existsSync` says false without permission too. @throws Error, for operators, without permission */
export function isThere(at: string): boolean {
  try {
    return statSync(at, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // No file can have so long a name, or be inside another file.
    if (code === "ENAMETOOLONG" || code === "ENOTDIR") return false;
    const why = accessProblem(error as Error) ?? `${at} cannot be read (${code})`;
    throw new Error(`${why}.`, { cause: error });
  }
}
