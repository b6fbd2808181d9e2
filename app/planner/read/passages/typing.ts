import { isEnglishNoun } from "../../catalogue/noun-classes";
import { isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { verbStrength } from "../../catalogue/verbs";
import { singular, verbBases } from "../../text/words";
import { fixedTag } from "../words/small-words";

const isDoing = (word: string) => verbBases(word).some(({ base }) => verbStrength(base) !== null);

/** True for words that the catalogue knows for a thing, a person or a doing. */
function isKnown(word: string): boolean {
  const one = singular(word);
  return isKnownThing(one) || isPerson(one) || isDoing(word);
}

/** The word that two letters in the wrong order stand for ("qoute"); the word itself where there is none, or several. */
function inOrder(word: string): string {
  const lower = word.toLowerCase();
  const one = singular(lower);
  if (isEnglishNoun(one) || isEnglishNoun(lower) || fixedTag(lower) !== null || isKnown(lower)) return word;
  const meant = new Set<string>();
  for (let at = 0; at + 1 < lower.length; at++) {
    const swapped = lower.slice(0, at) + lower[at + 1] + lower[at] + lower.slice(at + 2);
    if (swapped !== lower && isKnown(swapped)) meant.add(swapped);
  }
  const [only] = meant;
  return meant.size === 1 && only ? only : word;
}

/** The text with letters put in order where a word is none and would then be one that is known. */
export function withLettersInOrder(text: string): string {
  return text.replace(/(?<![\p{L}\d'@./-])\p{Ll}{5,14}(?![\p{L}\d'@/-])/gu, inOrder);
}
