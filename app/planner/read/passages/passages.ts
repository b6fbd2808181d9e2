import type { Reading } from "../reading";
import type { State } from "../state";
import type { Token } from "../words/tokens";
import type { Segment } from "./normalise";

/** How sentences become English tokens; ideas in other languages bring their own way. */
export type Reader = {
  plain: (text: string) => string;
  tokens: (sentence: string) => Token[];
  gloss: ((sentence: string) => string) | null;
  /** The tokens of a part of a sentence that was read before: they name nothing anew. */
  part: (words: string) => Token[];
  reading: Reading;
};

/** A sentence or list item while it is read: what is left of it, and what was made of its label. */
export type Passage = {
  readonly segment: Segment;
  readonly state: State;
  readonly reader: Reader;
  /** As the author wrote it. */
  readonly original: string;
  /** The same in plain words. */
  readonly plain: string;
  /** What stands before its colon, or above its list; "" when that says nothing more. */
  label: string;
  /** What is still to be read. */
  kept: string;
  /** What of it was refused ("no chat"). */
  refused: string[];
  /** What is quoted of it: without what was refused. */
  quote: string;
  /** "…, not the prices": what is kept from whoever sees the rest; "" mostly. */
  hidden: string;
};

/** Reads what the passage says when it is of its kind; true when nothing is left to read. */
export type Step = (passage: Passage) => boolean;

export function passageOf(segment: Segment, state: State, reader: Reader): Passage {
  const original = segment.text.trim();
  const plain = reader.plain(original).trim();
  return {
    segment,
    state,
    reader,
    original,
    plain,
    label: segment.label,
    kept: plain,
    refused: [],
    quote: original,
    hidden: "",
  };
}

/** What a sentence may begin with before it says something. */
export const GREETING =
  /^(?:(?:hi|hello|hey|hiya|dear (?:all|team|everyone|friends|sirs?|madam)|dear|greetings|yo|ok|okay|oh(?: and| also)?|so|well|um|uh|basically|long story(?: short)?|good (?:morning|evening|day|afternoon)|thanks?(?!-)|thank you|please|cheers|lol|haha|hola|buenas(?: tardes)?|buenos días|bonjour|salut|hallo|moin|servus|guten (?:tag|morgen)|olá|oi|bom dia|boa tarde|ciao|estimad[oa]s(?: señor(?:es|as)?)?|sehr geehrte damen und herren|geachte (?:heer|mevrouw|heer\/mevrouw)|gentili signori|egregi signori|prezad[oa]s(?: senhor(?:es|as))?|madame,? monsieur)\b[\s,!.]*|(?:你好|您好|大家好|مرحبا|السلام عليكم)[\s,!.，。！،]*)+/i;
