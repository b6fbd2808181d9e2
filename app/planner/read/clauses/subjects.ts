import { looksLikePerson, PLACE_ROLES } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { Item } from "../words/chunks";
import { DAYS, type NounPhrase } from "../words/noun-phrases";
import { type Cutting, startOf, take, wordAt, wordsOf } from "./cutting";
import { afterTime, carriesOn, headOf } from "./edges";
import type { Clause } from "./objects";

/** Verbs whose object does the next verb: "let customers book". */
export const CAUSATIVES = new Set(
  "let help allow enable want need make remind invite ask require encourage expect get".split(" "),
);

/** Who does what the verb says. */
export type Subject = {
  phrase: NounPhrase | null;
  /** "visitors and agents manage …": the others. */
  others: NounPhrase[];
  /** Taken from the clause before: "they come and go". */
  inherited: boolean;
  /** "wrong results the arbiter fixes": the object that comes first. */
  fronted: NounPhrase | null;
  /** The token that the clause begins with, so that the one before ends there. */
  from: number;
};

/** The subject of the verb at `i`; `before` is the item in front of it, adverbs left out. */
export function subjectOf(cutting: Cutting, i: number, before: number): Subject {
  const { current, items } = cutting;
  const previous = items[before];
  if (previous?.np) return ownSubject(cutting, before, previous.np);
  if (previous?.type === "w" && isRelative(wordAt(cutting, before)) && items[before - 1]?.np)
    return subject(items[before - 1]?.np ?? null, previous.start);
  return current ? inheritedSubject(cutting, i, before, current) : subject(null, startOf(cutting, i));
}

const isRelative = (word: string) => /^(?:who|that|which)$/.test(word);

function subject(phrase: NounPhrase | null, from: number): Subject {
  return { phrase, others: [], inherited: false, fronted: null, from };
}

/** True when the noun before the verb is what the verb of this clause lets, helps or asks to do something. */
export function isCausedBy(current: Clause | null, edge: Item | undefined): boolean {
  return current !== null && CAUSATIVES.has(current.verb) && edge?.type === "vg";
}

function ownSubject(cutting: Cutting, before: number, noun: NounPhrase): Subject {
  const { current, clauses, items, used } = cutting;
  const edge = items[before - 1];
  // "At the end of the year compare …": the year does not compare.
  const found = subject(!current && edge?.type === "p" ? null : noun, startOf(cutting, before));
  const head = edge?.type === "p" ? headOf(items, before, used) : before;
  if (head < before && items[head]?.np) {
    found.phrase = items[head]?.np ?? null; // "staff in the same team want …"
    take(cutting, head, before);
  }
  if (edge?.np && !edge.np.pronoun && found.phrase && standsAlone(cutting, before)) {
    if (DAYS.test(edge.np.last))
      cutting.pending.condition ||= wordsOf(cutting, before - 1, before).toLowerCase();
    else found.fronted = edge.np;
  }
  found.from = found.fronted ? found.fronted.start : startOf(cutting, head);
  const when = everyDay(cutting, before) ? startOf(cutting, before - 2) : timeBefore(cutting, found, before);
  used[before] = true;
  if (current && isCausedBy(current, edge)) clauses.splice(clauses.indexOf(current), 1);
  addOthers(cutting, found, head);
  if (when >= 0) found.from = when;
  return found;
}

/** "… and after the job they get an invoice": when it is done belongs to what comes; the token that "and" is. */
function timeBefore(cutting: Cutting, found: Subject, before: number): number {
  const { current, items } = cutting;
  const joint = items[before - 3];
  const own = found.phrase?.pronoun || afterTime(items, before, cutting.tokens);
  if (!current || !own || found.fronted || !items[before - 1]?.np) return -1;
  if (items[before - 2]?.type !== "p" || !joint || !/^[ck]$/.test(joint.type)) return -1;
  cutting.pending.condition ||= wordsOf(cutting, before - 2, before).toLowerCase();
  take(cutting, before - 3, before);
  return joint.start;
}

/** True when the noun in front of the subject opens its clause, and so may be the verb's object. */
function standsAlone(cutting: Cutting, before: number): boolean {
  return cutting.current
    ? opensList(cutting, before)
    : cutting.items.slice(0, before - 1).every((one) => one.type === "x");
}

