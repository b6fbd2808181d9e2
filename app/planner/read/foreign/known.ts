import { NOUN_OF_VERB } from "../../catalogue/nouns";
import type { Entry } from "../../catalogue/words/glossary";
import { gerund, isPlural, participle, plural, singular } from "../../text/words";
import type { LanguageCode } from "../language";
import type { Tag, Token } from "../words/tokens";
import { guessed, type Here, ROMANCE } from "./here";
import type { Found } from "./pieces";
import { continues, infinitives, isParticiple, make, writerForm } from "./senses";
import { addUnknown } from "./unknown";
import { isVerbHere } from "./verb-or-noun";

/** Adds what a word that the glossary knows is here: a small word, a verb or a noun. */
export function addKnown(found: Found, here: Here): void {
  const { small, noun, verb } = found;
  if (small && !(noun && isNounHere(small, here))) {
    const [tag, gloss] = [small.small ?? "", small.gloss];
    if (frenchHe(here)) return;
    if (!tag || !gloss) return;
    const told = { ...here, found, tag, gloss };
    for (const smallWord of SMALL_WORDS) if (smallWord(told)) return;
  } else if (verb && (!noun || here.previous?.base === "it-before" || isVerbHere(here))) {
    const told = { ...here, found, verb };
    for (const aVerb of VERBS) if (aVerb(told)) return;
  } else if (noun) addNoun(noun, here);
}

const TIME = /^(?:on|in|at) (?:the )?\p{L}+$/u;

/**
 * "la lista final", "il comune vuole": between an article and no noun it is the noun. "prenotano la notte": what is acted
 * upon is no time.
 */
function isNounHere(small: Entry, { tokens, previous, next }: Here): boolean {
  if (previous?.tag !== "D") return false;
  const acted = tokens.at(-2)?.tag === "V" && TIME.test(small.gloss) && previous.lower === "the";
  return acted || small.small === "V" || (small.small === "A" && (!next?.noun || next.small?.small === "A"));
}

/** "qu'il puisse dicter": after "that", "when" and "if" somebody; elsewhere "il" is mostly nobody ("il faut"). */
function frenchHe({ language, surface, previous, next, tokens }: Here): boolean {
  if (language !== "fr" || surface.toLowerCase() !== "il" || !/^[WS]$/.test(previous?.tag ?? ""))
    return false;
  const acts = next?.verb || (next?.small?.small === "M" && next.small.gloss === "can");
  if (acts) tokens.push(make("they", "R"));
  return Boolean(acts);
}

type SmallWord = (here: Here & { found: Found; tag: string; gloss: string }) => boolean;

/** The word after this is a verb and nothing else. */
const verbFollows = ({ next }: Here) => Boolean(next?.verb && !next.noun && !next.small);

/** "as famílias se cadastram": a reflexive, no "if". */
const portugueseReflexive: SmallWord = ({ language, surface, previous, next }) =>
  language === "pt" &&
  surface === "se" &&
  /^[NWRM]$/.test(previous?.tag ?? "") &&
  Boolean(next?.verb && !next.small);

/** "ajuda apicultores a anotar": before an infinitive, behind whom it is said of, no article. */
const portugueseTo: SmallWord = (here) => {
  if (here.language !== "pt" || here.surface !== "a" || !verbFollows(here)) return false;
  if (!/^[NV]$/.test(here.previous?.tag ?? "")) return false;
  here.tokens.push(make("to", "T"));
  return true;
};

/** "al volver", "al llegar" */
const spanishWhen: SmallWord = (here) => {
  if (here.language !== "es" || here.surface !== "al" || !verbFollows(here)) return false;
  here.tokens.push(make("when", "S"), make("they", "R"));
  return true;
};

/** "lo porta alla mensa": no noun with that first letter has this article. */
const italianIt: SmallWord = ({ language, surface, next, tokens }) => {
  if (language !== "it" || surface !== "lo" || !next?.verb) return false;
  if (/^(?:s[^aeiou]|z|gn|ps|x|y)/.test(next.verb.key)) return false;
  tokens.push(make("it", "R", "it-before"));
  return true;
};

/** "die Route des Tages", "eine Liste der Kunden": the article goes on to be read. */
const germanGenitive: SmallWord = ({ language, surface, previous, tokens }) => {
  const genitive = /^(?:des|der|eines|einer|unserer|unseres|meiner|meines)$/;
  if (language === "de" && previous?.tag === "N" && genitive.test(surface)) tokens.push(make("of", "P"));
  return false;
};

/** "la liste des retraits", "le cartine dei sentieri": after a noun no "some". */
const SOME_OR_OF: Partial<Record<LanguageCode, RegExp>> = { fr: /^des$/, it: /^(?:dei|degli|delle)$/ };
const romanceGenitive: SmallWord = ({ language, surface, previous, tokens }) => {
  if (previous?.tag !== "N" || !SOME_OR_OF[language]?.test(surface)) return false;
  tokens.push(make("of", "P"), make("the", "D"));
  return true;
};

