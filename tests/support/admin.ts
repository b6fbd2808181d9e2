import { runAdmin } from "~/cli/run";

/** Runs a command of the command line in this process. @returns its output and exit code */
export async function admin(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: "", err: "" };
  const code = await runAdmin(args, {
    out: (text) => (printed.out += `${text}\n`),
    err: (text) => (printed.err += `${text}\n`),
  });
  return { code, ...printed };
}

/** Runs a command with --json. @returns its parsed answer @throws Error when it failed */
export async function adminJson(...args: string[]): Promise<unknown> {
  const { code, out, err } = await admin(...args, "--json");
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out);
}
