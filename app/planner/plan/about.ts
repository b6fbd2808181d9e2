import { NOUN_OF_VERB } from "../catalogue/nouns";
import { BUSINESSES } from "../catalogue/people";
import type { Action } from "../read/reading";
import { singular } from "../text/words";
import { canonical } from "./canonical";
import { type Draft, datedNoun, type EntityDraft } from "./draft";
import { takesPlace } from "./relations";

/** "Work 2 half days", "swap one thing": the object is no table, so nothing of the main table is claimed about it. */
export function isLoose(action: Action, noun: string, draft: Draft): boolean {
  if (
    !/^(?:act|add|log|choose|swap|mark|share|edit|book|order|request|lend|assign|sign|learn|post|approve|view|find|remove|cancel)$/.test(
      action.class,
    )
  )
    return false;
  // What the verb itself makes is meant: booking a course makes a booking.
  if (noun !== draft.main || NOUN_OF_VERB[action.verb] === noun || ownerOfColumn(action, draft) !== "")
    return false;
  const words = noun.split(" ");
  const spokenOf = [...action.objects, ...action.around].some((object) =>
    canonical(object)
      .split(" ")
      .some((word) => words.includes(word)),
  );
  return !spokenOf && (action.objects.length > 0 || asksBeside(action, draft));
}

/** "See where I am today", "note what each child can do": a question of its own, about no entry of the main table. */
function asksBeside(action: Action, draft: Draft): boolean {
  if (!/^(?:view|add|log)$/.test(action.class)) return false;
  const asked = /^[a-z]+(?: [a-z]+)? (what|how|where|when|why)\b/.exec(action.phrase)?.[1];
  if (asked === undefined) return false;
  // "See what is on": of what takes place it may well be asked.
  return action.class !== "view" || !takesPlace(draft.entities.find((one) => one.noun === draft.main));
}

/** The thing whose column an action is about, as the idea says it; "" when it is about none. */
function ownerOfColumn(action: Action, draft: Draft): string {
  return draft.reading.fields.find((field) => action.objects.includes(singular(field.name)))?.owner ?? "";
}

/** "Sitters answer": what is answered is what was posted or asked for. */
export function answersNobody(action: Action): boolean {
  return /^(?:answer|reply|respond)$/.test(action.verb) && action.phrase === action.verb;
}

/** Verbs of a no: said of what somebody else would say yes to. */
export const DECLINES = /^(?:decline|reject|refuse|deny|turn down)$/;

/** The table that a doing is about. */
export function nounOf(action: Action, draft: Draft): string {
  const has = (noun: string): EntityDraft | undefined =>
    draft.entities.find(
      (entity) =>
        entity.noun === canonical(noun) ||
        canonical(noun).endsWith(` ${entity.noun}`) ||
        (entity.person && entity.noun.endsWith(` ${canonical(noun)}`)),
    );
  if (action.class === "order" && has("order")) return "order";
  // "See who owes me": it is about what is owed, not about what it is owed for.
  const owed = /\bowes?\b/.test(action.phrase) ? (has("charge") ?? has("balance")) : undefined;
  if (owed) return owed.noun;
  // "Say if they come": to what takes place.
  if (
    /\b(?:if|whether) (?:they|he|she) (?:can )?(?:come|attend|join|make it)\b/.test(
      `${action.phrase} ${action.condition}`,
    )
  ) {
    const dated = datedNoun(draft);
    const takes = takesPlace(draft.entities.find((one) => one.noun === dated));
    return takes ? dated : (has("attendance")?.noun ?? dated);
  }
  // "See the agenda of the day": it is about what takes place, whatever else is on it.
  if (
    action.class === "view" &&
    /^\S+ (?:at )?(?:the |my |their |today's )?(?:agenda|day|week|calendar|schedule|rota|timetable)\b/.test(
      action.phrase,
    )
  )
    return datedNoun(draft);
  // "Approve the vacations or decline": a no to what the yes is for.
  const yes = DECLINES.test(action.verb) && action.objects.length === 0;
  const approval =
    yes &&
    draft.reading.actions.find((one) => one !== action && one.class === "approve" && one.objects.length > 0);
  if (approval) return nounOf(approval, draft);
  if (answersNobody(action)) return (has("post") ?? has("request"))?.noun ?? draft.main;
  // "Assign a driver": what gets the driver is what is assigned.
  const somebody = action.class === "assign" && has(action.objects[0] ?? "")?.person;
  if (somebody && action.objects.length === 1 && action.around.length === 0) return draft.main;
  for (const object of action.objects) {
    const entity = has(object);
    if (entity && !entity.person) return entity.noun;
  }
  const made = NOUN_OF_VERB[action.verb];
  // Nobody votes on votes: what is voted on is what they are given to.
  const voted = action.class === "vote" ? (has(ownerOfColumn(action, draft)) ?? has(draft.main)) : undefined;
  if (voted && voted.noun !== made && !voted.person) return voted.noun;
  if (made && has(made)) return has(made)?.noun ?? made;
  // "Confirms the species": a column stands for the thing it belongs to.
  const owner = ownerOfColumn(action, draft);
  if (owner && has(owner)) return has(owner)?.noun ?? owner;
  for (const noun of action.around) {
    const entity = has(noun);
    if (entity && !entity.person && !BUSINESSES.has(entity.noun)) return entity.noun;
  }
  // The day, the week and what is told the day before are about what has a time.
  const timed = /\b(?:day|today|tomorrow|week|agenda|calendar|schedule|rota|hours? before|night before)\b/;
  if (timed.test(action.phrase) || action.class === "notify") return datedNoun(draft);
  const first = has(action.objects[0] ?? "");
  return first?.noun ?? draft.main;
}
