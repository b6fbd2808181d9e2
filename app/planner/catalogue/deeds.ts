import type { VerbClass } from "./verbs";

/** A doing as its object makes it: another class, and other words where the verb's own would mislead. */
type Deed = { class: VerbClass; verb?: string; phrase?: string };

/** "Say if they come": an answer, no choice that somebody confirms. */
export const IF_THEY_COME = /\b(?:if|whether) they (?:can )?(?:come|attend|join|make it)\b|\brsvp\b/;

/** What is put right in a list, as against what is mended with tools. */
const DATA =
  /\b(?:entr(?:y|ies)|mistakes?|errors?|typos?|spellings?|data|records?|prices?|dates?|times?|hours?|names?|schedules?|plans?|dat(?:a|um)|text|pages?|settings?|appointments?|meetings?)\b/;

/**
 * What verb and object do together, where the verb alone would be taken for something else; each row says for which
 * words it is. Null is no row's answer: then the verb decides.
 */
const ROWS: readonly [verb: RegExp, phrase: RegExp, deed: VerbClass, unless?: RegExp][] = [
  // "Grade each wheel": a mark is entered, another one each time; "grade each other" stays a vote.
  [/^(?:grade|evaluate|assess)$/, /^\w+ \p{L}/u, "log", /\b(?:each other|one another)\b/],
  // "Fix the toaster": done with tools, no column is corrected.
  [/^(?:fix|mend|patch)$/, /^\w+ \p{L}/u, "act", DATA],
  // "Refer a family": handed to somebody who decides; "refer a friend" asks that friend in.
  [/^refer$/, /^refer \p{L}/u, "request", /\b(?:friends?|colleagues?|customers?|neighbou?rs?)\b/],
  // "Hand out who counts where", "hand all of their tubes to another member": it has another name afterwards.
  [/^hand out$/, /^hand out (?:who|tasks?|jobs?|shifts?|roles?|duties|work|routes?)\b/, "assign"],
  [/^(?:hand|pass|transfer|hand over)$/, /\bto (?:another|somebody else|someone else|the next)\b/, "assign"],
  // "Count how much waste we saved": a sum is looked at; "count the bats" enters one.
  [/^count$/, /^count how (?:much|many)\b/, "view"],
  [/^count$/, /^count \p{L}/u, "log"],
  // "Play a game": nobody reserves a seat in it.
  [/^play$/, /^play \p{L}/u, "act", /\b(?:tournament|league|cup|championship)\b/],
];

/** "Show which wheels are ready", "show who wrote what": somebody sees it. */
const SHOWN =
  /^show (?:(?:me|us|them|people|everybody|everyone) )?(?=(?:which|who|what|where|when|how|whether|if)\b)/;

/** The deed of a verb phrase in its base form; null where the verb's own class holds. */
export function deedOf(verb: string, phrase: string): Deed | null {
  if (SHOWN.test(phrase)) return { class: "view", verb: "see", phrase: phrase.replace(SHOWN, "see ") };
  const row = ROWS.find(
    ([verbs, words, , unless]) => verbs.test(verb) && words.test(phrase) && !unless?.test(phrase),
  );
  return row ? { class: row[2] } : null;
}
