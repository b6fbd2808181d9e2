import { looksLikePerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { Item } from "../words/chunks";
import { type Cut, type Cutting, closeForGood, namedIn, startOf, take, wordAt, wordsOf } from "./cutting";
import { asksOn, asksQuestion, beginsAnew, EMBEDDING, listAfter, startsClause } from "./edges";

/** What a clause depends on or asks about: conditions ("when …", "until …") and embedded questions ("who has it"). */

/** Inside "when …": until a comma, "and" before a new verb, or a second subject. */
export const insideCondition: Cut = (cutting, i) => {
  if (cutting.conditionFrom < 0) return null;
  if (secondSubject(cutting, i)) endBySubject(cutting, i);
  else if (endsCondition(cutting, i)) endByMark(cutting, i);
  return i;
};

/** "after the episode is published they get an email" */
function secondSubject({ items, tokens, conditionFrom }: Cutting, i: number): boolean {
  const { np } = items[i] as Item;
  const begun = items.slice(conditionFrom, i).some((one) => one.type === "vg");
  if (!begun || !np) return false;
  const [next, second, third] = items.slice(i + 1, i + 4);
  const hasVerb =
    next?.type === "vg" ||
    (next?.type === "c" && third?.type === "vg") ||
    // "until 4pm everyone in the class gets a ping"
    (np.pronoun && next?.type === "p" && second?.np && third?.type === "vg");
  if (!hasVerb) return false;
  const before = items[i - 1];
  // "until someone ticks it complete": it is ticked, and completes nothing.
  const ticked = np.pronoun === "it" && before?.type === "vg" && next?.vg?.form === "base" && !next.vg.modal;
  if (np.pronoun) return !ticked && before?.type !== "c" && before?.type !== "p";
  return (
    before?.type === "o" ||
    before?.type === "x" ||
    beginsAnew(items, i, conditionFrom, tokens) ||
    // "when it rains jobs move": nothing is rained.
    /^(?:rains|snows|freezes)$/.test(tokens[before?.start ?? -1]?.lower ?? "")
  );
}

/** Notes the nouns of a condition that something happens to, or that do something. */
function meet({ items, met }: Cutting, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const np = items[at]?.np;
    const doing = items[items[at + 1]?.type === "x" ? at + 2 : at + 1];
    if (np && !np.pronoun && doing?.type === "vg" && !doing.vg?.to) met.push(np);
  }
}

function endBySubject(cutting: Cutting, i: number): void {
  const { current, conditionFrom, items } = cutting;
  const text = wordsOf(cutting, conditionFrom, i);
  const opens = items[conditionFrom - 1]?.type === "c" || items[conditionFrom - 1]?.type === "k";
  if (current && !opens) current.condition ||= text;
  else cutting.pending.condition = text;
  meet(cutting, conditionFrom, i);
  take(cutting, conditionFrom, i);
  cutting.conditionFrom = -1;
  cutting.afterCondition = i;
}

function endsCondition(cutting: Cutting, i: number): boolean {
  const { items, conditionFrom } = cutting;
  const { type } = items[i] as Item;
  // "if you're coming because last week there were two": why is another matter.
  if (type === "s" && i > conditionFrom + 1 && /^(?:because|since|as)$/.test(wordAt(cutting, i))) return true;
  if (type === "c") return wordAt(cutting, i) !== "or" && startsClause(items, i + 1);
  return type === "k" || (type === "w" && i > conditionFrom + 2);
}

function endByMark(cutting: Cutting, i: number): void {
  const { current, conditionFrom, items } = cutting;
  const text = wordsOf(cutting, conditionFrom, i);
  const named = namedIn(cutting, conditionFrom, i);
  // "…, and when fewer have said yes, the towers are asked": it belongs to what comes.
  const opensNext =
    items[conditionFrom - 1]?.type === "c" && items[i]?.type === "k" && startsClause(items, i + 1);
  if (current && !opensNext) {
    current.condition ||= text;
    current.nearby.push(...named);
  } else {
    const nearby = named.filter((np) => looksLikePerson(singular(np.last)));
    cutting.pending = { condition: text, nearby };
  }
  meet(cutting, conditionFrom, i);
  take(cutting, conditionFrom, i + 1);
  cutting.conditionFrom = -1;
}

/** A condition that goes on to the sentence's end. */
export function endOpenCondition(cutting: Cutting): void {
  const { current, conditionFrom, items } = cutting;
  if (conditionFrom < 0) return;
  if (current) {
    current.condition ||= wordsOf(cutting, conditionFrom, items.length);
    current.nearby.push(...namedIn(cutting, conditionFrom, items.length));
    current.end = Math.min(current.end, startOf(cutting, conditionFrom));
  }
  meet(cutting, conditionFrom, items.length);
  take(cutting, conditionFrom, items.length);
}

