import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { LanguageCode } from "../language";
import type { Tag, Token } from "../words/tokens";

/** An English token made from a word in another language. */
export function make(text: string, tag: Tag, base = text.toLowerCase()): Token {
  return { text, lower: text.toLowerCase(), tag, base, form: "base" };
}

/** Words that go on with a noun of several words ("medical certificate"); no genitive stands between them. */
export const continues = new WeakSet<Token>();

/** The same word once more, to be changed alone. */
function copyOf(token: Token): Token {
  const copy = { ...token };
  if (continues.has(token)) continues.add(copy);
  return copy;
}

/** Asked for its gloss, its tokens and its parts, each sentence is looked up once; who asks may change what is handed out. */
export function once(tokensOf: (sentence: string) => Token[]): (sentence: string) => Token[] {
  const known = new Map<string, Token[]>();
  return (sentence) => {
    const tokens = known.get(sentence) ?? tokensOf(sentence);
    known.set(sentence, tokens);
    return tokens.map(copyOf);
  };
}

/** Verbs that stand in the infinitive: "Termine buchen, Rechnungen schreiben". */
export const infinitives = new WeakSet<Token>();

/** A verb, the verb that is meant with these things, the things, and whether only of the writer's own doing. */
const BY_OBJECT: readonly [string, string, RegExp, boolean?][] = [
  ["drop-off", "leave", /^(?:message|comment|review|note|rating|opinion|voice|tip|question)s?$/],
  ["note", "write", /^(?:note|comment|review|quotation|message|text|report)s?$/],
  ["lead", "keep", /^(?:list|book|notebook|diary|record|log|register|file|calendar|table)s?$/],
  [
    "bring",
    "run",
    /^(?:radio|shop|workshop|school|club|association|bar|restaurant|cafe|studio|office|farm|gym|hotel|community|small|company|team|group|bakery|laundry)s?$/,
    true,
  ],
  [
    "keep",
    "run",
    /^(?:radio|shop|workshop|school|club|association|bar|restaurant|cafe|studio|office|farm|gym|hotel|small|company|bakery|laundry)s?$/,
    true,
  ],
  ["order", "request", /^songs?$/],
];

