import { isEnglishNoun } from "../../catalogue/noun-classes";
import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import { spell } from "../clauses/clauses";
import type { Piece } from "../reading";
import type { State } from "../state";
import { chunk } from "../words/chunks";
import type { Token } from "../words/tokens";

/** What somebody wishes; of a sentence that begins with something else only what comes after it is asked for. */
const WISH =
  /^.*?\b(?:i|we)(?:'d| would)? (?:also |really |just )*(?:want|need|like|love|prefer)(?: to (?:have|get|see|know))?\b/i;
/** "my brand deals live in my notes", "When a patient cancels I spend an hour calling": what somebody tells of their life. */
const TOLD =
  /^(?:and |but |so |because |basically |honestly )*(?:my|our|it's|it is|they're|he|she|there(?:'s| is| are))\b(?!.*\b(?:should|must|can|could|only)\b)|(?<!\bso )\b(?:i|we|i'm|we're|i've|we've)(?! (?:can|could|should|must|get|see|only|never)\b)\b/i;
/** Words that begin a case or a reason, not a wish. */
const REASON =
  /^(?:because|since|as|so that|cuz|bc|cause|otherwise|unless|even|like|basically|idk|lol|sorry|not)\b/i;
/** "Sarah is very clear about that": how somebody feels about it. */
const OPINION =
  /^[\p{L} ]{2,24} (?:is|are|was|were) (?:very |really |so |quite |pretty )?(?:clear|sure|strict|keen|happy|worried|annoyed)\b/iu;
/** What the app takes the place of. */
const TODAY = /\b(?:chaos|sucks?|nightmare|mess|pain|replace|instead of|stop using|get rid of|tired of)\b/i;
/** Joins that say nothing. */
const JOIN = /^(?:(?:and|also|plus|oh|then|maybe|but|so|or|please|ah|well)\b[\s,]*)+/i;
const ENDS = /^[,;:()]$/;

/** Notes the pieces of a sentence that ask for something, in the order in which they are written. */
export function noteAsked(tokens: readonly Token[], state: State): void {
  const { asked } = state.reading;
  const sentence = (asked.at(-1)?.sentence ?? -1) + 1;
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !ENDS.test(tokens[at]?.text ?? "")) continue;
    const piece = pieceOf(tokens.slice(from, at), sentence);
    if (piece) asked.push(piece);
    from = at + 1;
  }
}

/** "Sarah": written with a capital and no word of the language; "WCAG" is asked for. */
const isName = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  !isEnglishNoun(text.toLowerCase()) &&
  !isEnglishNoun(singular(text.toLowerCase()));

/** What a part of a sentence asks for; `own` are its words as written, where the tokens are English glosses of them. */
export function pieceOf(tokens: Token[], sentence: number, own = ""): Piece | null {
  const whole = spell(tokens).replace(JOIN, "");
  const text = whole.replace(WISH, "").trim();
  if (TOLD.test(text) || REASON.test(text) || OPINION.test(text) || TODAY.test(text)) return null;
  const left = new Set(text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu));
  const words = tokens
    .filter(({ lower }) => left.has(lower))
    .filter(({ tag, lower }) => /^[NVA]$/.test(tag) && /^\p{L}[\p{L}'-]{2,}$/u.test(lower))
    .filter(({ text }) => !isName(text))
    .map(({ tag, lower, base }) => ({ word: tag === "V" ? base : lower, noun: tag === "N" }));
  return words.length > 0 ? { sentence, text: own || text, words, things: thingsIn(tokens) } : null;
}

function thingsIn(tokens: Token[]): string[] {
  return chunk(tokens).flatMap(({ np }) => (np && !np.pronoun && !isPerson(np.head) ? [np.head] : []));
}
