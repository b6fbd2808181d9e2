import type { Action } from "../read/reading";
import { plural } from "../text/words";
import { storyActor } from "./actors";
import { canonical } from "./canonical";
import type { Draft, EntityDraft } from "./draft";
import { addColumn, setStatuses } from "./given-columns";

/**
 * Columns and states that doings and rules of an idea take for granted and that no shape of a thing has: whoever refuses
 * gives a reason, what was answered in time was answered at some time, "billable entries" are billable or not.
 */

/** Doings that end in a yes or a no to what somebody else handed in. */
const DECIDES = /^(?:approve|validate|authori[sz]e|reject|refuse|deny|vet)$/;
const YES_OR_NO = /^(?:accept|confirm) (?:or|and) (?:reject|decline|refuse|deny)\b/;
const YES = /^(?:approved|accepted|confirmed|agreed|published|verified)$/;
const NO =
  /^(?:declined|refused|rejected|sent back|cancelled|called off|withdrawn|not .+|closed early|lost|open)$/;

/** What is agreed on the way, and hangs on no yes of one person. */
const NO_CASE = /(?:^| )(?:rule|mail|message|table|day|night|receipt|attendance|price|measure|team|room)$/;

/** Gives the tables what decisions, rules and answers need. */
export function giveNeeded(draft: Draft): void {
  if (draft.clarity === "unclear") return;
  for (const { action, entity } of decisionsOf(draft)) decideOn(entity, action, draft);
  giveQualities(draft);
  giveAnswers(draft);
  giveWhereabouts(draft);
  giveStandings(draft);
}

type Decision = { action: Action; entity: EntityDraft };

/** What somebody says yes or no to, as the doings of the idea tell it. */
export function decisionsOf(draft: Draft): Decision[] {
  return draft.reading.actions.flatMap((action) => {
    const decides =
      action.class === "approve" &&
      action.actor !== "app" &&
      (DECIDES.test(action.verb) || YES_OR_NO.test(action.phrase));
    if (!decides) return [];
    const [first] = action.objects.flatMap(
      (noun) => draft.entities.find((one) => one.noun === canonical(noun)) ?? [],
    );
    const account = /\b(?:accounts?|profiles?)\b/.test(action.phrase);
    const person = first?.person || (!first && account);
    const entity = person
      ? draft.entities.find(
          (one) =>
            one.person &&
            one.noun === (first?.noun ?? draft.user) &&
            (account || one.noun === draft.user) &&
            one.noun !== storyActor(action, draft),
        )
      : first;
    return entity && !NO_CASE.test(entity.noun) ? [{ action, entity }] : [];
  });
}

/** A no is a state of its own, with its reason, who said it and when. */
function decideOn(entity: EntityDraft, action: Action, draft: Draft): void {
  const { statuses, noun } = entity;
  const said = draft.reading.statuses.some((one) => canonical(one.owner) === noun);
  // A state that leads to no yes belongs to something else that is decided.
  if (statuses.length > 0 && !statuses.some((state) => YES.test(state))) return;
  if (statuses.length === 0) setStatuses(entity, ["waiting", "approved", "declined"]);
  else if (!said && !statuses.slice(1).some((state) => NO.test(state)))
    setStatuses(entity, [
      ...statuses,
      /^(?:submitted|handed in|entered)$/.test(statuses[1] ?? statuses[0] ?? "") ? "sent back" : "declined",
    ]);
  const judge = storyActor(action, draft);
  const table = draft.entities.some((one) => one.person && one.noun === judge);
  if (!table) addColumn(entity, "decided by", "text", "implied");
  addColumn(entity, "time decided", "date and time", "implied");
  addColumn(entity, "decision reason", "long text", "implied");
}

/** Words before a noun that are true of an entry or not. */
const QUALITIES =
  "billable|taxable|refundable|deductible|returnable|perishable|fragile|confidential|recurring|chargeable|wheelchair-accessible";
/** States that an entry has got into where the idea calls it so. */
const REACHED = "approved|locked|verified|archived";

/** "Approved, billable entries": each word before the noun is a state of it, or true or not. */
function giveQualities({ reading, entities }: Draft): void {
  if (reading.language !== "en") return;
  for (const entity of entities) {
    if (entity.person) continue;
    const last = entity.noun.slice(entity.noun.lastIndexOf(" ") + 1);
    const alone = entities.filter(({ noun }) => noun.endsWith(last)).length === 1;
    const nouns = [entity.noun, ...(alone ? [last] : [])].flatMap((noun) => [plural(noun), noun]);
    const before = (words: string) =>
      [
        ...reading.text.matchAll(
          new RegExp(
            `\\b(${words})(?:,? (?:and |or )?[\\p{L}-]+(?:ed|able|ible))? (?:${nouns.join("|")})\\b`,
            "gu",
          ),
        ),
      ].map(([, word = ""]) => word);
    for (const word of before(QUALITIES)) addColumn(entity, word, "yes/no", "named");
    const known = reading.statuses.some((one) => canonical(one.owner) === entity.noun);
    for (const word of before(REACHED))
      if (!known && entity.statuses.length > 0 && !entity.statuses.includes(word) && word === "approved")
        setStatuses(entity, [...entity.statuses, word]);
  }
}

/** What is late when nobody answered it came in at some time, and was answered at some. */
function giveAnswers({ capabilities, entities }: Draft): void {
  if (!capabilities.some(({ id }) => id === "leads")) return;
  const asked = entities.find(({ noun }) => /(?:^| )(?:lead|inquiry|enquiry)$/.test(noun));
  if (!asked) return;
  if (!asked.fields.some(({ name }) => /received|made|sent|asked/.test(name)))
    addColumn(asked, "time received", "date and time", "implied");
  addColumn(asked, "answered at", "date and time", "implied");
}

/** A place that is let or sold is somewhere, and is described to those who look for one. */
function giveWhereabouts({ entities }: Draft): void {
  for (const entity of entities) {
    if (!/(?:^| )(?:property|house|flat|apartment|villa|cottage|holiday home)$/.test(entity.noun)) continue;
    if (!entity.fields.some(({ name }) => /^(?:price|rent)\b/.test(name))) continue;
    addColumn(entity, "address", "place", "implied");
    addColumn(entity, "description", "long text", "implied");
  }
}

/** Whoever can be suspended is in good standing or not. */
function giveStandings({ capabilities, entities, roles, user }: Draft): void {
  const judged =
    capabilities.some(({ id }) => id === "moderation") && roles.some(({ noun }) => noun === "moderator");
  const person = entities.find(({ noun, person }) => person && noun === user);
  if (judged && person && person.statuses.length === 0) setStatuses(person, ["active", "suspended"]);
}
