import { isEnglishNoun } from "../../catalogue/noun-classes";
import { isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { ASKING_VERBS, CONTEXT_VERBS, classOfVerb } from "../../catalogue/verbs";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { singular, verbBases } from "../../text/words";
import { fixedTag } from "../words/small-words";

/** Words that are spelt wrongly: those that are met most by heart, others by what one letter more, less or elsewhere makes of them. */

/** Misspelt words by what was meant, whatever their case; an "s" may follow each. */
const BY_HEART: Record<string, string> = {
  accommodation: "accomodation",
  address: "adress",
  addresses: "adresses",
  and: "adn nad",
  apartment: "appartment apartement",
  appointment: "apointment appoinment apoinment",
  available: "availible avaliable avalable",
  "a lot": "alot",
  because: "becuase beacuse bcause",
  business: "bussiness buisness",
  calendar: "calender",
  customer: "custumer costumer custommer",
  exercise: "excercise",
  message: "messege",
  neighbour: "neigbour neigbor",
  paid: "payed payd",
  picture: "picure pitcure",
  receipt: "reciept",
  receive: "recieve",
  received: "recieved",
  recipe: "recipie",
  restaurant: "resturant restaraunt restraunt resteraunt",
  schedule: "shedule scedule schedual",
  separate: "seperate",
  that: "taht",
  the: "teh hte",
  their: "thier",
  tomorrow: "tommorow tommorrow tomorow",
  until: "untill",
  which: "wich",
  with: "wiht",
};

/** What each written form stands for, of a table that lists the forms, with spaces between, by what is meant. */
export function meantBy(forms: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(forms).flatMap(([meant, written]) =>
      written.split(" ").map((form) => [form, meant] as const),
    ),
  );
}

const MEANT = meantBy(BY_HEART);
const LEARNT = new RegExp(`\\b(${[...MEANT.keys()].join("|")})(s?)\\b`, "gi");

const OTHER_SPELLINGS: Rewriting[] = [
  [/\bwhit\b(?= (?:the|a|an|my|our|their)\b)/gi, "with"],
  [/\bthing were\b/gi, "thing where"],
  // Apostrophes left out.
  [/\b(?:doesnt|dosent)\b/gi, "doesn't"],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\b(has|have|had|is|are|was|were|did|should|would|could)nt\b/gi, "$1n't"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bid like\b/gi, "I'd like"],
  [/\btheyre\b/gi, "they're"],
  [/\bi\b/g, "I"],
  [/\b(what|where|who|how|that)s\b/gi, "$1 is"],
  [/\b(today|tomorrow|yesterday)s\b/gi, "$1's"],
  [/\bthis (week|month|year)s\b/gi, "this $1's"],
];

/** Words of every day that the tables of nouns and verbs do not have. */
const OTHER_WORDS = new Set(
  "football basketball volleyball actually really usually finally totally especially normally obviously weekly monthly already always almost until tomorrow together across different difficult possible necessary available beautiful successful professional personal additional original traditional international national several little middle simple single double quite tired scared united casual".split(
    " ",
  ),
);

const isVerb = (word: string) =>
  verbBases(word).some(
    ({ base }) => classOfVerb(base) !== null || CONTEXT_VERBS.has(base) || ASKING_VERBS.has(base),
  );

/** True for words that ideas are made of: what a misspelt one may have meant. */
function isEveryday(word: string): boolean {
  const one = singular(word);
  return OTHER_WORDS.has(word) || isPerson(one) || isKnownThing(one) || isVerb(word);
}

/** True for whatever is a word of English, so that it is left as it is. */
function isWord(word: string): boolean {
  return fixedTag(word) !== null || isEveryday(word) || isEnglishNoun(word) || isEnglishNoun(singular(word));
}

/** What is looked at: words in small letters, no parts of addresses, names or numbers. */
const LOOKED_AT = /(?<![\p{L}\d'@./-])[a-z]{5,}(?![\p{L}\d@/-]|'(?!s\b)|\.\p{L})/gu;

/** The word with one letter doubled, or a doubled one written once: "aprove" → "approve"; "" when neither is a word. */
function withLetterDoubled(word: string): string {
  for (let at = 1; at <= word.length; at++) {
    const doubled = word.slice(0, at) + word.slice(at - 1);
    if (isEveryday(doubled) || (word.length > 6 && isEnglishNoun(singular(doubled)))) return doubled;
    // "recurring" is rightly doubled.
    const twice = word[at] === word[at - 1] && !/(?:ing|ed|er|est)s?$/.test(word);
    const once = twice ? word.slice(0, at) + word.slice(at + 1) : "";
    if (once && isEveryday(once)) return once;
  }
  return "";
}

/** The word that two letters in the wrong order stand for ("qoute"); "" where there is none, or several. */
function withLettersInOrder(word: string): string {
  const meant = new Set<string>();
  for (let at = 0; at + 1 < word.length; at++) {
    const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (swapped !== word && isEveryday(swapped)) meant.add(swapped);
  }
  const [only = ""] = meant;
  return meant.size === 1 ? only : "";
}

/** The text with its words spelt rightly, as far as it is plain what was meant. */
export function rightlySpelt(text: string): string {
  const learnt = text.replace(LEARNT, (_, word: string, s: string) => `${MEANT.get(word.toLowerCase())}${s}`);
  return rewritten(learnt, OTHER_SPELLINGS).replace(LOOKED_AT, (word) =>
    isWord(word) ? word : withLetterDoubled(word) || withLettersInOrder(word) || word,
  );
}
