import { execFile } from "node:child_process";

/**
 * Runs a program (CommonJS source; its `args` begin at `process.argv[1]`) in a process of its own with an empty
 * environment: for libraries that strangers' input can keep busy for hours or crash.
 * @returns its output; empty when it failed or took longer than `patienceMs`
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
    // The program may end before it has read all of its input.
    child.stdin?.on("error", () => {}).end(input);
  });
}
