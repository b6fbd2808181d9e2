import { capital } from "../../text/words";
import type { Token } from "../words/tokens";
import { GREETING, type Passage } from "./passages";
import { understood, unreadText } from "./unread";

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

/**
 * Puts the author's words in place of the rules that were read from the gloss of a sentence, and keeps what was not
 * understood. `whole` is the sentence with what is kept from somebody, `before` how much was read before it.
 */
export function keepForeignWords(
  { state, reader, kept }: Passage,
  tokens: readonly Token[],
  whole: string,
  before: { understood: number; rules: number },
): void {
  const { reading } = state;
  const grew = reading.rules.length > before.rules;
  reading.rules.length = before.rules;
  const words = kept.replace(GREETING, "");
  let rule = "";
  if (LIFE.test(words)) rule = "";
  else if (grew) rule = asRule(kept);
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

function asRule(sentence: string): string {
  return capital(sentence.replace(GREETING, "").replace(/[.!;。；\s]+$/, ""));
}
