import { eq, getTableName } from "drizzle-orm";
import { endSessions } from "~/accounts/end-sessions";
import { isPostgres } from "~/base/data/columns";
import { reader, transaction } from "~/base/data/database";
import { changeRows } from "~/base/data/rows";
import { switches } from "~/base/data/tables";
import { now } from "~/base/kernel/clock";
import { COMMAND_NAME } from "~/base/kernel/config";
import { listed } from "~/base/kernel/sentence";
import { brainDumps } from "~/braindumper/tables";
import { invitations, users } from "~/identity/tables";
import { newsletterSubscriptions as subscriptions } from "~/newsletter/tables";
import { ssoClients } from "~/sign-on/tables";
import { readThere } from "./backup";

/** What somebody shut since a backup, and its restore shuts again: `field` gets a time, or null. `is` says it in SQL. */
const SHUT = {
  left: { table: subscriptions, field: "endedAt", is: "ended_at IS NOT NULL", says: "Unsubscribed" },
  disabled: { table: users, field: "disabledAt", is: "disabled_at IS NOT NULL", says: "Disabled" },
  demoted: { table: users, field: "operatorSince", is: "operator_since IS NULL", says: "Demoted" },
  revoked: { table: invitations, field: "revokedAt", is: "revoked_at IS NOT NULL", says: "Revoked" },
  closed: { table: ssoClients, field: "disabledAt", is: "disabled_at IS NOT NULL", says: "Disabled clients" },
} as const;
const shut = Object.entries(SHUT);

/** SQL for texts about a table's rows, each after the row's id; null leaves a row out. */
type Asked = [kind: string, table: string, text: string, since?: string][];

const joined = (...parts: string[]) => parts.join(" || ' ' || ");
const subscriber = "coalesce(email, (SELECT u.email FROM users u WHERE u.id = user_id))";
const confirmed = "CASE WHEN verified_at IS NOT NULL OR signup_source LIKE 'import %' THEN email END";

/** What a restore can bring back. Nobody is told of a sign-up that was never confirmed. */
const NAMES: Asked = [
  ["name", "users", joined("id", confirmed), "created_at"],
  ["name", "newsletter_subscriptions", joined("id", subscriber), "consented_at"],
  ["name", "waitlist_entries", joined("id", "email"), "created_at"],
  ["name", "invitations", joined("id", "'invitation'", "number"), "created_at"],
  ["name", "sso_clients", joined("id", "name"), "created_at"],
];

const factorsIn = (table: string) =>
  `(SELECT count(*) || ' ' || coalesce(CAST(max(created_at) AS text), '') FROM ${table} WHERE user_id = users.id)`;
const proofs = joined("id", "email", "password_hash", factorsIn("one_time_codes"), factorsIn("passkeys"));

/** What a restore compares, of what was there when it began: who comes while it runs was never in the backup. */
const compared = (begun: Date): Asked => [
  ...NAMES.map(([, table, , since]): Asked[0] => [
    "back",
    table,
    `CASE WHEN ${isPostgres ? `extract(epoch FROM ${since}) * 1000` : since} <= ${begun.getTime()} THEN id END`,
  ]),
  ...shut.map(([kind, { table, is }]): Asked[0] => [
    kind,
    getTableName(table),
    `CASE WHEN ${is} THEN id END`,
  ]),
  ["changed", "users", proofs],
  ["changed", "sso_clients", joined("id", "secret_hash")],
  ["groups", "users", joined("id", "CAST(groups AS text)")],
  ["groups", "sso_clients", joined("id", "CAST(groups AS text)")],
  ["page", "brain_dumps", joined("id", "shared_id")],
];
const SIGNED_IN: Asked = [
  ["in", "sessions", "user_id"],
  ["in", "sso_records", "user_id"],
];

/** Returns "kind id text" of all that is asked for, from the configured database of any version. */
const read = (asked: Asked) =>
  readThere(async (textsIn) => {
    const found = new Set<string>();
    for (const [kind, table, text] of asked)
      for (const each of await textsIn(table, text)) if (each !== null) found.add(`${kind} ${each}`);
    return found;
  });

