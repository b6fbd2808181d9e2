import { isPerson } from "../../catalogue/people";
import type { LanguageCode } from "../language";
import { chunk } from "../words/chunks";
import type { Token } from "../words/tokens";
import { pieceOf } from "./asked";
import { CARD } from "./listed-columns";
import type { Reader } from "./passages";

/** What an idea in another language asks for: found by its glosses, kept in its author's words. */

/** Marks between two parts of a sentence; "1,5" is one number, and "5:30" one time. */
const BETWEEN = /[,;:.?!](?=\s|$)|[()[\]]|[，、；：（）。！？،؛؟]|(?<=\p{Script=Han})\s(?=\p{Script=Han})/u;

/** Words that join two doings; a list of things has them too. */
const JOINTS: Partial<Record<LanguageCode, string>> = {
  es: "y|e|o|u|pero",
  pt: "e|ou|mas",
  fr: "et|ou|mais|donc",
  it: "e|ed|o|ma",
  de: "und|u|oder|aber",
  nl: "en|of|maar",
};
const THANKS = /^(?:merci|gracias|danke|vielen dank|obrigad[oa]|grazie|bedankt|dank|شكر|谢谢)/iu;
/** A word for itself says too little. */
const ONE_WORD = /^[\p{Script=Latin}-]*$/u;

/** Notes the pieces of a sentence that ask for something, each in its author's words with what their glosses say. */
export function noteAskedElsewhere(kept: string, { part, reading }: Reader, first: boolean): void {
  const { asked } = reading;
  const sentence = (asked.at(-1)?.sentence ?? (first ? -1 : 0)) + 1;
  const joints = JOINTS[reading.language] ?? "&";
  const opens = new RegExp(`^(?:${joints})\\s+`, "iu");
  const between = new RegExp(`\\s(?=(?:${joints})\\s)`, "u");
  for (const own of kept.split(BETWEEN).flatMap((one) => doingsOf(one.trim().split(between), part))) {
    const said = own.replace(opens, "").trim();
    const words = part(said);
    const piece = THANKS.test(said) || ONE_WORD.test(said) ? null : pieceOf(words, sentence, said);
    if (piece) asked.push({ ...piece, things: thingsKept(words), of: kept });
  }
}

/** What is done to things that are written down, or are there to be had. */
const KEPT =
  /^(?:need|want|have|log|record|document|note|register|enter|write|write down|save|store|keep|add|upload|report|create|manage|organi[sz]e|plan|track|book|order|request|reserve|issue|print|hand-?in|fill-?in|complete|sign|confirm|measure|collect|weigh|approve)$/;

/** A gloss names a thing too loosely to make a table of each: those of which there are several, and what is written down. */
function thingsKept(tokens: Token[]): string[] {
  return chunk(tokens).flatMap(({ np }) => {
    if (!np || np.pronoun || isPerson(np.head) || CARD.test(np.head)) return [];
    const [opens, before] = [tokens[np.start], tokens[np.start - 1]];
    const counted =
      np.plural ||
      opens?.tag === "Q" ||
      [opens, before].some((one) => /^(?:each|every|per)\b/.test(one?.lower ?? ""));
    const verb = tokens.slice(0, np.start).findLast(({ tag }) => /^[VPBHM]$/.test(tag));
    const kept = verb?.tag === "V" && KEPT.test(verb.base);
    return counted || kept ? [np.head] : [];
  });
}

/** "die Mitglieder reservieren und sehen den Plan": each doing is a piece of its own; a list of things is one. */
function doingsOf(parts: readonly string[], part: Reader["part"]): string[] {
  const does = (text: string) => part(text).some(({ tag }) => /^[VBHM]$/.test(tag));
  const found: string[] = [];
  for (const more of parts) {
    const last = found.at(-1);
    if (last !== undefined && !(does(last) && does(more))) found[found.length - 1] = `${last} ${more}`;
    else found.push(more);
  }
  return found.filter((one) => one !== "");
}
