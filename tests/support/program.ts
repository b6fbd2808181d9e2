import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a program that is killed when the tests end, so that an interrupted run leaves none running. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  // After "exit" there may still be output to read.
  const closed = once(child, "close");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid as number,
    /** Returns everything that it has printed so far. */
    said: () => said,
    hasEnded,
    /** Stops it, and reads what it still has to say. @returns its exit code; null when it was killed */
    async stop(signal: NodeJS.Signals = "SIGTERM", patienceMs = 30_000): Promise<number | null> {
      process.off("exit", kill);
      if (!hasEnded()) child.kill(signal);
      const late = setTimeout(() => {
        kill();
        // A program that it started may live on, and keep them open.
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
      }, patienceMs);
      await closed;
      clearTimeout(late);
      return child.exitCode;
    },
  };
}