/** "من تغيب": before a verb it is "who". */
const arabicWho: SmallWord = ({ language, surface, next, tokens }) => {
  if (language !== "ar" || surface !== "من" || !next?.verb || next.noun) return false;
  tokens.push(make("who", "W"));
  return true;
};

const time: SmallWord = ({ tag, gloss, tokens }) => {
  if (tag !== "X" || !TIME.test(gloss)) return false;
  tokens.push(make(timeAfter(tokens, gloss), "X"));
  return true;
};

/** "quiero", "j'ai": the writer and a verb in one word. */
const writersVerb: SmallWord = ({ tag, gloss, previous, tokens }) => {
  if (tag !== "I") return false;
  if (previous?.tag === "V" && previous.base === gloss) return true;
  if (previous?.tag !== "R") tokens.push(make("I", "R"));
  tokens.push(
    make(gloss === "be" ? "am" : gloss, gloss === "have" ? "H" : gloss === "be" ? "B" : "V", gloss),
  );
  return true;
};

/** "eine App zum Buchen" */
const germanPurpose: SmallWord = ({ language, surface, next, tokens }) => {
  if (language !== "de" || surface.toLowerCase() !== "zum" || !next?.verb || next.noun) return false;
  tokens.push(make("where", "W"), make("they", "R"));
  return true;
};

/** "para reservar", "pour vendre" */
const purpose: SmallWord = (here) => {
  if (here.tag !== "P" || here.gloss !== "for" || !verbFollows(here) || here.language === "zh") return false;
  here.tokens.push(make("to", "T"));
  return true;
};

/** "als PDF", "als Kunde": before a noun it is no "when". */
const germanAs: SmallWord = ({ language, surface, next, tokens }) => {
  if (!/^(?:de|nl)$/.test(language) || surface.toLowerCase() !== "als" || !next?.noun || next.small)
    return false;
  tokens.push(make("as", "P"));
  return true;
};

/** "el lo acepta o no": without its accent it is still a pronoun. */
const spanishHe: SmallWord = ({ language, surface, next, tokens }) => {
  if (language !== "es" || surface !== "el" || next?.noun) return false;
  if (!next?.verb && !/^(?:lo|la|los|las|le|les|se|me|nos|no|ya)$/.test(next?.small?.key ?? "")) return false;
  tokens.push(make("they", "R"));
  return true;
};

/** "une appli ou ils choisissent": before a pronoun it is "where". */
const frenchWhere: SmallWord = ({ language, surface, next, previous, tokens }) => {
  if (language !== "fr" || surface !== "ou" || previous?.tag !== "N") return false;
  if (!/^(?:je|on|nous|vous|ils|elles|il|elle|chacun|chaque|tout_le_monde)$/.test(next?.small?.key ?? ""))
    return false;
  tokens.push(make("where", "W"));
  return true;
};

const asItStands: SmallWord = ({ tag, gloss, surface, previous, tokens }) => {
  // "mandarles un aviso": people, whatever was spoken of last.
  if (gloss === "them" && previous?.tag === "V" && /^(?:les?|lhes?|gli)$/.test(surface)) {
    tokens.push(make(gloss, "R", "them-people"));
    return true;
  }
  const many = tag === "D" && /^(?:les|los|las|os|as)$/.test(surface);
  tokens.push(make(gloss, tag as Tag, many ? "the-many" : gloss));
  return true;
};

const SMALL_WORDS: readonly SmallWord[] = [
  portugueseReflexive,
  portugueseTo,
  spanishWhen,
  italianIt,
  germanGenitive,
  romanceGenitive,
  arabicWho,
  time,
  writersVerb,
  germanPurpose,
  germanAs,
  purpose,
  spanishHe,
  frenchWhere,
  asItStands,
];

/** "el sábado", "en junio", "jeden Abend": the article or preposition before the time belongs to it. */
function timeAfter(tokens: Token[], gloss: string): string {
  let every = false;
  for (let last = tokens.at(-1); last && /^[DP]$/.test(last.tag); last = tokens.at(-1)) {
    every ||= /^(?:each|all|every)$/.test(last.lower) || last.base === "the-many";
    tokens.pop();
  }
  return every ? gloss.replace(/^(?:on|in|at) (?:the )?/, "every ") : gloss;
}

type Verb = (here: Here & { found: Found; verb: Entry }) => boolean;

const done = (verb: Entry): Token => ({ ...make(participle(verb.gloss), "V", verb.gloss), form: "ed" });

/** "de cocina o reparto": in a list of nouns a form that could be "I …" is one more noun. */
const oneMoreNoun: Verb = (here) => {
  const { surface, language, previous, tokens } = here;
  const goesOn = previous?.tag === "C" && tokens.some((token) => token.tag === "R" && token.lower === "i");
  if (writerForm(surface, language) !== "I" || !/^[CPDA]$/.test(previous?.tag ?? "") || goesOn) return false;
  addUnknown(here);
  return true;
};

