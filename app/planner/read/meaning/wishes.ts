import { FEATURE_NOUNS, isFieldWord, SCREEN_WORDS } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { capital, singular, withArticle } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import { addAction, mentionPhrase, type State } from "../state";
import { thirdPersonWords } from "./phrases";

/** "I need a panel for the agenda", "my driver needs a list of today's deliveries": a wanted thing is a feature. */
export function wishFor(np: NounPhrase, parsed: Parsed, state: State, clause: Clause, actor: string): void {
  if (np.pronoun) return;
  const last = singular(np.last);
  const feature = FEATURE_NOUNS[last];
  const words = thirdPersonWords(spell(parsed.tokens.slice(np.start, clause.end)), actor);
  const text = np.bare && !np.plural && np.end === np.start + 1 ? withArticle(words) : words;
  mentionPhrase(np, actor === "me" ? 2 : 1, state);
  const around = clause.prepositions.flatMap((p) => p.phrases).map((one) => one.head);
  const found = { actor, objects: [np.head], around, origin: "clause" as const };
  for (const p of clause.prepositions)
    for (const one of p.phrases)
      if (p.word === "of" || p.word === "with") {
        mentionPhrase(one, 1, state);
        if (!one.pronoun) state.lastThing = one.head;
      }
  readListed(clause, state, found.objects);
  if (/^(?:list|table|way|report|sheet)$/.test(last) && text.split(" ").length > 2)
    addAction(state, {
      ...found,
      verb: "view",
      phrase: last === "way" ? text.replace(/^.*?\bway to /, "") : `see ${text}`,
    });
  else if (feature)
    addAction(state, {
      ...found,
      verb: feature.verb,
      phrase: feature.phrase.replace("{}", text).replace("{of}", text),
    });
  else if (
    actor !== "me" &&
    /^(?:cost|total|sum|amount|number|hour|average|balance|revenue|price|figure|result|history|share|percentage)$/.test(
      last,
    )
  )
    addAction(state, { ...found, verb: "view", phrase: `see ${text}` });
  else if (SCREEN_WORDS.has(last)) addAction(state, { ...found, verb: "view", phrase: `see ${text}` });
  // "I want max 20 orders per day", "labels with a barcode": what must be there is a rule.
  else if ((/\d/.test(text) || (actor === "me" && / with /.test(text))) && !state.first)
    state.reading.rules.push(capital(spell(parsed.tokens.slice(clause.verbAt + 1, clause.end))));
}

/** "a list of my papers and leathers": those are what is kept; `objects` follows. */
export function readListed(clause: Clause, state: State, objects: string[]): void {
  const [list = ""] = objects;
  const of = clause.prepositions.find((p) => p.word === "of")?.phrases ?? [];
  const kept = of.filter(
    (np) => !np.pronoun && np.plural && !isPerson(singular(np.last)) && !isFieldWord(np.head),
  );
  if (objects.length !== 1 || !/^(?:list|inventory|register|stock|collection|catalogue)$/.test(list)) return;
  if (kept.length === 0 || of.some((np) => !kept.includes(np) && !isFieldWord(np.head))) return;
  const known = state.reading.mentions.find((one) => one.noun === list);
  if (known) known.weight = Math.min(known.weight, 0.4);
  for (const np of kept) mention(state.reading, np.head, 3);
  objects.splice(0, 1, ...kept.map((np) => np.head));
}

/** Verbs whose objects are the columns of a record. */
export const RECORDING =
  /^(?:note|record|write down|enter|log|track|measure|document|store|save|keep|capture|type in|fill in|jot down)$/;