/** Reads what a restore compares that began at this time. */
export const readState = (begun: Date) => read(compared(begun));

const words = (text: string) => text.split(" ") as [kind: string, id: string, ...string[]];

/** The need that tells it, and the first word of its rows in `switches`; kind and id follow. */
export const UNDONE = "undone";

type Row = typeof switches.$inferSelect;

/** Returns "kind id" of what was noted and no operator has marked as done. */
function openIn(rows: Row[]): string[] {
  const done = rows.find(({ name }) => name === `done ${UNDONE}`)?.since ?? new Date(0);
  const open = rows.filter(({ name, since }) => name.startsWith(`${UNDONE} `) && since > done);
  return open.map(({ name }) => name.slice(UNDONE.length + 1));
}

/**
 * After a restore: signs everybody out, shuts again what was shut in the database before it (null if none can be read),
 * takes plans' pages away that it did not have, and notes what the restore has undone, with what was still noted there.
 */
export async function keepShut(
  { begun, isRehearsal }: { begun: Date; isRehearsal: boolean },
  before: { had: Set<string>; switches: Row[] } | null,
): Promise<void> {
  const has = await readState(begun);
  // One that knows nobody is of a site that was just started.
  const had = before?.had.size ? before.had : has;
  const lost = (from: Set<string>, to: Set<string>) => [...from].filter((each) => !to.has(each)).map(words);
  const again = lost(has, had);
  const undone: ReturnType<typeof words>[] = [
    ...(isRehearsal || before?.had.size ? [] : [words("unknown -")]),
    ...again.filter(([kind]) => kind === "back"),
    ...lost(had, has).filter(([, id]) => has.has(`back ${id}`)),
  ];
  const signedIn = await read(SIGNED_IN);
  await transaction(async (tx) => {
    for (const [, id] of [...signedIn].map(words)) await endSessions(tx, id);
    for (const [kind, id] of undone) {
      const { table, field = "" } = SHUT[kind as keyof typeof SHUT] ?? {};
      const change = { [field]: kind === "demoted" ? null : now() };
      if (table) await tx.update(table).set(change).where(eq(table.id, id));
    }
    for (const [kind, id] of again)
      if (kind === "page") await changeRows(tx, brainDumps, eq(brainDumps.id, id), { sharedId: null });
    for (const each of [...openIn(before?.switches ?? []), ...undone.map(([kind, id]) => `${kind} ${id}`)]) {
      const row = { name: `${UNDONE} ${each}`, since: now() };
      await tx.insert(switches).values(row).onConflictDoUpdate({ target: switches.name, set: row });
    }
  });
}

/** Returns what restores have undone, by kind: the names of those that are still there. */
export async function listUndone(): Promise<Record<string, string[]>> {
  const open = openIn(await reader().select().from(switches)).map(words);
  const named = [...(open.length > 0 ? await read(NAMES) : [])].map(words);
  const names = new Map(named.map(([, id, ...name]) => [id, name.join(" ")]));
  names.set("-", "accounts, operators, subscriptions, invitations, clients");
  const of = (kind: string) => open.flatMap(([each, id]) => (each === kind && names.get(id)) || []);
  return Object.fromEntries(
    ["unknown", "back", ...Object.keys(SHUT), "changed", "groups"].map((kind) => [
      kind,
      [...new Set(of(kind))],
    ]),
  );
}

/** Says that in sentences. */
export function undoneTexts(undone: Record<string, string[]>): string[] {
  const says: Record<string, string> = {
    unknown: "No database before it says what was shut since the restored backup and is open again",
    back: `In the restored backup and not in the database before it (${COMMAND_NAME} person delete EMAIL, if deleted since)`,
    groups: "With the groups of the restored backup",
    changed: "With email, password, second factor or secret as in the restored backup, to be changed again",
  };
  for (const [kind, { says: done }] of shut) says[kind] = `${done} since the restored backup, and still`;
  return Object.entries(undone).flatMap(([kind, names]) =>
    names.length > 0 ? [`${says[kind]}: ${listed(names, 10)}.`] : [],
  );
}
