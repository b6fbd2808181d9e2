import type { Command } from "./command";
import { user } from "./user";

/** A noun with its verbs, one file each; or a verb that needs no noun. The order is the help's. */
export const REGISTRY: Record<string, Record<string, Command> | Command> = {
  user,
};

export function isCommand(entry: Record<string, Command> | Command): entry is Command {
  return typeof entry.run === "function";
}
