import { invitation } from "~/accounts/cli/invitation";
import { person } from "~/accounts/cli/person";
import { user } from "~/accounts/cli/user";
import type { Command } from "~/base/command";
import { imports } from "~/imports/cli/import";
import { backup, restore } from "~/operations/cli/backup";
import { check } from "~/operations/cli/check";
import { exports } from "~/operations/cli/export";
import { keys } from "~/operations/cli/keys";
import { mail } from "~/operations/cli/mail";
import { migrateToPostgres } from "~/operations/cli/migrate-to-postgres";
import { upgrade } from "~/operations/cli/upgrade";
import { client } from "~/sign-on/cli/client";
import * as areas from "../areas";

/** The commands: nouns with their verbs, one file each, or verbs without a noun; in the order of the help. */
export const REGISTRY: Record<string, Record<string, Command> | Command> = {
  user,
  person,
  import: imports,
  export: exports(Object.values(areas)),
  invitation,
  check,
  mail,
  upgrade,
  backup,
  restore,
  "migrate-to-postgres": migrateToPostgres,
  client,
  keys,
};

export function isCommand(entry: Record<string, Command> | Command): entry is Command {
  return typeof entry.run === "function";
}
