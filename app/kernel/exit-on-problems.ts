/** Ends a start that cannot succeed, with the reasons as text, or as JSON with `--json`. */
export function exitOnProblems(problem: string): never {
  console.error(process.argv.includes("--json") ? JSON.stringify({ error: problem }) : problem);
  process.exit(1);
}
