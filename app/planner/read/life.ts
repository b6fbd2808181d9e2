import { BUSINESSES, isPerson, TRADES } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";
import { CONTEXT_VERBS, classOfVerb } from "../catalogue/verbs";
import { singular } from "../text/words";
import { type Clause, type Parsed, spell } from "./clauses";
import { addRole, mentionPhrase, noteRunning, type State, setProduct } from "./state";
import { ruleText } from "./states-and-columns";

/**
 * Tells about the writer's life rather than about the app: "I run a shop", "4 of us share a flat", "we rescue
 * hedgehogs". Notes who the writer is and what there is; true when the clause said no more than that.
 */
export function readLife(clause: Clause, parsed: Parsed, state: State, isWriter: boolean): boolean {
  const { reading } = state;
  if (
    isWriter &&
    !clause.inherited &&
    // "I say a price the same evening": what is told is done in the app.
    !(clause.verb === "say" && clause.objects.some((np) => !np.pronoun)) &&
    (CONTEXT_VERBS.has(clause.verb) ||
      (/^(?:manage|organi[sz]e|look after|care for|coordinate|maintain)$/.test(clause.verb) &&
        state.first)) &&
    clause.modal === "" &&
    !/\b(?:need|want|like)\b/.test(spell(parsed.tokens.slice(Math.max(0, clause.verbAt - 3), clause.verbAt)))
  ) {
    if (/^(?:run|own|manage|have|organi[sz]e|lead|start|help)$/.test(clause.verb))
      for (const np of clause.objects) noteRunning(np, state);
    // "I teach violin": what the writer does all day is who the writer is.
    if (clause.verb === "own" && clause.subject?.pronoun === "i") reading.writerRole ||= "owner";
    const trade = TRADES[clause.verb];
    if (trade && !/^want|^would/.test(parsed.tokens[clause.verbAt - 2]?.lower ?? "")) {
      reading.writerRole ||= trade;
      addRole(state, trade);
      if (clause.verb !== "teach") for (const np of clause.objects) mentionPhrase(np, 2, state);
    }
    if (clause.verb === "help" && clause.objects.some((np) => singular(np.last) === "person"))
      reading.everyone = true;
    for (const np of clause.prepositions.flatMap((p) => p.phrases))
      if (isPerson(singular(np.last))) addRole(state, singular(np.last));
    return true;
  }
  // "makers who work from home": who they are.
  if (
    state.first &&
    /^(?:work|live|study|travel|struggle|suffer|care|love|like|enjoy|want|need)$/.test(clause.verb) &&
    /^(?:who|that)$/.test(parsed.tokens[clause.verbAt - 1]?.lower ?? "")
  ) {
    if (clause.subject && !clause.subject.pronoun && isPerson(singular(clause.subject.last)))
      addRole(state, clause.subject.head);
    return true;
  }
  // "We drill wells, family business": what the writer lives from.
  if (
    (isWriter || (!clause.subject && parsed.tokens[clause.verbAt]?.form === "ing")) &&
    state.first &&
    clause.modal === "" &&
    clause === parsed.clauses[0] &&
    /\b(?:family business|small business|since \d{4}|since \d+ years|for (?:\d+|ten|twenty|thirty) years)\b/i.test(
      spell(parsed.tokens),
    )
  ) {
    for (const np of clause.objects.slice(0, 1)) mentionPhrase(np, 5, state);
    reading.writerRole ||= "owner";
    return true;
  }
  // "Workers speak Romanian": about the texts.
  if (/^(?:speak|stay|cost|happen)$/.test(clause.verb)) {
    reading.rules.push(ruleText(clause, parsed));
    return true;
  }
  // "We rescue hedgehogs.": what the writer does all day.
  if (
    isWriter &&
    state.first &&
    clause.modal === "" &&
    parsed.clauses.length === 1 &&
    parsed.fragments.length === 0 &&
    parsed.tokens.length <= 7 &&
    /^(?:act|swap)$/.test(classOfVerb(clause.verb) ?? "act") &&
    !/^(?:take|use|visit|share)$/.test(clause.verb) &&
    clause.objects.some((np) => !np.pronoun)
  ) {
    for (const np of clause.objects) mentionPhrase(np, 5, state);
    return true;
  }
  // "I like plants": what the writer is fond of.
  if (isWriter && clause.modal === "" && /^(?:like|enjoy|prefer)$/.test(clause.verb)) {
    for (const np of clause.objects) mentionPhrase(np, 1, state);
    return true;
  }
  // "I want to help people with debts": those people are who uses it.
  if (
    isWriter &&
    clause.verb === "help" &&
    state.first &&
    clause.objects.some((np) => singular(np.last) === "person")
  ) {
    reading.everyone = true;
    return true;
  }
  // "4 of us share a flat", "we open our lighthouse to visitors": how the writer lives, not what the app does.
  const home = clause.objects.find(
    (np) =>
      (clause.verb === "share" &&
        /^(?:flat|house|apartment|office|room|car|garden|kitchen)$/.test(singular(np.last))) ||
      (isWriter &&
        state.first &&
        clause.modal === "" &&
        !isKnownThing(np.head) &&
        /^(?:my|our)$/.test(parsed.tokens[np.start]?.lower ?? "")),
  );
  if (home && !clause.inherited) {
    if (clause.verb === "share" && /^(?:flat|house|apartment)$/.test(home.head)) {
      reading.writerRole ||= `${home.head.replace("apartment", "flat")}mate`;
      addRole(state, reading.writerRole);
      setProduct(state, `shared ${home.head}`);
    } else reading.business ||= home.head;
    return true;
  }
  // "I fix bikes in my garage": what the writer does for a living.
  if (
    isWriter &&
    clause.modal === "" &&
    state.first &&
    clause.prepositions.some((p) =>
      p.phrases.some(
        (np) =>
          BUSINESSES.has(singular(np.last)) && /^(?:my|our)$/.test(parsed.tokens[np.start]?.lower ?? ""),
      ),
    )
  ) {
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    return true;
  }
  return false;
}
