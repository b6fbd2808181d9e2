import { NOUN_OF_VERB } from "../catalogue/nouns";
import { isPerson } from "../catalogue/people";
import { across } from "../catalogue/words/across";
import { ARABIC, CHINESE } from "../catalogue/words/distant";
import { DUTCH } from "../catalogue/words/dutch";
import { EVERYDAY } from "../catalogue/words/everyday";
import { further } from "../catalogue/words/further";
import { GERMAN } from "../catalogue/words/german";
import { type Glossary, Lexicon } from "../catalogue/words/glossary";
import { ITALIAN } from "../catalogue/words/italian";
import {
  enlarged,
  MORE_FRENCH,
  MORE_GERMAN,
  MORE_PORTUGUESE,
  MORE_SPANISH,
  type More,
} from "../catalogue/words/more";
import { FRENCH, PORTUGUESE, SPANISH } from "../catalogue/words/romance";
import { isPlural, participle, plural, singular } from "../text/words";
import { linkGenitives, numbered, order } from "./foreign-order";
import { chooseByObject, make, writerForm } from "./foreign-senses";
import { cutChinese, cutWords, type Found } from "./foreign-words";
import type { LanguageCode } from "./language";
import { joinSeparable } from "./separable";
import type { Tag, Token } from "./tokens";

/** The words of each language, put together when its first idea is read. */
const SOURCES: Partial<Record<LanguageCode, () => Glossary>> = {
  es: () => everyday(together(SPANISH, MORE_SPANISH, EVERYDAY.es, across("es")), further("es")),
  fr: () => everyday(together(FRENCH, MORE_FRENCH, EVERYDAY.fr, across("fr")), further("fr")),
  pt: () => everyday(together(PORTUGUESE, MORE_PORTUGUESE, EVERYDAY.pt, across("pt")), further("pt")),
  de: () => everyday(together(GERMAN, MORE_GERMAN, EVERYDAY.de, across("de")), further("de")),
  ar: () => everyday(together(ARABIC, EVERYDAY.ar, across("ar")), further("ar")),
  zh: () => everyday(together(CHINESE, EVERYDAY.zh, across("zh")), further("zh")),
  it: () => everyday(together(ITALIAN, across("it")), further("it")),
  nl: () => together(DUTCH, across("nl")),
};
const lexicons = new Map<LanguageCode, Lexicon>();

/** A language's own glossary with what the other tables add; where several know a word the first one counts. */
function together(own: Glossary, ...more: More[]): Glossary {
  return more.reduce(enlarged, own);
}

/** The everyday tables come last, also for small words, of which otherwise the last one counts. */
function everyday(own: Glossary, more: More): Glossary {
  return enlarged({ ...own, small: "" }, { ...more, small: `${more.small} ${own.small}` });
}

/** True when ideas in this language can be read through a glossary. */
export function hasGlossary(language: LanguageCode): boolean {
  return language in SOURCES;
}

function lexiconOf(language: LanguageCode): Lexicon | null {
  const known = lexicons.get(language);
  if (known) return known;
  const source = SOURCES[language];
  if (!source) return null;
  const made = new Lexicon(source());
  lexicons.set(language, made);
  return made;
}

const MARKS: Record<string, string> = {
  "，": ",",
  "、": ",",
  "،": ",",
  "；": ";",
  "؛": ";",
  "。": ".",
  "：": ":",
  "？": "?",
  "！": "!",
  "؟": "?",
};
const ROMANCE = new Set<LanguageCode>(["es", "fr", "pt", "it"]);

/**
 * Turns a sentence in another language into English tokens with known parts of speech, in English order, and
 * notes which word of the idea each noun came from.
 */
