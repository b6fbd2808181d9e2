import { isPerson, looksLikePerson, PLACE_ROLES } from "../../catalogue/people";
import { classOfVerb, PHRASAL, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, verbBases } from "../../text/words";
import { insideList, isParticle } from "./agreement";
import { openTag } from "./ambiguous";
import type { SpeechTags } from "./model";
import { CARRYING, fixedTag, type Tag, type Token } from "./small-words";
import { asVerb, isSubjectBefore } from "./spots";

export type { Tag, Token } from "./small-words";

const WORD =
  /[-−]?[€$£]?\d(?:[\d.,:/–-]*\d)?(?:%|€|\$|£|[a-z]{1,3}\b)?|[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*|'s|[,;:!?()/"+]|\S/gu;

/** Tags every word of a sentence, with the language model's opinion for words the lexicon does not know. */
export function tokenise(sentence: string, speech: SpeechTags): Token[] {
  const raw = (sentence.match(WORD) ?? []).slice(0, 400).flatMap(splitClitic);
  const opinions = speech(
    raw.map((word, index) => (index === 0 && !/^[A-Z]{2}/.test(word) ? word.toLowerCase() : word)),
  );
  const tokens: Token[] = [];
  for (let i = 0; i < raw.length; i++) {
    const text = raw[i] ?? "";
    const lower = text.toLowerCase();
    const token: Token = { text, lower, tag: "N", base: lower, form: "base" };
    token.tag = fixedTag(lower) ?? "N";
    tokens.push(token);
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (isFixedCompound(tokens, i)) {
      token.tag = "N"; // "wish list", "shopping list", "parking spots"
      i += 1;
      continue;
    }
    if (
      token.lower === "one" &&
      tokens[i + 1] &&
      /^[NA]$/.test(tokens[i + 1]?.tag ?? "") &&
      !fixedTag(tokens[i + 1]?.lower ?? "")
    ) {
      token.tag = "Q"; // "one member only", "one slot per teacher"
      continue;
    }
    if (
      /^(?:min|max|minimum|maximum)$/.test(token.lower) &&
      /^[N]$/.test(tokens[i + 1]?.tag ?? "") &&
      insideList(tokens, i)
    ) {
      token.tag = "A"; // "has a name, min players and max players"
      continue;
    }
    if (
      i === 0 &&
      /^(?:both|all)$/.test(token.lower) &&
      verbStrength(tokens[1]?.lower ?? "") !== null &&
      /^[DRN]$/.test(tokens[2]?.tag ?? "")
    ) {
      token.tag = "R"; // "Both rate each other"
      continue;
    }
    if (
      CARRYING[token.lower] &&
      !/^[DAP]$/.test(tokens[i - 1]?.tag ?? "") &&
      !(tokens[i - 1]?.tag === "V" && /^(?:costs|ends|own|owns)$/.test(token.lower)) &&
      !(
        tokens[i - 1]?.tag === "N" &&
        /^(?:wish|love|need|needs|help|try|tries|keeps)$/.test(token.lower) &&
        !looksLikePerson(singular(tokens[i - 1]?.lower ?? "")) &&
        !PLACE_ROLES[tokens[i - 1]?.lower ?? ""] &&
        !/^[QTDR]$/.test(tokens[i + 1]?.tag ?? "") &&
        !(token.lower.endsWith("s") && tokens[i - 2]?.tag === "D" && tokens[i + 1]?.tag === "P")
      )
    ) {
      asVerb(token, CARRYING[token.lower] ?? token.lower, token.lower.endsWith("s") ? "s" : "base");
      continue;
    }
    // "each has works with a title", "the curator and the registrar each agree"
    if (token.lower === "each" && /^(?:has|have|is|gets?)$/.test(tokens[i + 1]?.lower ?? "")) {
      token.tag = "R";
      continue;
    }
    if (
      token.lower === "each" &&
      tokens[i - 1]?.tag === "N" &&
      verbStrength(tokens[i + 1]?.lower ?? "") !== null &&
      !isPlural(tokens[i + 1]?.lower ?? "")
    ) {
      token.tag = "X";
      continue;
    }
    // "takes some costumes home": where to, not what.
    if (
      token.lower === "home" &&
      (isPlural(tokens[i - 1]?.lower ?? "") ||
        /^(?:it|them|him|her|one|me|us)$/.test(tokens[i - 1]?.lower ?? "")) &&
      (!tokens[i + 1] || /^[KCOPS]$/.test(tokens[i + 1]?.tag ?? ""))
    ) {
      token.tag = "X";
      continue;
    }
    // "all must know", "both confirm the handover"
    if (
      /^(?:all|both|others)$/.test(token.lower) &&
      !/^[DPVBT]$/.test(tokens[i - 1]?.tag ?? "") &&
      (tokens[i + 1]?.tag === "M" ||
        (verbStrength(tokens[i + 1]?.lower ?? "") !== null &&
          !isPlural(tokens[i + 1]?.lower ?? "") &&
          (token.lower === "others" || (verbStrength(tokens[i + 1]?.lower ?? "") === "strong" && i > 0))))
    ) {
      token.tag = "R";
      continue;
    }
    // "spots stay hidden": like "are hidden".
    if (
      /^stays?$/.test(token.lower) &&
      tokens[i - 1]?.tag === "N" &&
      (/ed$|en$/.test(tokens[i + 1]?.lower ?? "") || tokens[i + 1]?.tag === "A")
    ) {
      token.tag = "B";
      continue;
    }
    // "my wife does the invoices": the only verb of its clause.
    if (
      /^(?:does|do|did)$/.test(token.lower) &&
      /^[DQ]$/.test(tokens[i + 1]?.tag ?? "") &&
      tokens[i - 1]?.tag === "N" &&
      !/^(?:what|how|when|where|why)$/.test(tokens[i - 2]?.lower ?? "")
    ) {
      asVerb(token, "do", token.lower === "does" ? "s" : "base");
      continue;
    }
    // "Public sees a chart"
    if (
      token.lower === "public" &&
      verbBases(tokens[i + 1]?.lower ?? "").some(
        ({ base, form }) => form === "s" && verbStrength(base) === "strong",
      )
    ) {
      token.tag = "N";
      continue;
    }
    if (fixedTag(token.lower) !== null) {
      if (token.lower === "that" || token.lower === "this") token.tag = thatTag(tokens, i);
      const would = tokens[i - 1]?.tag === "M" && tokens[i + 1]?.tag === "T"; // "I'd like to keep"
      if (token.lower === "like" && (would || isSubjectBefore(tokens, i))) asVerb(token, "like", "base");
      // "we open the lighthouse": after a subject and before its object, an adjective is a verb.
      if (
        token.tag === "A" &&
        isSubjectBefore(tokens, i) &&
        classOfVerb(token.lower) &&
        /^[DNR]$/.test(tokens[i + 1]?.tag ?? "")
      )
        asVerb(token, token.lower, "base");
      if (token.lower === "her" && !/^[NADQ]$/.test(tokens[i + 1]?.tag ?? "")) token.tag = "R"; // "clears her"
      continue;
    }
    openTag(tokens, i, opinions[i] ?? "");
  }
  nounsAfterArticles(tokens);
  return joinPhrasals(tokens);
}

/** Words that are verbs elsewhere and open the name of a thing here. */
function isFixedCompound(tokens: Token[], i: number): boolean {
  const word = tokens[i]?.lower ?? "";
  const next = tokens[i + 1]?.lower ?? "";
  if (tokens[i - 1]?.tag === "T" || tokens[i - 1]?.tag === "M") return false;
  return (
    (/^(?:wish|shopping|packing|waiting|guest|watch|price|to-do|wait|check|pick|play|set|training|meal|seating|work)$/.test(
      word,
    ) &&
      /^(?:list|lists|plan|plans)$/.test(next)) ||
    (/^(?:booking|parking|meeting|starting|pick-up|drop-off|pickup|charging|watering|feeding|rating|voting)$/.test(
      word,
    ) &&
      /^(?:spots?|spaces?|points?|places?|stations?|slots?|forms?|systems?)$/.test(next)) ||
    (next === "count" && isPerson(word) && singular(word) === word) || // "guest count"
    (word === "foster" && /^(?:homes?|famil(?:y|ies)|parents?|care|carers?)$/.test(next)) ||
    (word === "meeting" && /^(?:minutes|notes|room|rooms)$/.test(next)) ||
    (/^(?:opening|working|office|quiet|visiting|closing|meeting|starting)$/.test(word) &&
      /^(?:hours|times|days|dates)$/.test(next)) ||
    (/^(?:emergency|panic|alarm|sos|call|help|check)$/.test(word) && /^(?:buttons?|contacts?)$/.test(next))
  );
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

function thatTag(tokens: Token[], i: number): Tag {
  const next = tokens[i + 1];
  if (!next) return "R";
  const after = next.tag;
  if (tokens[i]?.lower === "this") return after === "N" || after === "A" ? "D" : "R";
  if (/^[PKC]$/.test(after)) return "R"; // "has to see that at check-in"
  // "may book that device"
  if (
    after === "N" &&
    tokens[i - 1]?.tag === "V" &&
    (!tokens[i + 2] || /^[KO]$/.test(tokens[i + 2]?.tag ?? ""))
  )
    return "D";
  return after === "N" && i === 0 ? "D" : "W";
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
