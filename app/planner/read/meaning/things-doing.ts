import { isPerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { singular, withArticle } from "../../text/words";
import { type Clause, type Parsed, spell } from "../clauses/clauses";
import { addAction, addRole, mentionPhrase, noteRunning, type State } from "../state";
import { noteHappening } from "./around-clauses";
import { readBelongs } from "./having";
import { ruleText } from "./states-and-columns";

/** A thing that does something ("the freezer warms up") is a rule of the app, not a story of a person. */
export function readThingDoing(clause: Clause, parsed: Parsed, state: State): void {
  const { reading } = state;
  const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
  // "Our kindergarten prints 20 letters a week": how things are today.
  if (state.first && /^(?:my|our)$/.test(parsed.tokens[clause.subject?.start ?? 0]?.lower ?? "")) {
    if (clause.subject) noteRunning(clause.subject, state);
    // "Our food bank gets donations from twelve supermarkets": what it deals in, and with whom.
    if (/^(?:get|receive|collect|sell|rent|lend|serve|offer|host|distribute|deliver)$/.test(clause.verb)) {
      for (const np of clause.objects) mentionPhrase(np, 1, state);
      for (const np of clause.prepositions.flatMap((p) => p.phrases))
        if (np.plural) mentionPhrase(np, 2, state, false);
    }
    return;
  }
  const happens = noteHappening(clause, state);
  if (text.split(" ").length >= 3 && !happens) reading.rules.push(ruleText(clause, parsed));
  // "readings outside the limits alert the biologist"
  const told = clause.objects.find((np) => !np.pronoun && isPerson(singular(np.last)));
  if (told && classOfVerb(clause.verb) === "notify" && clause.subject) {
    addRole(state, told.head);
    addAction(state, {
      actor: "app",
      verb: clause.verb,
      phrase: `${clause.verb} ${withArticle(told.head)} about ${spell(parsed.tokens.slice(clause.subject.start, clause.subject.end)).toLowerCase()}`,
      objects: [clause.subject.head],
      recipient: told.head,
    });
    mentionPhrase(clause.subject, 2, state);
    return;
  }
  if (clause.subject) mentionPhrase(clause.subject, 2, state);
  for (const np of clause.objects) mentionPhrase(np, 2, state);
  if (clause.subject && /^(?:sit|live|lie|stand|hang|be|go)$/.test(clause.verb))
    for (const p of clause.prepositions)
      for (const np of p.phrases) {
        mentionPhrase(np, 2, state, false);
        if (clause.verb !== "go") reading.relations.push({ from: clause.subject.head, to: np.head });
      }
  readBelongs(parsed, state);
}