export function glossTokens(
  sentence: string,
  language: LanguageCode,
  originals: Map<string, string>,
): Token[] {
  const lexicon = lexiconOf(language);
  if (!lexicon) return [];
  const text = joinSeparable(sentence, language);
  const pieces = language === "zh" ? cutChinese(text, lexicon) : cutWords(text, lexicon, language);
  const tokens: Token[] = [];
  pieces.forEach((piece, index) => {
    const { surface, found } = piece;
    const mark = MARKS[surface] ?? surface;
    if (found === null) {
      if (/[\p{L}\p{N}]/u.test(surface)) addUnknown(surface, tokens, language, originals);
      else tokens.push(make(mark, /^[,;/]$/.test(mark) ? "K" : "O"));
    } else addKnown(found, surface, tokens, originals, language, pieces[index + 1]?.found ?? null);
  });
  const plain = tokens.filter(
    (token, i) => token.text !== "" && !(token.tag === "D" && tokens[i + 1]?.tag === "D"),
  );
  // German puts a comma before every "who" and "that".
  if (language === "de")
    for (let i = plain.length - 2; i >= 0; i--)
      if (plain[i]?.tag === "K" && /^[W]$/.test(plain[i + 1]?.tag ?? "")) plain.splice(i, 1);
  if (language === "ar") linkGenitives(plain);
  // "约定见面的时间": the particle after a word that nobody knows.
  if (language === "zh")
    for (let i = plain.length - 1; i > 0; i--)
      if (plain[i]?.lower === "'s" && plain[i - 1]?.tag !== "N" && plain[i - 1]?.tag !== "R")
        plain.splice(i, 1);
  chooseByObject(plain, originals);
  return order(language === "zh" ? numbered(plain) : plain, language);
}

function addUnknown(
  surface: string,
  tokens: Token[],
  language: LanguageCode,
  originals: Map<string, string>,
): void {
  const previous = tokens[tokens.length - 1];
  if (/^\d/.test(surface)) tokens.push(make(surface, "Q"));
  else if (
    language === "ar" &&
    /^(?:ال|لل|بال)\p{L}{3,}/u.test(surface) &&
    /^(?:V|C)$/.test(previous?.tag ?? "")
  ) {
    // "أنا أرى الإيصالات": with its article after a verb it is what the verb acts upon.
    const noun = surface.replace(/^(?:ال|لل|بال)/u, "");
    tokens.push(make("the", "D"), make(noun, "N"));
    if (!originals.has(noun)) originals.set(noun, noun);
  } else if (language === "zh" || language === "ar" || surface.length < 3) return;
  else if (/mente$|(?<=\p{L}{3})ment$/u.test(surface)) tokens.push(make(surface, "X"));
  else if (language === "de" ? /^\p{Lu}/u.test(surface) : !previous || /^[DPVKC]$/.test(previous.tag)) {
    const noun = surface.toLowerCase();
    tokens.push(make(noun, "N"));
    if (!originals.has(singular(noun))) originals.set(singular(noun), singular(noun));
  }
  // An unknown word after a noun describes it; without an English word for it the noun says enough.
}

function addKnown(
  found: Found,
  surface: string,
  tokens: Token[],
  originals: Map<string, string>,
  language: LanguageCode,
  next: Found | null,
): void {
  const { small, noun, verb } = found;
  const previous = tokens[tokens.length - 1];
  if (small && !(noun && previous?.tag === "D" && small.small === "V")) {
    const [tag, gloss] = [small.small ?? "", small.gloss];
    if (!tag || !gloss) return;
    // "as famílias se cadastram": a reflexive, no "if".
    if (language === "pt" && surface === "se" && previous?.tag === "N" && next?.verb && !next.small) return;
    if (language === "fr" && surface === "des" && previous?.tag === "N") {
      tokens.push(make("of", "P"), make("the", "D")); // "la liste des retraits"
      return;
    }
    if (tag === "X" && TIME.test(gloss)) {
      tokens.push(make(timeAfter(tokens, gloss), "X"));
      return;
    }
    if (tag === "I") {
      if (previous?.tag === "V" && previous.base === gloss) return;
      if (previous?.tag !== "R") tokens.push(make("I", "R"));
      tokens.push(
        make(gloss === "be" ? "am" : gloss, gloss === "have" ? "H" : gloss === "be" ? "B" : "V", gloss),
      );
    } else if (language === "de" && surface.toLowerCase() === "zum" && next?.verb && !next.noun)
      tokens.push(make("where", "W"), make("they", "R"));
    else if (tag === "P" && gloss === "for" && next?.verb && !next.noun && !next.small && language !== "zh")
      tokens.push(make("to", "T"));
    else
      tokens.push(
        make(gloss, tag as Tag, tag === "D" && /^(?:les|los|las|os|as)$/.test(surface) ? "the-many" : gloss),
      );
    return;
  }
  if (verb && (!noun || isVerbHere(previous, tokens, surface, language, next))) {
    const person = writerForm(surface, language);
    // "de cocina o reparto": in a list of nouns a form that could be "I …" is one more noun.
    if (person === "I" && previous && /^[CPDA]$/.test(previous.tag)) {
      addUnknown(surface, tokens, language, originals);
      return;
    }
    if (person && previous?.tag !== "R" && previous?.tag !== "M" && previous?.tag !== "T")
      tokens.push(make(person, "R"));
    // "quién ha pagado", "sont vérifiées par un modérateur"
    const perfect =
      previous?.tag === "H" ||
      (previous?.tag === "B" &&
        ROMANCE.has(language) &&
        /(?:é|ée|és|ées|[ai]d[oa]s?|[aiu]t[oaie])$/.test(surface.toLowerCase()));
    tokens.push({
      ...make(perfect ? participle(verb.gloss) : verb.gloss, "V", verb.gloss),
      form: perfect ? "ed" : "base",
    });
    const made = NOUN_OF_VERB[verb.gloss];
    const word = noun?.key ?? lexiconOf(language)?.wordFor(made ?? "");
    if (made && word && !originals.has(made)) {
      originals.set(made, word);
      guessed.add(originals, made);
    }
    return;
  }
  const entry = noun;
  if (!entry) return;
  const one = isPlural(entry.gloss) && !/(?:ss|us)$/.test(entry.gloss) ? singular(entry.gloss) : entry.gloss;
  // The table is named by the word's singular, whatever form the idea uses.
  if (!originals.has(one) || guessed.takes(originals, one))
    originals.set(
      one,
      one === entry.gloss ? entry.key : lexiconOf(language)?.wordFor(one, entry.key) || entry.key,
    );
  const many =
    entry.plural ||
    one !== entry.gloss ||
    (language === "zh" &&
      !/^[A-Z]/.test(one) &&
      !/^(?:app|platform|website|system|tool|program|shop|revenue)$/.test(one));
  const words = (many ? plural(one) : one).split(" ");
  for (const word of words) tokens.push(make(word, "N"));
}