/** True when a comma stands before the two nouns in front of the verb: "…, wrong results the arbiter fixes". */
export function opensList(cutting: Cutting, before: number): boolean {
  const { items } = cutting;
  const mark = items[before - 2]?.type === "k" || everyDay(cutting, before);
  return mark && !/^(?:p|s)$/.test(items[before + 1]?.type ?? "");
}

/** ", and every month the three fastest get a mention" */
function everyDay({ items, tokens }: Cutting, before: number): boolean {
  const day = items[before - 1];
  const every = /^(?:every|each)$/.test(tokens[day?.start ?? -1]?.lower ?? "");
  return every && DAYS.test(day?.np?.last ?? "") && items[before - 2]?.type === "c";
}

/** "visitors and agents manage …": finds the others, back from the subject at `head`. */
function addOthers(cutting: Cutting, found: Subject, head: number): void {
  const { items, used, afterCondition } = cutting;
  let back = head - 1;
  // "owners, vets and groomers see …": the comma of a list, once its last two are known.
  const listed = () => items[back]?.type === "c" || (found.others.length > 0 && items[back]?.type === "k");
  while (listed() && items[back - 1]?.type === "np" && !used[back - 1]) {
    const other = items[back - 1]?.np;
    const me = /^(?:i|me)$/.test(found.phrase?.pronoun ?? "");
    if (me && other && isPersonal(cutting, other)) {
      addRelatives(cutting, found, back - 1);
      return;
    }
    const opener = items[back - 2]?.type;
    const joint = opener === "k" || opener === "c";
    if (found.phrase?.pronoun && joint) {
      found.from = startOf(cutting, back - 2); // "…, and my sister and I see"
      used[back - 1] = true;
      return;
    }
    const ofVerb = (opener === "vg" || opener === "p") && back - 1 !== afterCondition;
    if (!found.phrase || found.phrase.pronoun || ofVerb) break; // "has 60 singers and I …"
    const acts = other && (looksLikePerson(singular(other.last)) || PLACE_ROLES[singular(other.last)]);
    if (!acts) break;
    found.others.push(other);
    used[back - 1] = true;
    found.from = startOf(cutting, back - 1);
    back -= 2;
  }
  const mark = items[back];
  if (mark && (mark.type === "k" || mark.type === "c" || mark.type === "w")) found.from = mark.start;
}

/** "my aunt" */
function isPersonal({ tokens }: Cutting, np: NounPhrase): boolean {
  return looksLikePerson(singular(np.last)) && /^(?:my|our)$/.test(tokens[np.start]?.lower ?? "");
}

/** "my aunt, my brother and me take turns" */
function addRelatives(cutting: Cutting, found: Subject, last: number): void {
  const { items, used } = cutting;
  for (let at = last; items[at]?.np && looksLikePerson(singular(items[at]?.np?.last ?? "")); at -= 2) {
    found.others.push(items[at]?.np as NounPhrase);
    used[at] = true;
    found.from = startOf(cutting, at);
    if (!/^[kc]$/.test(items[at - 1]?.type ?? "")) break;
  }
}

function inheritedSubject(cutting: Cutting, i: number, before: number, current: Clause): Subject {
  const { clauses, items, tokens } = cutting;
  const group = items[i]?.vg;
  const previous = items[before];
  const joint = previous && /^[ckw]$/.test(previous.type);
  // "Potholes are not ours, please tell people so": asked of the app.
  const asked = items.slice(before + 1, i).some((one) => tokens[one.start]?.lower === "please");
  const found = subject(null, joint ? previous.start : startOf(cutting, i));
  // "ai finds recipes, save favourites": a bare form after "finds" has a subject of its own, whoever uses the app.
  const agrees =
    !/^(?:it|ai|app|system)$/.test(current.subject?.head ?? "") ||
    tokens[current.verbAt]?.form !== "s" ||
    group?.form !== "base" ||
    group.modal !== "" ||
    group.to;
  if (!agrees || asked) return found;
  const from = carriesOn(clauses, current);
  return { ...found, phrase: from.subject, others: [...from.others], inherited: true };
}
