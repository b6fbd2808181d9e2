import { NOUN_OF_VERB } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { glossaryOf } from "../../catalogue/words/glossaries";
import { Lexicon } from "../../catalogue/words/glossary";
import { isPlural, lendPlural, participle, plural, singular } from "../../text/words";
import type { LanguageCode } from "../language";
import { joinSeparable } from "../words/separable";
import type { Tag, Token } from "../words/tokens";
import { cutChinese, unknownNoun, unknownVerb } from "./chinese";
import { joinParticles } from "./german";
import { englishLike } from "./kinship";
import { isActor, linkGenitives, numbered, order, wayBehind } from "./order";
import type { Found, Piece } from "./pieces";
import { formsOf } from "./plurals";
import { adjectivesFirst, pronounsBehind, whoDoesIt } from "./romance";
import { chooseByObject, continues, make, writerForm } from "./senses";
import { cutWords } from "./words";

/** The words of each language, put together when its first idea is read. */
const lexicons = new Map<LanguageCode, Lexicon>();

function lexiconOf(language: LanguageCode): Lexicon | null {
  const known = lexicons.get(language);
  if (known) return known;
  const source = glossaryOf(language);
  if (!source) return null;
  const made = new Lexicon(source);
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

function cut(text: string, language: LanguageCode, lexicon: Lexicon): Piece[] {
  if (language === "de") return joinParticles(cutWords(text, lexicon, language), lexicon);
  if (language !== "zh") return cutWords(text, lexicon, language);
  const pieces = cutChinese(text, lexicon);
  return pieces.map((piece, at) => {
    const noun = piece.found ? null : unknownNoun(pieces, at, lexicon);
    const verb = piece.found || noun ? null : unknownVerb(pieces, at);
    return noun || verb ? { ...piece, found: { small: null, noun, verb } } : piece;
  });
}

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
  const pieces = cut(text, language, lexicon);
  const tokens: Token[] = [];
  pieces.forEach((piece, index) => {
    const { surface, found } = piece;
    const mark = MARKS[surface] ?? surface;
    if (found === null) {
      if (/[\p{L}\p{N}]/u.test(surface))
        addUnknown(surface, tokens, language, originals, pieces[index + 1]?.found ?? null);
      else tokens.push(make(mark, /^[,;/]$/.test(mark) ? "K" : "O"));
    } else addKnown(found, surface, tokens, originals, language, pieces[index + 1]?.found ?? null);
  });
  // "del mio paese": of my village.
  for (const [i, token] of tokens.entries())
    if (token.tag === "P" && / the$/.test(token.text) && tokens[i + 1]?.tag === "D")
      tokens[i] = make(token.text.slice(0, -4), "P");
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
  if (ROMANCE.has(language)) return whoDoesIt(adjectivesFirst(pronounsBehind(plain)));
  if (language === "ar") return order(adjectivesFirst(plain), language);
  return language === "zh" ? wayBehind(numbered(plain)) : order(plain, language);
}

