import type { Queries } from "~/base/data/database";
import { Refused } from "~/base/kernel/refused";
import type { AuditKind } from "~/identity/audit-kinds";
import { type ActedBy, recordEvent } from "./audit";

/** Who acts as an operator, and the revision that their page showed; the command line shows none. */
export type Actor = ActedBy & { revision?: string };

export const COMMAND_LINE: Actor = { ip: "command line" };

/** Returns how the trail names an operator who acts on the desk. Members see only "operator", not which one. */
export function byOperator({ id }: { id: string }): Required<ActedBy> {
  return { ip: "operator", operatorId: id };
}

/** Records an action on the site itself, by desk or command line; `detail` says what it was about. */
export async function noteOnDesk(
  tx: Queries,
  { ip, operatorId }: ActedBy,
  kind: AuditKind,
  detail: string,
): Promise<void> {
  await recordEvent(tx, { userId: null, kind, detail, ip, operatorId });
}

/**
 * An operator's action cannot be done; the message is for them. `revision` is the current one where somebody else has
 * changed the thing meanwhile, so that the button can be pressed again.
 */
export class ActRefused extends Refused {
  constructor(
    message: string,
    readonly revision?: string,
  ) {
    super(message);
  }
}

/** A kind of thing that operators act on. */
export type ActedOn<Thing> = {
  /** Finds one and locks it until the transaction ends. */
  lock: (tx: Queries, id: string) => Promise<Thing>;
  /** A revision of what the page shows: it differs once somebody else has changed that. */
  revisionOf: (thing: Thing) => string;
  /** The message that somebody else has changed it, and to what; `before` is the revision on the operator's page. */
  changed: (thing: Thing, before: string) => string;
};

/** Locks a thing as the operator's page showed it. @throws ActRefused when somebody else has changed it */
export async function lockAsSeen<Thing>(
  tx: Queries,
  { lock, revisionOf, changed }: ActedOn<Thing>,
  id: string,
  { revision }: Actor,
): Promise<Thing> {
  const thing = await lock(tx, id);
  const now = revisionOf(thing);
  if (revision !== undefined && revision !== now) throw new ActRefused(changed(thing, revision), now);
  return thing;
}
