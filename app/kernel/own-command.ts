import { execFile } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { buildFolder } from "./build-folder";
import { shutdownSignal } from "./shutdown";

/**
 * Runs a command of this build's own command line in a process of its own, behind the visitors; it ends with this one.
 * @returns what it printed @throws Error with its last words
 */
export async function runOwnCommand(...args: string[]): Promise<string> {
  const program = path.resolve(buildFolder ?? "build", "admin/admin.js");
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