/** "before each concert": a preposition, no condition. */
export const timePreposition: Cut = (cutting, i) => {
  const { items, tokens } = cutting;
  const item = items[i] as Item;
  const next = items[i + 1];
  const time =
    item.type === "s" &&
    /^(?:before|after|until|since)$/.test(wordAt(cutting, i)) &&
    (next?.type === "np" || tokens[next?.start ?? -1]?.tag === "Q") &&
    items[i + 2]?.type !== "vg" &&
    items[i + 2]?.type !== "x";
  if (!time) return null;
  item.type = "p";
  return i;
};

/** "see what is out and who has it": the question is the object, word for word. */
export const embeddedQuestion: Cut = (cutting, i) => {
  const { current, fixed, items, tokens } = cutting;
  const item = items[i] as Item;
  if (!current || fixed.has(current)) return null;
  const what =
    wordAt(cutting, i) === "what" && item.start === current.verbAt + 1 && current.kind === "action";
  if (!EMBEDDING.has(current.verb) && items[i - 1]?.type !== "p" && !what) return null;
  if (!asksQuestion(items, i, tokens, current)) return null;
  const asked = questionEnd(cutting, i);
  current.nearby.push(...namedIn(cutting, i, asked));
  // "fill in what they need, the supplier and the price": the list goes on with things.
  const stop = listAfter(items, asked);
  current.objects.push(...items.slice(asked, stop).flatMap(({ np }) => (np ? [np] : [])));
  take(cutting, i, stop);
  current.question = true;
  current.questionAt = item.start;
  closeForGood(cutting, startOf(cutting, stop));
  return stop - 1;
};

/** Its own verb comes first ("how many adults and children come"); then "and" and a new subject end it. */
function questionEnd(cutting: Cutting, i: number): number {
  const { items, tokens } = cutting;
  let stop = i + 1;
  let hasVerb = false;
  for (; stop < items.length; stop += 1) {
    const item = items[stop] as Item;
    // "report that the child is ill, with the reason"
    const goesOn =
      (wordAt(cutting, i) === "that" && wordAt(cutting, stop + 1) === "with") ||
      // "where they ran, how far and how they felt", "when he started, which parts he used"
      (/^(?:how|where|what|which|when|who)$/.test(wordAt(cutting, stop + 1)) &&
        /^(?:how|where|what|when|whose)$/.test(wordAt(cutting, i))) ||
      // "who visited whom, what they like to eat"
      (wordAt(cutting, i) === "who" && /^(?:what|how|whose)$/.test(wordAt(cutting, stop + 1))) ||
      // "who is coming, who can drive and who brings the oranges"
      (wordAt(cutting, i) === "who" &&
        wordAt(cutting, stop + 1) === "who" &&
        items
          .slice(stop + 1)
          .some((one) => one.type === "c" && wordAt(cutting, items.indexOf(one) + 1) === "who"));
    if (item.type === "k" && !goesOn && !asksOn(items, stop, tokens)) break;
    if (/^[.!?:]$/.test(tokens[item.start]?.text ?? "")) break;
    // "who has been rung and who hasn't", "what is broken and who found it"
    const nextQuestion = /^(?:who|what|which|whose|where|how)$/.test(wordAt(cutting, stop + 1));
    if (item.type === "c" && hasVerb && !nextQuestion && startsClause(items, stop + 1)) break;
    hasVerb ||= item.type === "vg";
  }
  return stop;
}

/** "…, tips when paying": the condition is the fragment's, and the clause ended at the comma. */
export const conditionOfFragment: Cut = (cutting, i) => {
  const { current, items } = cutting;
  const before = items[i - 1];
  if (items[i]?.type !== "s" || !current || before?.type !== "np" || items[i - 2]?.type !== "k") return null;
  let stop = i + 1;
  while (stop < items.length && items[stop]?.type !== "k" && items[stop]?.type !== "o") stop += 1;
  const comma = startOf(cutting, i - 2);
  closeForGood(cutting, comma);
  current.end = Math.min(current.end, comma);
  take(cutting, i, stop);
  cutting.fragmentEnds.set(before.end, startOf(cutting, stop));
  return stop - 1;
};

export const opensCondition: Cut = (cutting, i) => {
  const { items, used } = cutting;
  if (items[i]?.type !== "s") return null;
  const before = items[i - 1];
  // "three months before the period ends"
  const length =
    before?.np &&
    !used[i - 1] &&
    /^(?:before|after)$/.test(wordAt(cutting, i)) &&
    /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/.test(before.np.last);
  cutting.conditionFrom = length ? i - 1 : i;
  closeForGood(cutting, startOf(cutting, cutting.conditionFrom));
  return i;
};
