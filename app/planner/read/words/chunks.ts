import { classOfVerb } from "../../catalogue/verbs";
import { type NounPhrase, nounPhrase } from "./noun-phrases";
import type { Token } from "./tokens";

export type Item = {
  type: "np" | "vg" | "p" | "c" | "k" | "s" | "w" | "x" | "o";
  start: number;
  end: number;
  np?: NounPhrase;
  vg?: Group;
};

export type Group = {
  verb: string;
  verbAt: number;
  kind: "action" | "be" | "have";
  modal: string;
  negated: boolean;
  to: boolean;
  form: string;
};

/** Verbs that only carry another verb: "want to see" is about seeing. */
export const CARRIERS = new Set(
  "want need like love wish try plan hope would prefer wanna start keep be able go get".split(" "),
);

export function chunk(tokens: Token[]): Item[] {
  const items: Item[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    const group = verbGroup(tokens, i);
    if (group) {
      items.push({ type: "vg", start: i, end: group.end, vg: group.group });
      i = group.end;
      continue;
    }
    const phrase = nounPhrase(tokens, i);
    if (phrase) {
      items.push({ type: "np", start: i, end: phrase.end, np: phrase });
      i = phrase.end;
      continue;
    }
    const type =
      ({ P: "p", T: "p", C: "c", K: "k", S: "s", W: "w", X: "x" } as const)[token.tag as "P"] ?? "o";
    items.push({ type, start: i, end: i + 1 });
    i += 1;
  }
  return items;
}

function verbGroup(tokens: Token[], from: number): { end: number; group: Group } | null {
  let i = from;
  let modal = "";
  let negated = false;
  let to = false;
  let verbAt = -1;
  let kind: "action" | "be" | "have" = "action";
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    if (token.tag === "M") {
      modal = token.lower;
      if (/n't$|cannot/.test(token.lower)) negated = true;
    } else if (token.tag === "G" || token.lower === "never") negated = true;
    else if (
      token.tag === "T" &&
      (tokens[i + 1]?.tag === "V" || tokens[i + 1]?.tag === "B" || tokens[i + 1]?.tag === "H")
    )
      to = true;
    else if (token.tag === "X" && i > from && /[VBHMTG]/.test(tokens[i + 1]?.tag ?? "")) {
      /* "can also see" */
    } else if (token.tag === "B") {
      if (tokens[i + 1]?.lower === "able" && tokens[i + 2]?.tag === "T") {
        i += 3; // "anybody on the list should be able to see": no purpose of what comes before
        continue;
      }
      verbAt = i;
      kind = "be";
      // "are locked", "is paid": the state is what the sentence says.
      i += 1;
      if (/n't$/.test(token.lower) || tokens[i]?.tag === "G") negated = true;
      if (tokens[i]?.tag === "V" && tokens[i]?.form === "ing") {
        verbAt = i;
        kind = "action";
        i += 1;
      } else
        while (
          i < tokens.length &&
          (tokens[i]?.tag === "V" ||
            tokens[i]?.tag === "G" ||
            (tokens[i]?.tag === "X" && tokens[i + 1]?.tag === "V"))
        )
          i += 1;
      break;
    } else if (token.tag === "H") {
      if (tokens[i + 1]?.tag === "T" && /^[VB]$/.test(tokens[i + 2]?.tag ?? "")) {
        modal = modal || "must"; // "has to be deleted"
        i += 2;
        continue;
      }
      // "have passed": the tense of another verb.
      if (/^(?:have|has|had|having)$/.test(token.lower)) {
        const next = tokens[i + 1]?.tag === "X" ? i + 2 : i + 1;
        const verb = tokens[next];
        if (verb?.tag === "V" && verb.form === "ed" && !/[DNA]/.test(tokens[next - 1]?.tag ?? "")) {
          verbAt = next;
          i = next + 1;
          break;
        }
      }
      verbAt = i;
      kind = "have";
      i += 1;
      break;
    } else if (token.tag === "V") {
      verbAt = i;
      i += 1;
      const next = tokens[i];
      if (CARRIERS.has(token.base) && next?.tag === "T" && tokens[i + 1]?.tag === "V") continue;
      // "I need see the money": second-language English leaves "to" out.
      if (/^(?:need|want)$/.test(token.base) && next?.tag === "V" && next.form === "base") continue;
      // "start / stop", "add and edit": the second verb of a pair stays in the phrase.
      if (
        next &&
        (next.lower === "/" || next.tag === "C") &&
        tokens[i + 1]?.tag === "V" &&
        tokens[i + 1]?.form === token.form &&
        sharesObject(tokens, i + 2) &&
        (next.lower === "/" || classOfVerb(token.base) !== "find")
      )
        i += 2;
      break;
    } else break;
    i += 1;
  }
  const verb = tokens[verbAt];
  if (verbAt < 0 || !verb) return null;
  const base = kind === "action" ? verb.base : kind === "be" ? "be" : "have";
  return { end: i, group: { verb: base, verbAt, kind, modal, negated, to, form: verb.form } };
}

function sharesObject(tokens: Token[], i: number): boolean {
  return /[NADQR]/.test(tokens[i]?.tag ?? "");
}

/** Puts tokens back into readable text. */
export function spell(tokens: readonly Token[]): string {
  let text = "";
  let glue = true;
  for (const token of tokens) {
    const closes = /^(?:[,;:.!?)%]|'s)$/.test(token.text);
    text += glue || closes ? token.text : ` ${token.text}`;
    glue = token.text === "(";
  }
  return text
    .replace(/\b(day|night|evening|hour|week)-(before|after|ahead)\b/g, "the $1 $2")
    .replace(/(?<=s) ' (?=\p{L})/gu, "' ") // "parents' evening"
    .replace(/ \/ /g, " or ")
    .replace(/\s*[.!?,;:]+$/, "")
    .trim();
}