/** Words with two meanings, told apart by what they act upon. */
export function chooseByObject(tokens: Token[], originals: Map<string, string>): void {
  for (const [i, token] of tokens.entries()) {
    const object = tokens.slice(i + 1, i + 4).find((one) => one.tag === "N");
    // "pedir cita", "pedir ayuda": what is ordered in a restaurant is asked for elsewhere.
    if (/^(?:order|ask)$/.test(token.base) && token.tag === "V") {
      if (/^(?:appointment|booking|help|visit|slot|permission|information|loan)s?$/.test(object?.lower ?? ""))
        Object.assign(token, make("request", "V"));
    }
    const doer = tokens[i - 1];
    for (const [verb, instead, things, byWriter] of BY_OBJECT)
      if (token.tag === "V" && token.base === verb && object && things.test(object.lower))
        if (!byWriter || (doer?.tag === "R" && /^(?:i|we)$/.test(doer.lower)))
          Object.assign(token, make(instead, "V"));
    // "notent les recettes": what is on show is rated, not written down.
    if (
      token.base === "log" &&
      token.tag === "V" &&
      originals.has("rating") === false &&
      /^(?:recipe|dish|restaurant|film|book|driver|seller|product|hotel|place|song|route|trip)s?$/.test(
        object?.lower ?? "",
      )
    ) {
      Object.assign(token, make("rate", "V"));
      originals.set("rating", "note");
    }
    // "suit les cotisations", "acompanha as vendas": people are followed, things are tracked.
    if (token.tag === "V" && token.base === "follow" && object && !isPerson(singular(object.lower)))
      Object.assign(token, make("track", "V"));
    // "يجيب الزيتون": only questions and people are answered.
    if (
      token.tag === "V" &&
      token.base === "answer" &&
      object &&
      tokens[i + 1]?.tag !== "P" &&
      /^(?:olive|food|cake|product|parcel|order|book|material|item|vegetable|gift|animal|dress|medication)s?$/.test(
        object.lower,
      )
    )
      Object.assign(token, make("bring", "V"));
    // "يوصله إشعار": a message that reaches somebody is received.
    if (
      token.tag === "V" &&
      token.base === "deliver" &&
      tokens[i + 1]?.tag === "R" &&
      /^(?:notification|notice|message|reminder|alert|invoice|code|confirmation)s?$/.test(object?.lower ?? "")
    ) {
      Object.assign(token, make("receive", "V"));
      tokens[i + 1] = make("a", "D");
    }
    // "prüft nach Plan": as the plan says.
    if (token.lower === "after" && tokens[i + 1]?.lower === "plan") Object.assign(token, make("by", "P"));
    // "Jeder muss 8 Stunden leisten": alone before a verb it is everybody.
    if (token.tag === "D" && token.lower === "each" && /^[MV]$/.test(tokens[i + 1]?.tag ?? ""))
      Object.assign(token, make("everyone", "R"));
    // "3 heures par mois": by the month.
    if (
      token.tag === "P" &&
      token.lower === "by" &&
      /^(?:day|week|month|year|hour|person)s?$/.test(tokens[i + 1]?.lower ?? "")
    )
      Object.assign(token, make("per", "P"));
    // "marcam as peças": only times and places are booked, everything else is marked.
    if (
      token.base === "book" &&
      token.tag === "V" &&
      object &&
      /^(?:part|material|item|product|task|dose)s?$/.test(object.lower)
    )
      Object.assign(token, make("log", "V"));
    // "marca que fez", "marco as que tenho"
    const behind = tokens[i + 1]?.tag === "D" ? tokens[i + 2] : tokens[i + 1];
    if (token.base === "book" && token.tag === "V" && behind?.tag === "W")
      Object.assign(token, make("mark", "V"));
    // "recibir un presupuesto": what one is sent before work begins.
    if (
      object &&
      /^budgets?$/.test(object.lower) &&
      /^(?:receive|send|approve|accept|request|reject|see|make|create|write)$/.test(token.base)
    ) {
      Object.assign(object, make(object.lower.replace("budget", "quote"), "N"));
      originals.set("quote", originals.get("budget") ?? "quote");
    }
    // "ellos las repasan": an article before a verb stands for what was spoken of.
    const next = tokens[i + 1];
    if (token.tag === "D" && token.lower === "the" && next?.tag === "V") {
      tokens[i] = next;
      tokens[i + 1] = make(token.base === "the-many" ? "them" : "it", "R");
      continue;
    }
    // "después de cada clase": before a noun it is a preposition.
    if (token.tag === "S" && /^(?:after|before)$/.test(token.lower) && tokens[i + 1]?.lower === "of") {
      token.tag = "P";
      tokens.splice(i + 1, 1);
    }
  }
}

const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/ar$/, "ad[oa]s?"],
  [/[ei]r$/, "id[oa]s?"],
  [/are$/, "at[oaie]"],
  [/ere$/, "ut[oaie]"],
  [/ire$/, "it[oaie]"],
  [/er$/, "ée?s?"],
];

/** "reservadas", "prenotati", "réservée": what is done to a thing; "cuida" is no such form of "cuidar". */
export function isParticiple(surface: string, infinitive: string): boolean {
  return PARTICIPLES.some(
    ([ending, forms]) =>
      ending.test(infinitive) &&
      new RegExp(`^${infinitive.replace(ending, "")}${forms}$`, "u").test(surface.toLowerCase()),
  );
}

/** "escribo", "anotamos": the verb's ending says that the writer does it; "" when it does not. */
export function writerForm(surface: string, language: LanguageCode): string {
  if (language !== "es" && language !== "pt") return "";
  if (/[^aiu]do$|^\p{L}{1,3}$/u.test(surface)) return "";
  if (/(?:amos|emos|imos)$/.test(surface)) return "we";
  return /[^aeid]o$|[ei]o$/.test(surface) ? "I" : "";
}
