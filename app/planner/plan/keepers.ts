import { NOUN_OF_VERB } from "../catalogue/nouns";
import { storyActor } from "./actors";
import { canonical } from "./canonical";
import { type Draft, type EntityDraft, heldBy, JUDGES } from "./draft";

/** Doings that bring an entry into the app, and such as look after one that is there. */
const MAKES =
  /^(?:add|log|post|upload|time|book|order|request|scan|import|generate|assign|share|lend|sign|answer|pay|vote|join|invite)$/;
const TENDS = /^(?:edit|remove|mark|split|swap)$/;

/** What is borrowed, taken back or given back stays whose it was. */
export const TAKES =
  /^(?:borrow|return|rent|hire|bring back|give back|hand back|take back|take out|check out|check in)$/;
/** What somebody hands in for somebody else to deal with. */
const ASKED = /(?:^| )(?:request|application|claim|complaint|inquiry|enquiry|order|ticket|question)$/;

/** Tables that are made of entries of another: whose those are, theirs it is. */
const MADE_OF_ENTRIES = /(?:^| )(?:timesheet|time sheet|expense report|logbook|diary|journal|statement)$/;
const ENTRIES = /(?:^| )(?:entry|expense|shift)$/;

/** Who brings entries of a table into the app by something that the idea tells of; "" where it tells nothing. */
export function makerOf(draft: Draft, entity: EntityDraft): string {
  return doerOf(MAKES, draft, entity);
}

function doerOf(kind: RegExp, draft: Draft, { noun }: EntityDraft): string {
  // Who books a wheel has a booking, and no wheel.
  const leaves = (verb: string) => {
    const made = NOUN_OF_VERB[verb];
    return draft.entities.some((one) => made && one.noun.endsWith(made) && one.noun !== noun);
  };
  const deed = draft.reading.actions.find(
    (action) =>
      action.actor !== "app" &&
      !leaves(action.verb) &&
      !TAKES.test(action.verb) &&
      kind.test(action.class) &&
      action.objects.some((object) => canonical(object) === noun),
  );
  const actor = deed && storyActor(deed, draft);
  return actor && draft.roles.some((role) => role.noun === actor) ? actor : "";
}

/**
 * Who keeps a table that belongs to nobody: whoever enters it, else looks after it, else has the entries that it is made
 * of. Who only approves of it, looks at it or is told of it never does.
 */
export function keeperOf(draft: Draft, entity: EntityDraft): string {
  const tends = doerOf(TENDS, draft, entity);
  const asked = ASKED.test(entity.noun);
  const known = makerOf(draft, entity) || (asked ? "" : tends) || holderOfEntries(draft, entity);
  if (known) return known;
  // Who approves of it did not hand it in; who deals with requests asked for nothing.
  const judge = doerOf(/^approve$/, draft, entity) || (asked ? tends : "");
  if (asked && judge && judge !== draft.user) return draft.user;
  const usual = JUDGES.test(draft.staff) ? draft.user : draft.staff;
  return usual === judge ? (draft.roles.find(({ noun }) => noun !== judge)?.noun ?? usual) : usual;
}

function holderOfEntries(draft: Draft, { noun }: EntityDraft): string {
  if (!MADE_OF_ENTRIES.test(noun)) return "";
  const entries = draft.entities.find((one) => ENTRIES.test(one.noun) && one.noun !== noun);
  return draft.roles.find((role) => entries && heldBy(entries, role.noun))?.noun ?? "";
}

/** A timesheet and its entries, where the plan has both; else null. */
export function sheetAndEntries(draft: Draft): readonly [EntityDraft, EntityDraft] | null {
  const sheet = draft.entities.find(({ noun }) => MADE_OF_ENTRIES.test(noun));
  const entries = draft.entities.find((one) => one !== sheet && ENTRIES.test(one.noun));
  return sheet && entries ? [entries, sheet] : null;
}
