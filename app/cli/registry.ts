import { generations } from "~/accounts/cli/generations";
import { invitation } from "~/accounts/cli/invitation";
import { user } from "~/accounts/cli/user";
import type { Command } from "~/base/command";
import { imports } from "~/imports/cli";
import { newsletter } from "~/newsletter/cli";
import { backup, restore } from "~/operations/cli/backup";
import { check } from "~/operations/cli/check";
import { exports } from "~/operations/cli/export";
import { keys } from "~/operations/cli/keys";
import { mail } from "~/operations/cli/mail";
import { migrateToPostgres } from "~/operations/cli/migrate-to-postgres";
import { upgrade } from "~/operations/cli/upgrade";
import { client } from "~/sign-on/cli/client";
import { content } from "~/site/cli";
import { waitlist } from "~/waitlist/cli";

/** The commands: nouns with their verbs, one file each, or verbs without a noun; in the order of the help. */
export const REGISTRY: Record<string, Record<string, Command> | Command> = {
  user,
  import: imports,
  export: exports,
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
