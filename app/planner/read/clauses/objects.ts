import { isFieldWord } from "../../catalogue/nouns";
import { looksLikePerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { Item } from "../words/chunks";
import type { NounPhrase } from "../words/noun-phrases";
import type { Token } from "../words/tokens";

/** Subject, verb and what follows. `start`–`end` cover the verb and its objects, not the subject. */
export type Clause = {
  kind: "action" | "be" | "have";
  subject: NounPhrase | null;
  others: NounPhrase[];
  inherited: boolean;
  verb: string;
  modal: string;
  negated: boolean;
  verbAt: number;
  end: number;
  objects: NounPhrase[];
  prepositions: { word: string; phrases: NounPhrase[] }[];
  condition: string;
  /** "a panel to see …": the thing through which it is done; "" mostly. */
  via: string;
  /** Nouns in its condition or question. */
  nearby: NounPhrase[];
  /** True when the object is a question ("see who is missing"). */
  question: boolean;
  /** Where the question begins; what stands in it is asked about, not acted upon. */
  questionAt: number;
  /** "wrong results the arbiter fixes": an object before its subject. */
  fronted: NounPhrase | null;
  /** "at each inspection …": what a sentence opens with. */
  opener: NounPhrase | null;
};

export type Parsed = {
  clauses: Clause[];
  fragments: { start: number; end: number; phrases: NounPhrase[] }[];
  tokens: Token[];
  /** What conditions speak of as their subject: "if a helmet is damaged". */
  met: NounPhrase[];
};

/** Gives each clause its objects; list items that stand on their own become fragments. */
export function fillObjects(clauses: Clause[], items: Item[], used: boolean[], tokens: Token[]): void {
  for (const clause of clauses) {
    let preposition: { word: string; phrases: NounPhrase[] } | null = null;
    let sawPreposition = false;
    for (let i = 0; i < items.length; i++) {
      const item = items[i] as Item;
      if (item.start <= clause.verbAt || item.start >= clause.end) continue;
      if (item.type === "k" && item.start === clause.verbAt + 1 && items[i + 1]?.type === "np") {
        clause.end = item.start; // "settle up, monthly summary": the verb has no object, the next thing stands alone
        break;
      }
      if (
        item.type === "k" &&
        sawPreposition &&
        items[i + 1]?.type === "np" &&
        !listHasAnd(items, i, clause.end, preposition)
      ) {
        clause.end = item.start;
        break;
      }
      // "gets a monthly list, vegan and halal labels": one thing; the rest stands alone.
      const got = clause.objects[0];
      if (
        item.type === "k" &&
        !sawPreposition &&
        clause.objects.length === 1 &&
        got &&
        !got.bare &&
        !got.plural &&
        !got.pronoun &&
        /^(?:get|receive|see)$/.test(clause.verb) &&
        items[i + 1]?.np?.bare &&
        items[i + 1]?.np?.plural
      ) {
        clause.end = item.start;
        break;
      }
      if (item.type === "w" && tokens[item.start]?.lower === "so") {
        clause.end = Math.min(clause.end, item.start); // "no-shows hurt, so maybe a deposit"
        break;
      }
      if (item.type === "o" && /^[.!?:]$/.test(tokens[item.start]?.text ?? "")) {
        clause.end = Math.min(clause.end, item.start);
        break;
      }
      used[i] = true;
      if (item.start >= clause.questionAt) continue;
      // "lend out parts": a particle, not a preposition.
      if (
        item.type === "p" &&
        item.start === clause.verbAt + 1 &&
        /^(?:out|off|up|down|over|back|away)$/.test(tokens[item.start]?.lower ?? "") &&
        clause.kind === "action"
      )
        continue;
      if (item.type === "p") {
        preposition = { word: (tokens[item.start]?.lower ?? "").split(" ")[0] ?? "", phrases: [] };
        clause.prepositions.push(preposition);
        sawPreposition = true;
      } else if (item.type === "np" && item.np) {
        // "read in October the meter": what stands right after when and where, without a joint, is what is read.
        const late =
          preposition !== null &&
          preposition.phrases.length > 0 &&
          clause.objects.length === 0 &&
          clause.kind === "action" &&
          items[i - 1]?.np &&
          !item.np.pronoun;
        if (preposition && !late) preposition.phrases.push(item.np);
        else clause.objects.push(item.np);
      }
    }
    clause.objects = oneHead(clause.objects, tokens);
    // "set the traps, and only they …": what opens the next clause is no end of this one.
    if (
      clause.end > clause.verbAt + 2 &&
      /^(?:only|also|even|then)$/.test(tokens[clause.end - 1]?.lower ?? "") &&
      /^[CK]$/.test(tokens[clause.end - 2]?.tag ?? "")
    )
      clause.end -= 1;
    while (
      clause.end > clause.verbAt + 1 &&
      /^[CKWPDSOT]$/.test(tokens[clause.end - 1]?.tag ?? "") &&
      tokens[clause.end - 1]?.text !== ")"
    ) {
      const word = tokens[clause.end - 1]?.lower ?? "";
      if (tokens[clause.end - 1]?.tag === "P" && /^(?:in|out|up|off|on|back|over|down)$/.test(word)) break;
      if (clause.question && tokens[clause.end - 1]?.tag !== "K" && tokens[clause.end - 1]?.tag !== "C")
        break;
      if (
        tokens[clause.end - 1]?.tag === "P" &&
        tokens[clause.end - 2]?.tag === "V" &&
        clause.end > clause.verbAt + 2
      )
        break; // "topics the kid struggles with"
      clause.end -= 1;
    }
  }
}

/** "baptism, marriage and burial records" are all records: bare singulars before a plural compound share its head. */
function oneHead(objects: NounPhrase[], tokens: Token[]): NounPhrase[] {
  const last = objects[objects.length - 1];
  const before = objects.slice(0, -1);
  if (!last || before.length === 0 || !last.plural || !last.head.includes(" ")) return objects;
  if (tokens[last.start - 1]?.tag !== "C") return objects;
  if (before.some((np, index) => np.plural || np.pronoun || np.head.includes(" ") || (index > 0 && !np.bare)))
    return objects;
  if (!before.every((np) => np.end === np.start + 1 || /^[QA]$/.test(tokens[np.start]?.tag ?? "")))
    return objects;
  return [{ ...last, head: singular(last.last) }];
}

/** After "with A, B, C": a real list ends in "and"; after "with friends, badges" it does not. */
function listHasAnd(
  items: Item[],
  from: number,
  end: number,
  preposition: { word: string; phrases: NounPhrase[] } | null,
): boolean {
  const first = preposition?.phrases[0];
  if (first && looksLikePerson(singular(first.last))) return false;
  // "with title, year, technique, size": what began as columns goes on as columns.
  const columns = preposition?.phrases ?? [];
  if (
    /^(?:with|including)$/.test(preposition?.word ?? "") &&
    columns.length > 1 &&
    columns.every((np) => isFieldWord(np.head)) &&
    !looksLikePerson(singular(items[from + 1]?.np?.last ?? "")) &&
    !/^(?:vg|x|w)$/.test(items[from + 2]?.type ?? "")
  )
    return true;
  // "with address, breed, coat photos": columns need no "and".
  const next = items[from + 1]?.np;
  if (
    first &&
    next &&
    isFieldWord(first.head) &&
    isFieldWord(next.head) &&
    /^(?:with|including)$/.test(preposition?.word ?? "")
  )
    return true;
  for (let i = from; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.start >= end) return false;
    if (item.type === "c") return items[i + 1]?.type === "np";
    if (item.type !== "np" && item.type !== "k" && item.type !== "p") return false;
  }
  return false;
}