const TIME = /^(?:on|in|at) (?:the )?\p{L}+$/u;

/** "el sábado", "en junio", "jeden Abend": the article or preposition before the time belongs to it. */
function timeAfter(tokens: Token[], gloss: string): string {
  let every = false;
  for (let last = tokens.at(-1); last && /^[DP]$/.test(last.tag); last = tokens.at(-1)) {
    every ||= /^(?:each|all|every)$/.test(last.lower) || last.base === "the-many";
    tokens.pop();
  }
  return every ? gloss.replace(/^(?:on|in|at) (?:the )?/, "every ") : gloss;
}

/** Names that were only guessed from a verb ("réservent"); the idea's own noun for the thing replaces them. */
const guessed = {
  by: new WeakMap<Map<string, string>, Set<string>>(),
  add(originals: Map<string, string>, noun: string): void {
    const known = this.by.get(originals) ?? new Set<string>();
    known.add(noun);
    this.by.set(originals, known);
  },
  takes(originals: Map<string, string>, noun: string): boolean {
    return this.by.get(originals)?.delete(noun) ?? false;
  },
};

/** Decides for a word that is both: "cosechas" after "registran" are harvests, "reservas" after "que" is booking. */
function isVerbHere(
  previous: Token | undefined,
  tokens: Token[],
  surface: string,
  language: LanguageCode,
  next: Found | null,
): boolean {
  if (language === "de") return /^\p{Ll}/u.test(surface);
  if (!previous) return language !== "zh" || next?.noun != null;
  if (previous.tag === "M" || previous.tag === "T" || previous.tag === "R" || previous.tag === "W")
    return true;
  if (previous.tag === "D" || previous.tag === "A" || previous.tag === "V") return false;
  if (previous.tag === "P") return /(?:ar|er|ir)$/.test(surface) && ROMANCE.has(language);
  if (ROMANCE.has(language))
    return !/s$/.test(surface) && previous.tag === "N"
      ? isPerson(singular(headNoun(tokens).lower))
      : !/s$/.test(surface);
  if (language === "ar") return next?.noun != null && !next.verb;
  if (previous.tag === "N") return isPerson(singular(previous.lower));
  return tokens.some((token) => token.tag === "V" || token.tag === "M");
}

/** "le responsable des achats commande": the noun that the last ones hang on. */
function headNoun(tokens: Token[]): Token {
  let head = tokens[tokens.length - 1] as Token;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (token.tag === "N") head = token;
    else if (!(/^[DA]$/.test(token.tag) || (token.tag === "P" && token.lower === "of"))) break;
  }
  return head;
}
