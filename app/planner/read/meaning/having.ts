import { isFieldWord } from "../../catalogue/nouns";
import { BUSINESSES, isPerson } from "../../catalogue/people";
import { capital, singular } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import { actorOf, addAction, addRole, mentionPhrase, noteRunning, type State } from "../state";
import { columnName } from "./phrases";

/** A clause with "have", and what its subject is. */
type Having = { clause: Clause; parsed: Parsed; state: State; actor: string | null };

/** What belongs to a thing: "each dog has a breed and an age". */
export function readHaving(clause: Clause, parsed: Parsed, state: State): void {
  if (whoHas(clause, parsed, state)) return;
  const having = { clause, parsed, state, actor: actorOf(clause.subject, state) };
  if (iHave(having) || mineHas(having)) return;
  readBelongs(parsed, state);
  const owner = ownerOf(having);
  if (!owner || clause.negated) return;
  mention(state.reading, owner, 2, isSomeone(having));
  if (someoneHas(having) || columnsOfTheirs(having, owner)) return;
  for (const np of hadOf(clause)) noteHad(np, owner, having);
  noteHavingRule(having);
}

/** "who has the wheelbarrow right now": what somebody wants to see. */
function whoHas(clause: Clause, parsed: Parsed, state: State): boolean {
  if (clause.subject?.pronoun !== "who") return false;
  const asked = spell(parsed.tokens.slice(clause.verbAt, clause.end));
  const had = clause.objects.filter((np) => !np.pronoun).map((np) => np.head);
  for (const np of clause.objects) mentionPhrase(np, 1, state, false);
  addAction(state, {
    actor: "",
    verb: "see",
    phrase: `see who ${asked}`,
    objects: [...new Set([state.lastEntity, ...had])].filter(Boolean),
    origin: "clause",
  });
  return true;
}

/** "we have 40 hives on 5 sites": what the writer runs. */
function iHave({ clause, state, actor }: Having): boolean {
  if (actor !== "me") return false;
  const places = clause.prepositions
    .filter((p) => /^(?:in|on|at)$/.test(p.word))
    .flatMap((p) => p.phrases)
    .filter((np) => !np.pronoun);
  for (const np of clause.objects) {
    noteRunning(np, state);
    if (!BUSINESSES.has(singular(np.last))) mentionPhrase(np, 2, state);
    for (const place of places) {
      mentionPhrase(place, 2, state, false);
      state.reading.relations.push({ from: np.head, to: place.head });
    }
  }
  return true;
}

/** "My grandma has diabetes": the writer's life, not the app's. */
function mineHas({ clause, parsed, state }: Having): boolean {
  const words = clause.subject ? parsed.tokens.slice(clause.subject.start, clause.subject.end) : [];
  if (!words.some((token) => /^(?:my|our)$/.test(token.lower))) return false;
  // "My son has diabetes. He logs sugar": the next sentence speaks of him.
  const spoken = clause.subject;
  if (spoken && !spoken.plural && !state.gloss && isPerson(singular(spoken.last)))
    state.persons.push(spoken.head);
  // "Our fire brigade has 40 volunteers": they use the app.
  for (const np of clause.objects.filter(
    (one) => one.plural && !one.pronoun && isPerson(singular(one.last)),
  )) {
    if (isPerson(singular(clause.subject?.last ?? ""))) continue;
    addRole(state, np.head);
    state.persons.push(np.head);
    state.many.add(np.head);
  }
  return true;
}

/** Whose columns they are; "each" is one of what the clause before ended with. */
function ownerOf({ clause, parsed, state }: Having): string {
  const { subject } = clause;
  if (subject?.pronoun === "each") {
    const before = parsed.clauses[parsed.clauses.indexOf(clause) - 1];
    const spokenOf = [
      ...(before?.prepositions.flatMap((p) => p.phrases) ?? []),
      ...(before?.objects ?? []),
    ].find((np) => np.plural);
    if (spokenOf) return spokenOf.head;
  }
  return subject && !subject.pronoun ? subject.head : state.lastEntity;
}

