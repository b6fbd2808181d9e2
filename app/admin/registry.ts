import { backup, restore } from "./backup";
import { check } from "./check";
import { client } from "./client";
import type { Command } from "./command";
import { content } from "./content";
import { generations } from "./generations";
import { imports } from "./import";
import { invitation } from "./invitation";
import { keys } from "./keys";
import { mail } from "./mail";
import { migrateToPostgres } from "./migrate-to-postgres";
import { newsletter } from "./newsletter";
import { upgrade } from "./upgrade";
import { user } from "./user";
import { waitlist } from "./waitlist";

/** The commands: nouns with their verbs, one file each, or verbs without a noun; in the order of the help. */
export const REGISTRY: Record<string, Record<string, Command> | Command> = {
  user,
  import: imports,
  invitation,
  generations,
  check,
  mail,
  content,
  upgrade,
  backup,
  restore,
  "migrate-to-postgres": migrateToPostgres,
  client,
  keys,
  newsletter,
  waitlist,
};

export function isCommand(entry: Record<string, Command> | Command): entry is Command {
  return typeof entry.run === "function";
}
