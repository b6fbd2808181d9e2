import { existsSync, statfsSync } from "node:fs";
import path from "node:path";

export const MEBIBYTE = 1024 * 1024;

/** With less free space than this, the disk will soon be too full to write. */
export const LEAST_FREE_MIB = 200;

/** Returns the free bytes on the disk of a folder, which need not exist yet. */
export function freeBytesAt(folder: string): number {
  if (!existsSync(folder)) return freeBytesAt(path.dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const freeMiBAt = (folder: string): number => Math.floor(freeBytesAt(folder) / MEBIBYTE);

/** Says that there is too little room. Need is rounded up and room down, so that they never look equal. */
export const roomText = (neededMiB: number, freeMiB: number): string =>
  `It needs at least ${Math.ceil(neededMiB)} MiB, and ${(Math.floor(freeMiB * 10) / 10).toFixed(1)} are free.`;