function isSomeone({ clause, actor }: Having): boolean {
  return Boolean(actor) && actor !== "app" && clause.subject !== null && !clause.subject.pronoun;
}

/** Notes who it is. "Plot holders always have too many courgettes" says how it is today, and no columns. */
function someoneHas(having: Having): boolean {
  const { clause, parsed, state, actor } = having;
  if (!isSomeone(having) || !actor) return false;
  state.persons.push(actor);
  if (clause.subject?.plural) state.many.add(actor);
  const said = parsed.tokens.slice(clause.verbAt, clause.end);
  return said.some((token) => /^(?:many|much|lots)$/.test(token.lower));
}

/** "each artist has works with title and year": the columns are those of the works. */
function columnsOfTheirs({ clause, parsed, state }: Having, owner: string): boolean {
  const [theirs] = clause.objects;
  const withThem = clause.prepositions.find((p) => p.word === "with")?.phrases ?? [];
  const columns = withThem.filter((np) => !np.pronoun);
  if (!theirs?.plural || columns.length < 2 || state.gloss) return false;
  if (isFieldWord(theirs.head) || isPerson(singular(theirs.last))) return false;
  mention(state.reading, theirs.head, 4);
  state.lastEntity = theirs.head;
  state.lastThing = theirs.head;
  state.reading.relations.push({ from: theirs.head, to: owner });
  for (const np of columns) state.reading.fields.push({ owner: theirs.head, name: columnName(np, parsed) });
  return true;
}

/** What is had: the objects; of "a profile with …" what stands behind it. */
function hadOf(clause: Clause): NounPhrase[] {
  const profile = /^(?:profile|page|record|card|list|set|form|log)$/.test(
    singular(clause.objects[0]?.last ?? ""),
  );
  const behind = profile
    ? clause.prepositions.flatMap((p) => p.phrases)
    : clause.prepositions.flatMap((p) => (p.word === "with" ? p.phrases : goesOnAfter(p.phrases, clause)));
  return [...(profile ? [] : clause.objects), ...behind].filter((np) => !np.pronoun);
}

/** "a number, a size in rods and a holder": after the rods the list goes on, with an article as before. */
function goesOnAfter(phrases: readonly NounPhrase[], { objects }: Clause): NounPhrase[] {
  return phrases.slice(1).filter((np) => np.bare === (objects.at(-1)?.bare ?? true) || np.bare);
}

/** "an owner, a mother": one person is a column and a relation, many are a table. */
function noteHad(np: NounPhrase, owner: string, { parsed, state }: Having): void {
  const bound = /^(?:min|max)/.test(parsed.tokens[np.start]?.lower ?? "");
  const person = isPerson(singular(np.last)) && !isFieldWord(np.head) && !bound;
  if (person) state.reading.relations.push({ from: singular(np.head), to: owner });
  if (!person || !np.plural) state.reading.fields.push({ owner, name: columnName(np, parsed) });
}

/** The sentence is a rule as well, in the idea's own words. */
function noteHavingRule({ clause, parsed, state }: Having): void {
  const { subject } = clause;
  if (!subject || subject.pronoun) return;
  const said = clause.inherited
    ? `${spell(parsed.tokens.slice(subject.start, subject.end))} ${spell(parsed.tokens.slice(clause.verbAt, clause.end))}`
    : spell(parsed.tokens.slice(subject.start, clause.end));
  state.reading.rules.push(capital(said));
}

/** "Projects belong to clients" is a relation. */
export function readBelongs(parsed: Parsed, state: State): void {
  const found = /\b([\p{L}]+(?: [\p{L}]+)?) belongs? to (?!who)(?:an? |the |one )?([\p{L}]+)/iu.exec(
    spell(parsed.tokens),
  );
  if (!found?.[1] || !found[2]) return;
  const from = singular(found[1].toLowerCase().replace(/^(?:each|every|all|the|an?)\s+/, ""));
  const to = singular(found[2].toLowerCase());
  if (!state.reading.relations.some((one) => one.from === from && one.to === to))
    state.reading.relations.push({ from, to });
  mention(state.reading, from, 2, isPerson(from));
  mention(state.reading, to, 2, isPerson(to));
}
