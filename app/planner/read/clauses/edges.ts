import { isPerson } from "../../catalogue/people";
import { type Item, spell } from "../words/chunks";
import { DAYS } from "../words/noun-phrases";
import type { Token } from "../words/tokens";
import type { Clause } from "./objects";

/** Where one clause ends and the next begins: questions, conditions, relative clauses, lists that go on. */

/**
 * "I give price they choose day": typed without a comma, a pronoun whose verb has an object of its own begins a
 * sentence of its own; "topics they struggle with" and "the books they need" do not.
 */
export function runsOn(items: Item[], subject: number, verb: number, tokens: Token[]): boolean {
  const [edge, object] = [items[subject - 1], items[verb + 1]];
  if (!/^(?:i|we|they|he|she)$/.test(items[subject]?.np?.pronoun ?? "")) return false;
  if (items[verb]?.vg?.kind !== "action" || items[verb]?.vg?.to || edge?.np?.pronoun) return false;
  return (
    object?.np !== undefined &&
    !object.np.pronoun &&
    !DURATIONS.test(object.np.last) &&
    !/^(?:every|each|this|next|last|all)$/.test(tokens[object.start]?.lower ?? "")
  );
}

/** ", after two warnings the committee may take it back": when it is done, before who does it. */
export function afterTime(items: Item[], subject: number, tokens: Token[]): boolean {
  const [joint, word, time, who] = items.slice(Math.max(0, subject - 3), subject + 1);
  // ", and every month the three fastest get a mention"
  const every = time?.np && DAYS.test(time.np.last) && /^[kc]$/.test(word?.type ?? "");
  if (every && who?.np && tokens[who.start]?.tag === "D") return true;
  return (
    /^[kc]$/.test(joint?.type ?? "") &&
    word?.type === "p" &&
    /^(?:after|before|until|by|from|within|during|since)$/.test(tokens[word.start]?.lower ?? "") &&
    time?.np !== undefined &&
    who?.np !== undefined &&
    (who.np.pronoun !== "" || tokens[who.start]?.tag === "D")
  );
}

/** Where the list of plain things that goes on after a question ends; `from` when none does. */
export function listAfter(items: Item[], from: number): number {
  let at = from;
  let things = 0;
  while (
    (items[at]?.type === "k" || items[at]?.type === "c") &&
    (items[at + 1]?.type === "np" || (items[at + 1]?.type === "c" && items[at + 2]?.type === "np"))
  ) {
    const thing = items[at + 1]?.type === "c" ? at + 2 : at + 1;
    if (items[thing]?.np?.pronoun || /^(?:vg|w|x)$/.test(items[thing + 1]?.type ?? "")) break;
    // "the price of the part"
    let end = thing + 1;
    while (items[end]?.type === "p" && items[end + 1]?.type === "np") end += 2;
    if (items[end]?.type === "vg") break;
    at = end;
    things += 1;
  }
  return things >= 2 ? at : from;
}

/** Verbs that take a whole sentence: "when they see the keeper cancels". */
const SENTENTIAL =
  /^(?:see|say|know|think|hear|find|tell|mean|want|need|confirm|report|notice|show|let|make|help|have|be)$/;

/**
 * "When the parcel arrives the desk ticks it off": inside a condition that has its subject and its verb, a noun right
 * after the verb that has a verb of its own begins what is done then.
 */
