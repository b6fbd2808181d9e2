import { isPerson, PEOPLE, PLACE_ROLES } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { isPlural, singular } from "../../text/words";
import type { Token } from "./tokens";

export const DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|days?|weeks?|months?|years?)$/;

/** A noun phrase: `head` is its singular name without articles and adjectives ("sheet music"). */
export type NounPhrase = {
  start: number;
  end: number;
  head: string;
  last: string;
  pronoun: string;
  plural: boolean;
  bare: boolean;
};

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
        i += 2;
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

function nounPhrase(tokens: Token[], from: number): NounPhrase | null {
  const first = tokens[from] as Token;
  if (first.tag === "R")
    return {
      start: from,
      end: from + 1,
      head: first.lower,
      last: first.lower,
      pronoun: first.lower,
      plural: /^(?:they|we|them|us)$/.test(first.lower),
      bare: false,
    };
  let i = from;
  let sawDeterminer = false;
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    if (token.tag === "D" && tokens[i - 1]?.tag === "A" && i > from) break; // "bad | the keeper"
    // "by ten | the coordinator gets an alarm"
    if (
      token.tag === "D" &&
      i > from &&
      tokens[i - 1]?.tag === "Q" &&
      !/^(?:all|both|half|twice|double|many|such)$/.test(tokens[i - 1]?.lower ?? "")
    )
      break;
    if (token.tag === "D" || token.tag === "Q") sawDeterminer = true;
    else if (token.tag === "A") {
      if (tokens[i + 1]?.lower === "," && tokens[i + 2]?.tag === "A" && tokens[i + 3]?.tag === "N") i += 1;
      else if (tokens[i + 1]?.tag === "C" && tokens[i + 2]?.tag === "A" && tokens[i + 3]?.tag === "N") i += 1;
    } else break;
    i += 1;
  }
  const nouns: string[] = [];
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    if (token.lower === "people" && nouns.length > 0 && sawDeterminer) break; // "during a foray people log finds"
    const after = /^[PS]$/.test(tokens[from - 1]?.tag ?? "");
    // "in a fire alarm reception needs a list", "after the visit interpreter writes minutes"
    if (
      nouns.length > 0 &&
      after &&
      (PLACE_ROLES[token.lower] || isPerson(singular(token.lower))) &&
      !isPerson(singular(nouns[0] ?? "")) &&
      tokens[i + 1]?.tag === "V" &&
      tokens[i + 1]?.form === (isPlural(token.lower) ? "base" : "s")
    )
      break;
    // "after 90 days items go to auction"
    if (
      nouns.length === 1 &&
      after &&
      token.tag === "N" &&
      /^(?:days|weeks|months|years|hours|minutes)$/.test(nouns[0] ?? "")
    )
      break;
    // "every thursday cook publishes": a day is no part of who does something.
    if (
      nouns.length === 1 &&
      DAYS.test(nouns[0] ?? "") &&
      !/^(?:the|our|a|each) (?:night|day|evening|morning)$/.test(`${tokens[i - 2]?.lower} ${nouns[0]}`) && // "the night team"
      token.tag === "N" &&
      isPerson(singular(token.lower))
    )
      break;
    if (token.tag === "N") nouns.push(token.lower);
    else if (token.lower === "'s" && nouns.length > 0 && /[NA]/.test(tokens[i + 1]?.tag ?? ""))
      nouns.length = 0;
    else if (token.tag === "A" && nouns.length === 0) {
      /* an adjective after a possessive */
    } else break;
    i += 1;
  }
  // "grade 4 must be reported"
  const numbered = nouns.length > 0 && /^\d+$/.test(tokens[i]?.lower ?? "");
  if (numbered && /^[MBH]$/.test(tokens[i + 1]?.tag ?? "")) i += 1;
  // "the top 3 go on the menu"
  const counted = tokens[i - 1];
  if (nouns.length === 0 && tokens[from]?.tag === "D" && counted?.tag === "Q" && tokens[i]?.tag === "V")
    return {
      start: from,
      end: i,
      head: counted.lower,
      last: counted.lower,
      pronoun: "",
      plural: true,
      bare: false,
    };
  if (nouns.length === 0) {
    // "approved", "8-12", "sold out": a phrase without a noun still takes its place in the sentence.
    return null;
  }
  const lastNoun = nouns[nouns.length - 1] ?? "";
  const one = singular(lastNoun);
  // "a 4 letter code", "5 euro coffee money": a singular noun after a number only measures.
  const firstNoun = tokens.findIndex((token, at) => at >= from && token.tag === "N");
  // "a social worker": the adjective belongs to the name.
  const described = `${tokens[i - 2]?.lower ?? ""}-${one}`;
  if (nouns.length === 1 && i - 2 >= from && PEOPLE.has(described)) nouns.unshift(tokens[i - 2]?.lower ?? "");
  else if (
    nouns.length > 1 &&
    !isPerson(one) &&
    /^\d/.test(tokens[firstNoun - 1]?.lower ?? "") &&
    singular(nouns[0] ?? "") === nouns[0]
  )
    nouns.shift();
  // "lost things", "found stuff": a thing that is told apart is an item.
  const quality = tokens[i - 2];
  if (
    nouns.length === 1 &&
    i - 2 >= from &&
    quality?.tag === "A" &&
    /^(?:thing|stuff)$/.test(one) &&
    /^(?:lost|found|broken|missing|borrowed|lent|used|stolen|spare|unused|second-?hand|left-?over|old|free)$/.test(
      quality.lower,
    )
  )
    return {
      start: from,
      end: i,
      head: `${quality.lower} item`,
      last: lastNoun === "things" ? "items" : "item",
      pronoun: "",
      plural: lastNoun === "things",
      bare: !sawDeterminer,
    };
  // "a 30 minute appointment" is an appointment.
  const head = [
    ...nouns
      .slice(-2, -1)
      .filter(
        (word) =>
          !/^(?:minute|hour|day|week|month|year|km|kg|mile|euro|dollar|page|person|people|free|many)s?$/.test(
            word,
          ),
      ),
    one,
  ].join(" ");
  return {
    start: from,
    end: i,
    head,
    last: lastNoun,
    pronoun: "",
    plural: one !== lastNoun,
    bare: !sawDeterminer,
  };
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
    .replace(/ \/ /g, " or ")
    .replace(/\s*[.!?,;:]+$/, "")
    .trim();
}
