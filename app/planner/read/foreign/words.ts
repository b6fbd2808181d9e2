import { isPerson } from "../../catalogue/people";
import type { Lexicon } from "../../catalogue/words/glossary";
import { isPlural, singular } from "../../text/words";
import type { LanguageCode } from "../language";
import { diminutiveOf, dutchVerb } from "./dutch";
import { germanVerb } from "./german";
import { asWritten, type Found, look, misspelt, type Piece } from "./pieces";

/** Cuts a sentence of a language that writes blanks between its words. */
export function cutWords(sentence: string, lexicon: Lexicon, language: LanguageCode): Piece[] {
  const words =
    sentence
      .replace(/[’]/g, "'")
      .match(/\d+(?:[.,:/]\d+)*[%€$]?|\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*'?|[^\s\p{L}\p{N}]/gu) ?? [];
  const pieces: Piece[] = [];
  for (let i = 0; i < words.length && i < 400; i++) {
    const word = words[i] ?? "";
    if (!/[\p{L}\p{N}]/u.test(word)) {
      pieces.push({ surface: word, found: null });
      continue;
    }
    const phrase = longestPhrase(words, i, lexicon);
    if (phrase) {
      pieces.push(...phrase.pieces);
      i += phrase.length - 1;
      continue;
    }
    const lower = word.toLowerCase().replace(/'$/, "");
    if (language === "ar")
      pieces.push(...(arabicPast(lower, pieces, lexicon) ?? arabicPieces(lower, lexicon)));
    else {
      const found =
        look(lower, lexicon) ??
        (language === "de" ? german(word, lexicon) : language === "nl" ? dutch(lower, lexicon) : null);
      const withPronoun = found ? null : enclitic(lower, language, lexicon, words[i + 1] ?? "");
      pieces.push(...(withPronoun ?? [{ surface: word.replace(/'$/, ""), found }]));
    }
  }
  return pieces;
}

/** What is written onto the first word of a phrase: "لعيادة أسنان", "والدفتر العائلي". */
const BEFORE_PHRASE: readonly (readonly [string, string, string])[] = [
  ["", "", ""],
  ["ال", "", ""],
  ["وال", "and", "C"],
  ["لل", "for", "P"],
  ["بال", "with", "P"],
  ["و", "and", "C"],
  ["ل", "for", "P"],
  ["ب", "with", "P"],
];

function longestPhrase(
  words: readonly string[],
  from: number,
  lexicon: Lexicon,
): { pieces: Piece[]; length: number } | null {
  for (let length = Math.min(lexicon.longest, words.length - from); length > 1; length--) {
    const phrase = words
      .slice(from, from + length)
      .join(" ")
      .toLowerCase()
      .replace(/' /g, "'");
    for (const [start, gloss, tag] of BEFORE_PHRASE) {
      if (!phrase.startsWith(start)) continue;
      const form = phrase.slice(start.length);
      const lead = gloss ? [arabicSmall(gloss, tag)] : [];
      for (const words of [lexicon, lexicon.loosely]) {
        const noun = words.noun(form) ?? (start === "" ? null : words.noun(form.replace(/ ال/g, " ")));
        if (noun)
          return { pieces: [...lead, { surface: phrase, found: { small: null, noun, verb: null } }], length };
        const small = words.smallWord(form.replace(/ /g, "_")) ?? words.smallWord(form);
        if (small)
          return { pieces: [...lead, { surface: phrase, found: { small, noun: null, verb: null } }], length };
      }
    }
  }
  return null;
}

const ENCLITICS: Partial<Record<LanguageCode, RegExp>> = {
  es: /^(\p{L}+(?:[aei]r|[áéí]r|ndo))(?:se|me|te|nos)?(lo|la|los|las|le|les|me|te|se|nos)$/u,
  pt: /^(\p{L}+(?:[aei]r|[áéíâê]|ndo))-(lhe|lhes|lo|la|los|las|o|a|os|as|me|se|nos)$/u,
  it: /^(\p{L}+[aei]r)(?:ce|me|te|ve|se)?(lo|la|li|le|gli|ne|mi|ci|si|vi)$/u,
};

/** "mandarles", "buscarla", "avisá-los", "prenotarle": the pronoun that is written onto a verb. */
function enclitic(word: string, language: LanguageCode, lexicon: Lexicon, next: string): Piece[] | null {
  const parts = ENCLITICS[language]?.exec(word);
  const [, stem = "", pronoun = ""] = parts ?? [];
  if (!stem) return null;
  const bare = stem
    .replace(/[áâ](?=r?$)/, "a")
    .replace(/[éê](?=r?$)/, "e")
    .replace(/í(?=r?$)/, "i");
  const forms = language === "it" ? [`${bare}e`] : language === "pt" ? [bare, `${bare}r`] : [bare];
  const verb = forms.map((form) => lexicon.verb(form)).find((found) => found !== null);
  if (!verb) return null;
  const piece: Piece = { surface: forms[0] ?? word, found: { small: null, noun: null, verb } };
  // "mandarles un aviso a los socios": who they are is said behind; "quedarse" has no object.
  const gloss = /^(?:me|mi)$/.test(pronoun)
    ? "me"
    : /^(?:nos|ci)$/.test(pronoun)
      ? "us"
      : /^(?:lo|la|o|a)$/.test(pronoun)
        ? "it"
        : /^(?:se|si|te|vi|ne)$/.test(pronoun)
          ? ""
          : "them";
  if (!gloss || (/^(?:les?|lhes?|gli)$/.test(pronoun) && /^(?:a|al|ao|aos|à|às|ai|alle)$/.test(next)))
    return [piece];
  return [
    piece,
    {
      surface: pronoun,
      found: { noun: null, verb: null, small: { gloss, tag: "small", small: "R", key: pronoun } },
    },
  ];
}

function german(word: string, lexicon: Lexicon): Found | null {
  const lower = word.toLowerCase();
  // "Atemschutz-Untersuchung", "E-Mail-Adresse": of the kind of its last part.
  const last = /^(.+-)(\p{L}{3,})$/u.exec(lower);
  if (last) {
    const tail = look(last[2] ?? "", lexicon)?.noun ?? compound(last[2] ?? "", lexicon)?.noun;
    return tail ? { small: null, verb: null, noun: { ...tail, key: `${last[1]}${tail.key}` } } : null;
  }
  const form = /^\p{Ll}/u.test(word) ? germanVerb(lower, lexicon) : null;
  return form ? { small: null, noun: null, ...form } : compound(lower, lexicon);
}

function dutch(word: string, lexicon: Lexicon): Found | null {
  const small = diminutiveOf(word)
    .map((one) => lexicon.noun(one))
    .find((found) => found !== null);
  if (small) return { small: null, verb: null, noun: { ...small, plural: /jes$/.test(word) } };
  const form = dutchVerb(word, lexicon);
  return form ? { small: null, noun: null, ...form } : compound(word, lexicon);
}

/** German and Dutch compounds are named after their last part: "Terminkalender" is an appointment calendar. */
function compound(word: string, lexicon: Lexicon): Found | null {
  if (word.length < 9) return null;
  for (let cut = 3; cut <= word.length - 4; cut++) {
    const tail = lexicon.noun(word.slice(cut));
    if (!tail) continue;
    // "Stadtführungen" is listed as one "Stadtführung".
    const one = isPlural(tail.gloss) ? lexicon.wordFor(singular(tail.gloss), tail.key) : "";
    const key = word.slice(0, cut) + (one || tail.key);
    const head =
      lexicon.noun(word.slice(0, cut)) ??
      lexicon.noun(word.slice(0, cut).replace(/s$/, "")) ??
      lexicon.noun(word.slice(0, cut).replace(/e?n$/, ""));
    // A first part that nobody knows still leaves what the whole is: "Hobbyimker".
    const enough = isPerson(tail.gloss) ? 5 : 6;
    if (
      !head &&
      word.length - cut >= enough &&
      cut >= 4 &&
      lexicon.noun(word.slice(cut)) &&
      !lexicon.verb(word)
    )
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

/** "أعرف من دفع", "إذا غاب الطفل", "ماذا أكل": after "who", "if" and "what" something has been done. */
function arabicPast(word: string, pieces: Piece[], lexicon: Lexicon): Piece[] | null {
  const verb = lexicon.past(word) ?? lexicon.loosely.past(word);
  const last = pieces.at(-1);
  if (!verb || !last?.found?.small) return null;
  // "وما حفظ الطالب": what has been done is recorded by its noun.
  const noun = /^(?:what|how many)$/.test(last.found.small.gloss)
    ? bare(word, lexicon, asWritten, true)?.noun
    : null;
  if (noun) {
    pieces.pop();
    if (pieces.at(-1)?.found?.small?.small === "C") pieces.pop();
    return [{ surface: word, found: { small: null, noun, verb: null } }];
  }
  const known = pieces
    .slice(0, -1)
    .some((piece) => /^(?:know|see|log|note|check|view|show)$/.test(piece.found?.verb?.gloss ?? ""));
  if (last.surface === "من" && known) pieces[pieces.length - 1] = arabicSmall("who", "W");
  else if (!/^[WS]$/.test(last.found.small.small ?? "") || /^(?:where|so)$/.test(last.found.small.gloss))
    return null;
  return [{ surface: word, found: { small: null, noun: null, verb } }];
}

/** What is written onto an Arabic verb for whom or what it acts upon. */
const ONTO_VERB = /(?:هم|هن|هما|ها|ني|نا|كم|ه)$/;
const WHOM: Record<string, string> = { ني: "me", نا: "us" };

type Look = (word: string, lexicon: Lexicon) => Found | null;

/** An Arabic word without what is written onto it; with its article it is nobody's ("الاجتماعي" is no "my meeting"). */
function bare(rest: string, lexicon: Lexicon, looks: Look, owned: boolean): Found | null {
  const tries = [
    rest,
    ...(owned ? [rest.replace(/(?:هم|ها|هن|نا|كم|ه|ي)$/, ""), rest.replace(/ت(?:هم|ها|نا|ه|ي)$/, "ة")] : []),
    rest.replace(/ات$/, "ة"),
    rest.replace(/ات$/, ""),
    rest.replace(/(?:ين|ون|ان)$/, ""),
    rest.replace(/اً?$/, ""),
    rest.replace(/ة$/, ""),
  ];
  for (const one of tries) {
    const found = one.length > 1 ? looks(one, lexicon) : null;
    if (found) return found;
  }
  return null;
}

function arabicPieces(word: string, lexicon: Lexicon): Piece[] {
  const exact = arabicCut(word, lexicon, asWritten);
  if (exact.some((piece) => piece.found)) return exact;
  const loose = arabicCut(word, lexicon, misspelt);
  return loose.some((piece) => piece.found) ? loose : exact;
}

function arabicSmall(gloss: string, tag: string): Piece {
  return {
    surface: gloss,
    found: { noun: null, verb: null, small: { gloss, tag: "small", small: tag, key: gloss } },
  };
}

/** "تلغيها", "ينبهني", "بيحجز", "سيدفع": a verb with whom it acts upon, or with the time before it. */
function arabicVerb(word: string, lexicon: Lexicon, looks: Look): Piece[] | null {
  const verbOf = (form: string) => {
    const found = looks(form, lexicon);
    return found?.verb && !found.noun && !found.small ? found : null;
  };
  for (const start of [word, word.replace(/^(?:ب|س|ح|ه)(?=[يتن])/, "")]) {
    const plain = verbOf(start);
    if (plain) return [{ surface: start, found: plain }];
    const pronoun = ONTO_VERB.exec(start)?.[0] ?? "";
    const stem = pronoun ? start.slice(0, -pronoun.length) : "";
    const acts = stem.length > 2 && /^[يتنأ]/.test(stem) ? verbOf(stem) : null;
    if (!acts) continue;
    // "يصله تذكير": what arrives is received.
    if (acts.verb?.gloss === "arrive") {
      const receive = { gloss: "receive", tag: "V" as const, key: acts.verb.key };
      return [
        arabicSmall(WHOM[pronoun] ? "I" : "they", "R"),
        { surface: start, found: { ...acts, verb: receive } },
      ];
    }
    return [
      { surface: start, found: acts },
      arabicSmall(WHOM[pronoun] ?? (pronoun === "ه" ? "it" : "them"), "R"),
    ];
  }
  return null;
}

function arabicCut(word: string, lexicon: Lexicon, looks: Look): Piece[] {
  const direct = looks(word, lexicon);
  if (direct) return [{ surface: word, found: direct }];
  const verb = arabicVerb(word, lexicon, looks);
  if (verb) return verb;
  const known = (rest: string, owned: boolean) => bare(rest, lexicon, looks, owned);
  if (/^[وف]/.test(word) && (word.length > 3 || word === "وكم")) {
    const rest = arabicCut(word.slice(1), lexicon, looks);
    if (rest.some((piece) => piece.found)) return [arabicSmall("and", "C"), ...rest];
  }
  for (const [prefix, gloss] of [
    ["لل", "for"],
    ["بال", "with"],
    ["كال", "as"],
    ["ال", ""],
  ] as const) {
    const found = word.startsWith(prefix) ? known(word.slice(prefix.length), false) : null;
    if (found)
      return [
        ...(gloss ? [arabicSmall(gloss, "P")] : []),
        arabicSmall("the", "D"),
        { surface: word.slice(prefix.length), found },
      ];
  }
  for (const [prefix, gloss] of [
    ["ل", "for"],
    ["ب", "with"],
  ] as const) {
    if (!word.startsWith(prefix) || word.length < 3) continue;
    // "ليحجز": so that they book.
    const purpose = prefix === "ل" ? arabicVerb(word.slice(1), lexicon, looks) : null;
    if (purpose) return [arabicSmall("so", "W"), ...purpose];
    const found = known(word.slice(1), true);
    if (found) return [arabicSmall(gloss, "P"), { surface: word.slice(1), found }];
  }
  return [{ surface: word, found: known(word, true) }];
}
