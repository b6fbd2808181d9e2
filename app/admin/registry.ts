import { backup, restore } from "./backup";
import { check } from "./check";
import { client } from "./client";
import type { Command } from "./command";
import { keys } from "./keys";
import { migrateToPostgres } from "./migrate-to-postgres";
import { tokens } from "./tokens";
import { user } from "./user";

/** A noun with its verbs, one file each; or a verb that needs no noun. The order is the help's. */
export const REGISTRY: Record<string, Record<string, Command> | Command> = {
  user,
  tokens,
  check,
  backup,
  restore,
  "migrate-to-postgres": migrateToPostgres,
  client,
  keys,
};

export function isCommand(entry: Record<string, Command> | Command): entry is Command {
  return typeof entry.run === "function";
}