/** "hun werk", "de stand": behind an article a Dutch form of a verb is a noun that the tables lack. */
const dutchNoun: Verb = (here) => {
  if (here.language !== "nl" || here.previous?.tag !== "D" || /en$|t$/.test(here.surface)) return false;
  addUnknown(here);
  return true;
};

/** "sin avisar", "sans prévenir": how somebody does it, no doing of its own. */
const without: Verb = ({ verb, previous, tokens, language }) => {
  if (previous?.lower !== "without" || !ROMANCE.has(language)) return false;
  tokens.pop();
  tokens.push(make(`without ${gerund(verb.gloss)}`, "X"));
  return true;
};

/** "marca entregue", "marcan pagado": as what something is marked. */
const markedAs: Verb = ({ surface, verb, previous, tokens, language, found }) => {
  if (
    !ROMANCE.has(language) ||
    found.noun ||
    previous?.tag !== "V" ||
    !/^(?:book|mark|log)$/.test(previous.base)
  )
    return false;
  if (!/(?:[ai]d[oa]s?|ée?s?|[aiu]t[oaie]|entregues?|pagos?|pagas?)$/.test(surface)) return false;
  if (previous.base === "book") Object.assign(previous, make("mark", "V"));
  tokens.push(make(`as ${participle(verb.gloss)}`, "X"));
  return true;
};

/** "las plazas reservadas": which ones they are. */
const whichOnes: Verb = ({ surface, language, found, verb, previous, next, tokens }) => {
  if (!ROMANCE.has(language) || found.noun || previous?.tag !== "N" || next?.small?.small === "P")
    return false;
  if (!isParticiple(surface, verb.key)) return false;
  tokens.push(make(participle(verb.gloss), "A"));
  return true;
};

/** "la dispensa assinada por cada aluno": done to the thing before it. */
const doneToIt: Verb = ({ surface, language, found, verb, previous, next, tokens }) => {
  if (!isParticiple(surface, verb.key) || !ROMANCE.has(language) || found.noun) return false;
  if (previous?.tag !== "N" || next?.small?.small !== "P") return false;
  tokens.push(done(verb));
  return true;
};

/** "quem pagou", "quién debió": done already. */
const doneAlready: Verb = ({ surface, language, verb, previous, tokens }) => {
  const past = /(?:ou|aram|eram|iram|ó|aron|ieron|eu|iu)$/;
  if (!past.test(surface) || !ROMANCE.has(language)) return false;
  if (previous?.tag !== "W" || previous.lower !== "who") return false;
  tokens.push(make("has", "H"), done(verb));
  return true;
};

/** Any other verb, with its person where the ending tells one; what it makes is named after the verb. */
const saidPlainly: Verb = ({ surface, language, lexicon, found, verb, previous, tokens, originals }) => {
  const person = writerForm(surface, language);
  const named = tokens.slice(-3).some((token) => token.tag === "R" && /^(?:i|we)$/.test(token.lower));
  if (person && !named && previous?.tag !== "M" && previous?.tag !== "T") tokens.push(make(person, "R"));
  // "quién ha pagado", "sont vérifiées par un modérateur"
  const perfect =
    found.participle ||
    previous?.tag === "H" ||
    (previous?.tag === "B" &&
      ROMANCE.has(language) &&
      /(?:é|ée|és|ées|faite?s?|finie?s?|[ai]d[oa]s?|[aiu]t[oaie])$/.test(surface.toLowerCase()));
  const token = perfect ? done(verb) : make(verb.gloss, "V", verb.gloss);
  if ((language === "de" || language === "nl") && surface.toLowerCase() === verb.key) infinitives.add(token);
  tokens.push(token);
  const made = NOUN_OF_VERB[verb.gloss];
  const word = found.noun?.gloss === made ? found.noun?.key : lexicon.wordFor(made ?? "");
  if (made && word && !originals.has(made)) {
    originals.set(made, word);
    guessed.add(originals, made);
  }
  return true;
};

const VERBS: readonly Verb[] = [
  dutchNoun,
  without,
  markedAs,
  oneMoreNoun,
  whichOnes,
  doneToIt,
  doneAlready,
  saidPlainly,
];

function addNoun(entry: NonNullable<Found["noun"]>, { language, lexicon, tokens, originals }: Here): void {
  const one = isPlural(entry.gloss) && !/(?:ss|us)$/.test(entry.gloss) ? singular(entry.gloss) : entry.gloss;
  // The table is named by the word's singular, whatever form the idea uses.
  if (!originals.has(one) || guessed.takes(originals, one))
    originals.set(one, one === entry.gloss ? entry.key : lexicon.wordFor(one, entry.key) || entry.key);
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
