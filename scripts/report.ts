// Prints the results of measurements and trials, one per line.
import { isDeepStrictEqual } from "node:util";

let failures = 0;

/** Returns a percentile of the values. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 50);

/**
 * Prints results that must be the same on every machine. They decide the exit code.
 * @param facts for each what was found, and the expected value or a check
 */
export function verdict(name: string, facts: Record<string, [found: unknown, wanted: unknown]>): void {
  let good = true;
  const told = Object.entries(facts).map(([fact, [found, wanted]]) => {
    const holds = typeof wanted === "function" ? wanted(found) === true : isDeepStrictEqual(found, wanted);
    good &&= holds;
    return `${fact} ${found}${holds ? "" : typeof wanted === "function" ? " (WRONG)" : ` (WRONG: not ${wanted})`}`;
  });
  if (!good) failures++;
  console.log(`${good ? "ok    " : "FAILED"} ${name}: ${told.join("; ")}`);
}

/**
 * Prints a ratio of times or memory to something measured in the same run. Only printed, since it depends on the
 * machine.
 * @param pairs measured together, so that a busy machine affects both; the median of their ratios counts
 */
export function ratio(name: string, pairs: [number, number][], wanted: string, unit: string): void {
  const value = median(pairs.map(([here, there]) => here / there)).toFixed(2);
  const [here, there] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] as number)).toFixed(1));
  console.log(`${value.padStart(6)} ${name} (${wanted}): ${here} ${unit} beside ${there}`);
}

/** Runs the parts named on the command line, or all, passing on a number given there, then ends the process. */
export async function runParts(parts: Record<string, (count?: number) => Promise<unknown>>): Promise<never> {
  const words = process.argv.slice(2);
  const count = words.map(Number).find((each) => each > 0);
  const named = words.filter((word) => !Number(word));
  if (named.some((name) => !parts[name])) {
    console.error(`Known: ${Object.keys(parts).join(", ")}.`);
    process.exit(2);
  }
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    console.log(`\n== ${name} ==`);
    await parts[name]?.(count);
  }
  process.exit(failures > 0 ? 1 : 0);
}
