import { visibleText } from "./incoming-text";

const NAME_MIN = 2;
const NAME_MAX = 50;

/** U+200C and U+200D outside words. Within words several scripts need them; elsewhere they are invisible. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}])/gu;

/**
 * Characters that names cannot have. Hyphens and dashes are allowed (\p{Pd}, and two dots that join names in Catalan
 * and Japanese), as is whatever people type for an apostrophe.
 */
const NO_NAME = /[^\p{L}\p{M}\p{Nd}\p{Join_Control} \p{Pd}·‧・'`‘’‛′´＇՚׳״]/gu;

/** Returns a name as it is checked and stored: trimmed, with single spaces and without invisible characters. */
export function tidyName(name: string): string {
  return visibleText(name).replace(LOOSE_JOINER, "").trim().replace(/\s+/gu, " ");
}

/** Splits a name, which is stored as one text, into its first word and the rest, for clients that want both. */
export function partsOfName(name: string): { given: string; family: string } {
  const [given = name, ...others] = name.split(" ");
  return { given, family: others.join(" ") };
}

/** Returns the error for a name, or null. Each form has a text of its own for an empty name. */
export function nameProblem(name: string): string | null {
  const tidy = tidyName(name);
  const length = [...tidy].length;
  if (length < NAME_MIN) return "Name must be at least 2 characters long.";
  if (length > NAME_MAX) return "Name cannot be longer than 50 characters.";
  if (tidy.search(NO_NAME) >= 0)
    return "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.";
  return null;
}

/** Turns a text from elsewhere into a valid name, with blanks for forbidden characters, and cut; null if nothing is left. */
export function nearestName(text: string): string | null {
  const plain = tidyName(text.slice(0, 1000).replace(NO_NAME, " "));
  const name = [...plain].slice(0, NAME_MAX).join("").trim();
  return nameProblem(name) ? null : name;
}
