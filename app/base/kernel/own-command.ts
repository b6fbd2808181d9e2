import { execFile } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { shutdownSignal } from "./shutdown";

/** Runs our own command at low priority, until this process ends. @returns its output @throws Error with its standard error */
export async function runOwnCommand(...args: string[]): Promise<string> {
  const program = path.resolve("build/admin/admin.js");
  const running = promisify(execFile)(process.execPath, [program, ...args], { signal: shutdownSignal });
  try {
    const { pid } = running.child;
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
    return (await running).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message);
  }
}
