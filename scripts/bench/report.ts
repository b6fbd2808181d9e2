/** What a run found: bytes and counts decide its exit code; times depend on the machine and are told. */
const missed: string[] = [];
let failures = 0;

type Bound = { least: number } | { most: number };
const holds = (value: number, bound: Bound) =>
  "least" in bound ? value >= bound.least : value <= bound.most;
const words = (bound: Bound) => ("least" in bound ? `at least ${bound.least}` : `at most ${bound.most}`);

/** Bytes or a count: the same on every machine. */
export function gate(name: string, value: number, bound: Bound, unit = ""): void {
  const good = holds(value, bound);
  if (!good) failures++;
  console.log(`${good ? "ok    " : "FAILED"} ${name}: ${value}${unit && ` ${unit}`} (${words(bound)})`);
}

/** A ratio of times or of memory, beside the thing it is compared with in the same run. */
export function ratio(name: string, value: number, bound: Bound, figures: string): void {
  const good = holds(value, bound);
  if (!good) missed.push(name);
  console.log(`${good ? "met   " : "MISSED"} ${name}: ${value.toFixed(2)} (${words(bound)}); ${figures}`);
}

/** A figure without a bound. */
export function tell(name: string, figures: string): void {
  console.log(`       ${name}: ${figures}`);
}

/** @returns the exit code. */
export function summary(): number {
  console.log(
    missed.length === 0
      ? "\nEvery ratio is met."
      : `\nRatios missed:\n${missed.map((name) => `  ${name}`).join("\n")}`,
  );
  console.log(failures === 0 ? "Every gate holds." : `${failures} gates failed.`);
  return failures === 0 ? 0 : 1;
}
