import { isPerson } from "../../catalogue/people";
import { lendPlural, plural, singular } from "../../text/words";
import type { LanguageCode } from "../language";
import type { Token } from "../words/tokens";
import { type Here, ROMANCE } from "./here";
import { englishLike } from "./kinship";
import type { Found } from "./pieces";
import { formsOf } from "./plurals";
import { make } from "./senses";

/** Adds what a word that no glossary has can be by its form and its place; nothing when they say nothing. */
export function addUnknown(here: Here): void {
  for (const unknown of CASES) if (unknown(here)) return;
  // An unknown word after a noun describes it; without an English word for it the noun says enough.
}

type Case = (here: Here) => boolean;

const number: Case = ({ surface, tokens }) => {
  if (!/^\d/.test(surface)) return false;
  tokens.push(make(surface, "Q"));
  return true;
};

/** "كل عنبر فيه عدد وعمر": behind "each" it is of what there are several. */
const arabicEach: Case = ({ surface, language, tokens, previous, originals }) => {
  if (language !== "ar" || !/^(?:for )?each$/.test(previous?.lower ?? "") || surface.length < 3) return false;
  tokens.push({ ...make(surface, "N"), unknown: true });
  if (!originals.has(surface)) originals.set(surface, surface);
  return true;
};

/** "أنا أرى الإيصالات": with its article after a verb it is what the verb acts upon. */
const arabicObject: Case = ({ surface, language, tokens, previous, originals }) => {
  if (language !== "ar" || !/^(?:ال|لل|بال)\p{L}{3,}/u.test(surface)) return false;
  if (!/^(?:V|C)$/.test(previous?.tag ?? "")) return false;
  const noun = surface.replace(/^(?:ال|لل|بال)/u, "");
  tokens.push(make("the", "D"), make(noun, "N"));
  if (!originals.has(noun)) originals.set(noun, noun);
  return true;
};

/** Arabic and Chinese have told by now what they can tell, and two letters tell nothing. */
const tooLittle: Case = ({ surface, language }) =>
  language === "zh" || language === "ar" || surface.length < 3;

/** "والشيخ يستمع": with its article before a verb it is who does it. */
const arabicDoer: Case = ({ surface, language, tokens, next, originals }) => {
  if (language !== "ar" || !next?.verb || next.noun || next.small) return false;
  const [, and, noun] = /^(و)?ال(\p{L}{3,})$/u.exec(surface) ?? [];
  if (!noun) return false;
  if (and) tokens.push(make("and", "C"));
  tokens.push(make("the", "D"), make(noun, "N"));
  if (!originals.has(noun)) originals.set(noun, noun);
  return true;
};

/** "hake Erledigtes ab", "geht Unverkauftes zurück": what is in such a state, no thing of its own. */
const germanState: Case = ({ surface, language }) =>
  language === "de" && /^\p{Lu}\p{Ll}+(?:t|en|ig|lich|isch)es$/u.test(surface);

/** "en Puebla", "no Algarve": a name in the middle of a sentence says where, and is nothing that an app keeps. */
const placeName: Case = ({ surface, language, tokens, previous }) => {
  if (!ROMANCE.has(language) || !/^\p{Lu}\p{Ll}{2,}/u.test(surface) || !/^[PD]$/.test(previous?.tag ?? ""))
    return false;
  const at = tokens.findLastIndex((token) => token.tag !== "D");
  if (tokens[at]?.tag !== "P" || !/^(?:in|of|from|at|to|near|by)\b/.test(tokens[at]?.lower ?? ""))
    return false;
  const article = tokens.splice(at).map((token) => token.text);
  tokens.push(make([...article, surface].join(" "), "X"));
  return true;
};

/** "rapidamente", "gratuitement" */
const adverb: Case = ({ surface, tokens }) => {
  if (!/mente$|(?<=\p{L}{3})ment$/u.test(surface)) return false;
  tokens.push(make(surface, "X"));
  return true;
};

const romanceVerb: Case = ({ surface, language, tokens, previous, next }) => {
  if (!ROMANCE.has(language) || !actsUpon(surface, tokens, next)) return false;
  if (previous?.tag !== "V") tokens.push({ ...make(surface.toLowerCase(), "V"), unknown: true });
  return true;
};

const noun: Case = ({ surface, language, tokens, previous, next, originals }) => {
  const isNoun =
    language === "de" ? looksLikeNoun(surface, previous, next) : !previous || /^[DPVKCO]$/.test(previous.tag);
  if (!isNoun) return false;
  const word = surface.toLowerCase();
  const { one, many } = formsOf(word, language);
  const like = englishLike(one, language);
  if (like) {
    tokens.push(make(one === word ? like : plural(like), "N"));
    if (!originals.has(like)) originals.set(like, nameOf(word === plural(like) ? like : one, language));
    return true;
  }
  lendPlural(one, many);
  tokens.push({ ...make(word, "N"), unknown: true });
  if (!originals.has(one)) originals.set(one, nameOf(one, language));
  return true;
};

const CASES: readonly Case[] = [
  number,
  arabicEach,
  arabicObject,
  arabicDoer,
  tooLittle,
  adverb,
  germanState,
  placeName,
  romanceVerb,
  noun,
];

/** "y descuelga los cuadros", "et accroche un tableau": what an article follows, after a person or "and", is a verb. */
function actsUpon(surface: string, tokens: Token[], next: Found | null): boolean {
  const previous = tokens[tokens.length - 1];
  if (next?.small?.small !== "D" || !/(?:[aei]n?|ent|[aei]re?|am|em|ano|ono)$/.test(surface.toLowerCase()))
    return false;
  if (previous?.tag === "C" || previous?.tag === "M" || previous?.tag === "W")
    return tokens.some((one) => one.tag === "V");
  return previous?.tag === "N" && isPerson(singular(previous.lower));
}

/** German nouns begin with a capital; who writes none has them behind an article, before no other noun. */
function looksLikeNoun(surface: string, previous: Token | undefined, next: Found | null): boolean {
  if (/^\p{Lu}/u.test(surface)) return true;
  return (
    previous?.tag === "D" &&
    previous.lower !== "them" &&
    !next?.noun &&
    !/(?:en|em|er|es|te|ig|lich)$/.test(surface)
  );
}

/** A noun as its language writes it. */
function nameOf(word: string, language: LanguageCode): string {
  return language === "de" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
