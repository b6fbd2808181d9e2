import { looksLikePerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import { amongThose } from "../words/agreement";
import { CARRIERS, chunk, type Group, type Item } from "../words/chunks";
import type { Token } from "../words/tokens";
import {
  conditionOfFragment,
  embeddedQuestion,
  endOpenCondition,
  insideCondition,
  opensCondition,
  timePreposition,
} from "./conditions";
import { type Cut, type Cutting, close, newCutting } from "./cutting";
import { afterTime, foldRelatives, frontedCondition, runsOn } from "./edges";
import { type Clause, fillObjects, leftovers, type Parsed } from "./objects";
import { CAUSATIVES, isCausedBy, opensList, type Subject, subjectOf } from "./subjects";

export { spell } from "../words/chunks";
export type { NounPhrase } from "../words/noun-phrases";
export type { Clause, Parsed } from "./objects";

/** Cuts a tagged sentence into clauses and verbless fragments. */
export function parseClauses(tokens: Token[]): Parsed {
  const items = foldRelatives(chunk(tokens), tokens);
  const cutting = newCutting(tokens, items);
  for (let i = 0; i < items.length; i++)
    for (const cut of CUTS) {
      const last = cut(cutting, i);
      if (last === null) continue;
      i = last;
      break;
    }
  endOpenCondition(cutting);
  const { clauses, used, fragmentEnds } = cutting;
  noteOpener(cutting);
  fillObjects(clauses, items, used, tokens);
  for (const clause of clauses) if (clause.fronted) clause.objects.unshift(clause.fronted);
  for (const [i, item] of items.entries())
    if (clauses.some((clause) => clause.fronted && clause.fronted === item.np)) used[i] = true;
  return {
    clauses,
    fragments: leftovers(items, used, tokens).map((f) => ({ ...f, end: fragmentEnds.get(f.end) ?? f.end })),
    tokens,
    met: cutting.met,
  };
}

/** What an item can mean for the cutting, in the order in which it is asked. */
const CUTS: Cut[] = [
  insideCondition,
  timePreposition,
  embeddedQuestion,
  conditionOfFragment,
  opensCondition,
  verb,
];

/** "At each inspection the beekeeper notes …": what the sentence opens with. */
function noteOpener({ clauses, items }: Cutting): void {
  const opener = items[0]?.type === "p" && items[1]?.np && !items[1].np.pronoun ? items[1].np : null;
  if (opener && clauses[0] && opener.end <= clauses[0].verbAt)
    for (const clause of clauses) clause.opener = opener;
}

/** A verb, the clause so far, and what stands before the verb, adverbs left out. */
type AtVerb = { cutting: Cutting; i: number; group: Group; before: number; previous: Item | undefined };

/** True when the verb opens no clause of its own. */
type NoClause = (at: AtVerb) => boolean;

function verb(cutting: Cutting, i: number): number | null {
  const { items, used } = cutting;
  const group = items[i]?.vg;
  if (!group) return null;
  let before = i - 1;
  while (before >= 0 && items[before]?.type === "x") before -= 1;
  const at = { cutting, i, group, before, previous: items[before] };
  if (!NO_CLAUSES.some((applies) => applies(at))) openClause(at);
  used[i] = true;
  return i;
}

const NO_CLAUSES: NoClause[] = [
  carried,
  ofRelative,
  through,
  purpose,
  askedFor,
  afterPreposition,
  saysWhich,
  reducedRelative,
  ofTakenNoun,
];

/** "want to see": the seeing is what is done. */
function carried({ cutting: { current }, group, previous }: AtVerb): boolean {
  if (!group.to || !current || previous?.type !== "vg" || !CARRIERS.has(current.verb)) return false;
  current.verb = group.verb;
  current.verbAt = group.verbAt;
  current.kind = group.kind;
  return true;
}

/** "tools they are willing to lend" */
function ofRelative({ cutting: { items, relativeAt }, i, group }: AtVerb): boolean {
  return (
    group.to &&
    relativeAt >= 0 &&
    items.slice(relativeAt + 1, i).every((one) => one.type === "o" || one.type === "x")
  );
}

/** "I need a panel to see the agenda": the panel is where the seeing happens. */
function through({ cutting: { current, used }, group, before, previous }: AtVerb): boolean {
  const thing = previous?.np && !previous.np.pronoun && !looksLikePerson(singular(previous.np.last));
  if (!group.to || !current || !thing || !/^(?:want|need)$/.test(current.verb)) return false;
  current.via = previous.np?.head ?? "";
  current.verb = group.verb;
  current.verbAt = group.verbAt;
  used[before] = true;
  return true;
}

/** "scan the code to open the menu" */
function purpose({ cutting: { current }, group, previous }: AtVerb): boolean {
  const np = previous?.np;
  // "Some break, I would like to note that": a subject of its own, no purpose.
  if (!group.to || !current || !np || /^(?:i|we|they|he|she)$/.test(np.pronoun)) return false;
  if (!CAUSATIVES.has(current.verb) && current.kind !== "have") return true;
  // "asks somebody to help": the asking is what is done.
  if (current.verb === "ask" && /^(?:somebody|someone|anybody|anyone)$/.test(np.head)) return true;
  return current.verb === "get" && !np.pronoun && !looksLikePerson(singular(np.last));
}

/** "ask to see the tower": what is asked for stays with the asking. */
function askedFor({ cutting: { current }, group, previous }: AtVerb): boolean {
  const asking = /^(?:ask|agree|offer|promise|volunteer|request|apply|forget|remember)$/;
  return group.to && current !== null && previous?.type === "vg" && asking.test(current.verb);
}

/** "after finishing the walk" */
function afterPreposition({ cutting: { current }, group, previous }: AtVerb): boolean {
  return previous?.type === "p" && current !== null && group.form === "ing";
}

/** "split among those who rang" */
function saysWhich({ cutting: { current, items, tokens }, i }: AtVerb): boolean {
  return current !== null && amongThose(tokens, items[i]?.start ?? 0);
}

/** "topics the kid struggles with" */
function reducedRelative({ cutting, i, before, previous }: AtVerb): boolean {
  const edge = cutting.items[before - 1];
  if (!previous?.np || !edge?.np || !cutting.current || before === cutting.afterCondition) return false;
  if (opensList(cutting, before) && !edge.np.pronoun) return false;
  if (runsOn(cutting.items, before, i, cutting.tokens)) return false;
  if (afterTime(cutting.items, before, cutting.tokens)) return false;
  cutting.relativeAt = i;
  return true;
}

/** The noun before is an object of the verb, or of the preposition, in front of it. */
function ofTakenNoun({ cutting, before, previous }: AtVerb): boolean {
  const { current, items, used, afterCondition } = cutting;
  const edge = items[before - 1];
  if (!previous?.np || !current || isCausedBy(current, edge) || before === afterCondition) return false;
  return (edge?.type === "vg" || edge?.type === "p") && used[before - 1] === true;
}

function openClause({ cutting, i, group, before }: AtVerb): void {
  const subject = subjectOf(cutting, i, before);
  if (group.kind === "be") cutting.pending.condition ||= sharedCondition(cutting, subject, before);
  close(cutting, subject.from);
  dropMarks(cutting);
  cutting.current = newClause(cutting, group, subject);
  cutting.pending = { condition: "", nearby: [] };
  cutting.clauses.push(cutting.current);
}

/** "If a bike is damaged the guide photographs it and the deposit is kept": both hold then. */
function sharedCondition(
  { current, items, tokens }: Cutting,
  { inherited }: Subject,
  before: number,
): string {
  return current && !inherited && items[before - 1]?.type === "c" ? frontedCondition(current, tokens) : "";
}

/** Several marks in a row (", and") all belong to the cut. */
function dropMarks({ current, tokens }: Cutting): void {
  if (!current) return;
  const marks = current.question ? /^[CK]$/ : /^[CKW]$/;
  while (marks.test(tokens[current.end - 1]?.tag ?? "") && current.end > current.verbAt + 1) current.end -= 1;
}

function newClause({ pending, tokens }: Cutting, group: Group, subject: Subject): Clause {
  return {
    kind: group.kind,
    subject: subject.phrase,
    others: subject.others,
    inherited: subject.inherited,
    verb: group.verb,
    modal: group.modal,
    negated: group.negated,
    verbAt: group.verbAt,
    end: tokens.length,
    objects: [],
    prepositions: [],
    condition: pending.condition,
    via: "",
    nearby: pending.nearby,
    question: false,
    questionAt: tokens.length,
    opener: null,
    fronted: subject.fronted,
  };
}