function addUnknown(
  surface: string,
  tokens: Token[],
  language: LanguageCode,
  originals: Map<string, string>,
  next: Found | null = null,
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
  else if (ROMANCE.has(language) && actsUpon(surface, tokens, next)) {
    if (previous?.tag !== "V") tokens.push(make(surface.toLowerCase(), "V"));
  } else if (
    language === "de" ? looksLikeNoun(surface, previous, next) : !previous || /^[DPVKCO]$/.test(previous.tag)
  ) {
    const noun = surface.toLowerCase();
    const { one, many } = formsOf(noun, language);
    const like = englishLike(one, language);
    if (like) {
      tokens.push(make(one === noun ? like : plural(like), "N"));
      if (!originals.has(like)) originals.set(like, nameOf(noun === plural(like) ? like : one, language));
      return;
    }
    lendPlural(one, many);
    tokens.push(make(noun, "N"));
    if (!originals.has(one)) originals.set(one, nameOf(one, language));
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
  // "la lista final", "il comune vuole": between an article and no noun it is the noun.
  // "prenotano la notte": what is acted upon is no time.
  const acted = tokens.at(-2)?.tag === "V" && TIME.test(small?.gloss ?? "") && previous?.lower === "the";
  const asNoun =
    noun &&
    previous?.tag === "D" &&
    (acted || small?.small === "V" || (small?.small === "A" && (!next?.noun || next.small?.small === "A")));
  if (small && !asNoun) {
    const [tag, gloss] = [small.small ?? "", small.gloss];
    if (!tag || !gloss) return;
    // "as famílias se cadastram": a reflexive, no "if".
    if (
      language === "pt" &&
      surface === "se" &&
      /^[NWRM]$/.test(previous?.tag ?? "") &&
      next?.verb &&
      !next.small
    )
      return;
    // "al volver", "al llegar"
    if (language === "es" && surface === "al" && next?.verb && !next.noun && !next.small) {
      tokens.push(make("when", "S"), make("they", "R"));
      return;
    }
    // "lo porta alla mensa": no noun with that first letter has this article.
    if (
      language === "it" &&
      surface === "lo" &&
      next?.verb &&
      !/^(?:s[^aeiou]|z|gn|ps|x|y)/.test(next.verb.key)
    ) {
      tokens.push(make("it", "R", "it-before"));
      return;
    }
    // "die Route des Tages", "eine Liste der Kunden"
    if (
      language === "de" &&
      previous?.tag === "N" &&
      /^(?:des|der|eines|einer|unserer|unseres|meiner|meines)$/.test(surface)
    )
      tokens.push(make("of", "P"));
    if (previous?.tag === "N" && SOME_OR_OF[language]?.test(surface)) {
      tokens.push(make("of", "P"), make("the", "D")); // "la liste des retraits"
      return;
    }
    // "من تغيب": before a verb it is "who".
    if (language === "ar" && surface === "من" && next?.verb && !next.noun) {
      tokens.push(make("who", "W"));
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
  if (
    verb &&
    (!noun || previous?.base === "it-before" || isVerbHere(previous, tokens, surface, language, next))
  ) {
    const person = writerForm(surface, language);
    // "de cocina o reparto": in a list of nouns a form that could be "I …" is one more noun.
    const goesOn = previous?.tag === "C" && tokens.some((token) => token.tag === "R" && token.lower === "i");
    if (person === "I" && previous && /^[CPDA]$/.test(previous.tag) && !goesOn) {
      addUnknown(surface, tokens, language, originals);
      return;
    }
    const named = tokens.slice(-3).some((token) => token.tag === "R" && /^(?:i|we)$/.test(token.lower));
    // "la dispensa assinada por cada aluno": done to the thing before it.
    if (
      PARTICIPLE.test(surface) &&
      ROMANCE.has(language) &&
      !noun &&
      previous?.tag === "N" &&
      next?.small?.small === "P"
    ) {
      tokens.push({ ...make(participle(verb.gloss), "V", verb.gloss), form: "ed" });
      return;
    }
    // "quem pagou", "quién debió": done already.
    if (PAST.test(surface) && ROMANCE.has(language) && previous?.tag === "W" && previous.lower === "who") {
      tokens.push(make("has", "H"), { ...make(participle(verb.gloss), "V", verb.gloss), form: "ed" });
      return;
    }
    if (person && !named && previous?.tag !== "M" && previous?.tag !== "T") tokens.push(make(person, "R"));
    // "quién ha pagado", "sont vérifiées par un modérateur"
    const perfect =
      found.participle ||
      previous?.tag === "H" ||
      (previous?.tag === "B" &&
        ROMANCE.has(language) &&
        /(?:é|ée|és|ées|[ai]d[oa]s?|[aiu]t[oaie])$/.test(surface.toLowerCase()));
    tokens.push({
      ...make(perfect ? participle(verb.gloss) : verb.gloss, "V", verb.gloss),
      form: perfect ? "ed" : "base",
    });
    const made = NOUN_OF_VERB[verb.gloss];
    const word = noun?.gloss === made ? noun?.key : lexiconOf(language)?.wordFor(made ?? "");
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
  for (const [at, word] of words.entries()) {
    const token = make(word, "N");
    if (at > 0) continues.add(token);
    tokens.push(token);
  }
}

/** "la liste des retraits", "le cartine dei sentieri": after a noun no "some". */
const SOME_OR_OF: Partial<Record<LanguageCode, RegExp>> = { fr: /^des$/, it: /^(?:dei|degli|delle)$/ };
const PARTICIPLE = /(?:ée?s?|[ai]d[oa]s?|[aiu]t[oaie])$/;
const PAST = /(?:ou|aram|eram|iram|ó|aron|ieron|eu|iu)$/;
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
    return !/s$/.test(surface) && previous.tag === "N" ? isActor(headNoun(tokens)) : !/s$/.test(surface);
  if (language === "ar") return next?.noun != null && !next.verb;
  // "游客在线预订": adverbs stand between who and what.
  const before = language === "zh" ? (tokens.findLast((token) => token.tag !== "X") ?? previous) : previous;
  if (before.tag === "N") return isPerson(singular(before.lower));
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
