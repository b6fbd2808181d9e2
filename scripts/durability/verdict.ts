let failed = false;

/** One line of a durability run: what was tried, and what came of it. */
export function verdict(name: string, good: boolean, figures: string): void {
  if (!good) failed = true;
  console.log(`${good ? "ok    " : "FAILED"} ${name}: ${figures}`);
}

/** @returns the exit code. */
export const exitCode = () => (failed ? 1 : 0);
