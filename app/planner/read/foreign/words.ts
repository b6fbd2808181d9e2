import type { Lexicon } from "../../catalogue/words/glossary";
import { isPlural, singular } from "../../text/words";
import type { LanguageCode } from "../language";
import { germanVerb } from "./german";
import { type Found, look, type Piece } from "./pieces";

/** Cuts a sentence of a language that writes blanks between its words. */
export function cutWords(sentence: string, lexicon: Lexicon, language: LanguageCode): Piece[] {
  const words =
    sentence.replace(/[’]/g, "'").match(/\d[\d.,:%€$]*|\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*'?|[^\s\p{L}\p{N}]/gu) ??
    [];
  const pieces: Piece[] = [];
  for (let i = 0; i < words.length && i < 400; i++) {
    const word = words[i] ?? "";
    if (!/[\p{L}\p{N}]/u.test(word)) {
      pieces.push({ surface: word, found: null });
      continue;
    }
    const phrase = longestPhrase(words, i, lexicon);
    if (phrase) {
      pieces.push(phrase.piece);
      i += phrase.length - 1;
      continue;
    }
    const lower = word.toLowerCase().replace(/'$/, "");
    if (language === "ar") pieces.push(...arabicPieces(lower, lexicon));
    else
      pieces.push({
        surface: word.replace(/'$/, ""),
        found: look(lower, lexicon) ?? (language === "de" ? german(word, lexicon) : null),
      });
  }
  return pieces;
}

function longestPhrase(
  words: readonly string[],
  from: number,
  lexicon: Lexicon,
): { piece: Piece; length: number } | null {
  for (let length = Math.min(lexicon.longest, words.length - from); length > 1; length--) {
    const phrase = words
      .slice(from, from + length)
      .join(" ")
      .toLowerCase()
      .replace(/' /g, "'");
    for (const form of [phrase, phrase.replace(/^ال/, ""), phrase.replace(/^و(?=.{4})/, "")]) {
      const noun = lexicon.noun(form);
      if (noun) return { piece: { surface: phrase, found: { small: null, noun, verb: null } }, length };
      const small = lexicon.smallWord(form.replace(/ /g, "_")) ?? lexicon.smallWord(form);
      if (small) return { piece: { surface: phrase, found: { small, noun: null, verb: null } }, length };
    }
  }
  return null;
}

function german(word: string, lexicon: Lexicon): Found | null {
  const lower = word.toLowerCase();
  const form = /^\p{Ll}/u.test(word) ? germanVerb(lower, lexicon) : null;
  return form ? { small: null, noun: null, ...form } : compound(lower, lexicon);
}

/** German compounds are named after their last part: "Terminkalender" is an appointment calendar. */
function compound(word: string, lexicon: Lexicon): Found | null {
  if (word.length < 9) return null;
  for (let cut = 3; cut <= word.length - 4; cut++) {
    const tail = lexicon.noun(word.slice(cut));
    if (!tail) continue;
    // "Stadtführungen" is listed as one "Stadtführung".
    const one = isPlural(tail.gloss) ? lexicon.wordFor(singular(tail.gloss), tail.key) : "";
    const key = word.slice(0, cut) + (one || tail.key);
    const head = lexicon.noun(word.slice(0, cut)) ?? lexicon.noun(word.slice(0, cut).replace(/s$/, ""));
    // A first part that nobody knows still leaves what the whole is.
    if (!head && word.length - cut >= 6 && cut >= 4 && lexicon.noun(word.slice(cut)) && !lexicon.verb(word))
      return { small: null, verb: null, noun: { ...tail, key } };
    if (head)
      return {
        small: null,
        verb: null,
        noun: { ...tail, gloss: `${singular(head.gloss)} ${tail.gloss}`, key },
      };
  }
  return null;
}

function arabicPieces(word: string, lexicon: Lexicon): Piece[] {
  const direct = look(word, lexicon);
  if (direct) return [{ surface: word, found: direct }];
  const small = (gloss: string, tag: string): Piece => ({
    surface: gloss,
    found: { noun: null, verb: null, small: { gloss, tag: "small", small: tag, key: gloss } },
  });
  const bare = (rest: string): Found | null =>
    look(rest, lexicon) ??
    look(rest.replace(/(?:هم|ها|هن|نا|كم|ه|ي)$/, ""), lexicon) ??
    look(rest.replace(/ت(?:هم|ها|نا|ه|ي)$/, "ة"), lexicon) ??
    look(rest.replace(/ات$/, "ة"), lexicon) ??
    look(rest.replace(/ات$/, ""), lexicon) ??
    look(rest.replace(/(?:ين|ون|ان)$/, ""), lexicon) ??
    look(rest.replace(/اً?$/, ""), lexicon) ??
    look(rest.replace(/ة$/, ""), lexicon);
  if (word.startsWith("و") && word.length > 3) {
    const rest = arabicPieces(word.slice(1), lexicon);
    if (rest.some((piece) => piece.found)) return [small("and", "C"), ...rest];
  }
  for (const [prefix, gloss] of [
    ["لل", "for"],
    ["بال", "with"],
    ["ال", ""],
  ] as const) {
    const found = word.startsWith(prefix) ? bare(word.slice(prefix.length)) : null;
    if (found)
      return [
        ...(gloss ? [small(gloss, "P")] : []),
        small("the", "D"),
        { surface: word.slice(prefix.length), found },
      ];
  }
  for (const [prefix, gloss] of [
    ["ل", "for"],
    ["ب", "with"],
  ] as const) {
    const found = word.startsWith(prefix) && word.length > 2 ? bare(word.slice(1)) : null;
    if (found) return [small(gloss, "P"), { surface: word.slice(1), found }];
  }
  return [{ surface: word, found: bare(word) }];
}
