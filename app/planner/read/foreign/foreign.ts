import { glossaryOf } from "../../catalogue/words/glossaries";
import { Lexicon } from "../../catalogue/words/glossary";
import { capital, isPlural, thirdPerson } from "../../text/words";
import type { LanguageCode } from "../language";
import { joinSeparable } from "../words/separable";
import type { Token } from "../words/tokens";
import { saidAsWhom } from "./as-whom";
import { cutChinese, unknownDoer, unknownNoun, unknownVerb } from "./chinese";
import { doersSaid } from "./dropped";
import { purposeJoined } from "./dutch";
import { conditionSaid, doneWithHelper, joinParticles } from "./german";
import { ROMANCE } from "./here";
import { addKnown } from "./known";
import { letsSomebody, openedPlainly } from "./openings";
import { doneInApp, linkGenitives, numbered, order, wayBehind } from "./order";
import { clausesParted } from "./parted";
import type { Piece } from "./pieces";
import { adjectivesFirst, romanceOrder } from "./romance";
import { chooseByObject, make } from "./senses";
import { writtenOut } from "./spelling";
import { asAuthored, simplified } from "./traditional";
import { addUnknown } from "./unknown";
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

/** The word of a language for an English noun; "" where its glossary has none. */
export function wordIn(language: LanguageCode, noun: string): string {
  const word = lexiconOf(language)?.wordFor(noun) ?? "";
  return language === "de" ? capital(word) : word;
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

function cut(text: string, language: LanguageCode, lexicon: Lexicon): Piece[] {
  if (language === "de" || language === "nl")
    return doneWithHelper(joinParticles(cutWords(text, lexicon, language), lexicon, language));
  if (language !== "zh") return cutWords(text, lexicon, language);
  const pieces = cutChinese(text, lexicon);
  return pieces.map((piece, at) => {
    const noun = piece.found ? null : (unknownDoer(pieces, at) ?? unknownNoun(pieces, at, lexicon));
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
  if (language !== "zh") return oneDoes(glossed(sentence, language, originals));
  const simple = simplified(sentence);
  const tokens = oneDoes(glossed(simple, language, originals));
  asAuthored(originals, sentence, simple);
  return tokens;
}

/** "wenn ein Kind fehlt", "qué paga cada socio": what is quoted of a clause agrees with its one doer. */
function oneDoes(tokens: Token[]): Token[] {
  let within = false;
  return tokens.map((token, i) => {
    if (/^[KO]$/.test(token.tag)) within = false;
    if (token.tag === "S" || (token.tag === "W" && /^(?:what|how|when|whether|if)\b/.test(token.lower)))
      within = true;
    const doer = tokens[i - 1];
    const one = doer?.tag === "N" ? !isPlural(doer.lower) : doer?.tag === "R" && doer.lower === "it";
    if (!within || !one || token.tag !== "V" || token.form !== "base") return token;
    return { ...make(thirdPerson(token.base), "V", token.base), form: "s" };
  });
}

function glossed(sentence: string, language: LanguageCode, originals: Map<string, string>): Token[] {
  const tokens = letsSomebody(ordered(sentence, language, originals));
  return language === "de" || language === "nl" ? tokens : doersSaid(tokens);
}

function ordered(sentence: string, language: LanguageCode, originals: Map<string, string>): Token[] {
  const lexicon = lexiconOf(language);
  if (!lexicon) return [];
  const written = openedPlainly(saidAsWhom(writtenOut(sentence, language, lexicon), language), language);
  const told =
    language === "de" ? conditionSaid(written) : language === "nl" ? purposeJoined(written) : written;
  const text = joinSeparable(told, language);
  const pieces = cut(text, language, lexicon);
  const tokens: Token[] = [];
  pieces.forEach((piece, index) => {
    const { surface, found } = piece;
    const mark = MARKS[surface] ?? surface;
    const next = pieces[index + 1]?.found ?? null;
    const here = { surface, language, lexicon, tokens, previous: tokens.at(-1), next, originals };
    if (found) addKnown(found, here);
    else if (/[\p{L}\p{N}]/u.test(surface)) addUnknown(here);
    else tokens.push(make(mark, /^[,;/]$/.test(mark) ? "K" : "O"));
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
  if (language === "ar") {
    doneInApp(plain);
    linkGenitives(plain);
  }
  // "约定见面的时间": the particle after a word that nobody knows.
  if (language === "zh")
    for (let i = plain.length - 1; i > 0; i--)
      if (plain[i]?.lower === "'s" && plain[i - 1]?.tag !== "N" && plain[i - 1]?.tag !== "R")
        plain.splice(i, 1);
  // "学弟学妹": two words for one.
  if (language === "zh")
    for (let i = plain.length - 1; i > 0; i--)
      if (plain[i]?.tag === "N" && plain[i]?.lower === plain[i - 1]?.lower) plain.splice(i, 1);
  chooseByObject(plain, originals);
  if (ROMANCE.has(language)) return romanceOrder(plain);
  if (language === "ar") return order(adjectivesFirst(plain), language);
  if (language === "zh") return wayBehind(numbered(plain));
  // A sentence with commas has them where it needs them.
  return order(plain.some((token) => token.tag === "K") ? plain : clausesParted(plain), language);
}
