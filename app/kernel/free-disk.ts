import { existsSync, statfsSync } from "node:fs";
import path from "node:path";

export const MEBIBYTE = 1024 * 1024;

/** With less free the site is about to stop taking writes. */
export const LEAST_FREE_MIB = 200;

/** Bytes free on the disk that a folder is on, or will be on once a start has made it. */
export function freeBytesAt(folder: string): number {
  if (!existsSync(folder)) return freeBytesAt(path.dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const freeMiBAt = (folder: string): number => Math.floor(freeBytesAt(folder) / MEBIBYTE);

/** Says that there is too little room. What is needed is rounded up, what is free down: they never look alike. */
export const roomText = (neededMiB: number, freeMiB: number): string =>
  `It needs at least ${Math.ceil(neededMiB)} MiB, and ${(Math.floor(freeMiB * 10) / 10).toFixed(1)} are free.`;
