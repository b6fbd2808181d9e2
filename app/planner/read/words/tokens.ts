import { PHRASAL } from "../../catalogue/verbs";
import { isParticle } from "./agreement";
import { openTag } from "./ambiguous";
import type { SpeechTags } from "./model";
import { settle } from "./settled";
import { fixedTag, type Token } from "./small-words";

export type { Tag, Token } from "./small-words";

const WORD =
  /[-−]?[€$£]?\d(?:[\d.,:/–-]*\d)?(?:%|€|\$|£|[a-z]{1,3}\b)?|[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*|'s|[,;:!?()/"+]|\S/gu;

/** Tags every word of a sentence, with the language model's opinion for words the lexicon does not know. */
export function tokenise(sentence: string, speech: SpeechTags): Token[] {
  const raw = (sentence.match(WORD) ?? []).slice(0, 400).flatMap(splitClitic);
  const opinions = speech(
    raw.map((word, index) => (index === 0 && !/^[A-Z]{2}/.test(word) ? word.toLowerCase() : word)),
  );
  const tokens = raw.map(asWritten);
  for (let i = 0; i < tokens.length; ) {
    const settled = settle(tokens, i);
    if (settled === 0) openTag(tokens, i, opinions[i] ?? "");
    i += Math.max(settled, 1);
  }
  nounsAfterArticles(tokens);
  return joinPhrasals(tokens);
}

/** A word before anything around it was looked at. */
function asWritten(text: string): Token {
  const lower = text.toLowerCase();
  return { text, lower, tag: fixedTag(lower) ?? "N", base: lower, form: "base" };
}

/** "takes a key, …": what an article leads to is a noun, whatever the model thinks. */
function nounsAfterArticles(tokens: Token[]): void {
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.tag !== "A" || fixedTag(token.lower) !== null || token.form !== "base") continue;
    if (/^[NAQC]$/.test(tokens[i + 1]?.tag ?? "") || /(?:ed|ing)$/.test(token.lower)) continue;
    let q = i - 1;
    while (q > 0 && tokens[q]?.tag === "A") q -= 1;
    if (tokens[q]?.tag === "D") token.tag = "N";
  }
}

function splitClitic(word: string): string[] {
  const match = /^(.+)('s)$/u.exec(word);
  if (match?.[1] && /^(?:that|there|what|here|who|where)$/i.test(match[1])) return [match[1], "is"];
  if (match?.[1] && !/^(?:it|let|he|she)$/i.test(match[1])) return [match[1], "'s"];
  const contracted = /^(i|we|you|they|he|she|it)'(m|re|ve|ll|d|s)$/i.exec(word);
  if (contracted?.[1]) {
    const ends: Record<string, string> = { m: "am", re: "are", ve: "have", ll: "will", d: "would", s: "is" };
    return [contracted[1], ends[contracted[2]?.toLowerCase() ?? ""] ?? "is"];
  }
  return [word];
}

function joinPhrasals(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    if (
      token.tag === "V" &&
      next &&
      PHRASAL[`${token.base} ${next.lower}`] &&
      (isParticle(next.lower) || /^[XPS]$/.test(next.tag) || next.lower === "part")
    ) {
      joined.push({
        ...token,
        text: `${token.text} ${next.text}`,
        lower: `${token.lower} ${next.lower}`,
        base: `${token.base} ${next.lower}`,
      });
      i += 1;
    } else joined.push(token);
  }
  return joined;
}
