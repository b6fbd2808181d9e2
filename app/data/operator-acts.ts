import type { AuditKind } from "~/domain/audit";
import { type ActedBy, recordEvent } from "./audit";
import type { Queries } from "./database";

/** Who acts on the desk, and the revision that the page showed; the command line shows no page. */
export type Actor = ActedBy & { revision?: string };

export const COMMAND_LINE: Actor = { ip: "command line" };

/** What an operator does on the desk. The member's own trail does not say which operator it was. */
export function byOperator({ id }: { id: string }): Required<ActedBy> {
  return { ip: "operator", operatorId: id };
}

/** Notes what was done to the site itself, on the desk or the command line; `detail` says to what. */
export async function noteOnDesk(
  tx: Queries,
  { ip, operatorId }: ActedBy,
  kind: AuditKind,
  detail: string,
): Promise<void> {
  await recordEvent(tx, { userId: null, kind, detail, ip, operatorId });
}

/**
 * Why an act cannot be done; the message is for the operator. `revision`: the present one, where somebody else has
 * changed the thing, so that the button can be pressed again.
 */
export class ActRefused extends Error {
  override name = "ActRefused";
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
  hold: (tx: Queries, id: string) => Promise<Thing>;
  /** Of what the page shows. It differs when somebody else has changed that. */
  revisionOf: (thing: Thing) => string;
  /** Tells an operator that it was changed, and what it is now; `before` is the page's revision. */
  changed: (thing: Thing, before: string) => string;
};

/** Two operators may press at once: compared while the thing is locked. @throws ActRefused when it is not what the page showed */
export async function holdAsSeen<Thing>(
  tx: Queries,
  { hold, revisionOf, changed }: ActedOn<Thing>,
  id: string,
  { revision }: Actor,
): Promise<Thing> {
  const thing = await hold(tx, id);
  const now = revisionOf(thing);
  if (revision !== undefined && revision !== now) throw new ActRefused(changed(thing, revision), now);
  return thing;
}
