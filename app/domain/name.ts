import { visibleText } from "./incoming-text";

const NAME_MIN = 2;
const NAME_MAX = 50;

/** U+200C and U+200D join letters of several scripts; elsewhere nobody sees them. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}])/gu;

/** What no name holds. Hyphens and dashes are fine (\p{Pd}, and two dots that join names in Catalan and Japanese), and what is typed for an apostrophe. */
const NO_NAME = /[^\p{L}\p{M}\p{Nd}\p{Join_Control} \p{Pd}·‧・'`‘’‛′´＇՚׳״]/gu;

/** Trims, joins runs of spaces, and drops what nobody sees: how a name is checked and stored. */
export function tidyName(name: string): string {
  return visibleText(name).replace(LOOSE_JOINER, "").trim().replace(/\s+/gu, " ");
}

/** What somebody is called, and what comes after: a name's first word, for all that is one text here. */
export function partsOfName(name: string): { given: string; family: string } {
  const [given = name, ...others] = name.split(" ");
  return { given, family: others.join(" ") };
}

/** The error for a name, or null. Each form has its own text for an empty name. */
export function nameProblem(name: string): string | null {
  const tidy = tidyName(name);
  const length = [...tidy].length;
  if (length < NAME_MIN) return "Name must be at least 2 characters long.";
  if (length > NAME_MAX) return "Name cannot be longer than 50 characters.";
  if (tidy.search(NO_NAME) >= 0)
    return "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.";
  return null;
}

/** The nearest name to a text from elsewhere: what no name holds is a blank, and what is too long is cut; null without one. */
export function nearestName(text: string): string | null {
  const plain = tidyName(text.slice(0, 1000).replace(NO_NAME, " "));
  const name = [...plain].slice(0, NAME_MAX).join("").trim();
  return nameProblem(name) ? null : name;
}