export function beginsAnew(items: Item[], i: number, from: number, tokens: Token[]): boolean {
  const [before, item] = [items[i - 1], items[i]];
  if (!item?.np || item.np.pronoun) return false;
  // "the clerk and the head get an e-mail"
  const pair = items[i + 1]?.type === "c" && items[i + 2]?.np && items[i + 3]?.type === "vg";
  const next = pair ? items[i + 3] : items[i + 1];
  if (next?.type !== "vg" || !next.vg) return false;
  const article = tokens[item.start]?.tag === "D" || item.np.plural || isPerson(item.np.head);
  const finite =
    !next.vg.to && (next.vg.modal !== "" || next.vg.kind !== "action" || /^(?:base|s)$/.test(next.vg.form));
  const many = pair ? true : item.np.plural;
  const fits = next.vg.modal !== "" || next.vg.kind !== "action" || many === (next.vg.form !== "s");
  if (!article || !finite || !fits) return false;
  const span = items.slice(from, i);
  // "within two weeks | the officer is informed", "when we hit rock | the price changes"
  if (before?.np) {
    const timed = items[i - 2]?.type === "p" && (DURATIONS.test(before.np.last) || before.np.last === "row"); // "twice in a row"
    const object =
      items[i - 2]?.type === "vg" && (before.np.pronoun !== "" || (before.np.bare && !before.np.plural));
    const measured = tokens
      .slice((items[i - 2]?.start ?? 0) + 1, before.np.end)
      .some((token) => token.tag === "Q");
    return (timed || object || measured) && span.some((one) => one.type === "vg");
  }
  if (before?.type !== "vg" || !before.vg) return false;
  // "is damaged" has said what it says, "is" has not.
  const said = before.vg.kind === "be" ? before.end > before.vg.verbAt + 1 : !SENTENTIAL.test(before.vg.verb);
  return said && span.slice(0, -1).some((one) => one.type === "np");
}

/** What lengths of time are counted in. */
const DURATIONS = /^(?:minutes?|hours?|days|weeks?|months?|years?|evening|morning|night|weekend)$/;

/** Whose doing goes on: in "I need attendance, who paid, and tell everyone" a question in between changes nobody. */
export function carriesOn(clauses: readonly Clause[], current: Clause): Clause {
  if (current.subject?.pronoun !== "who") return current;
  return [...clauses].reverse().find((one) => one.subject && one.subject.pronoun !== "who") ?? current;
}

/** The condition of a clause when it stands before it, "" when it has none or when it comes after. */
export function frontedCondition(clause: Clause, tokens: Token[]): string {
  const before = spell(tokens.slice(0, clause.verbAt));
  return clause.condition && before.includes(clause.condition) ? clause.condition : "";
}

/** The noun that a chain of prepositions ("staff in the same team") hangs on, when it opens its clause. */
export function headOf(items: Item[], at: number, used: readonly boolean[]): number {
  let head = at;
  while (
    items[head - 1]?.type === "p" &&
    items[head - 2]?.np &&
    /^$|^(?:every|any|some)(?:one|body)$/.test(items[head - 2]?.np?.pronoun ?? "") &&
    !used[head - 2]
  )
    head -= 2;
  const edge = items[head - 1];
  return edge === undefined || /^[kcwsox]$/.test(edge.type) ? head : at;
}

/** "Members who have paid get a badge": a subject and the clause about it are one noun phrase. */
export function foldRelatives(items: Item[], tokens: Token[]): Item[] {
  const folded: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    const opens = i === 0 || /^[kcswo]$/.test(items[i - 1]?.type ?? "");
    // "everyone booked gets an e-mail"
    const participle = tokens[items[i + 1]?.start ?? -1];
    if (
      item.np?.pronoun &&
      opens &&
      participle?.tag === "A" &&
      /ed$/.test(participle.lower) &&
      items[i + 2]?.type === "vg"
    ) {
      const verb = items[i + 2] as Item;
      folded.push({ ...item, end: verb.start, np: { ...item.np, end: verb.start } });
      i += 1;
      continue;
    }
    const relative = /^(?:who|that|which)$/.test(tokens[items[i + 1]?.start ?? -1]?.lower ?? "");
    if (item.np && opens && relative && items[i + 2]?.type === "vg") {
      let main = i + 3;
      while (
        main < items.length &&
        !/^[ksw]$/.test(items[main]?.type ?? "") &&
        !(items[main]?.type === "vg" && !items[main]?.vg?.to && items[main - 1]?.type !== "c")
      )
        main += 1;
      const verb = items[main];
      if (verb?.type === "vg" && items[main - 1]?.type !== "c") {
        folded.push({ ...item, end: verb.start, np: { ...item.np, end: verb.start } });
        i = main - 1;
        continue;
      }
    }
    const said = item.np && opens ? saidOf(items, i) : i;
    if (item.np && said > i) {
      const start = items[said]?.start ?? item.end;
      folded.push({ ...item, end: start, np: { ...item.np, end: start } });
      i = said - 1;
      continue;
    }
    const counted = item.np && opens ? numberEnd(items, i, tokens) : i;
    const doing = items[counted];
    if (item.np && counted > i && doing) {
      folded.push({ ...item, end: doing.start, np: { ...item.np, end: doing.start } });
      i = counted - 1;
      continue;
    }
    folded.push(item);
  }
  return folded;
}

