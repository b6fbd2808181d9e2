import { execFile } from "node:child_process";

/**
 * Runs a program (CommonJS; its `args` begin at `process.argv[1]`) in a process of its own that knows nothing of this one: for
 * libraries that may run for hours, or end their process, over what strangers made.
 * @returns what it printed; nothing when it failed or took longer than `patienceMs`
 */
export function runApart(
  program: string,
  { args, input, patienceMs }: { args: string[]; input: string; patienceMs: number },
): Promise<Buffer> {
  const env = {} as NodeJS.ProcessEnv;
  const options = { env, timeout: patienceMs, killSignal: "SIGKILL", encoding: "buffer" } as const;
  return new Promise((resolve) => {
    const done = (error: unknown, printed: Buffer) => resolve(error ? Buffer.alloc(0) : printed);
    const child = execFile(process.execPath, ["-e", program, ...args], options, done);
    // It may end before it has read everything.
    child.stdin?.on("error", () => {}).end(input);
  });
}
