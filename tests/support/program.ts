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
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid as number,
    /** Returns everything that it has printed so far. */
    said: () => said,
    hasEnded,
    /** Stops it. @returns its exit code; null when it was killed */
    async stop(signal: NodeJS.Signals = "SIGTERM", patienceMs = 30_000): Promise<number | null> {
      process.off("exit", kill);
      if (hasEnded()) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      const late = setTimeout(kill, patienceMs);
      await ended;
      clearTimeout(late);
      return child.exitCode;
    },
  };
}
