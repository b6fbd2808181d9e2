import { runAdmin } from "~/admin/run";

/** What a command of the operator's command line printed, and its exit code. */
export async function admin(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: "", err: "" };
  const code = await runAdmin(args, {
    out: (text) => (printed.out += `${text}\n`),
    err: (text) => (printed.err += `${text}\n`),
  });
  return { code, ...printed };
}

/** A command's answer as a program gets it. @throws when it failed. */
export async function adminJson(...args: string[]): Promise<unknown> {
  const { code, out, err } = await admin(...args, "--json");
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out);
}