/** True when the list that goes on here ends in "and" before anything else happens. */
function closesWithAnd(items: Item[], from: number): boolean {
  for (let i = from + 1; i < items.length; i++) {
    const type = items[i]?.type;
    if (type === "c") return items[i + 1]?.type === "np";
    if (type !== "np" && type !== "k") return false;
  }
  return false;
}

export function leftovers(items: Item[], used: boolean[], tokens: Token[]): Parsed["fragments"] {
  const found: Parsed["fragments"] = [];
  let open: Parsed["fragments"][number] | null = null;
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    // "Rooms with photos, beds and a price": the list after "with" goes on.
    const goesOn =
      item.type === "k" &&
      open !== null &&
      !used[i] &&
      items[i + 1]?.type === "np" &&
      !used[i + 1] &&
      items
        .slice(
          items.findIndex((one) => one.start === (open as Parsed["fragments"][number]).start),
          i,
        )
        .some((one) => one.type === "p" && /^(?:with|including)$/.test(tokens[one.start]?.lower ?? "")) &&
      closesWithAnd(items, i);
    if (goesOn) continue;
    const breaks =
      item.type === "k" ||
      item.type === "w" ||
      item.type === "s" ||
      item.type === "vg" ||
      used[i] ||
      (item.type === "o" && /^[.!?:;]$/.test(tokens[item.start]?.text ?? ""));
    if (breaks) {
      if (open && open.phrases.length > 0) found.push(open);
      open = null;
      continue;
    }
    open ??= { start: item.start, end: item.end, phrases: [] };
    open.end = item.end;
    if (item.np) open.phrases.push(item.np);
  }
  if (open && open.phrases.length > 0) found.push(open);
  return found.map((fragment) => {
    let { start, end } = fragment;
    while (
      end > start &&
      /^[CKWPDSOXT]$/.test(tokens[end - 1]?.tag ?? "") &&
      !/^(?:live|nearby|online|offline|\w+-(?:before|after|ahead))$/.test(tokens[end - 1]?.lower ?? "")
    )
      end -= 1;
    while (start < end && /^[CKWOXST]$/.test(tokens[start]?.tag ?? "")) start += 1;
    return { ...fragment, start, end };
  });
}
