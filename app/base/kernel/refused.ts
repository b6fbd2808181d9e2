/** What was asked for cannot be done; the message says why to whoever asked. */
export class Refused extends Error {}

/** Ends the process with exit code 1 and the reasons on standard error, as text, or as JSON with `--json`. */
export function exitOnProblems(problem: string): never {
  console.error(process.argv.includes("--json") ? JSON.stringify({ error: problem }) : problem);
  process.exit(1);
}
