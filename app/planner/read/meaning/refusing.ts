import { capital, plural } from "../../text/words";
import { type Clause, type Parsed, spell } from "../clauses/clauses";
import { addRole, mentionPhrase, type State } from "../state";
import { phraseOf } from "./phrases";
import { withCondition } from "./states-and-columns";

/** What must not be, in the idea's own words, and who is kept from it; "my gran can't type" is about her, not the app. */
export function readNegated(clause: Clause, parsed: Parsed, state: State, actor: string | null): void {
  const { reading } = state;
  const from = clause.subject?.start ?? clause.verbAt;
  const owned = /^(?:my|our)$/.test(parsed.tokens[from]?.lower ?? "");
  const words = spell(parsed.tokens.slice(from, clause.end));
  // "so I don't send one off too early": what it is good for.
  if (
    /^(?:do not|don't)$/.test(clause.modal) &&
    /^(?:so|that)$/.test(parsed.tokens[from - 1]?.lower ?? "") &&
    actor === "me"
  )
    return;
  // "He won't use it himself": about him.
  if (
    clause.verb === "use" &&
    clause.objects.every((np) => np.pronoun) &&
    /^(?:he|she)$/.test(clause.subject?.pronoun ?? "")
  )
    return;
  if (!owned || /^(?:must|should|may|shall)/.test(clause.modal))
    reading.rules.push(
      capital(
        withCondition(clause.subject ? words : `the app must not ${words}`, clause.condition)
          .replace(/^we\b/i, "{writers}")
          .replace(
            /^i (do not|don't|have not|haven't|am not)\b/i,
            (_, not: string) => `{writer} ${ALONE[not.toLowerCase()]}`,
          )
          .replace(/^i\b/i, "{writer}")
          .replace(/^(?:it|this)\b/i, "the app")
          .replace(/^they\b/i, plural(actor || "user")),
      ),
    );
  if (actor && actor !== "me" && actor !== "app") {
    addRole(state, actor);
    if (!state.gloss) for (const np of clause.objects) mentionPhrase(np, 1, state, false);
    // "guests must not see the prices": what is refused to that role.
    if (
      /^(?:must|may|can|should|shall|could|do|does|will)|^(?:cannot|mustn't|don't)/.test(clause.modal) &&
      !state.gloss
    )
      deny(state, actor, phraseOf(clause, parsed, "", false, actor), clause.condition);
  }
}

/** What "I don't" becomes when it is told of somebody. */
const ALONE: Record<string, string> = {
  "do not": "does not",
  "don't": "doesn't",
  "have not": "has not",
  "haven't": "hasn't",
  "am not": "is not",
};

/** Keeps what is refused to a role; a case in which it is refused makes it a rule only. */
function deny(state: State, role: string, phrase: string, condition: string): void {
  if (condition || phrase.split(" ").length < 2 || phrase.length > 90) return;
  if (
    !/^(?:see|view|read|know|change|edit|delete|remove|book|order|add|enter|write|approve|cancel|open|look|publish|post|assign|download|export|print|message|contact|invite|pay|set|choose|mark|vote|move|close)\b/.test(
      phrase,
    )
  )
    return;
  state.reading.denied.push({ role, phrase });
}
