import { capital, singular } from "../../text/words";
import type { Piece, Reading } from "../reading";
import type { Token } from "../words/tokens";
import { GREETING, type Passage } from "./passages";
import { bindingText, understood, unreadText } from "./unread";

/** Sentences in other languages are read by their English gloss; what is quoted of them stays in their author's words. */

/** "mais pas les soins", "pero no los precios": refused beside what is allowed. */
const NOT_ELSEWHERE =
  /,?\s+(?:mais pas|pero no|mas não|ma non|aber (?:nicht|keinen?|keine)|maar (?:niet|geen)|ولكن ليس|لكن ليس)\s+[^.;!?]+|[，,]?但(?:是)?(?:不能|看不到|不可以)[^。；]+/iu;

/** "peut lire les remarques mais pas les soins": without what is kept from whoever sees the rest. */
export function withoutElsewhere(sentence: string): string {
  return sentence.replace(NOT_ELSEWHERE, "");
}

/** "Wir sind ein Verein mit 80 Parzellen": who writes, not what holds. */
const LIFE =
  /^(?:wir sind|ich bin|somos|soy|tenemos|nous sommes|je suis|on est|nós somos|sou|نحن|أنا|我们是|我是)(?!\p{L})/iu;

/** Longer than this, only the part of a sentence is quoted that led to nothing else. In words. */
const SHORT = 14;
/** "Wenn …", "si …", "quando …": the case in which something holds. */
const CASE =
  /^(?:wenn|falls|sobald|si|cuando|quando|se|quand|lorsque|als|wanneer|إذا|عندما|لما|如果|当)\s?/iu;

/**
 * Puts the author's words in place of the rules that were read from the gloss of a sentence, and keeps what was not
 * understood. `whole` is the sentence with what is kept from somebody, `before` how much was read before it.
 */
export function keepForeignWords(
  { state, reader, kept }: Passage,
  tokens: readonly Token[],
  whole: string,
  before: { understood: number; rules: number; actions: number; ruled: ReadonlySet<Piece> | null },
): void {
  const { reading } = state;
  const words = kept.replace(GREETING, "");
  const pieces = piecesOf(reading, kept);
  const ruled = pieces.filter((piece) => before.ruled?.has(piece));
  const told = reading.actions.length > before.actions && reading.actions.at(-1)?.unread === false;
  let rule = "";
  if (LIFE.test(words)) rule = "";
  else if (before.ruled && (!told || (ruled.length > 0 && lengthOf(words) <= SHORT))) rule = asRule(kept);
  else if (ruled.length > 0) rule = asRule(spanOf(ruled, pieces, kept));
  else if (understood(reading) === before.understood && tokens.some((token) => /^[VBHMG]$/.test(token.tag)))
    rule = unreadText(words, state.first);
  if (rule) reading.rules.push(rule);
  if (whole === kept || rule) return;
  reading.rules.push(asRule(whole));
  const actor = reading.actions.at(-1)?.actor ?? "";
  const hidden = (NOT_ELSEWHERE.exec(whole)?.[0] ?? "").replace(
    /^[,，\s]*(?:mais pas|pero no|mas não|ma non|aber (?:nicht|keinen?|keine)|maar (?:niet|geen))\s+/iu,
    "",
  );
  if (actor && actor !== "me" && actor !== "app" && /^\p{Script=Latin}/u.test(hidden) && reader.gloss)
    reading.denied.push({ role: actor, phrase: `see ${reader.gloss(hidden)}` });
}

/**
 * Takes back the rules that were read from the gloss of a part of a sentence: what they are about is returned, to be
 * quoted; null where there were none. What was to be a story and is no English is marked. `from` is how many rules there were before.
 */
export function quoteUnread(
  { state, kept, reader }: Passage,
  part: readonly Token[],
  from: number,
  isClause: boolean,
): readonly Piece[] | null {
  const { reading } = state;
  const grew = reading.rules.length > from;
  reading.rules.length = from;
  if (!grew && !state.doubted) return null;
  const said = new Set(part.filter(({ tag }) => /^[NVA]$/.test(tag)).map(({ base }) => root(base)));
  const about = piecesOf(reading, kept).filter(({ words }) => {
    const shared = new Set(words.map(({ word }) => root(word)).filter((word) => said.has(word))).size;
    return shared > 0 && (shared * 2 >= words.length || shared * 2 >= said.size);
  });
  if (state.doubted) for (const piece of about) piece.unread = true;
  // What is only named has its place among what is asked for.
  const says = ({ text }: Piece) =>
    isClause || bindingText(text) !== "" || reader.part(text).some(({ tag }) => /^[VBHMG]$/.test(tag));
  return grew || about.length === 0 ? about.filter(says) : null;
}

/** The pieces of the sentence that is being read. */
const piecesOf = ({ asked }: Reading, kept: string) =>
  asked.filter(({ of = "", sentence }) => of !== "" && sentence === asked.at(-1)?.sentence && of === kept);

/** The words from the first of the pieces to the last, with a case that stands before them. */
function spanOf(some: readonly Piece[], all: readonly Piece[], kept: string): string {
  const first = some[0];
  const last = some.at(-1);
  if (!first || !last) return kept;
  const before = all[all.indexOf(first) - 1];
  const opens = before && CASE.test(before.text) ? before : first;
  return kept.slice(kept.indexOf(opens.text), kept.indexOf(last.text) + last.text.length);
}

/** In words; two signs of Chinese are one. */
const lengthOf = (text: string) => text.split(" ").length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

/** A word without its ending, in any of its forms. */
const root = (word: string) => singular(word).slice(0, 5);

function asRule(sentence: string): string {
  return capital(sentence.replace(GREETING, "").replace(/[.!;。；\s]+$/, ""));
}