/** "Parts we ordered should be linked": where the verb of what we ordered stands; `from` when it has none. */
function saidOf(items: Item[], from: number): number {
  const [who, did, main] = items.slice(from + 1, from + 4);
  const own = /^(?:i|we|you|they|he|she)$/.test(who?.np?.pronoun ?? "");
  if (!own || did?.type !== "vg" || did.vg?.kind !== "action" || did.vg.modal) return from;
  const finite = main?.type === "vg" && !main.vg?.to && (main.vg?.modal !== "" || main.vg.kind !== "action");
  return finite && !items[from]?.np?.pronoun ? from + 3 : from;
}

/** "Groups of up to 8 book a tour": where the verb stands that comes right after a number of them; `from` when none does. */
function numberEnd(items: Item[], from: number, tokens: Token[]): number {
  let at = from + 1;
  while (items[at]?.type === "p") at += 1;
  const number = items[at];
  if (at === from + 1 || !number || number.type !== "o" || tokens[number.start]?.tag !== "Q") return from;
  return items[at + 1]?.type === "vg" && !items[at + 1]?.vg?.to ? at + 1 : from;
}

/** Verbs that take a question as their object. */
export const EMBEDDING = new Set(
  "report describe see know search check find show track note log record look view browse decide say choose keep write confirm give enter tell state add mark explain".split(
    " ",
  ),
);
for (const verb of "count register send submit post announce specify declare define remember".split(" "))
  EMBEDDING.add(verb);
EMBEDDING.add("fill in").add("write down");

export function asksQuestion(items: Item[], i: number, tokens: Token[], current: Clause): boolean {
  const item = items[i] as Item;
  const word = tokens[item.start]?.lower ?? "";
  // "members confirm if they come": asked for, not a condition.
  if (
    /^(?:if|whether)$/.test(word) &&
    item.start === current.verbAt + 1 &&
    /^(?:confirm|tell|note|mark|ask|answer|record|enter|write)$/.test(current.verb)
  )
    return true;
  // "confirm that they read it": what is confirmed is a whole clause.
  if (
    word === "that" &&
    item.start === current.verbAt + 1 &&
    /^(?:confirm|say|check|show|note|report|tell)$/.test(current.verb)
  )
    return startsClause(items, i + 1);
  if (!/^(?:who|what|where|which|how|whose|if|whether|when)$/.test(word)) return false;
  if (
    /^(?:if|when)$/.test(word) &&
    !(items[i - 1]?.type === "c" && items[i - 2]?.np && items[i + 1]?.np) && // "give a reason and when it is back"
    !(
      (/^(?:say|choose|see|know|check|decide)$/.test(current.verb) &&
        // "check them when they come back": with an object before it, it says when.
        !(word === "when" && items[i - 1]?.np)) ||
      (word === "when" && item.start === current.verbAt + 1)
    )
  )
    return false;
  if (word === "where" && item.start > current.verbAt + 1) return false;
  if (items[i - 1]?.type === "p") return /^(?:who|what|where|which|how)$/.test(word);
  if (word === "which" || word === "who")
    return (
      items[i - 1]?.type !== "np" ||
      /^(?:me|us|them)$/.test(items[i - 1]?.np?.pronoun ?? "") || // "tell me which"
      (items[i - 2]?.type === "p" && items[i - 3]?.type === "vg" && !isPerson(items[i - 1]?.np?.head ?? "")) // "see from home which"
    );
  return true;
}

/** "who has which mask, and when it was checked": after the comma the next question. */
export function asksOn(items: Item[], comma: number, tokens: Token[]): boolean {
  const word = tokens[items[comma + 2]?.start ?? -1]?.lower ?? "";
  return items[comma + 1]?.type === "c" && /^(?:who|what|when|where|which|how|whether|whose)$/.test(word);
}

export function startsClause(items: Item[], i: number): boolean {
  const first = items[i];
  if (!first) return false;
  if (first.type === "vg") return true;
  return (
    first.type === "np" &&
    (items[i + 1]?.type === "vg" || (items[i + 1]?.type === "x" && items[i + 2]?.type === "vg"))
  );
}
