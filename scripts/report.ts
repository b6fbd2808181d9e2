// What a measurement or a trial found, a line each.

let failures = 0;

/** What is the same on every machine: it decides the exit code. */
export function verdict(name: string, good: boolean, figures: string): void {
  if (!good) failures++;
  console.log(`${good ? "ok    " : "FAILED"} ${name}: ${figures}`);
}

/** Of times or of memory, beside what it is compared with in the same run: told, since it depends on the machine. */
export function ratio(name: string, value: number, wanted: string, figures: string): void {
  console.log(`${value.toFixed(2).padStart(6)} ${name} (${wanted}): ${figures}`);
}

export const exitCode = () => (failures > 0 ? 1 : 0);
